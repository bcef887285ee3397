# SPDX-License-Identifier: MIT
"""The translations in the repository are complete and belong to the source; the tool that keeps them does its work."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
import translations as tool
from checkout import ROOT
from PySide6.QtCore import QTranslator

COMPLETE = ("de", "nl")


@pytest.fixture(scope="module")
def source():
    return tool.read_source()


def entries(path):
    return list(tool.read_entries(path.read_text(encoding="utf-8")).values())


def files(suffix):
    return sorted((ROOT / "assets" / "translations").glob(f"*.{suffix}"))


EACH_SOURCE = pytest.mark.parametrize("path", files("ts"), ids=lambda path: path.stem)


# The files in the repository. When one of these fails: python packaging/translations.py


def test_every_sentence_of_the_source_can_be_translated(source):
    assert source.errors == []
    assert len(source.sentences()) > 200


def test_all_sentences_can_be_read_in_the_order_of_the_window(source, monkeypatch, capsys):
    monkeypatch.setattr(tool, "read_source", lambda: source)
    assert tool.main(["--print", "de"]) == 0
    told = capsys.readouterr().out
    assert not [key for key in source.sentences() if repr(key[0]) not in told]
    modules = re.findall(r"(?m)^== (\S+)", told)
    assert modules.index("new_game/words.py") < modules.index("board/tray/words.py")
    assert modules.index("board/tray/words.py") < modules.index("end_page/words.py")
    assert [name for name in modules if not name.startswith("engine/")][-1].startswith("words/")


def test_every_folder_with_sentences_has_its_place_in_the_reading_order(source):
    assert [path for path in source.modules if tool.place_in_reading(path)[0] < 0] == []


def test_sentences_cannot_be_printed_in_a_language_that_is_not_there(capsys):
    with pytest.raises(SystemExit):
        tool.main(["--print", "../de"])
    assert "there is no language" in capsys.readouterr().err


def test_the_languages_that_are_promised_are_there():
    assert {path.stem for path in files("ts")} >= set(COMPLETE)
    assert [path.stem for path in files("ts")] == [path.stem for path in files("qm")]


@EACH_SOURCE
def test_translations_are_up_to_date_with_the_source(source, path, tmp_path):
    copy = Path(shutil.copy(path, tmp_path))
    tool.update_file(copy, source.sentences().values())
    assert copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


@EACH_SOURCE
def test_translations_keep_what_their_sentence_has(path):
    assert [fault for fault in tool.faults(entries(path)) if not fault.startswith("unfinished")] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_unfinished(language):
    assert tool.faults(entries(tool.FOLDER / f"{language}.ts")) == []


def test_a_german_name_of_a_box_stays_as_it_is_behind_the_word_for_a_box():
    """Its case would change it: "bei Großer Straße"."""
    bare = re.compile(r"\b(mit|bei|in|im) (\{box\}|Große Straße|Kleine Straße)", re.IGNORECASE)
    forms = [form for entry in entries(tool.FOLDER / "de.ts") if not entry.is_gone for form in entry.forms]
    assert any("Feld {box}" in form for form in forms)
    assert [form for form in forms if bare.search(form)] == []


@pytest.mark.parametrize(
    ("language", "others"),
    [
        ("de", r"\b(Zug|Zugs|Züge|Zügen|Match|Block|\w+block|Spielzettels?|Niveau)\b|\bKarte\b(?! unter den Würfeln)"),
        ("nl", r"\b(match|positie|kaart)\b(?! onder de)"),
    ],
)
def test_a_thing_is_called_by_one_word(language, others):
    """The scorecard, a turn, a match and the player's level: Zettel, Runde, Partie, Stufe."""
    found = re.compile(others)
    forms = [form for entry in entries(tool.FOLDER / f"{language}.ts") if not entry.is_gone for form in entry.forms]
    assert [form for form in forms if found.search(form)] == []
    guide = (tool.ROOT / f"docs/guide/{language}.md").read_text(encoding="utf-8")
    assert [line for line in guide.splitlines() if found.search(line.partition("](pictures")[0])] == []


@EACH_SOURCE
def test_the_compiled_file_says_what_the_translators_wrote(path):
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    for entry in entries(path):
        sentence = entry.sentence
        if not entry.is_finished:
            assert not translator.translate(tool.CONTEXT, sentence.text, sentence.note)
        elif sentence.is_plural:
            said = [translator.translate(tool.CONTEXT, sentence.text, sentence.note, n) for n in range(200)]
            assert set(said) == set(entry.forms)
        else:
            assert translator.translate(tool.CONTEXT, sentence.text, sentence.note) == entry.forms[0]


@EACH_SOURCE
def test_the_compiled_file_is_made_from_the_source(path, tmp_path):
    subprocess.run([tool.TOOLS / "lrelease", "-silent", "-nounfinished", path, "-qm", tmp_path / "made.qm"], check=True)
    assert (tmp_path / "made.qm").read_bytes() == path.with_suffix(".qm").read_bytes()


