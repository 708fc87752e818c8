"""What must be true of every state and every match, whatever has been played."""

from collections import Counter
from itertools import pairwise

from ashfall import neuroshima
from ashfall.neuroshima import storage
from ashfall.neuroshima.game import push
from ashfall.neuroshima.keys import state_key
from ashfall.neuroshima.nets import serves
from ashfall.neuroshima.position_writer import tile_keys
from ashfall.neuroshima.state import (
    BATTLE,
    GIVE,
    HEALTH,
    HQ_HEX,
    KIND,
    MARKER,
    OVER,
    OWED,
    OWNER,
    PILE,
    REDRAW,
    ROW,
    SCAVENGE,
    SETUP,
    UNITS,
    WOUNDS,
    State,
)
from ashfall.table.random import Stream
from tests.neuroshima.oracles import netted_hexes, scoped_hexes, sides, standers

Tiles = Counter[str]

POSITION_STAGES = ("setup", "redraw", "discard", "turn")


def seats(s: State) -> range:
    return range(int(s.rules.seats))


def tiles_of(s: State, seat: int) -> Tiles:
    """Everything a seat owns: hand, pile, discard pile and board."""
    held = [key for where in ("hand", "pile", "discards") for key in tile_keys(s, seat, where)]
    return Counter(held) + Counter(unit.tile.key for unit in standers(s).values() if unit.owner == seat)


def dealt(s: State, seat: int) -> Tiles:
    """What a seat should own: its army, less what it has not yet set up."""
    tiles = s.rules.armies[seat].tiles
    own = tiles_of(s, seat)
    waiting = {tile.key for tile in tiles if s.stage == SETUP and tile.starts_on_board and not own[tile.key]}
    return Counter({tile.key: tile.count for tile in tiles if tile.key not in waiting})


def check_state(s: State, owned: list[Tiles] | None = None) -> None:
    """Everything that can be said about a state by itself; ``owned`` replaces the full armies."""
    for seat in seats(s):
        expected = dealt(s, seat) if owned is None else owned[seat]
        assert tiles_of(s, seat) == expected, f"tiles of seat {seat} are not conserved"
        _check_seat(s, seat)
    for unit in standers(s).values():
        wounds = int(s.units[unit.hex]) >> WOUNDS
        assert 0 <= wounds <= unit.tile.toughness, f"wounds on {unit.hex}"
        assert unit.tile.kind != "instant", "an instant stands on the board"
        assert unit.tile.army == s.rules.armies[unit.owner].key, "a unit of a foreign army"
    _check_nets(s)
    check_legal(s)


def _check_seat(s: State, seat: int) -> None:
    row = [int(field) for field in s.seat[seat * ROW : (seat + 1) * ROW]]
    own = [hex for hex, unit in enumerate(s.units) if unit and int(unit) >> OWNER & 7 == seat]
    assert row[UNITS] == sum(1 << hex for hex in own), "the mask differs from the units"
    hqs = [hex for hex in own if int(s.units[hex]) & KIND == s.rules.hq_kind[seat]]
    assert hqs == ([row[HQ_HEX]] if row[HQ_HEX] >= 0 else []), "the HQ stands elsewhere"
    points = s.rules.mode.name == "points"
    assert 0 <= row[HEALTH] <= (20 if points else s.rules.mode.health[seat]), "health out of range"
    if hqs and not row[HEALTH] and not points:
        assert s.stage == BATTLE, "a destroyed HQ stands"
        assert s.rules.options.hq_stays_for_battle, "a destroyed HQ stands"
    if row[MARKER] >= 0:
        assert s.units[row[MARKER]], "the Net of Steel lies on an empty hex"
        assert sides(s)[s.owner(row[MARKER])] != sides(s)[seat], "the Net of Steel lies on a friend"
    assert not row[OWED] or (points and s.stage in (BATTLE, GIVE)), "points are owed and nobody is asked"
    _check_counters(s, seat, own)


def _check_counters(s: State, seat: int, own: list[int]) -> None:
    """Who is out has nothing left; nobody else stands at the end of a counter while the game goes on."""
    health = int(s.seat[seat * ROW + HEALTH])
    if s.is_out(seat):
        assert (health, own) == (0, []), "who is out still has something"
        assert s.stage == OVER or seat != s.chooser, "who is out is asked"
        assert s.stage in (BATTLE, SCAVENGE, OVER) or seat != s.active, "who is out has a turn"
    elif s.stage not in (BATTLE, GIVE, OVER):
        ended = health == 20 if s.rules.mode.name == "points" else health == 0
        assert not ended, "a counter stands at its end and the game goes on"


