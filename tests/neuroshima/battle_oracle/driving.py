"""Fights a battle with the engine and with the oracle, and compares them phase by phase."""

from dataclasses import dataclass, field

from ashfall.neuroshima.events import (
    Absorbed,
    Attacked,
    BattleEnded,
    Eliminated,
    Exploded,
    GameOver,
    HealthLost,
    PhaseStarted,
    Removed,
    Scored,
    Wound,
)
from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.skirmish import fight_state
from ashfall.neuroshima.state import FACING, HEALTH, KIND, MARKER, OWNER, ROW, WOUNDS, State
from ashfall.table.contract import Event, Move
from ashfall.table.random import Stream
from tests.neuroshima.battle_oracle.answers import Answers, Asked, Option
from tests.neuroshima.battle_oracle.battle import Phase, fight
from tests.neuroshima.battle_oracle.ending import eliminate, winners_of
from tests.neuroshima.battle_oracle.facts import At, Table, Unit, queue_of
from tests.neuroshima.battle_oracle.standing import netted_units

Rows = set[tuple[At, str, int, int, int]]


def table_of(s: State, causer: int) -> Table:
    """The public facts of a state."""
    rules, seats = s.rules, range(int(s.rules.seats))
    points = rules.board.points
    units = {
        points[hex]: Unit(
            points[hex],
            rules.kinds.tile(int(unit) & KIND),
            int(unit) >> OWNER & 7,
            int(unit) >> FACING & 7,
            int(unit) >> WOUNDS,
        )
        for hex, unit in enumerate(s.units)
        if unit
    }
    order = (0, 1, 0, 2) if rules.mode.name == "one_vs_two" else tuple(seats)  # NH-13.4.2
    return Table(
        mode=rules.mode.name,
        radius=rules.board.radius,
        armies=tuple(rules.armies),
        units=units,
        counters=[int(s.seat[seat * ROW + HEALTH]) for seat in seats],
        markers=markers_of(s),
        queue=queue_of(order, int(s.slot), causer),
        out={seat for seat in seats if s.is_out(seat)},
    )


def markers_of(s: State) -> dict[int, At]:
    """Where the Nets of Steel lie, by thrower."""
    hexes = {seat: int(s.seat[seat * ROW + MARKER]) for seat in range(int(s.rules.seats))}
    return {seat: s.rules.board.points[hex] for seat, hex in hexes.items() if hex >= 0}


# Questions.


def read_option(s: State, code: int) -> Option:
    """An answer as plain data: hexes as coordinates, directions as numbers."""
    verb, *words = move_text(s.rules, code).split()
    return (verb, *(_word(s, word) for word in words))


def _word(s: State, word: str) -> object:
    board = s.rules.board
    if word in board.labels:
        return board.points[board.labels.index(word)]
    if word in DIRECTIONS:
        return DIRECTIONS.index(word)
    return None if word == "-" else int(word) if word.isdigit() else word


def note(s: State, code: int) -> Asked:
    """What is asked just now and the answer that is going to be given."""
    options = frozenset(read_option(s, int(each)) for each in s.legal)
    return Asked(int(s.chooser), options, read_option(s, code))


# Reports.


@dataclass
class Told:
    """What the events of one battle say."""

    phases: list[Phase] = field(default_factory=list)
    eliminated: set[int] = field(default_factory=set)
    winners: set[int] | None = None


def read_battle(events: list[Event], counters: list[int]) -> Told:
    """The phases of the first battle among the events, and what followed at once."""
    told, now, ended = Told(), list(counters), False
    for event in events:
        match event:
            case PhaseStarted():
                if ended:
                    break  # the next battle
                told.phases.append(Phase(event.initiative))
            case BattleEnded():
                ended = True
                _close(told.phases, now)
            case Eliminated():
                told.eliminated.add(event.seat)
            case GameOver():
                told.winners = set(event.winners)
            case HealthLost():
                now[event.seat] = event.health
            case Scored():
                now[event.seat] = event.points
            case _ if told.phases and not ended:
                _read_event(told.phases[-1], event)
        if told.phases and not ended:
            told.phases[-1].counters = list(now)
    return told