WITHOUT_A_LANGUAGE = """
import importlib, pathlib
from yahtzee_gui.words import base

def refuse(*_):
    raise AssertionError("words at import, before the language is known")

base.tr = base.plural = refuse
for path in sorted(pathlib.Path("yahtzee_gui").rglob("[!_]*.py")):
    importlib.import_module(".".join(path.with_suffix("").parts))
"""


def test_nothing_is_said_at_import():
    done = subprocess.run([sys.executable, "-c", WITHOUT_A_LANGUAGE], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# The tool


def read(source, path="words/play.py"):
    reading = tool.Reading()
    tool.read_module(source, Path(path), reading)
    return reading


def test_sentences_come_with_their_uses():
    reading = read(
        'def a():\n    """Return a."""\n    return tr("One " "two")\n'
        'def b(n):\n    """Return b."""\n'
        '    return plural(n, "%n die", "%n dice") + tr("One two") + tr("Two", "a note")\n',
    )
    assert reading.errors == []
    assert [(s.text, s.note, s.is_plural, s.uses) for s in reading.sentences().values()] == [
        ("One two", "", False, ("play.a: Return a.", "play.b: Return b.")),
        ("%n dice", "", True, ("play.b: Return b.",)),
        ("Two", "a note", False, ("play.b: Return b.",)),
    ]


def test_entries_of_the_catalogue_come_with_their_names_and_where_they_appear():
    reading = read(
        'a = Sentence("One " "two", where="button")\n'
        'b = Sentence("Two", "a note")\n'
        'c = Counted("%n die", "%n dice", "of a game", where="label")\n'
        'd = Sentences("One two", ("Two", "a note"), where="columns")\n'
        'e = SentenceFor((Verdict.BEST, "One two"), (("a", 1), "Two", "a note"))\n',
    )
    assert reading.errors == []
    assert [(s.text, s.note, s.is_plural, s.uses) for s in reading.sentences().values()] == [
        ("One two", "", False, ("play.a: button", "play.d: columns", "play.e")),
        ("Two", "a note", False, ("play.b", "play.d: columns", "play.e")),
        ("%n dice", "of a game", True, ("play.c: label",)),
    ]


@pytest.mark.parametrize(
    "entry",
    [
        "Sentence(name)",
        'Sentence(f"a {b}")',
        'Sentence("a", note)',
        'Sentence(text="a")',
        'Sentence("a", where=name)',
        'Sentence("a", "note", "where")',
        "Sentence()",
        'Counted("a die")',
        'Counted("a die", "some dice")',
        'Counted(one, "%n dice")',
        "Sentences()",
        'Sentences("a", name)',
        'Sentences("a", ("b", note))',
        'Sentences("a", ("b", "note", "more"))',
        'SentenceFor("a")',
        "SentenceFor((Verdict.BEST, name))",
    ],
)
def test_an_entry_that_cannot_be_collected_is_an_error_with_its_place(entry):
    (error,) = read(f"\na = {entry}\n").errors
    assert error.startswith("words/play.py:2:")


def test_the_table_of_settings_has_their_names_with_it():
    source = 'class Settings:\n    a = _flag("b", Row(Sentence("One", where="setting"), hint=Sentence("Two")))\n'
    reading = read(source, "settings/settings.py")
    assert reading.errors == []
    assert [(s.text, s.uses) for s in reading.sentences().values()] == [
        ("One", ("settings.a: setting",)),
        ("Two", ("settings.a",)),
    ]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("words/play.py", 'def f():\n    a = Sentence("a")\n    return a()'),
        ("words/play.py", 'TEXTS = {1: Sentence("a")}'),
        ("words/play.py", 'Sentence("a")'),
        ("words/play.py", 'a = base.Sentence("a")'),
        ("widgets/die.py", 'a = Sentence("a")'),
    ],
)
def test_an_entry_is_a_name_of_a_module_of_the_wording(path, source):
    (error,) = read(source, path).errors
    assert "an entry of the catalogue is" in error


@pytest.mark.parametrize(
    "call",
    [
        "tr(name)",
        'tr(f"a {b}")',
        'tr("a" if b else "c")',
        'tr("a".format())',
        'tr(text="a")',
        'tr("a", note)',
        "tr()",
        'plural(n, one, "%n dice")',
        'plural(n, "%n dice")',
        'plural(n, "a die", "some dice")',
    ],
)
def test_what_cannot_be_collected_is_an_error_with_its_place(call):
    (error,) = read(f"def f(a, b, n):\n    return {call}\n").errors
    assert error.startswith("words/play.py:2:")


@pytest.mark.parametrize("call", ['tr("a")', 'plural(1, "a", "%n b")', 'base.tr("a")', 'self.tr("a")'])
def test_sentences_elsewhere_are_an_error(call):
    (error,) = read(f"def f(self):\n    return {call}\n", "widgets/die.py").errors
    assert "belong into functions of words" in error


def test_sentences_of_no_function_are_an_error():
    (error,) = read('TEXT = tr("a")').errors
    assert "belong into functions of words" in error


