# SPDX-License-Identifier: MIT
"""Translations of the window: sentences are collected from the source, translated in .ts files, compiled to .qm.

    python packaging/translations.py               after sentences or translations have changed
    python packaging/translations.py fr            the same, and begin a language
    python packaging/translations.py --forget      the same, and drop translations of sentences that are gone
    python packaging/translations.py --print [de]  print all sentences as a player meets them (with a translation)

It updates ``assets/translations/*.ts`` (what is translated stays, what is gone is marked vanished, what is new is
marked unfinished), lists what is left to translate and where a translation lacks a part of its sentence, and makes
the .qm files that the program reads. Those are not kept in the repository: the bootstrap makes them where they are
missing or older.

A sentence stands in a module of words, with literal strings: an entry of the catalogue (`Sentence`, `Counted`,
`SentenceFor`, `Sentences`, each a name of its module), or a call of `tr` or `plural` inside a function. The table of
settings has the names of its settings with it. What can be wrong with an input is said by the engine, in its kinds of
`InputFault`.

Qt's own tools keep and compile the files: lupdate and lrelease, which come with PySide6. The sentences are found here
and handed to lupdate as C++, because what it finds in Python by itself (PySide6 6.11) is not enough:
- a plural is a third argument to it, a number, with one text; `plural` has one for one and one for many, and no alias
  (``-tr-function-alias``) makes it read the second as the sentence;
- a call in a function of a module has no context, and one in a class that of the class;
- what cannot be translated is no error: ``tr(name)`` is passed over, of ``tr("a" if b else "c")`` only ``"a"`` is
  taken, and the braces of an f-string are taken as they stand;
- it does not say who uses a sentence, which is most of what translators get to know about it.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

import PySide6

from yahtzee_gui.words.base import CONTEXT

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "yahtzee_gui"
ENGINE = ROOT / "engine"
FOLDER = ROOT / "assets" / "translations"
TOOLS = Path(PySide6.__file__).parent
BASE = Path("words") / "base.py"
SETTINGS = Path("settings") / "settings.py"
CALLS = ("tr", "plural")
ENTRIES = ("Sentence", "Counted", "SentenceFor", "Sentences")
# The folders of the window as a player meets them; what several of them say comes last.
READING_ORDER = [
    "new_game",
    "set_up",
    "rules_lab",
    "strategies",
    "board",
    "shell",
    "end_page",
    "review",
    "learn/practice",
    "learn",
    "history",
    "help",
    "settings",
    "demo",
    "menu_words",
    "kit",
    "words",
    "engine",
]

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
    """What was found in the source: the sentences of each module, in the order they came, and errors, as lines."""

    modules: dict[Path, list[Sentence]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def sentences(self) -> dict[Key, Sentence]:
        """Return each sentence once, with all its uses."""
        found: dict[Key, Sentence] = {}
        for one in chain(*self.modules.values()):
            known = found.setdefault(one.key, replace(one, uses=()))
            found[one.key] = replace(known, uses=(*known.uses, *one.uses))
            if known.is_plural != one.is_plural:
                self.errors.append(f"{one.uses[0]} {one.text!r} is used with and without a number; add a note to one.")
        return found


# Reading the source


def read_source() -> Reading:
    """Collect all sentences of the window, and those of the engine: the values of its kinds of `InputFault`."""
    reading = Reading()
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE) != BASE:
            read_module(path.read_text(encoding="utf-8"), path.relative_to(PACKAGE), reading)
    for path in sorted(ENGINE.rglob("*.py")):
        for kind in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(kind, ast.ClassDef) and [ast.unparse(base) for base in kind.bases] == ["InputFault"]:
                use = f"{path.stem}.{kind.name}: {ast.get_docstring(kind)} The name of a field stands in front."
                texts = literals(node.value for node in kind.body if isinstance(node, ast.Assign))
                found = reading.modules.setdefault(path.relative_to(ROOT), [])
                found += [Sentence(text, uses=(use,)) for text in texts]
    return reading


def read_module(source: str, path: Path, reading: Reading) -> None:
    """Collect the sentences of one module, which is at `path` in the package."""
    tree = ast.parse(source)
    name = path.stem
    has_words = path.parts[0] == "words" or name == "words" or name.endswith("_words")
    label = path.parent.name if name == "words" else name
    entries = entries_of(tree) if has_words or path == SETTINGS else {}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    owners = {inner: function for function in functions for inner in ast.walk(function)}  # the innermost comes last
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        kind, function = getattr(call.func, "id", getattr(call.func, "attr", "")), owners.get(call)
        try:
            if call in entries:
                found = sentences_of(call, kind, f"{label}.{entries[call]}")
            elif kind in ENTRIES:
                raise ValueError("an entry of the catalogue is a name of a module of words.")
            elif kind not in CALLS:
                continue
            elif not has_words or function is None or not isinstance(call.func, ast.Name):
                raise ValueError("sentences belong into functions of words, by tr and plural themselves.")
            else:
                said = (ast.get_docstring(function) or "").partition("\n")[0]
                found = sentences_of(call, kind, f"{label}.{function.name}: {said}")
            reading.modules.setdefault(path, []).extend(found)
        except ValueError as error:
            reading.errors.append(f"{path.as_posix()}:{call.lineno}: {error}")


def entries_of(tree: ast.Module) -> dict[ast.Call, str]:
    """Return the entries of the catalogue that a module or a class of it defines, with the names they have there."""
    bodies = (tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef)))
    return {
        call: node.targets[0].id
        for node in chain(*bodies)
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)
        for call in entries_in(node.value)
    }


def entries_in(value: ast.expr) -> Iterator[ast.Call]:
    """Yield the entries that a value is, or is made with."""
    if isinstance(value, ast.Call):
        given = [*value.args, *(keyword.value for keyword in value.keywords)]
        is_entry = isinstance(value.func, ast.Name) and value.func.id in ENTRIES
        yield from [value] if is_entry else chain(*map(entries_in, given))


def literals(parts: Iterable[ast.expr]) -> list[str]:
    """Return those of the parts that are literal strings."""
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def sentences_of(call: ast.Call, kind: str, use: str) -> list[Sentence]:
    """Return the sentences of an entry or a call, each with text and note, of a plural with one, many and note.

    Raises:
        ValueError: if they are no literal strings, in their order.
    """
    where = literals(keyword.value for keyword in call.keywords if keyword.arg == "where" and kind in ENTRIES)
    given = [call.args[kind == "plural" :]]  # there the number comes first
    if kind in ("SentenceFor", "Sentences"):
        given = [part.elts if isinstance(part, ast.Tuple) else [part] for part in call.args]
        given = [parts[kind == "SentenceFor" :] for parts in given]  # there what each is for comes first
    needed = 2 if kind in ("plural", "Counted") else 1
    found = [literals(parts) for parts in given]
    is_read = [
        len(texts) == len(parts) and len(texts) - needed in (0, 1) for texts, parts in zip(found, given, strict=True)
    ]
    if len(where) < len(call.keywords) or not found or not all(is_read):
        raise ValueError(f"{kind} takes literal strings, in their order, and an entry where=.")
    if needed == 2 and "%n" not in found[0][1]:
        raise ValueError(f"%n is missing from {found[0][1]!r}.")
    uses = (": ".join((use, *where)),)
    return [Sentence(texts[needed - 1], "".join(texts[needed:]), needed == 2, uses) for texts in found]


def place_in_reading(path: Path) -> tuple[int, str]:
    """Return what puts the modules in the order in which a player meets them; -1 is of no folder that has a place."""
    name = path.with_suffix("").as_posix()
    return next((at for at, folder in enumerate(READING_ORDER) if f"{name}/".startswith(f"{folder}/")), -1), name


def print_sentences(reading: Reading, language: str) -> None:
    """Print all sentences in reading order: where each is said, what it says, and what a language makes of it."""
    entries = read_entries((FOLDER / f"{language}.ts").read_text(encoding="utf-8")) if language else {}
    for path in sorted(reading.modules, key=place_in_reading):
        print(f"\n== {path.as_posix()}\n")
        for sentence in Reading({path: reading.modules[path]}).sentences().values():
            place = sentence.uses[0].partition(".")[2].removesuffix(".")
            print(f"{sentence.text!r:<60}  [{place}]")
            for form in entries[sentence.key].forms if sentence.key in entries else ():
                print(f"    {form!r}")


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


def as_code(sentences: Iterable[Sentence]) -> str:
    """Return the sentences as lupdate reads them best, in their order, with their uses as comments for translators."""
    lines: list[str] = []
    for sentence in sentences:
        lines += [f"//: {use}" for use in sentence.uses]
        given = [json.dumps(text, ensure_ascii=False) for text in (CONTEXT, sentence.text, sentence.note)]
        lines.append(f"translate({', '.join(given + ['number'] * sentence.is_plural)});")
    return "\n".join([*lines, ""])


def update_file(path: Path, sentences: Iterable[Sentence], *, forget: bool = False) -> None:
    """Make the .ts file at `path` what it should be by the sentences of the source, or begin it."""
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder, "sentences.cpp")
        code.write_text(as_code(sentences), encoding="utf-8", newline="\n")
        options = ["-silent", "-locations", "none", "-source-language", "en", "-target-language", path.stem]
        # A sentence that is like another one may mean another thing: translators are not to be given its translation.
        options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
        options += ["-no-obsolete"] if forget else []
        subprocess.run([TOOLS / "lupdate", *options, code, "-ts", path], check=True)


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Update everything and return the exit status: 1 if the source has errors or something is left to do."""
    parser = argparse.ArgumentParser(description="Collect the sentences of the window and compile their translations.")
    parser.add_argument("begin", nargs="*", metavar="LANGUAGE", help="a language to begin, such as fr or pt_BR")
    parser.add_argument("--forget", action="store_true", help="drop translations of sentences that are gone")
    parser.add_argument("--print", nargs="?", const="", metavar="LANGUAGE", dest="read", help="print all sentences")
    options = parser.parse_args(arguments)
    if options.read and not (FOLDER / f"{options.read}.ts").is_file():
        parser.error(f"there is no language {options.read!r}")
    reading = read_source()
    sentences = list(reading.sentences().values())
    for error in reading.errors:
        print(error, file=sys.stderr)
    if reading.errors:
        return 1
    if options.read is not None:
        print_sentences(reading, options.read)
        return 0
    left = 0
    for path in sorted({*FOLDER.glob("*.ts"), *(FOLDER / f"{code}.ts" for code in options.begin)}):
        update_file(path, sentences, forget=options.forget)
        subprocess.run([TOOLS / "lrelease", "-silent", "-nounfinished", path], check=True)  # these stay English
        found = faults(list(read_entries(path.read_text(encoding="utf-8")).values()))
        print("\n    ".join([f"{path.stem}: {len(sentences)} sentences, {len(found)} left to do", *found]))
        left += len(found)
    return int(left > 0)


if __name__ == "__main__":
    raise SystemExit(main())
