"""TV-1 and TV-2: the two example games of the rulebooks, move by move."""

from dataclasses import dataclass

import pytest

from ashfall.neuroshima import Match, load_army
from ashfall.neuroshima.events import (
    Absorbed,
    Discarded,
    Drew,
    Freed,
    NetReturned,
    Netted,
    Paid,
    Redrew,
    Reflected,
    TurnStarted,
)
from ashfall.neuroshima.status import UnitStatus
from tests.rules.vectors import Story, legal_texts, play


def whole_deck(army: str, drawn: str) -> list[str]:
    """The tiles that are drawn in the example, then everything else of the army."""
    top = drawn.split()
    rest = [tile.key for tile in load_army(army).tiles for _ in range(tile.count) if not tile.starts_on_board]
    for key in top:
        rest.remove(key)
    return top + rest


def unit(match: Match, hex: str) -> UnitStatus:
    """The unit on a hex that must not be empty."""
    found = match.unit(hex)
    assert found is not None
    return found


def drawn(story: Story) -> list[str]:
    """What was drawn."""
    return [event.tile for event in story.events(Drew)]


def standing(match: Match, seat: int) -> set[str]:
    """``tile hex`` of all units of a seat."""
    return {f"{status.tile} {status.hex}" for status in match.units() if status.owner == seat}


@dataclass(frozen=True)
class Game:
    """An example game: armies, what each draws, and the moves of each vector."""

    armies: tuple[str, str]
    draws: tuple[str, str]
    script: dict[str, list[str]]

    def after(self, name: str) -> tuple[Match, Story]:
        """The match after the moves of a vector, and what those moves did."""
        decks = [whole_deck(army, draw) for army, draw in zip(self.armies, self.draws, strict=True)]
        match = Match(self.armies, decks=decks)
        for reached, texts in self.script.items():
            story = play(match, *texts)
            if reached == name:
                return match, story
        raise KeyError(name)


# TV-1: Outpost is seat 0, Hegemony seat 1.

OUTPOST, HEGEMONY = 0, 1
GAME_1 = Game(
    ("outpost", "hegemony"),
    (
        "medic move brawler annihilator move battle hmg commando scout medic sniper move battle",
        "move officer_1 battle net_fighter runner universal_soldier ganger net_fighter ganger boss runner",
    ),
    {
        "TV-1.1": ["place hq C3 0", "place hq A3 0"],
        "TV-1.2": ["place medic B3 2"],
        "TV-1.3": ["play move A3 A2 0", "place officer_1 A1 2"],
        "TV-1.4": ["discard move", "place brawler B2 4", "place annihilator A3 2"],
        "TV-1.5": ["discard battle", "place net_fighter B1 2", "place runner D3 5", "end"],
        "TV-1.6": ["discard battle", "play move C3 C2 0", "place hmg C4 5"],
        "TV-1.7": [
            "discard ganger",
            "place universal_soldier B4 0",
            "place net_fighter C1 2",
            "mobility D3 C3 0",
        ],
        "TV-1.8": ["discard medic", "place commando E2 3", "place scout E3 0"],
        "TV-1.9": ["discard runner", "place ganger C5 1", "place boss D3 5", "end"],
        "TV-1.10": ["keep", "discard move", "play sniper C1", "play battle"],
    },
)


@pytest.mark.clause("TV-1.1", "NH-2.6", "NH-3.1")
def test_tv_1_setup() -> None:
    match, story = GAME_1.after("TV-1.1")
    assert (match.health(OUTPOST), match.health(HEGEMONY)) == (20, 20)
    assert (match.turn, drawn(story)) == (OUTPOST, ["medic"])


@pytest.mark.clause("TV-1.2", "TV-1.3", "NH-3.1")
def test_tv_1_opening_turns() -> None:
    match, story = GAME_1.after("TV-1.2")
    assert story.events(Discarded) == []
    assert (match.turn, drawn(story)) == (HEGEMONY, ["move", "officer_1"])
    match, story = GAME_1.after("TV-1.3")
    assert story.events(Discarded) == []
    assert standing(match, HEGEMONY) == {"hq A2", "officer_1 A1"}
    assert drawn(story) == ["move", "brawler", "annihilator"]


@pytest.mark.clause("TV-1.4", "NH-3.3")
def test_tv_1_the_hegemony_hq_is_hemmed_in() -> None:
    match, story = GAME_1.after("TV-1.4")
    assert match.discards(OUTPOST) == ["move"]
    assert drawn(story) == ["battle", "net_fighter", "runner"]
    assert all(match.unit(hex) for hex in ("A1", "B2", "B3", "A3"))  # every neighbour of A2


