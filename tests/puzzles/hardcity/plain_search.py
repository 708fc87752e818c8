"""The chance of a task by the plainest search that there is, to compare with the real one.

Nothing is remembered, nothing is left out: every legal move, and every order in which dice can fall.
"""

from fractions import Fraction
from itertools import product

from ashfall.hardcity.actions.rolls import NUMBER_OF_DICE, ROOM, is_unrolled, lay_dice
from ashfall.hardcity.agenda import AGENDA
from ashfall.hardcity.ground.moves import DIE, END_TURN, OPEN, a_of, verb_of
from ashfall.hardcity.ground.rows import AGENDA_AT, DICE, OWED, POLICE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import OFFICER_TURN
from ashfall.hardcity.ground.trace import Trace
from ashfall.puzzles.hardcity.aims import EVENT_NUMBERS
from ashfall.puzzles.hardcity.goals import CityTrial, reaches
from ashfall.puzzles.hardcity.task import CityPuzzle

Happened = tuple[str, ...]

NAMES = {number: name for name, number in EVENT_NUMBERS.items()}
WORDS = 5  # of an event in a trace


def plain_chance(task: CityPuzzle) -> Fraction:
    """The chance by best play."""
    return _Plain(task).best(task.start, ())


class _Plain:
    def __init__(self, task: CityPuzzle) -> None:
        self.goal = task.goal
        self.depth = int(task.start.get(AGENDA_AT))
        self.faces = [int(face) for face in task.start.rules.faces]

    def best(self, s: State, happened: Happened) -> Fraction:
        ended = self._worth(s, happened) if s.task() == OFFICER_TURN else Fraction(0)
        moves = [int(code) for code in s.legal if verb_of(code) != END_TURN]
        return max([ended, *(self._after(s, code, happened) for code in moves)])

    def _worth(self, s: State, happened: Happened) -> Fraction:
        counts = {name: happened.count(name) for name in happened}
        return Fraction(int(not s.get(OWED) and reaches(self.goal, CityTrial(s, (), counts))))

    def _after(self, s: State, code: int, happened: Happened) -> Fraction:
        if verb_of(code) == DIE:
            twins = [_made(s, code) for _ in self.faces]
            for twin, face in zip(twins, self.faces, strict=True):
                twin.put(DICE + a_of(code), face)
        elif verb_of(code) == OPEN:
            size = int(s.pile_size(POLICE))
            twins = []
            for place in range(size):
                ready = s.copy()
                ready.swap_cards(POLICE, place, size - 1)
                twins.append(_made(ready, code))
        else:
            twins = [_made(s, code)]
        return sum((self._settled(twin, happened) for twin in twins), Fraction(0)) / len(twins)

    def _settled(self, s: State, happened: Happened) -> Fraction:
        while not s.is_over() and s.get(AGENDA_AT) >= self.depth and not s.get(OWED):
            if is_unrolled(s):
                ends = []
                for dice in product(self.faces, repeat=int(s.note_of(NUMBER_OF_DICE))):
                    twin = _noted(s)
                    faces = [*dice, *[-1] * (ROOM - len(dice))]
                    lay_dice(twin, faces[0], faces[1], faces[2], faces[3])
                    ends.append(self._settled(twin, happened + _told(s)))
                return sum(ends, Fraction(0)) / len(ends)
            s.forget_legal()
            AGENDA[s.task()].work(s)
            if len(s.legal) > 1 or (len(s.legal) and s.task() == OFFICER_TURN):
                return self.best(s, happened + _told(s))
            if len(s.legal):
                code = s.legal[0]
                s.forget_legal()
                AGENDA[s.task()].answer(s, code)
        return self._worth(s, happened + _told(s))


def _noted(s: State) -> State:
    twin = s.copy()
    twin.forget_legal()
    twin.trace = Trace()
    return twin


def _made(s: State, code: int) -> State:
    twin = _noted(s)
    AGENDA[twin.task()].answer(twin, code)
    return twin


def _told(s: State) -> Happened:
    words = [] if s.trace is None else [int(word) for word in s.trace.words]
    return tuple(NAMES[number] for number in words[::WORDS])
