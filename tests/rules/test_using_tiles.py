"""Section 4: using tiles; and what moves a unit."""

import pytest

from ashfall.neuroshima.events import (
    Moved,
    Netted,
    Placed,
    Played,
)
from tests.rules.vectors import Position, asked, board, legal_texts, match_at, play, refused

QUIET = "0.hq A1; 1.hq E3"
BORGO = ["mutant", "claws", "brawler", "officer", "scout", "medic", "assassin", "mutant", "claws"]


@pytest.mark.clause("NH-4.1")
def test_a_unit_goes_on_any_empty_hex_in_any_orientation() -> None:
    match = match_at(board("moloch borgo", f"{QUIET}; 1.mutant C3"), ["hybrid", "move"])
    placements = legal_texts(match, "place hybrid")
    assert len(placements) == 16 * 6
    assert not [text for text in placements if text.split()[2] in ("A1", "C3", "E3")]
    story = play(match, "place hybrid C4 5")
    placed = story.events(Placed)[0]
    assert (placed.unit.hex, placed.unit.facing, placed.cause) == ("C4", 5, "placed")
    assert match.hand(0) == ["move"]


@pytest.mark.clause("NH-4.2")
def test_an_instant_is_resolved_and_discarded() -> None:
    match = match_at(board("moloch borgo", f"{QUIET}; 1.mutant C3"), ["air_strike", "hybrid"])
    assert refused(match, "place air_strike C1 0").clause == "NH-4.2"
    story = play(match, "play air_strike C3")
    assert [event.tile for event in story.events(Played)] == ["air_strike"]
    assert (match.discards(0), match.hand(0)) == (["air_strike"], ["hybrid"])
    assert match.discards(1) == ["mutant"]


UNUSABLE = [
    ("outpost", "sniper", "0.hq A1; 1.hq E3"),
    ("borgo", "grenade", "0.hq A1; 1.hq E3; 1.scout C3"),
    ("moloch", "push_back", "0.hq A1; 1.hq E3; 1.scout C3"),
    ("beasts", "grab", "0.hq A1; 1.hq E3; 1.scout A2"),
]
USABLE = [
    ("steel_police", "terror", "0.hq A1; 1.hq E3", "play terror"),
    ("moloch", "air_strike", "0.hq A1; 1.hq E3", "play air_strike C3"),
    ("outpost", "move", "0.hq A1; 1.hq E3", "play move A1 A1 0"),
    ("beasts", "hunt", "0.hq A1; 1.hq E3", "play hunt A1 A1 0"),
]


@pytest.mark.clause("NH-4.2", "R-68")
@pytest.mark.parametrize(("army", "tile", "units"), UNUSABLE)
def test_an_instant_without_a_victim_cannot_be_used(army: str, tile: str, units: str) -> None:
    match = match_at(board(f"{army} hegemony", units), [tile])
    assert not legal_texts(match, f"play {tile}")
    assert not legal_texts(match, f"waste {tile}")
    assert f"discard {tile}" in legal_texts(match)


@pytest.mark.clause("R-68")
@pytest.mark.parametrize(("army", "tile", "units"), UNUSABLE)
def test_setting_unusable_instants_may_be_wasted(army: str, tile: str, units: str) -> None:
    match = match_at(board(f"{army} hegemony", units), [tile], options={"waste_instants": True})
    story = play(match, f"waste {tile}")
    assert [event.tile for event in story.events(Played)] == [tile]
    assert match.discards(0) == [tile]
    assert len(match.units()) == units.count(".")


@pytest.mark.clause("R-68")
@pytest.mark.parametrize(("army", "tile", "units", "text"), USABLE)
def test_instants_that_are_always_usable(army: str, tile: str, units: str, text: str) -> None:
    match = match_at(board(f"{army} hegemony", units), [tile])
    assert text in legal_texts(match)
    match.push(text)
    assert match.discards(0) == [tile]


@pytest.mark.clause("R-68", "NH-4.2")
def test_a_usable_instant_is_not_wasted() -> None:
    match = match_at(
        board("outpost hegemony", f"{QUIET}; 1.scout C3"), ["sniper"], options={"waste_instants": True}
    )
    assert legal_texts(match, "waste") == []
    assert legal_texts(match, "play sniper") == ["play sniper C3"]


@pytest.mark.clause("NH-4.3")
def test_a_placed_unit_stays_as_it_is() -> None:
    match = match_at(board("moloch borgo", f"{QUIET}; 0.hybrid C3"), ["guard"])
    for text in ("mobility C3 C4 0", "rotate C3 2"):
        assert "no-ability" in refused(match, text).text_id
    assert not legal_texts(match, "mobility")
    assert not legal_texts(match, "rotate")


@pytest.mark.clause("NH-4.4")
def test_effects_are_live_the_moment_the_unit_stands() -> None:
    match = match_at(
        board("moloch borgo", f"{QUIET}; 0.hybrid B3; 0.guard A2; 1.mutant C4"), ["scout", "net_fighter"]
    )
    hq_bonus = match.unit("A2")
    assert hq_bonus is not None
    assert hq_bonus.ranged_bonus == 1
    before = match.unit("B3")
    match.push("place scout B2 1")  # links to NE, S and NW
    after = match.unit("B3")
    assert before is not None
    assert after is not None
    assert (before.initiatives, after.initiatives) == ((3,), (4,))
    story = play(match, "place net_fighter C3 3")  # nets to S and SE
    assert [(event.unit.hex, event.by and event.by.hex) for event in story.events(Netted)] == [("C4", "C3")]