@pytest.mark.clause("TV-1.5", "NH-7.1.3")
def test_tv_1_the_brawler_is_netted_at_once() -> None:
    match, story = GAME_1.after("TV-1.5")
    assert [(e.unit.hex, e.by and e.by.hex) for e in story.events(Netted)] == [("B2", "B1")]
    assert match.discards(HEGEMONY) == ["move", "battle"]


@pytest.mark.clause("TV-1.6")
def test_tv_1_the_outpost_hq_steps_aside() -> None:
    match, _ = GAME_1.after("TV-1.6")
    assert standing(match, OUTPOST) == {"hq C2", "medic B3", "brawler B2", "annihilator A3", "hmg C4"}
    assert match.discards(OUTPOST) == ["move", "battle", "move"]


@pytest.mark.clause("TV-1.7", "NH-12.1", "NH-10.17")
def test_tv_1_the_outpost_hq_is_netted() -> None:
    match, story = GAME_1.after("TV-1.7")
    assert [(e.unit.hex, e.by and e.by.hex) for e in story.events(Netted)] == [("C2", "C1")]
    assert unit(match, "B2").initiatives == (3,)  # no extra attack beside a netted HQ
    assert unit(match, "C3").tile == "runner"
    assert match.turn == OUTPOST
    assert not legal_texts(match, "play move C2")


@pytest.mark.clause("TV-1.8", "TV-1.9", "NH-6A.3", "NH-10.7")
def test_tv_1_scout_and_boss() -> None:
    match, _ = GAME_1.after("TV-1.8")
    assert unit(match, "E2").initiatives == (4,)
    match, story = GAME_1.after("TV-1.9")
    runner = unit(match, "C3")
    assert (runner.initiatives, runner.melee_bonus) == ((3,), 1)
    assert drawn(story) == ["sniper", "move", "battle"]
    assert match.decision is not None
    assert match.decision.kind == "redraw"  # three instants: Outpost keeps them


@pytest.mark.clause("TV-1.10", "NH-11.5", "NH-7.2.2")
def test_tv_1_the_sniper_frees_the_hq() -> None:
    match, _ = GAME_1.after("TV-1.9")
    story = play(match, "keep", "discard move", "play sniper C1")
    assert story.removed == {"C1": (-1, "wounds")}
    assert [event.unit.hex for event in story.events(Freed)] == ["C2"]
    brawler = unit(match, "B2")
    assert (brawler.initiatives, brawler.netted) == ((3, 2), True)


@pytest.mark.clause("TV-1.11", "TV-1.12", "TV-1.13", "TV-1.14", "TV-1.15", "NH-8.2.1", "NH-9.1", "NH-6A.6")
def test_tv_1_the_battle() -> None:
    match, story = GAME_1.after("TV-1.10")
    assert story.phases == [4, 3, 2, 1, 0]
    assert story.removed == {
        "C1": (-1, "wounds"),  # by the Sniper, before the battle
        "B1": (4, "wounds"),  # Net Fighter 1: the shot flew over the Outpost HQ
        "B3": (3, "medic"),  # absorbs the Ganger's blow at the HMG
        "A3": (3, "wounds"),  # Annihilator
        "B2": (0, "wounds"),  # Brawler, by the Hegemony HQ
        "C3": (0, "wounds"),  # Runner, by the Outpost HQ
    }
    assert [event.unit.hex for event in story.events(Freed)] == ["C2", "B2"]
    assert story.phases_of("E2") == [4]
    assert story.phases_of("B2") == [3, 2]  # freed in phase 4, and an extra attack by its HQ
    assert story.phases_of("C4") == [2, 1]
    healed = story.events(Absorbed)
    assert [(e.source and e.source.hex, e.target.hex, e.medic.hex) for e in healed] == [("C5", "C4", "B3")]
    assert story.lost(OUTPOST) == [(3, 2)]
    assert story.lost(HEGEMONY) == [(3, 2), (2, 3), (1, 1)]
    assert (match.health(OUTPOST), match.health(HEGEMONY)) == (18, 14)
    assert standing(match, OUTPOST) == {"hq C2", "hmg C4", "commando E2", "scout E3"}
    assert standing(match, HEGEMONY) == {
        "hq A2",
        "officer_1 A1",
        "universal_soldier B4",
        "ganger C5",
        "boss D3",
    }
    assert match.turn == HEGEMONY
    assert match.turn_number == 10  # the eleventh of the rulebook, which counts the set-up as its first
    assert sorted(match.discards(OUTPOST)) == sorted(
        ["move", "battle", "move", "medic", "move", "sniper", "battle", "medic", "annihilator", "brawler"]
    )
    assert sorted(match.discards(HEGEMONY)) == sorted(
        ["move", "battle", "ganger", "runner", "net_fighter", "net_fighter", "runner"]
    )