def _check_nets(s: State) -> None:
    netted = netted_hexes(s)
    assert int(s.netted) == sum(1 << hex for hex in netted), "the netted mask is out of date"
    scoped = scoped_hexes(s)
    assert int(s.scoped) == sum(1 << hex for hex in scoped), "the scoped mask is out of date"
    for hex in scoped:
        assert sides(s)[serves(s, hex)] != sides(s)[s.owner(hex)], "a scoped module serves its owner"
    _check_roles(s)


ROLES = ("occupied", "netters", "helpers", "medics", "scopers", "fighters", "actors", "dwellers")
TURN_ABILITIES = {"mobility", "rotation", "push_back", "replacement"}


def _check_roles(s: State) -> None:
    """The sets of special units are those that the tiles say."""
    found = dict.fromkeys(ROLES, 0)
    for hex, unit in standers(s).items():
        words = {effect.keyword for effect in unit.tile.effects}
        roles = {
            "occupied": True,
            "netters": bool(unit.tile.nets),
            "helpers": bool(words & {"melee", "ranged", "initiative", "extra_attack", "quartermaster"}),
            "medics": "medic" in words,
            "scopers": "scoper" in words,
            "fighters": bool(unit.tile.initiatives),
            "actors": bool(TURN_ABILITIES & {*unit.tile.abilities} or words & {"mobility", "grab"}),
            "dwellers": "lair" in unit.tile.abilities and unit.tile.kind != "hq",
        }
        for name, plays in roles.items():
            found[name] |= plays << hex
    assert found == {name: int(getattr(s, name)) for name in found}, "a set of special units is out of date"


def check_legal(s: State) -> None:
    """Sorted, unique, never one choice only, empty only at the end."""
    codes = [int(code) for code in s.legal]
    assert all(a < b for a, b in pairwise(codes)), "legal moves are not sorted"
    assert (s.stage == OVER) == (not codes), "no legal move before the end, or one after it"
    assert len(codes) != 1, "somebody is asked although there is no choice"
    if s.stage == OVER:
        assert (s.winners > 0) == (s.ended > 0), "nobody has won, or for no reason"
        assert s.winners < 1 << s.rules.seats, "somebody has won who is not there"
        assert not s.winners & s.out or s.winners & ~s.out == 0, "who is out has won with others"
    if s.stage == REDRAW:
        assert s.seat[s.active * ROW + PILE] > 0, "an unlucky draw from an empty pile"


def check_storage(s: State) -> None:
    """Bytes and back, at any moment."""
    data = storage.to_bytes(s)
    twin = storage.from_bytes(data)
    assert storage.to_bytes(twin) == data, "bytes differ after a round trip"
    assert state_key(twin) == state_key(s), "the key differs after a round trip"
    _check_roles(twin)


def check_every_push(s: State, stream: Stream, sample: int) -> None:
    """Some of the legal moves can be carried out, and on a copy only."""
    before = storage.to_bytes(s)
    for _ in range(min(sample, len(s.legal))):
        twin = s.copy()
        push(twin, s.legal[stream.below(len(s.legal))])
        check_legal(twin)
    assert storage.to_bytes(s) == before, "a copy shares something with its original"


def check_match(match: neuroshima.Match) -> None:
    """What people and tools see of a state: push and pop, position and view."""
    check_state(match.state)
    check_storage(match.state)
    assert match.over == (not match.legal) == (match.outcome is not None) == (match.decision is None)
    if not match.over:
        _check_push_pop(match)
    _check_position(match)
    _check_view(match)


def _check_push_pop(match: neuroshima.Match) -> None:
    key, data = match.key(), match.to_bytes()
    for move in (match.legal[0], match.legal[-1]):
        match.push(move)
        assert match.pop() == move, "pop returns another move"
        assert (match.key(), match.to_bytes()) == (key, data), "pop does not restore the state"


def _check_position(match: neuroshima.Match) -> None:
    if match.decision is None or match.decision.kind not in POSITION_STAGES:
        return
    position = match.position()
    twin = neuroshima.Match.from_position(position)
    assert twin.position() == position, "the position differs after a round trip"
    assert twin.legal == match.legal, "the legal moves differ after a round trip"
    check_storage(twin.state)


def _check_view(match: neuroshima.Match) -> None:
    view = match.view(0)
    for seat in seats(match.state):
        pile = tile_keys(view.state, seat, "pile")
        kinds = [int(view.state.rules.kinds.number[view.armies[seat], key]) for key in pile]
        assert kinds == sorted(kinds), "a view knows the order of a pile"
        assert sum(view.remaining(seat).values()) == match.pile(seat)
    assert view.legal == match.legal
