"""What must be true of every state of Hard City, whatever has been played."""

from collections import Counter
from itertools import pairwise

from ashfall.hardcity.files import storage
from ashfall.hardcity.files.audit import CHECKS
from ashfall.hardcity.files.record import Options
from ashfall.hardcity.game import push
from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import BLOOD_SCENT
from ashfall.hardcity.ground.keys import state_key
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import AUTO_CARD, NUDGE, REACTION, WALK_ON
from ashfall.table.random import Stream

CHAOS_PILES = (rows.CHAOS_PILE, rows.CHAOS_DISCARDS, rows.HAND, rows.QUEUE, rows.ASIDE)


def cards_of(s: State, *piles: int) -> Counter[int]:
    """The cards of several piles together."""
    return Counter(int(s.card(pile, i)) for pile in piles for i in range(int(s.pile_size(pile))))


def _in_the_air(s: State) -> Counter[int]:
    """AutoDoc's cards that are being resolved."""
    starts = [rows.AGENDA_AT + 1 + f * rows.FRAME for f in range(int(s.row[rows.AGENDA_AT]))]
    return Counter(int(s.row[start + 1]) for start in starts if s.row[start] == AUTO_CARD)


def check_state(s: State) -> None:
    """Everything that can be said about a state by itself."""
    broken = [problem for holds, problem in CHECKS if not holds(s)]
    assert not broken, broken
    check_legal(s)
    copies = s.rules.auto_copies if s.rules.coop else s.rules.chaos_copies
    in_the_air = _in_the_air(s) if not s.is_over() else Counter[int]()
    chaos = sum((cards_of(s, *CHAOS_PILES) + in_the_air).values())
    assert chaos == sum(copies) or s.is_over(), "chaos cards are not conserved"
    assert max(s.get(rows.ORDER), s.get(rows.CHAOS)) < s.rules.goal or s.is_over(), "somebody has won"


def check_legal(s: State) -> None:
    """Never empty before the end, sorted, each once; somebody at the table chooses."""
    codes = [int(code) for code in s.legal]
    assert s.is_over() == (not codes), "a dead end, or moves after the end"
    assert len(codes) != 1 or s.task() == REACTION, "a lone answer is given by itself"
    assert all(one < other for one, other in pairwise(codes)), "not sorted, or twice"
    assert 0 <= s.chooser < s.rules.seats, "nobody chooses"


def check_storage(s: State, options: Options) -> None:
    """A stored state is the same state, at any moment."""
    again, kept = storage.from_bytes(storage.to_bytes(s, options))
    assert kept == options
    assert (state_key(again), list(again.legal)) == (state_key(s), list(s.legal)), "stored and read again"


def check_pushes(s: State, stream: Stream, count: int) -> None:
    """Moves on copies leave the state as it is, and the same move leads to the same state."""
    row, legal = list(s.row), [int(code) for code in s.legal]
    for _ in range(count):
        code = legal[stream.below(len(legal))]
        one, other = s.copy(), s.copy()
        push(one, code)
        push(other, code)
        assert state_key(one) == state_key(other), "the same move leads elsewhere"
    assert list(s.row) == row, "a copy is not independent"
    assert [int(code) for code in s.legal] == legal, "a copy is not independent"


class OncePerTurn:
    """In a turn a mutant moves once and attacks once (HC-8.9, HC-8.11, HC-R60).

    It reads what the moves of a game tell. KAFAR spends AP in versus; Blood Scent activates one mutant twice.
    """

    def __init__(self, s: State) -> None:
        """From now on the game tells what happens."""
        s.trace = trace.Trace()
        self.done: Counter[tuple[int, int]] = Counter()  # by what and by mutant
        self.most = 1

    def push(self, s: State, code: int) -> None:
        """Make a move and look at what follows."""
        assert s.trace is not None
        is_no_move_of_its_own = s.task() in (NUDGE, WALK_ON)  # pushed by an officer, or still the same move
        push(s, code)
        words = [int(word) for word in s.trace.words]
        s.trace = trace.Trace()
        for i in range(0, len(words), trace.WORDS):
            kind, m = words[i : i + 2]
            if kind == trace.MUTANT_MOVED and is_no_move_of_its_own:
                is_no_move_of_its_own = False
            elif s.rules.coop or m != rows.KAFAR:
                self._see(kind, m, s.rules.coop)

    def _see(self, kind: int, m: int, coop: bool) -> None:
        if kind == trace.TURN_STARTED and (m >= 0 or not coop):  # the AutoDoc step belongs to the turn
            self.done.clear()
            self.most = 1
        elif kind == trace.AUTO_DRAWN and m == BLOOD_SCENT:
            self.most += 2
        elif kind == trace.DEPLOYED:  # the same figure, another mutant
            for what in (trace.MUTANT_MOVED, trace.ATTACKED):
                del self.done[what, m]
        elif kind in (trace.MUTANT_MOVED, trace.ATTACKED, trace.CAR_ATTACKED):
            what = trace.MUTANT_MOVED if kind == trace.MUTANT_MOVED else trace.ATTACKED
            self.done[what, m] += 1
            assert self.done[what, m] <= self.most, "a mutant moves or attacks again in the same turn"
