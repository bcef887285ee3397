# SPDX-License-Identifier: MIT
"""Translations of the window: sentences are collected from the source, translated in .ts files, compiled to .qm.

    python packaging/translations.py               after sentences or translations have changed
    python packaging/translations.py fr            the same, and begin a language
    python packaging/translations.py --forget      the same, and drop translations of sentences that are gone
    python packaging/translations.py --compile     compile the translations, and nothing else
    python packaging/translations.py --print [de]  print all sentences as a player meets them (with a translation)

It updates ``assets/translations/*.ts`` (what is translated stays, what is gone is marked vanished, what is new is
marked unfinished), lists what is left to translate and where a translation lacks a part of its sentence, and makes
the .qm files that the program reads. Those are not kept in the repository: the bootstrap makes them where they are
missing or older.

A sentence stands in a module of words, with literal strings: an entry of the catalogue (`Sentence`, `Counted`,
`Sentences`, each a name of its module), or a call of `tr` or `plural` inside a function. The table of settings has the
names of its settings with it. What can be wrong with an input is said by the engine, in its kinds of `InputFault`.

Qt's own tools keep and compile the files: lupdate and lrelease, which come with PySide6. The sentences are found here
and handed to lupdate as C++, because what it finds in Python by itself (PySide6 6.11) is not enough:
- a plural is a third argument to it, a number, with one text; `plural` has one for one and one for many, and no alias
  (``-tr-function-alias``) makes it read the second as the sentence;
- a call in a function of a module has no context, and one in a class that of the class;
- what cannot be translated is no error: ``tr(name)`` is passed over, of ``tr("a" if b else "c")`` only ``"a"`` is
  taken, and the braces of an f-string are taken as they stand;
- it does not say who uses a sentence, which is most of what translators get to know about it;
- it does not see that a call runs at import, before the language is known.
"""

from __future__ import annotations

import argparse
import ast
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
BASE = Path("words") / "base.py"
SETTINGS = Path("settings") / "settings.py"
CALLS = ("tr", "plural")
ENTRIES = ("Sentence", "Counted", "Sentences")
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
    for _, sentences in faults_of_engine():
        for sentence in sentences:
            reading.add(sentence)
    return reading


def faults_of_engine() -> Iterator[tuple[Path, list[Sentence]]]:
    """Yield the modules of the engine that say what can be wrong, each with the values of its kinds of `InputFault`."""
    for path in sorted(ENGINE.rglob("*.py")):
        for kind in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(kind, ast.ClassDef) and [ast.unparse(base) for base in kind.bases] == ["InputFault"]:
                use = f"{path.stem}.{kind.name}: {ast.get_docstring(kind)} The name of a field stands in front."
                texts = literals(node.value for node in kind.body if isinstance(node, ast.Assign))
                yield path.relative_to(ROOT), [Sentence(text, uses=(use,)) for text in texts]


def read_module(source: str, path: Path, reading: Reading) -> None:
    """Collect the sentences of one module, which is at `path` in the package."""
    tree = ast.parse(source)
    has_words = is_words(path.with_suffix("").parts)
    entries = entries_of(tree) if has_words or path == SETTINGS else {}
    speaking = names_of_words(tree, has_words=has_words)
    for node, function in with_functions(tree):
        name = called(node) if isinstance(node, ast.Call) else ""
        if not isinstance(node, ast.Call) or not name:
            continue
        place, kind = f"{path.as_posix()}:{node.lineno}:", name.split(".")[-1]
        if node in entries:
            read_entry(node, name, f"{label_of(path)}.{entries[node]}", place, reading)
        elif kind in ENTRIES:
            reading.errors.append(f"{place} an entry of the catalogue is a name of a module of words.")
        elif function is None and (kind in CALLS or name.split(".")[0] in speaking):
            reading.errors.append(f"{place} {name} is called at import, before the language is known.")
        elif name in CALLS and has_words and function is not None:
            use = f"{label_of(path)}.{function.name}: {(ast.get_docstring(function) or '').partition(chr(10))[0]}"
            read_call(node, name, use, place, reading)
        elif kind in CALLS:
            reading.errors.append(f"{place} sentences belong into a module of words, by tr and plural themselves.")


