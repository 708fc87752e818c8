"""Why one move is better than another: what is otherwise about the next battle."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.next_battle import NextBattle, next_battle
from ashfall.neuroshima.reasons import (
    WEIGHTS,
    Difference,
    Kind,
    differences,
    in_the_long_run,
    lead_in_health,
    reasons_for,
)
from ashfall.neuroshima.words import Words
from ashfall.table.phrases import Phrase, UnitRef
from ashfall.table.texts import LANGUAGES, messages, text_files
from tests.neuroshima.test_status import Row, table
from tests.server.test_sight import shuffled

ME, OTHER = 0, 1
NETS: list[Row] = [
    ("C2", ME, "hq", 0),
    ("B2", ME, "brawler", 4),
    ("A2", OTHER, "hq", 0),
    ("B1", OTHER, "net_fighter", 2),
    ("C3", OTHER, "runner", 0),
]
LINE: list[Row] = [("A1", ME, "hq", 0), ("C1", OTHER, "hq", 0), ("C5", ME, "hybrid", 0)]

LAST_HEALTH = [{"army": "moloch"}, {"army": "borgo", "hq": 1}]


def after(match: Match, *moves: str) -> NextBattle:
    """The next battle after these moves."""
    trial, made = Match.from_state(match.state), []
    for text in moves:
        made.append(trial.parse(text))
        trial.push(made[-1])
    return next_battle(match.state, made)


def told(match: Match, found: list[Difference]) -> list[str]:
    words = Words(match.state.rules.armies)
    return [words.say(phrase) for phrase in reasons_for(found)]


def test_a_shot_that_breaks_a_net_is_told_as_it_would_happen() -> None:
    match = table("outpost", "hegemony", *NETS, hands=[["commando"], []])
    found = differences(after(match, "place commando E2 3"), after(match))
    assert {one.kind for one in found} == {"sooner", "freed", "reached"}
    assert told(match, found) == [
        "Net Fighter B1 falls in phase 3 instead of 0.",
        "Brawler B2 is free and acts in phase 2.",
        "Brawler B2 reaches the HQ of Hegemony: 18 instead of 20.",
    ]
    assert all(one.helps({ME}) and not one.helps({OTHER}) for one in found)
    assert lead_in_health(after(match, "place commando E2 3"), {ME}) == lead_in_health(after(match), {ME}) + 2


def test_the_other_way_round_everything_is_worse() -> None:
    match = table("outpost", "hegemony", *NETS, hands=[["commando"], []])
    good, bad = after(match, "place commando E2 3"), after(match, "place commando E2 0")
    found = differences(bad, good)
    assert told(match, found) == [
        "Brawler B2 is netted and does not act.",
        "Net Fighter B1 falls only in phase 0 instead of 3.",
        "Brawler B2 does less to the HQ of Hegemony: 20 instead of 18.",
    ]
    assert not any(one.helps({ME}) for one in found)


def test_an_hq_that_falls_comes_first() -> None:
    match = table("moloch", "borgo", *LINE[:2], players=LAST_HEALTH, hands=[["hybrid"], []])
    hit, missed = after(match, "place hybrid C5 0"), after(match, "place hybrid C5 1")
    assert (hit.fallen_in(OTHER), missed.fallen_in(OTHER)) == (3, None)
    assert told(match, differences(hit, missed))[0] == "The HQ of Borgo falls in phase 3."
    assert told(match, differences(missed, hit))[0] == "The HQ of Borgo does not fall."


def test_a_medic_that_saves_somebody_is_named() -> None:
    rows: list[Row] = [("C3", 0, "guard", 0), ("C2", 1, "claws", 4), ("A1", 0, "hq", 0), ("E3", 1, "hq", 0)]
    match = table("moloch", "borgo", *rows, hands=[["medic"], []])
    found = differences(after(match, "place medic C4 0"), after(match))
    assert {one.kind for one in found} >= {"saved", "stands"}
    assert "Medic C4 (Moloch) takes a hit for Guard C3." in told(match, found)
    assert "Guard C3 does not fall." not in told(match, found)  # that is the same


def test_a_tile_is_compared_with_itself_elsewhere() -> None:
    """Whoever falls on both hexes is no difference."""
    rows: list[Row] = [("A1", ME, "hq", 0), ("E1", OTHER, "hq", 0), ("C3", OTHER, "claws", 0)]
    match = table("moloch", "borgo", *rows, hands=[["guard"], []])
    fallen = after(match, "place guard B2 0"), after(match, "place guard B3 0")
    assert [[unit.hex for unit in battle.destroyed] for battle in fallen] == [["B2"], ["B3"]]
    assert differences(*fallen) == []
    assert [one.kind for one in differences(fallen[0], after(match))] == ["falls"]


def test_the_same_turn_in_another_order_is_the_same() -> None:
    match = table("moloch", "borgo", *LINE, hands=[["blocker", "guard"], []])
    moves = ["place blocker C3 0", "place guard E2 5"]
    one, other = after(match, *moves), after(match, *reversed(moves))
    assert (one.after, differences(one, other), reasons_for([])) == (other.after, [], ())


def test_a_battle_that_a_move_begins_is_the_next_one() -> None:
    match = table("moloch", "borgo", *LINE, hands=[["battle", "hybrid"], []])
    begun = after(match, "play battle")
    assert (begun.is_started_by_move, begun.after) == (True, [20, 19])
    assert after(match, "place hybrid C4 0", "play battle").after == [20, 18]


def test_the_order_of_the_piles_is_not_told() -> None:
    match = table("moloch", "borgo", *LINE, hands=[["battle", "blocker"], []])
    for seed in range(3):
        twin = shuffled(match.state, seed)
        for moves in ([], ["play battle"], ["place blocker C3 0", "end"]):
            assert after(twin, *moves) == after(match, *moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said(language: str) -> None:
    match = table("moloch", "borgo", *LINE, hands=[[], []])
    words, unit = Words(match.state.rules.armies, language), after(match).standing[0]
    by: list[tuple[Kind, tuple[UnitRef, ...]]] = [(kind, (unit,)) for kind in WEIGHTS]
    by += [("falls", ()), ("reached", ())]
    every = [Difference(kind, 1, unit, units, 3, 2, 10, 12) for kind, units in by]
    alone = [reasons_for([one])[0] for one in every]
    phrases = [*alone, in_the_long_run(0.64, 0.6), in_the_long_run(0.6, 0.64)]
    phrases.append(Phrase("reason-no-difference"))
    assert all(words.say(phrase) for phrase in phrases)
    assert {phrase.id for phrase in phrases} == set(messages(text_files(language)["reasons_neuroshima"]))
    assert "64" in words.say(in_the_long_run(0.64, 0.6))
