# SPDX-License-Identifier: MIT
"""Translations of the window: sentences are collected from the source, translated in .ts files, compiled to .qm.

    python packaging/translations.py               after sentences or translations have changed
    python packaging/translations.py fr            the same, and begin a language
    python packaging/translations.py --forget      the same, and drop translations of sentences that are gone

It updates ``assets/translations/*.ts`` (what is translated stays, what is gone is marked vanished, what is new is
marked unfinished), lists what is left to translate and where a translation lacks a part of its sentence, and makes
the .qm files that the program reads. Both kinds of files belong into the repository.

A sentence is a call of `tr` or `plural` with literal strings, inside a function of ``yahtzee_gui/wording``.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

import PySide6

from yahtzee_gui.wording.base import CONTEXT

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "yahtzee_gui"
FOLDER = ROOT / "assets" / "translations"
BASE = Path("wording") / "base.py"
# How many plural forms Qt expects of a language; two where nothing is said.
FORMS = {
    **dict.fromkeys(("fa", "hu", "id", "ja", "ko", "ms", "th", "tr", "vi", "zh"), 1),
    **dict.fromkeys(("be", "bs", "cs", "ga", "hr", "lt", "lv", "mk", "pl", "ro", "ru", "sk", "sr", "uk"), 3),
    **dict.fromkeys(("gd", "mt", "sl"), 4),
    **{"cy": 5, "ar": 6},
}

Key: TypeAlias = tuple[str, str]
"""The text and the note of a sentence."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of the source: its English text (of a plural, that for many), a note on what is meant, its uses."""

    text: str
    note: str = ""
    is_plural: bool = False
    uses: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        """What tells sentences apart."""
        return self.text, self.note


@dataclass(frozen=True)
class Entry:
    """A sentence in a language: one form, or as many as the language has plurals; empty where not translated."""

    sentence: Sentence
    forms: tuple[str, ...]
    is_finished: bool = False
    is_gone: bool = False


@dataclass
class Reading:
    """What was found in the source: the sentences, in the order they came, and what is wrong, as lines to print."""

    sentences: dict[Key, Sentence] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def add(self, found: Sentence) -> None:
        """Take in a sentence, or another use of it."""
        known = self.sentences.setdefault(found.key, replace(found, uses=()))
        self.sentences[found.key] = replace(known, uses=(*known.uses, *found.uses))
        if known.is_plural != found.is_plural:
            self.errors.append(f"{found.uses[0]} {found.text!r} is used with and without a number; add a note to one.")


# Reading the source


def read_source(package: Path = PACKAGE) -> Reading:
    """Collect all sentences of the package."""
    reading = Reading()
    for path in sorted(package.rglob("*.py")):
        if path.relative_to(package) != BASE:
            read_module(path.read_text(encoding="utf-8"), path.relative_to(package), reading)
    return reading


def read_module(source: str, path: Path, reading: Reading) -> None:
    """Collect the sentences of one module, which is at `path` in the package."""
    tree = ast.parse(source)
    is_wording = CONTEXT in path.parent.parts
    functions = {}
    for node, function in with_functions(tree):
        functions[node] = function
        if not isinstance(node, ast.Call):
            continue
        name, place = called(node), f"{path.as_posix()}:{node.lineno}:"
        if function is None and (name in ("tr", "plural") or (name or "").startswith("wording.")):
            reading.errors.append(f"{place} {name} is called at import, before the language is known.")
        elif name in ("tr", "plural") and is_wording and function is not None:
            use = f"{path.stem}.{function.name}: {(ast.get_docstring(function) or '').partition(chr(10))[0]}"
            read_call(node, name, use, place, reading)
        elif name in ("tr", "plural", "wording.tr", "wording.plural"):
            reading.errors.append(f"{place} sentences belong into yahtzee_gui/wording.")


def with_functions(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.FunctionDef | None]]:
    """Yield every node with the function whose body it is in; decorators and defaults run outside of it."""
    waiting: list[tuple[ast.AST, ast.FunctionDef | None]] = [(tree, None)]
    while waiting:
        node, function = waiting.pop()
        yield node, function
        body = set(node.body) if isinstance(node, ast.FunctionDef) else set()
        children = [(child, node if child in body else function) for child in ast.iter_child_nodes(node)]
        waiting.extend(reversed(children))


