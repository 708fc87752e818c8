"""The log of a table: actions with what came of them, and battles without what hit nobody."""

from collections.abc import Iterator

from ashfall.neuroshima import Match
from ashfall.neuroshima.words import Words
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.log import log_phrases
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.phrases import Listing, Phrase, UnitRef
from ashfall.table.texts import LANGUAGES
from tests.neuroshima.test_status import Row, table
from tests.server.games import Played, game

NOISE = {"event-drew", "event-idle", "event-turn_ended", "event-played", "event-placed", "server-log-move"}
GAMES = range(0, 60, 4)


def logged(played: Played) -> list[Phrase]:
    lines = event_lines(played.events, played.after.rules.armies)
    return log_phrases(played.before, played.events, lines, played.after, played.match.sides)


def moved(match: Match, text: str) -> list[Phrase]:
    before = match.state.copy()
    events = match.push(match.parse(text))
    lines = event_lines(events, before.rules.armies)
    return log_phrases(before, events, lines, match.state, match.sides)


def phases(said: list[Phrase]) -> Iterator[list[Phrase]]:
    """What is told of each phase."""
    found: list[list[Phrase]] = []
    for phrase in said:
        if phrase.id == "event-phase_started":
            found.append([])
        elif found and phrase.id != "event-battle_ended":
            found[-1].append(phrase)
        elif phrase.id == "event-battle_ended":
            yield from found
            found = []


def test_games_are_told_without_noise_and_in_every_language() -> None:
    battles = 0
    for number in GAMES:
        for played in game(number):
            said = logged(played)
            assert not NOISE & {phrase.id for phrase in said}
            assert all(phases(said)), "a phase without effect is told"
            battles += sum(phrase.id == "log-battle" for phrase in said)
            for language in LANGUAGES:
                words = Words(played.after.rules.armies, language)
                assert all(words.say(phrase) for phrase in said)
    assert battles > 20


def test_a_battle_tile_is_told_with_its_battle() -> None:
    said = [phrase.id for number in GAMES for played in game(number) for phrase in logged(played)]
    after_battle = [said[i + 1] for i, name in enumerate(said[:-1]) if name == "log-played"]
    assert "log-battle" not in after_battle


NETTING: list[Row] = [
    ("C1", 0, "hq", 0),
    ("C5", 1, "hq", 0),
    ("C4", 1, "runner", 0),
]


def test_a_net_and_a_place_beside_an_hq_are_told_after_the_action() -> None:
    match = table("moloch", "hegemony", *NETTING, hands=[["net_fighter", "hybrid"], []])
    where = [move.text for move in match.legal if move.text.startswith("place net_fighter B4")]
    assert where
    netted = next(said for said in (moved(_again(match), text) for text in where) if "log-nets" in ids(said))
    assert ids(netted)[:2] == ["log-placed", "log-nets"]
    assert netted[1].args["unit"] in (UnitRef(1, "runner", "C4"), UnitRef(1, "hq", "C5"))
    hybrid = next(move.text for move in match.legal if move.text.startswith("place hybrid B4"))
    beside = moved(_again(match), hybrid)
    assert ids(beside)[:2] == ["log-placed", "log-beside"]
    assert beside[1].args["unit"] == UnitRef(1, "hq", "C5")


def test_an_unlucky_draw_has_its_name_and_its_tiles() -> None:
    redraws = [
        (played, phrase)
        for number in range(24)
        for played in game(number)
        for phrase in logged(played)
        if phrase.id == "log-redrew"
    ]
    assert redraws
    for played, phrase in redraws:
        tiles = phrase.args["tiles"]
        assert isinstance(tiles, Listing)
        assert tiles.items
        before = sight_of(Match.from_state(played.before), ())
        assert before.situations[0] == "unlucky_draw"


def test_the_last_turns_are_named_once_the_last_tile_is_drawn() -> None:
    for played in game(3):
        sight = sight_of(played.match, ())
        ends = any(player.pile == 0 for player in sight.players) and sight.outcome is None
        assert ("last_turns" in sight.situations) is ends


def _again(match: Match) -> Match:
    return Match.from_bytes(match.to_bytes())


def ids(said: list[Phrase]) -> list[str]:
    return [phrase.id for phrase in said]