def is_words(parts: Sequence[str]) -> bool:
    """Return whether the path of a module, from the package on, is that of words: a feature's, or of the folder."""
    return bool(parts) and (parts[0] == "words" or parts[-1] == "words" or parts[-1].endswith("_words"))


def label_of(path: Path) -> str:
    """Return how translators are told which module a sentence is from: its folder, unless its name says enough."""
    return path.parent.name if path.stem == "words" else path.stem


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
        yield from [value] if called(value) in ENTRIES else chain(*map(entries_in, given))


def names_of_words(tree: ast.Module, *, has_words: bool) -> set[str]:
    """Return by which names a module knows modules of words and what is in them; its own if it is one of them."""
    names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)} if has_words else set()
    names |= set(entries_of(tree).values()) if has_words else set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            whole = {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            whole = {alias.asname or alias.name.split(".")[0]: alias.name for alias in node.names}
        else:
            continue
        names |= {name for name, full in whole.items() if leads_to_words(full)}
    return names


def leads_to_words(full: str) -> bool:
    """Return whether a dotted name is a module of words, or of something in one."""
    package, *parts = full.split(".")
    return package == PACKAGE.name and any(is_words(parts[:end]) for end in range(1, len(parts) + 1))


def with_functions(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.FunctionDef | None]]:
    """Yield every node with the function whose body it is in; decorators and defaults run outside of it."""
    waiting: list[tuple[ast.AST, ast.FunctionDef | None]] = [(tree, None)]
    while waiting:
        node, function = waiting.pop()
        yield node, function
        body = set(node.body) if isinstance(node, ast.FunctionDef) else set()
        children = [(child, node if child in body else function) for child in ast.iter_child_nodes(node)]
        waiting.extend(reversed(children))


def called(call: ast.Call) -> str:
    """Return the dotted name that is called, such as ``tr`` or ``play.turn``; empty if it is none."""
    parts: list[str] = []
    function = call.func
    while isinstance(function, ast.Attribute):
        parts.append(function.attr)
        function = function.value
    return ".".join(reversed([*parts, function.id])) if isinstance(function, ast.Name) else ""


def read_call(call: ast.Call, name: str, use: str, place: str, reading: Reading) -> None:
    """Take the sentence out of a call of `tr` (text, note) or `plural` (number, one, many, note)."""
    given = call.args[1:] if name == "plural" else call.args
    if call.keywords or not take(given, use, reading, place, is_plural=name == "plural"):
        reading.errors.append(f"{place} {name} takes literal strings, in their order.")


def read_entry(call: ast.Call, name: str, use: str, place: str, reading: Reading) -> None:
    """Take the sentences out of a `Sentence` (text, note), a `Counted` (one, many, note), or `Sentences`."""
    where = [keyword.value for keyword in call.keywords if keyword.arg == "where"]
    said = literals(where)
    texts = [part.elts if isinstance(part, ast.Tuple) else [part] for part in call.args]
    given = texts if name == "Sentences" and texts else [call.args]
    use = ": ".join((use, *said))
    is_read = [take(parts, use, reading, place, is_plural=name == "Counted") for parts in given]
    if len(said) != len(call.keywords) or not all(is_read):
        reading.errors.append(f"{place} {name} takes literal strings, in their order, and where=.")


def literals(parts: Iterable[ast.expr]) -> list[str]:
    """Return those of the parts that are literal strings."""
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def take(given: Sequence[ast.expr], use: str, reading: Reading, place: str, *, is_plural: bool) -> bool:
    """Take in the sentence that is `given` as its text, or its two forms, and perhaps a note; return whether it is."""
    texts, needed = literals(given), 2 if is_plural else 1
    if len(texts) != len(given) or len(texts) not in (needed, needed + 1):
        return False
    found = Sentence(texts[needed - 1], texts[needed] if len(texts) > needed else "", is_plural, (use,))
    reading.add(found)
    if found.is_plural and "%n" not in found.text:
        reading.errors.append(f"{place} %n is missing from {found.text!r}.")
    return True


