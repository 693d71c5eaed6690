"""Every message exists in every language, with the same arguments, and is used somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vaka
from vaka.errors import OptionError
from vaka.games.registry import definition
from vaka.server.app import FAULTS
from vaka.words import HERE, Phrases, Word, phrases
from vaka.words import messages as messages_of
from vaka.words.languages import LANGUAGES
from vaka.words.rulebook import book, chapters, clause_ids, clause_tests, missing_words, readings, short_rules

SOURCE = Path(vaka.__file__).parent
PAGE = SOURCE.parent.parent / "web" / "src"
GAMES = {name: definition(name).folder for name in vaka.games()}
WORDS = [HERE, HERE / "page", SOURCE / "adapters" / "mcp" / "words", *(folder / "words" for folder in GAMES.values())]
FOLDERS = [*WORDS, *(folder / "rulebook" for folder in GAMES.values())]
ENGLISH_ALONE = {name for name, folder in GAMES.items() if "examples" in folder.parts}  # plug-ins may begin with that
SPOKEN = [(folder, lang) for folder in FOLDERS for lang in LANGUAGES if lang == "en" or "examples" not in folder.parts]


def label(part: Path | str) -> str:
    return "/".join(part.parts[-2:]) if isinstance(part, Path) else part


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # A form such as $card-acc is the same argument as $card.
        self.names.add(re.sub(r"-(acc|dat|gen|ins|loc|def)$", "", node.id.name))


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Each message of a file with the arguments it uses."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize(("folder", "lang"), SPOKEN, ids=label)
def test_languages_have_the_same_messages(folder: Path, lang: str) -> None:
    assert list(messages(folder, lang)) == list(messages(folder, "en"))
    assert messages(folder, lang) == messages(folder, "en")


@pytest.mark.parametrize(("folder", "lang"), [pair for pair in SPOKEN if pair[1] != "en"], ids=label)
def test_nothing_is_left_in_english(folder: Path, lang: str) -> None:
    own, english = ((folder / f"{code}.ftl").read_text("utf-8") for code in (lang, "en"))
    same = {line for line in own.splitlines() if len(line) > 45 and "=" in line} & set(english.splitlines())
    assert not same


def sources() -> str:
    """Everything that says something: Python, and the page."""
    files = [file for folder in (SOURCE, PAGE, *GAMES.values()) for file in folder.rglob("*.*")]
    files += PAGE.parent.glob("*.py")
    files = [file for file in files if file.suffix in (".py", ".ts", ".svelte")]
    return "\n".join(file.read_text("utf-8") for file in files)


def is_said(message: str, code: str) -> bool:
    """Whether a message is named as a whole, or by its beginning with something put behind it."""
    parts = message.split("-")
    stems = ["-".join(parts[:n]) for n in range(1, len(parts))]
    made = (re.search(rf"""["'`]{re.escape(stem)}-(\$?\{{|["'`])""", code) for stem in stems)
    return bool(re.search(rf"""["'`]{re.escape(message)}["'`]""", code)) or any(made)


@pytest.mark.parametrize("folder", WORDS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_every_message_is_used(folder: Path) -> None:
    code = sources()
    assert [message for message in messages(folder, "en") if not is_said(message, code)] == []


def test_every_message_that_the_page_names_exists() -> None:
    known = {message for folder in WORDS for message in messages(folder, "en")}
    code = "\n".join(file.read_text("utf-8") for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")])
    named = set(re.findall(r"""['"`]((?:page|board|hint|analyse)-[a-z0-9-]*[a-z0-9])['"`]""", code))
    assert sorted(named - known) == []


@pytest.mark.parametrize("name", vaka.games())
def test_whatever_is_asked_can_be_asked_of_oneself(name: str) -> None:
    known = messages(GAMES[name] / "words", "en")
    own = {
        message.replace("describe-", "page-ask-") for message in known if re.match("describe-(phase|tile)-", message)
    }
    assert own
    assert own <= {*known}
    # Where only some verbs are legal the question may be another one: a message that names them.
    verbs = {str(action).split()[0] for action in vaka.load(name).all_actions()}
    for message in {message for message in known if message.startswith("page-ask-")} - own:
        named = message.split("-")[4:]
        assert message.removesuffix("-" + "-".join(named)) in own
        assert named == sorted(named)
        assert verbs >= {*named}


def test_whatever_a_request_is_refused_for_can_be_said() -> None:
    app, house = ((SOURCE / "server" / f"{name}.py").read_text("utf-8") for name in ("app", "house"))
    codes = {*re.findall(r'_fault\(\d+, "(\w+)"', app), *re.findall(r'Refusal\("(\w+)"', house), *FAULTS.values()}
    assert {"store", "code", "fast", "seat"} <= codes
    assert {f"page-fault-{code}" for code in codes} <= {*messages(HERE / "page", "en")}


def test_words_of_a_game_hide_none_of_the_page() -> None:
    shared = {*messages(HERE, "en"), *messages(HERE / "page", "en")}
    for folder in WORDS[2:]:
        assert shared & set(messages(folder, "en")) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals(lang: str) -> None:
    say = vaka.load("babayaga").phrases(lang)
    texts = [say("event-score", who="Anna", points=points) for points in (0, 1, 2, 5, 21)]
    assert all(str(points) in text for points, text in zip((0, 1, 2, 5, 21), texts, strict=True))
    if lang == "sk":
        forms = {re.sub(r"\d+", "", text) for text in texts}
        assert len(forms) == 3


def test_forms_of_words() -> None:
    say = vaka.load("babayaga").phrases("sk")
    assert say("card-owl") == "Sova"
    assert "Sovu" in say("event-fetch", who="Anna", card=Word("card-owl"))
    with pytest.raises(Exception, match="who"):
        say("event-declare")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    """A plug-in need not speak all languages, nor have every message in each."""
    owls = "hoot = { $count ->\n    [one] one owl\n   *[other] { $count } owls\n}\n"
    (tmp_path / "en.ftl").write_text(f"### A game\n\ngame-title = Owls\n\n## Actions\n{owls}fly = Fly\n", "utf-8")
    (tmp_path / "sk.ftl").write_text("fly = Leť\n    .acc = let\ngame-title = Sovy\nonly = Len tu", "utf-8")
    say = Phrases("sk", [tmp_path])
    assert [say("game-title"), say("hoot", count=1), say("hoot", count=4)] == ["Sovy", "one owl", "4 owls"]
    assert [say("fly"), say.attribute("fly", "acc"), say("only")] == ["Leť", "let", "Len tu"]
    assert re.findall(r"^([\w-]+) =", messages_of(tmp_path, "sk"), re.M) == ["game-title", "hoot", "fly", "only"]
    assert Phrases("is", [tmp_path])("game-title") == "Owls"
    assert messages_of(tmp_path, "is") == messages_of(tmp_path, "en")


@pytest.mark.parametrize(("folder", "lang"), SPOKEN, ids=label)
def test_what_lacks_nothing_is_left_as_it_is(folder: Path, lang: str) -> None:
    assert messages_of(folder, lang) == (folder / f"{lang}.ftl").read_text("utf-8")


def test_a_rulebook_that_lacks_a_language_or_a_clause_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "rulebook").mkdir()
    for lang, text in (("en", "A-1 = One.\nA-2 = Two.\n"), ("is", "A-1 = Einn.\n"), ("sv", "A-1 = Ett.\nA-2 = Två.\n")):
        (tmp_path / "rulebook" / f"{lang}.ftl").write_text(f"chapter-a = A\n\n{text}", "utf-8")
    assert missing_words(tmp_path) == ["is", "es", "sk"]
    assert [chapter.clauses for chapter in chapters(tmp_path, "is")] == [["A-1", "A-2"]]
    say = book("is", tmp_path / "rulebook")
    assert [say("A-1"), say("A-2")] == ["Einn.", "Two."]


def test_unknown_language() -> None:
    with pytest.raises(OptionError, match=", ".join(LANGUAGES)):
        phrases("fr")
    with pytest.raises(OptionError):
        Phrases("xx", [HERE])


CLAUSES = {
    "babayaga": 20 + 13 + 9 + 13 + 67,
    "partners": 38 + 85 + 10,
    "magichill": 60 + 54 + 15,
    "mad": 20 + 11 + 17 + 58,
}


@pytest.mark.parametrize("name", GAMES)
def test_rulebooks_are_complete(name: str) -> None:
    folder = GAMES[name]
    ids = clause_ids(folder)
    assert len(set(ids)) == len(ids) == CLAUSES.get(name, len(ids))
    game = vaka.load(name).definition
    assert {*game.clauses[1:], game.not_your_turn} <= set(ids)
    assert missing_words(folder) == [lang for lang in LANGUAGES if lang != "en" and name in ENGLISH_ALONE]
    assert [chapter.id for chapter in chapters(folder, "is")] == [chapter.id for chapter in chapters(folder, "en")]
    for clause in ids:
        assert vaka.load(name).clause(clause).text("sk")


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_test_that_names_it(name: str) -> None:
    found = clause_tests(clause_ids(GAMES[name]), Path(__file__).parent / name)
    assert [clause for clause, tests in found.items() if not tests] == []


# Where a rule goes past the letter of a printed sheet, or against it: these at least say so.
READINGS = {
    "babayaga": {"B-R2", "B-R59"},
    "mad": {"M-R12", "M-R13", "M-R28", "MD-A9"},
    "magichill": {"A4", "A31", "A35", "A40", "A42", "C1", "C5", "MH-A2", "MH-A8", "MH-A10"},
    "partners": {"CD-9", "GO-4", "SV-4", "SW-4", "WA-5", "§P1", "§M1"},
}


@pytest.mark.parametrize("name", GAMES)
def test_our_readings_are_marked_in_every_language(name: str) -> None:
    ours = readings(GAMES[name])
    assert READINGS.get(name, set()) <= {clause.id for clause in ours}
    for lang in LANGUAGES:
        for clause in ours:
            reading = clause.reading(lang)
            assert reading
            assert clause.text(lang).endswith(f" {reading}")


@pytest.mark.parametrize("name", GAMES)
def test_a_clause_that_speaks_of_the_printed_sheet_is_a_reading(name: str) -> None:
    say = book("en", GAMES[name] / "rulebook")
    plain = {clause for clause in clause_ids(GAMES[name]) if "printed" in say(clause.replace("§", "par-"))}
    # These tell what is printed; they do not depart from it.
    assert plain <= {"M-F13", "M-F17", "GO-15"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_in_short_come_before_all_others(name: str, lang: str) -> None:
    lines = short_rules(GAMES[name], lang)
    assert 4 <= len(lines) == len(short_rules(GAMES[name])) <= 6
    assert all(line.endswith(".") for line in lines)


def test_a_folder_of_tests_is_needed() -> None:
    with pytest.raises(OptionError, match="--tests"):
        clause_tests([], Path("nowhere"))