def terrified() -> Position:
    return board("steel_police borgo", f"{QUIET}; 0.pacifier C3; 0.judge C4; 1.scout C1", terrified=True)


@pytest.mark.clause("NH-4.7")
def test_terror_forbids_placing_units_only() -> None:
    match = match_at(terrified(), ["bandog", "move"])
    assert refused(match, "place bandog C5 0").clause == "NH-4.7"
    assert not legal_texts(match, "place")
    assert legal_texts(match, "play move")
    assert legal_texts(match, "mobility C4")
    assert legal_texts(match, "net C1")
    story = play(match, "replace C3 bandog 2")
    assert [(e.unit.tile, e.cause) for e in story.events(Placed)] == [("bandog", "replacement")]


@pytest.mark.clause("NH-4.7")
def test_terror_lasts_one_turn() -> None:
    match = match_at(board("steel_police borgo", QUIET, decks=[["judge"] * 9, BORGO]), ["terror", "bandog"])
    play(match, "play terror", "place bandog C3 0")
    assert match.turn == 1
    match.push("discard mutant")  # the mandatory discard is not skipped
    assert not legal_texts(match, "place")
    play(match, "end", "discard judge", "end")
    assert match.turn == 1
    match.push("discard claws")
    assert legal_texts(match, "place brawler")


@pytest.mark.clause("NH-4.8")
def test_tiles_apply_to_every_kind_of_unit() -> None:
    units = "0.hq C3; 0.medic C1; 0.hybrid D1; 1.hq C4; 1.officer C2; 1.mutant D2"
    match = match_at(board("moloch borgo", units), ["move", "push_back"])
    assert {text.split()[2] for text in legal_texts(match, "play move")} == {"C3", "C1", "D1"}
    pushed = {text.split()[3] for text in legal_texts(match, "play push_back C3")}
    assert pushed == {"C4", "C2", "D2"}
    match = match_at(board("outpost borgo", units.replace("hybrid", "hmg")), ["sniper"])
    assert legal_texts(match, "play sniper") == ["play sniper C2", "play sniper D2"]  # its text excludes HQs


# Moving.


@pytest.mark.clause("R-32")
def test_move_and_rotation_are_one_jump() -> None:
    units = f"{QUIET}; 0.net_fighter C3 f0; 1.scout D2; 1.scout D3; 1.scout C4"  # nets to N and NW
    match = match_at(board("moloch borgo", units), ["move", "hybrid"])
    story = play(match, "play move C3 C3 2")  # now to SE and NE, never to S on the way
    assert [event.unit.hex for event in story.events(Netted)] == ["D2", "D3"]
    match.pop()
    story = play(match, "play move C3 B3 4")
    moved = story.events(Moved)
    assert [(e.before.hex, e.before.facing, e.unit.hex, e.unit.facing) for e in moved] == [("C3", 0, "B3", 4)]


@pytest.mark.clause("R-32", "R-68", "R-78")
def test_a_full_turn_by_a_move_tile_does_nothing() -> None:
    match = match_at(board("moloch borgo", f"{QUIET}; 0.hybrid C3 f2"), ["move", "guard"])
    before = match.units()
    match.push("play move C3 C3 2")
    assert match.units() == before
    assert match.discards(0) == ["move"]


@pytest.mark.clause("R-33")
def test_mobility_transport_and_move_on_one_unit() -> None:
    match = match_at(board("hegemony borgo", f"{QUIET}; 0.transport C2; 0.runner C3"), ["move", "boss"])
    play(match, "transport C2 C3 B3 0", "mobility B3 B4 0", "play move B4 A3 0")
    runner = match.unit("A3")
    assert runner is not None
    assert runner.tile == "runner"
    assert refused(match, "mobility A3 A2 0").text_id == "refusal-used"


@pytest.mark.clause("R-78")
@pytest.mark.parametrize(("army", "units", "start", "null"), [
    ("outpost", "0.runner C3 f2", "mobility C3 C3", "mobility C3 C3 2"),
    ("beasts", "0.scout C3 f2", "rotate C3", "rotate C3 2"),
    ("hegemony", "0.transport C2; 0.ganger C3 f2", "transport C2 C3 C3", "transport C2 C3 C3 2"),
])  # fmt: skip
def test_an_ability_that_changes_nothing_is_not_offered(army: str, units: str, start: str, null: str) -> None:
    match = match_at(board(f"{army} borgo", f"{QUIET}; {units}"), ["battle"])
    offered = legal_texts(match, start)
    assert len(offered) == 5
    assert null not in offered
    refused(match, null)


@pytest.mark.clause("R-78")
def test_a_second_step_that_changes_nothing_is_staying() -> None:
    match = match_at(board("outpost borgo", f"{QUIET}; 0.recon_center C1; 0.runner C3"), ["battle"])
    match.push("mobility C3 C4 2")
    assert asked(match) == (0, "step")
    assert "stay" in legal_texts(match)
    assert "step C4 2" not in legal_texts(match)
    assert len(legal_texts(match, "step C4")) == 5