def in_reading_order(package: Path = PACKAGE) -> Iterator[tuple[Path, list[Sentence]]]:
    """Yield the modules that have sentences as a player meets them, each with its sentences in their order."""

    def place(path: Path) -> tuple[int, str]:
        name = path.relative_to(package).with_suffix("").as_posix()
        return next((at for at, folder in enumerate(READING_ORDER) if f"{name}/".startswith(f"{folder}/")), -1), name

    for path in sorted(package.rglob("*.py"), key=place):
        reading = Reading()
        if path.relative_to(package) != BASE:
            read_module(path.read_text(encoding="utf-8"), path.relative_to(package), reading)
        if reading.sentences:
            yield path.relative_to(package), list(reading.sentences.values())
    yield from faults_of_engine()


def print_sentences(language: str | None) -> None:
    """Print all sentences in reading order: where each is said, what it says, and what a language makes of it."""
    entries = read_entries((FOLDER / f"{language}.ts").read_text(encoding="utf-8")) if language else {}
    for path, sentences in in_reading_order():
        print(f"\n== {path.as_posix()}\n")
        for sentence in sentences:
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
        number = ", number" if sentence.is_plural else ""
        lines.append(f"translate({_quoted(CONTEXT)}, {_quoted(sentence.text)}, {_quoted(sentence.note)}{number});")
    return "\n".join([*lines, ""])


def _quoted(text: str) -> str:
    escaped = text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'"{escaped}"'


def update_file(path: Path, sentences: Iterable[Sentence], *, forget: bool = False) -> None:
    """Make the .ts file at `path` what it should be by the sentences of the source, or begin it."""
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder, "sentences.cpp")
        code.write_text(as_code(sentences), encoding="utf-8", newline="\n")
        options = ["-silent", "-locations", "none", "-source-language", "en", "-target-language", path.stem]
        # A sentence that is like another one may mean another thing: translators are not to be given its translation.
        options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
        options += ["-no-obsolete"] if forget else []
        subprocess.run([qt_tool("lupdate"), *options, str(code), "-ts", str(path)], check=True)


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


def qt_tool(name: str) -> str:
    """Return the path of a tool of Qt's that comes with PySide6.

    Raises:
        FileNotFoundError: if it did not come with this one.
    """
    folder = Path(PySide6.__file__).parent
    path = next((path for path in (folder / name, folder / f"{name}.exe") if path.is_file()), None)
    if path is None:
        raise FileNotFoundError(f"this PySide6 has no {name}")
    return str(path)


def compile_file(source: Path, target: Path) -> None:
    """Make the .qm file of a .ts file; what is unfinished stays English."""
    subprocess.run([qt_tool("lrelease"), "-silent", "-nounfinished", str(source), "-qm", str(target)], check=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Update everything and return the exit status: 1 if the source has errors or something is left to do."""
    parser = argparse.ArgumentParser(description="Collect the sentences of the window and compile their translations.")
    parser.add_argument("begin", nargs="*", metavar="LANGUAGE", help="a language to begin, such as fr or pt_BR")
    parser.add_argument("--forget", action="store_true", help="drop translations of sentences that are gone")
    parser.add_argument("--print", nargs="?", const="", metavar="LANGUAGE", dest="read", help="print all sentences")
    parser.add_argument("--compile", action="store_true", help="make the .qm files, and change nothing else")
    options = parser.parse_args(arguments)
    if options.compile:
        for path in sorted(FOLDER.glob("*.ts")):
            compile_file(path, path.with_suffix(".qm"))
        return 0
    if options.read is not None:
        if options.read and not (FOLDER / f"{options.read}.ts").is_file():
            parser.error(f"there is no language {options.read!r}")
        print_sentences(options.read)
        return 0
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
    update_file(path, reading.sentences.values(), forget=forget)
    compile_file(path, path.with_suffix(".qm"))
    found = faults(list(read_entries(path.read_text(encoding="utf-8")).values()))
    print(f"{path.stem}: {len(reading.sentences)} sentences, {len(found)} left to do")
    for fault in found:
        print(f"    {fault}")
    return len(found)


if __name__ == "__main__":
    raise SystemExit(main())
