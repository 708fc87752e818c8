"""Every rule, vector and decision of docs/rules is cited by a test; every citation exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ashfall.server.rulebook import rule_sections

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/rules/neuroshima.md").read_text(encoding="utf-8")
DEFINITION = re.compile(
    r'<a id="(?P<anchor>(?:nh|r|tv|dp|e)-[^"]+)"></a>\s*(?:\*\*|### )?(?P<id>[A-Z]+-\w+(?:\.\d+)*)'
)
ROW = re.compile(r"^\| ((?:NH|R)-[\w.]+) \|", re.MULTILINE)
MENTION = re.compile(r"\b(?:NH|R|TV|DP|E)-\d\w*(?:\.\d+)*")
RULING = re.compile(r"\bR-\d+")
INDEX_ROW = re.compile(
    r"^\| \[[^]]+\]\(#(?P<anchor>section-\w+)\) \|(?P<clauses>[^|]*)\|(?P<rulings>[^|]*)\|$", re.MULTILINE
)
RANGE = re.compile(r"([A-Z]+-[\w.]+)(?: to ([A-Z]+-[\w.]+))?")
INNER_TITLES = ("section-18",)  # TV-1 is a title over TV-1.1
ADVICE = 'mark its test with @pytest.mark.clause("id")'
CITY = (ROOT / "docs/rules/hardcity.md").read_text(encoding="utf-8")
CITY_RULE = re.compile(r'<a id="(?P<anchor>hc-[^"]+)"></a>\*\*(?P<id>HC-\w+(?:\.\d+)*)')
CITY_INDEX_ROW = re.compile(r"^\| \[[^]]+\]\(#section-(\d+)\) \| ?(.*?) ?\|$", re.MULTILINE)
CITY_WITHDRAWN = re.compile(r"\*\*(HC-\w+) Withdrawn\.\*\*.*?: (HC-[\w.]+)\.$", re.MULTILINE)  # and instead
PROVEN_SECTIONS = range(2, 18)  # section 1 lists components, which the tests of the content count


def defined() -> dict[str, str]:
    """Id -> anchor of everything that the spec defines."""
    return {match["id"]: match["anchor"] for match in DEFINITION.finditer(TEXT)}


def defined_in_city() -> dict[str, str]:
    """Id -> anchor of every clause and ruling of Hard City."""
    return {match["id"]: match["anchor"] for match in CITY_RULE.finditer(CITY)}


def is_city_rule(name: str) -> bool:
    """Whether a test must prove it: clauses of the sections with rules, and rulings."""
    section = name.removeprefix("HC-").split(".")[0]
    return section.startswith("R") or int(section) in PROVEN_SECTIONS


def table_of(section: int) -> set[str]:
    """The ids in the table of one section."""
    body = TEXT.split(f'<a id="section-{section}"></a>')[1].split('<a id="section-')[0]
    return set(ROW.findall(body))


def is_rule(name: str) -> bool:
    """Clauses and rulings; the rest are vectors, decisions and editions."""
    return name.startswith("R-") or bool(re.match(r"NH-\d+[AB]?\.", name))


def is_vector(name: str) -> bool:
    """The vectors TV-1.1 to TV-13.6."""
    return bool(re.fullmatch(r"TV-\d+\.\d+", name))


def citations(source: Path) -> Iterator[str]:
    """The ids in the clause marks of one test file, read without importing it."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            yield from (str(ast.literal_eval(argument)) for argument in node.args)


@pytest.fixture(scope="module")
def cited() -> dict[str, str]:
    """Id -> a test file that cites it."""
    files = sorted((ROOT / "tests").rglob("*.py"))
    return {name: str(file.relative_to(ROOT)) for file in files for name in citations(file)}


def test_every_rule_has_a_test(cited: dict[str, str]) -> None:
    needed = [name for name in defined() if is_rule(name) and name not in table_of(22)]
    missing = [name for name in needed if name not in cited]
    assert not missing, f"{len(missing)} of {len(needed)} rules have no test ({ADVICE}): {' '.join(missing)}"


def test_every_rule_of_hard_city_has_a_test(cited: dict[str, str]) -> None:
    withdrawn = dict(CITY_WITHDRAWN.findall(CITY))
    needed = [name for name in defined_in_city() if is_city_rule(name) and name not in withdrawn]
    missing = [name for name in needed if name not in cited]
    assert needed
    assert not missing, f"{len(missing)} of {len(needed)} rules have no test ({ADVICE}): {' '.join(missing)}"


