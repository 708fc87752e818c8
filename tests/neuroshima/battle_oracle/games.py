"""Battles as they come up in whole games: begun by a tile, a full board, the end of the piles."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ashfall.neuroshima.events import (
    BattleEnded,
    BattleStarted,
    Freed,
    NetReturned,
    Netted,
    Placed,
    Played,
    TurnEnded,
    read_events,
)
from ashfall.neuroshima.game import push
from ashfall.neuroshima.state import OVER, State
from ashfall.neuroshima.trace import Trace
from ashfall.table.contract import Event
from ashfall.table.random import Stream
from tests.neuroshima.battle_oracle.answers import Answers, Asked
from tests.neuroshima.battle_oracle.battle import fight
from tests.neuroshima.battle_oracle.driving import compare_phases, note, read_battle, same, table_of
from tests.neuroshima.battle_oracle.ending import eliminate, winners_of
from tests.neuroshima.battle_oracle.facts import Table, Unit
from tests.neuroshima.plays import choose

# What may happen before a battle so that the board at its start is known from the board before the move.
PLAIN = (Placed, Played, TurnEnded, Netted, Freed, NetReturned)


@dataclass
class _Battle:
    """A battle of a game while it is going on."""

    before: State
    events: list[Event]
    asked: list[Asked] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return any(isinstance(event, BattleEnded) for event in self.events)

    def table(self) -> Table | None:
        """What lay on the table when it began; None where too much happened before."""
        start = next(i for i, event in enumerate(self.events) if isinstance(event, BattleStarted))
        begun, first = self.events[start], self.events[:start]
        assert isinstance(begun, BattleStarted)
        if not all(isinstance(event, PLAIN) for event in first):
            return None
        table = table_of(self.before, begun.seat)
        for event in first:
            if isinstance(event, Placed):
                unit = event.unit
                tile = table.armies[unit.owner].tile(unit.tile)
                table.units[unit.at] = Unit(unit.at, tile, unit.owner, unit.facing)
        return table


def check_game(s: State, stream: Stream) -> int:
    """Play a game to its end by chance and check the battles in it; how many were checked."""
    return sum(_check(battle) for battle in _battles(s, stream))


def _battles(s: State, stream: Stream) -> Iterator[_Battle]:
    battle: _Battle | None = None
    while s.stage != OVER:
        code = choose(s, stream)
        before = s.copy()
        if battle is not None:
            battle.asked.append(note(s, code))
        s.trace = Trace()
        push(s, code)
        events, s.trace = read_events(s.rules, s.trace), None
        if battle is not None:
            battle.events += events
        elif any(isinstance(event, BattleStarted) for event in events):
            battle = _Battle(before, events)
        if battle is not None and battle.is_over:
            yield battle
            battle = None


def _check(battle: _Battle) -> bool:
    table = battle.table()
    if table is None:
        return False
    told = read_battle(battle.events, table.counters)
    compare_phases(told.phases, fight(table, Answers(battle.asked)))
    winners = winners_of(table)
    if winners is None:
        same(told.eliminated, eliminate(table), "eliminated")
    else:
        same(told.winners, winners, "winners")
    return True