def test_sentences_by_another_way_than_tr_and_plural_are_an_error():
    (error,) = read('def f():\n    return base.tr("a")\n').errors
    assert "by tr and plural themselves" in error


def test_one_text_with_and_without_a_number_is_an_error():
    both = 'def f(n):\n    """F."""\n    return plural(n, "%n a", "%n b") + tr("%n b")\n'
    for source, errors in ((both, 1), (both.replace('tr("%n b")', 'tr("%n b", "as it is")'), 0)):
        reading = read(source)
        reading.sentences()
        assert len(reading.errors) == errors


@pytest.fixture
def german(tmp_path):
    """Return a function that updates a .ts file by the texts of the source, and a way to translate in it."""
    path = tmp_path / "de.ts"

    def update(*texts, **options):
        tool.update_file(path, [tool.Sentence(text, is_plural="%n" in text) for text in texts], **options)
        return {entry.sentence.text: entry for entry in entries(path)}

    def translate(text, *forms):
        tree = ElementTree.parse(path)
        (message,) = (found for found in tree.iter("message") if found.findtext("source") == text)
        translation = message.find("translation")
        del translation.attrib["type"]
        for place, form in zip(list(translation) or [translation], forms, strict=True):
            place.text = form
        tree.write(path, encoding="utf-8", xml_declaration=True)

    return update, translate


def test_lupdate_reads_every_character_as_it_is(tmp_path):
    texts = ['quote " and \\ and \\n', "line\nbreak", "é χ² “x” – 🎲", "trigraph ??/ and // no comment */", "a & <b>"]
    sentences = [
        tool.Sentence(text, f"note {number}", uses=(f"use.of: {number}",)) for number, text in enumerate(texts)
    ]
    path = tmp_path / "de.ts"
    tool.update_file(path, sentences)
    found = [entry.sentence for entry in entries(path)]
    assert [(one.text, one.note) for one in found] == [(one.text, one.note) for one in sentences]
    assert [comment.text for comment in ElementTree.parse(path).iter("extracomment")] == [s.uses[0] for s in sentences]


def test_sentences_alike_do_not_lend_each_other_translations(german):
    update, translate = german
    update("Roll the dice")
    translate("Roll the dice", "Würfeln")
    assert update("Roll the dice!", "Roll the dice")["Roll the dice!"].forms == ("",)


def test_what_is_translated_stays_and_what_is_new_is_unfinished(german):
    update, translate = german
    update("A & <B>", "%n dice")
    translate("A & <B>", 'Ä & <"B">')
    translate("%n dice", "%n Würfel", "%n Würfel")
    found = update("new", "A & <B>", "%n dice")
    assert found["A & <B>"].forms == ('Ä & <"B">',)
    assert found["%n dice"].forms == ("%n Würfel", "%n Würfel")
    assert {text: entry.is_finished for text, entry in found.items()} == {
        "new": False,
        "A & <B>": True,
        "%n dice": True,
    }


def test_what_is_gone_is_marked_and_comes_back_or_is_forgotten(german):
    update, translate = german
    update("old", "never translated", "other")
    translate("old", "alt")
    found = update("other")
    assert found["old"].is_gone
    assert "never translated" not in found
    back = update("old", "other")["old"]
    assert (back.forms, back.is_finished, back.is_gone) == (("alt",), True, False)
    update("other")
    assert "old" not in update("other", forget=True)


@pytest.mark.parametrize(
    ("text", "translation"),
    [
        ("{a} of {b}", "{a} von {c}"),
        ("{a} of {b}", "{a} von b"),
        ("&Game", "Spiel"),
        ("&Game", "&Sp&iel"),
        ("Game", "&Spiel"),
        ("New game…", "Neues Spiel"),
        ("Game", "Spiel "),
    ],
)
def test_a_translation_that_lacks_a_part_is_found(text, translation):
    assert len(tool.faults([tool.Entry(tool.Sentence(text), (translation,), True)])) == 1


def test_a_translation_may_change_the_order():
    entry = tool.Entry(tool.Sentence("{a} of {b} && &c"), ("&c: {b}, {a} && {a}",), True)
    assert tool.faults([entry]) == []


def test_every_form_of_a_plural_is_looked_at():
    sentence = tool.Sentence("%n of {b}", is_plural=True)
    assert len(tool.faults([tool.Entry(sentence, ("%n von {b}", "von {b}"), True)])) == 1


@pytest.mark.parametrize(("language", "forms"), [("de", 2), ("ja", 1), ("pl", 3), ("ar", 6), ("pt_BR", 2)])
def test_a_language_can_be_begun_with_as_many_forms_as_it_has(tmp_path, language, forms):
    path = tmp_path / f"{language}.ts"
    tool.update_file(path, [tool.Sentence("%n dice", is_plural=True), tool.Sentence("Roll")])
    assert [entry.forms for entry in entries(path)] == [("",) * forms, ("",)]
    assert not any(entry.is_finished for entry in entries(path))