# TV-2: Beasts are seat 0, Steel Police seat 1.

BEASTS, POLICE = 0, 1
GAME_2 = Game(
    ("beasts", "steel_police"),
    (
        "scout move acid_spit bug grab vulture scrabbler battle grab move alpha swarm swarm",
        "wardog officer battle pacifier judge predator officer sergeant executioner judge battle",
    ),
    {
        "TV-2.1": ["place hq C3 0", "place cerberus C4 0", "place hq E1 0"],
        "TV-2.2": ["mobility C4 D3 1", "place scout C4 1", "end"],
        "TV-2.3": ["place wardog D1 2", "place officer C2 2", "end"],
        "TV-2.4": ["discard move", "place bug D2 4", "place acid_spit C1 3", "end"],
        "TV-2.5": ["discard battle", "place pacifier B1 2", "net D2", "place judge E2 1", "end"],
        "TV-2.6": ["discard grab", "place vulture E3 3", "place scrabbler B3 1", "end"],
        "TV-2.7": ["discard officer", "place predator A1 3", "place sergeant B2 0", "end"],
        "TV-2.8": ["redraw", "discard swarm", "place alpha A2 1", "end"],
        "TV-2.9": ["discard judge", "execute executioner A2 1", "play battle"],
        "TV-2.14": ["scavenge E3 E2 0"],
    },
)


@pytest.mark.clause("TV-2.1", "NH-2.7")
def test_tv_2_setup() -> None:
    match, story = GAME_2.after("TV-2.1")
    assert standing(match, BEASTS) == {"hq C3", "cerberus C4"}
    assert (match.turn, drawn(story)) == (BEASTS, ["scout"])


@pytest.mark.clause("TV-2.2", "NH-12.1", "NH-12.11")
def test_tv_2_cerberus_walks_in_the_first_turn() -> None:
    match, story = GAME_2.after("TV-2.2")
    cerberus = unit(match, "D3")
    assert (cerberus.tile, cerberus.initiatives) == ("cerberus", (3,))
    assert drawn(story) == ["wardog", "officer"]


@pytest.mark.clause("TV-2.3", "NH-10.6")
def test_tv_2_the_officer_strengthens_the_wardog() -> None:
    match, story = GAME_2.after("TV-2.3")
    assert unit(match, "D1").ranged_bonus == 1
    assert drawn(story) == ["move", "acid_spit", "bug"]


@pytest.mark.clause("TV-2.4", "TV-2.5", "NH-12.2", "NH-7.1.3")
def test_tv_2_nets() -> None:
    match, story = GAME_2.after("TV-2.4")
    assert match.discards(BEASTS) == ["move"]
    assert drawn(story) == ["battle", "pacifier", "judge"]
    match, story = GAME_2.after("TV-2.5")
    assert [(e.unit.hex, e.by and e.by.hex) for e in story.events(Netted)] == [("C1", "B1"), ("D2", None)]
    assert [(e.seat, e.health, e.cause) for e in story.events(Paid)] == [(POLICE, 19, "net_of_steel")]
    assert all(match.unit(hex) for hex in ("D1", "D2", "E2"))  # every neighbour of the Steel Police HQ


@pytest.mark.clause("TV-2.6", "NH-10.15")
def test_tv_2_the_scrabbler_gives_grab_to_the_hq() -> None:
    match, story = GAME_2.after("TV-2.5")
    assert drawn(story) == ["grab", "vulture", "scrabbler"]
    play(match, *GAME_2.script["TV-2.6"][:-1])
    assert {text.split()[1] for text in legal_texts(match, "grab")} == {"C3"}


@pytest.mark.clause("TV-2.7", "NH-6A.5")
def test_tv_2_the_sergeant_gives_an_extra_attack() -> None:
    match, story = GAME_2.after("TV-2.7")
    assert unit(match, "A1").initiatives == (2, 1)
    assert match.discards(POLICE) == ["battle", "officer"]
    assert drawn(story) == ["battle", "grab", "move"]