def called(call: ast.Call) -> str | None:
    """Return the name that is called, such as ``tr`` or ``wording.close``."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
        return f"{call.func.value.id}.{call.func.attr}"
    return None


def read_call(call: ast.Call, name: str, use: str, place: str, reading: Reading) -> None:
    """Take the sentence out of a call of `tr` (text, note) or `plural` (number, one, many, note)."""
    given = call.args[1:] if name == "plural" else call.args
    texts = [part.value for part in given if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    needed = 2 if name == "plural" else 1
    if call.keywords or len(texts) != len(given) or len(texts) not in (needed, needed + 1):
        reading.errors.append(f"{place} {name} takes literal strings, in their order.")
        return
    note = texts[needed] if len(texts) > needed else ""
    found = Sentence(texts[needed - 1], note, name == "plural", (use,))
    reading.add(found)
    if found.is_plural and "%n" not in found.text:
        reading.errors.append(f"{place} %n is missing from {found.text!r}.")


# The .ts files


def read_entries(text: str) -> dict[Key, Entry]:
    """Return the entries of a .ts file."""
    entries = {}
    for message in ElementTree.fromstring(text).iter("message"):
        sentence = Sentence(
            message.findtext("source", ""), message.findtext("comment", ""), message.get("numerus") == "yes"
        )
        translation = message.find("translation")
        assert translation is not None
        forms = tuple(form.text or "" for form in translation.iter("numerusform"))
        state = translation.get("type")
        forms = forms if sentence.is_plural else (translation.text or "",)
        entries[sentence.key] = Entry(sentence, forms, state is None, state == "vanished")
    return entries


def merged(
    old: dict[Key, Entry], sentences: dict[Key, Sentence], language: str, *, forget: bool = False
) -> list[Entry]:
    """Return the entries for the sentences of the source, and after them those that are gone, unless forgotten."""
    entries = [_entry(sentence, old.get(key), language) for key, sentence in sentences.items()]
    gone = (entry for key, entry in old.items() if key not in sentences and any(entry.forms))
    return entries if forget else [*entries, *(replace(entry, is_finished=False, is_gone=True) for entry in gone)]


def _entry(sentence: Sentence, old: Entry | None, language: str) -> Entry:
    count = FORMS.get(re.split("[-_]", language)[0], 2) if sentence.is_plural else 1
    if old is None or len(old.forms) != count:
        return Entry(sentence, ("",) * count)
    # A sentence that comes back was translated once; whoever brought it back should look at it again.
    return Entry(sentence, old.forms, old.is_finished and all(old.forms))


def written(entries: Sequence[Entry], language: str) -> str:
    """Return the text of a .ts file."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [f'<TS version="2.1" language={quoteattr(language)} sourcelanguage="en">', "<context>"]
    lines += [f"    <name>{CONTEXT}</name>"]
    for entry in entries:
        lines += _message(entry)
    return "\n".join([*lines, "</context>", "</TS>", ""])


def _message(entry: Entry) -> Iterator[str]:
    sentence = entry.sentence
    yield '    <message numerus="yes">' if sentence.is_plural else "    <message>"
    yield f"        <source>{escape(sentence.text)}</source>"
    if sentence.note:
        yield f"        <comment>{escape(sentence.note)}</comment>"
    if sentence.uses:
        yield f"        <extracomment>{escape(chr(10).join(sentence.uses))}</extracomment>"
    state = ' type="vanished"' if entry.is_gone else "" if entry.is_finished else ' type="unfinished"'
    if not sentence.is_plural:
        yield f"        <translation{state}>{escape(entry.forms[0])}</translation>"
    else:
        yield f"        <translation{state}>"
        for form in entry.forms:
            yield f"            <numerusform>{escape(form)}</numerusform>"
        yield "        </translation>"
    yield "    </message>"


def updated(path: Path, sentences: dict[Key, Sentence], *, forget: bool = False) -> str:
    """Return what the .ts file at `path` should be, by the sentences of the source."""
    old = read_entries(path.read_text(encoding="utf-8")) if path.exists() else {}
    return written(merged(old, sentences, path.stem, forget=forget), path.stem)


# Checking and compiling


def parts(text: str) -> Counter[str]:
    """Count what a translation has to keep: placeholders, accelerators, an ellipsis at the end."""
    found = Counter(set(re.findall(r"\{\w*\}|%n", text)))
    found["&"] = text.replace("&&", "").count("&")
    found["…"] = text.endswith("…")
    found["space"] = len(text) - len(text.strip())
    return +found


def faults(entries: Sequence[Entry]) -> list[str]:
    """Return where a translation is missing, or does not keep what its sentence has."""
    found = []
    for entry in entries:
        text = entry.sentence.text
        if not entry.is_gone and not entry.is_finished:
            found.append(f"unfinished: {text}")
        elif not entry.is_gone:
            found += [f"not as in {text!r}: {form!r}" for form in entry.forms if parts(form) != parts(text)]
    return found


def compiler() -> Path | None:
    """Return Qt's lrelease, which comes with PySide6, or None where it is lacking."""
    folder = Path(PySide6.__file__).parent
    return next((path for name in ("lrelease", "lrelease.exe") if (path := folder / name).is_file()), None)


def compile_file(source: Path, target: Path) -> None:
    """Make the .qm file of a .ts file; what is unfinished stays English."""
    tool = compiler()
    if tool is None:
        raise FileNotFoundError("this PySide6 has no lrelease")
    command = [str(tool), "-silent", "-nounfinished", str(source), "-qm", str(target)]
    subprocess.run(command, check=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Update everything and return the exit status: 1 if the source has errors or something is left to do."""
    parser = argparse.ArgumentParser(description="Collect the sentences of the window and compile their translations.")
    parser.add_argument("begin", nargs="*", metavar="LANGUAGE", help="a language to begin, such as fr or pt_BR")
    parser.add_argument("--forget", action="store_true", help="drop translations of sentences that are gone")
    options = parser.parse_args(arguments)
    reading = read_source()
    for error in reading.errors:
        print(error, file=sys.stderr)
    if reading.errors:
        return 1
    FOLDER.mkdir(exist_ok=True)
    paths = {*FOLDER.glob("*.ts"), *(FOLDER / f"{code}.ts" for code in options.begin)}
    left = [_update(path, reading, forget=options.forget) for path in sorted(paths)]
    return int(any(left))


def _update(path: Path, reading: Reading, *, forget: bool) -> int:
    """Update and compile one language, say what is left to do, and return how much."""
    path.write_text(updated(path, reading.sentences, forget=forget), encoding="utf-8", newline="\n")
    compile_file(path, path.with_suffix(".qm"))
    found = faults(list(read_entries(path.read_text(encoding="utf-8")).values()))
    print(f"{path.stem}: {len(reading.sentences)} sentences, {len(found)} left to do")
    for fault in found:
        print(f"    {fault}")
    return len(found)


if __name__ == "__main__":
    raise SystemExit(main())