def _close(phases: list[Phase], counters: list[int]) -> None:
    """Points that are given away count for the last phase in which something happened."""
    loud = [phase for phase in phases if not phase.is_quiet]
    for phase in loud[-1:]:
        phase.counters = list(counters)


def _read_event(phase: Phase, event: Event) -> None:
    match event:
        case Attacked():
            row = (event.source.at, event.edge, event.kind, event.strength, event.cause == "agony")
            phase.attacks[row] += 1
        case Exploded():
            phase.exploded.add(event.source.at)
        case Wound():
            assert event.source is not None
            phase.wounds[event.source.at, event.edge, event.target.at, event.amount] += 1
        case Absorbed():
            assert event.source is not None
            hit = (event.source.at, event.edge, event.target.at, event.amount, event.medic.at)
            phase.absorbed[hit] += 1
        case Removed():
            phase.removed.setdefault(event.unit.at, set()).add(event.cause)


# Comparison.


def same(engine: object, oracle: object, what: str) -> None:
    """Fail with both sides where they differ."""
    assert engine == oracle, f"{what}\n  engine: {engine}\n  oracle: {oracle}"


def compare_phases(engine: list[Phase], oracle: list[Phase]) -> None:
    """Phase by phase; those in which nothing happens may be skipped (NH-5.2.1)."""
    theirs, ours = ([phase for phase in phases if not phase.is_quiet] for phases in (engine, oracle))
    for their, our in zip(theirs, ours, strict=False):
        where = f"phase {their.initiative}"
        same(their.initiative, our.initiative, "next phase")
        same(their.attacks, our.attacks, f"{where}: attacks")
        same(their.exploded, our.exploded, f"{where}: explosions")
        same(their.absorbed, our.absorbed, f"{where}: absorbed hits")
        same(their.wounds, our.wounds, f"{where}: wounds")
        same(set(their.removed), set(our.removed), f"{where}: who left")
        for at, causes in their.removed.items():
            assert causes <= our.removed[at], f"{where}: {at} left by {causes}, expected {our.removed[at]}"
        same(their.counters, our.counters, f"{where}: counters")
    same(len(theirs), len(ours), "number of phases")


def rows_of(table: Table) -> Rows:
    """Units with their wounds."""
    return {(at, unit.tile.key, unit.owner, unit.facing, unit.wounds) for at, unit in table.units.items()}


@dataclass
class Fought:
    """A battle on which both agree."""

    phases: int
    questions: int
    verbs: frozenset[object]  # what was asked about
    winners: set[int] | None


def check_battle(start: State, stream: Stream) -> Fought:
    """Fight from a position both ways, with answers by chance; an AssertionError says where they differ."""
    asked: list[Asked] = []

    def answer(s: State, options: list[Move]) -> Move:
        move = options[stream.below(len(options))]
        asked.append(note(s, move.code))
        return move

    table = table_of(start, int(start.active))
    before = rows_of(table), list(table.counters)
    report = fight_state(start, answer)
    told = read_battle(report.events, table.counters)
    phases = fight(table, Answers(asked))
    compare_phases(told.phases, phases)
    changed = (rows_of(table), table.counters) != before
    same(bool(report.after.changed), changed, "whether anything changed (R-35)")
    compare_end(table, told)
    _compare_after(table, report.after)
    verbs = frozenset(option[0] for question in asked for option in question.options)
    return Fought(len(told.phases), len(asked), verbs, told.winners)


def compare_end(table: Table, told: Told) -> None:
    """Who won, who is out."""
    winners = winners_of(table)
    same(told.winners, winners, "winners")
    if winners is None:
        same(told.eliminated, eliminate(table), "eliminated")


def _compare_after(table: Table, after: State) -> None:
    """What is left on the table."""
    final = table_of(after, int(after.causer))
    same(rows_of(final), rows_of(table), "units left")
    same(final.counters, table.counters, "counters")
    same(final.markers, table.markers, "Nets of Steel")
    same(final.out, table.out, "seats out of the game")
    netted = {unit.at for unit in netted_units(table)}
    points = after.rules.board.points
    same({points[hex] for hex in range(len(points)) if after.is_netted(hex)}, netted, "netted units")