@pytest.mark.clause("TV-2.8", "NH-3.8", "R-34")
def test_tv_2_an_unlucky_draw() -> None:
    match, story = GAME_2.after("TV-2.8")
    assert [event.seat for event in story.events(Redrew)] == [BEASTS]
    assert [(e.tile, e.cause) for e in story.events(Discarded)] == [
        ("battle", "unlucky"),
        ("grab", "unlucky"),
        ("move", "unlucky"),
        ("swarm", "mandatory"),
    ]
    assert drawn(story)[:3] == ["alpha", "swarm", "swarm"]
    assert match.hand(BEASTS) == ["swarm"]  # kept
    assert match.hand(POLICE) == ["executioner", "judge", "battle"]


@pytest.mark.clause("TV-2.9", "NH-12.5")
def test_tv_2_the_execution() -> None:
    match, _ = GAME_2.after("TV-2.8")
    story = play(match, "discard judge", "execute executioner A2 1")
    assert story.removed == {"A2": (-1, "execution")}
    assert [(e.health, e.cause) for e in story.events(Paid)] == [(18, "execution")]
    assert match.discards(BEASTS)[-1] == "alpha"
    assert unit(match, "A2").tile == "executioner"


@pytest.mark.clause("TV-2.10", "TV-2.11", "TV-2.12", "TV-2.13", "NH-6B.5", "NH-8.4.1", "NH-8.6.1")
def test_tv_2_the_battle() -> None:
    match, story = GAME_2.after("TV-2.9")
    assert story.phases == [3, 2, 1, 0]
    assert story.removed == {
        "A2": (-1, "execution"),
        "D3": (3, "wounds"),  # Cerberus, by its own blow from the Judge
        "C4": (3, "wounds"),  # Scout, by Friendly Fire of Cerberus
        "D2": (2, "wounds"),  # Bug, netted: no Agony
        "E2": (1, "wounds"),  # Judge, by the Vulture
        "B3": (1, "wounds"),  # Scrabbler, by the Executioner
        "B2": (1, "wounds"),  # Sergeant and
        "C2": (1, "wounds"),  # Officer, by the Beasts HQ
    }
    assert (story.hits("D3"), story.hits("C4")) == ([(3, 2)], [(3, 2)])
    assert [(e.unit.hex, e.source.hex, e.struck and e.struck.hex) for e in story.events(Reflected)] == [
        ("E2", "D3", "D3")
    ]
    assert story.phases_of("D2") == []
    assert [(phase, e.seat, e.cause) for phase, e in story.timed(NetReturned)] == [(2, POLICE, "target_left")]
    assert story.missed("C1") == [(2, "netted")]  # Acid-Spit
    assert story.phases_of("A1") == [2, 1]  # although the Sergeant dies in phase 1
    assert story.lost(BEASTS) == [(2, 2), (1, 2)]
    assert story.lost(POLICE) == []
    assert [reason for phase, reason in story.missed("E1") if phase == 0] == ["no_target"] * 6
    assert (match.health(BEASTS), match.health(POLICE)) == (16, 18)


@pytest.mark.clause("TV-2.14", "NH-12.9", "NH-5.4.2")
def test_tv_2_the_vulture_flies() -> None:
    match, _ = GAME_2.after("TV-2.9")
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (BEASTS, "scavenge")
    beside_the_hq = {text.split()[2] for text in legal_texts(match, "scavenge E3")} & {"D1", "D2", "E2"}
    assert beside_the_hq == {"D2", "E2"}  # the Wardog still stands on D1
    match, story = GAME_2.after("TV-2.14")
    assert standing(match, BEASTS) == {"hq C3", "acid_spit C1", "vulture E2"}
    assert standing(match, POLICE) == {"hq E1", "wardog D1", "pacifier B1", "predator A1", "executioner A2"}
    assert (match.health(POLICE), match.health(BEASTS)) == (18, 16)
    assert match.turn == BEASTS
    assert [event.number for event in story.events(TurnStarted)] == [9]
    assert match.hand(BEASTS)[0] == "swarm"
    assert sorted(match.discards(BEASTS)) == sorted(
        ["move", "grab", "battle", "grab", "move", "swarm", "alpha", "cerberus", "scout", "bug", "scrabbler"]
    )
    assert sorted(match.discards(POLICE)) == sorted(
        ["battle", "officer", "judge", "battle", "judge", "sergeant", "officer"]
    )