def test_a_withdrawn_ruling_names_what_holds_instead(cited: dict[str, str]) -> None:
    withdrawn = dict(CITY_WITHDRAWN.findall(CITY))
    assert len(withdrawn) == CITY.count(" Withdrawn.**")
    assert set(withdrawn.values()) <= set(defined_in_city()) - set(withdrawn)
    assert not set(withdrawn) & set(cited)


def test_every_vector_has_a_test(cited: dict[str, str]) -> None:
    missing = [name for name in defined() if is_vector(name) and name not in cited]
    assert not missing, f"{len(missing)} vectors have no test ({ADVICE}): {' '.join(missing)}"


def test_every_decision_has_a_test(cited: dict[str, str]) -> None:
    needed = [name for name in defined() if name.startswith("DP-")]
    missing = [name for name in needed if name not in cited]
    assert needed
    assert not missing, f"{len(missing)} decision points have no test ({ADVICE}): {' '.join(missing)}"


def test_every_citation_exists(cited: dict[str, str]) -> None:
    known = defined() | defined_in_city()
    unknown = {name: file for name, file in cited.items() if name not in known}
    assert not unknown, f"cited but not defined in the spec: {unknown}"


def test_presentation_only_clauses_have_no_test(cited: dict[str, str]) -> None:
    proven = sorted(table_of(22) & set(cited))
    assert not proven, f"listed as presentation-only but tested: {proven}"


def test_tables_name_defined_ids() -> None:
    assert table_of(22)
    assert table_of(22) <= set(defined())


def test_every_id_in_the_text_is_defined() -> None:
    known = defined()
    unknown = sorted({name for name in MENTION.findall(TEXT) if name not in known})
    assert not unknown, f"mentioned in the spec but not defined there: {unknown}"


def test_the_index_leads_to_every_clause_and_ruling() -> None:
    sections = {section.id: [clause.id for clause in section.clauses] for section in rule_sections(TEXT)}
    indexed: set[str] = set()
    for row in INDEX_ROW.finditer(TEXT):
        clauses = sections.get(row["anchor"], [])
        if clauses and row["anchor"] not in INNER_TITLES:
            assert RANGE.findall(row["clauses"])[0] == (clauses[0], clauses[-1]), row["anchor"]
        indexed |= rulings_in(row["rulings"])
    assert indexed == {name for name in defined() if name.startswith("R-")}


def test_the_index_of_hard_city_leads_to_every_clause() -> None:
    rows = dict(CITY_INDEX_ROW.findall(CITY))
    found = {}
    for section in CITY.split('<a id="section-')[1:]:
        clauses = [match["id"] for match in CITY_RULE.finditer(section)]
        found[section.split('"')[0]] = f"{clauses[0]} to {clauses[-1]}" if clauses else ""
    assert rows == found


def test_the_index_has_the_rulings_that_a_section_cites() -> None:
    cited = {
        section.id: {name for clause in section.clauses for name in RULING.findall(clause.text)}
        for section in rule_sections(TEXT)
        if section.clauses[0].id.startswith("NH-")
    }
    rows = {row["anchor"]: rulings_in(row["rulings"]) for row in INDEX_ROW.finditer(TEXT)}
    missing = {
        anchor: sorted(names - rows[anchor]) for anchor, names in cited.items() if names - rows[anchor]
    }
    assert not missing, f"cited in a section but not in its row of the index: {missing}"


def rulings_in(cell: str) -> set[str]:
    """The rulings of a cell of the index, such as "R-2, R-5 to R-7"."""
    spans = ((int(first[2:]), int((last or first)[2:])) for first, last in RANGE.findall(cell))
    return {f"R-{number}" for first, last in spans for number in range(first, last + 1)}


def test_every_id_can_be_jumped_to() -> None:
    known = defined() | defined_in_city()
    assert all(anchor == name.lower().replace(".", "-") for name, anchor in known.items())
    for text in (TEXT, CITY):
        anchors = re.findall(r'<a id="([^"]+)"', text)
        assert len(anchors) == len(set(anchors))
        assert set(re.findall(r"\(#([^)]+)\)", text)) <= set(anchors)
