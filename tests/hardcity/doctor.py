"""A stage for AutoDoc: one officer has just acted, the others wait in a corner."""

from ashfall.hardcity.content import Content
from ashfall.hardcity.course.rounds import forget_deployed
from ashfall.hardcity.figures.mutants import begin_turn_of_mutants
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA, NORMAL, ROAR
from ashfall.hardcity.ground.moves import ACTIVATE, DEPLOY, MOVE_MUTANT
from ashfall.hardcity.ground.setup import COOP
from ashfall.hardcity.ground.tasks import ACTIVATE_MUTANT
from tests.hardcity.stage import CONTENT, Stage

OTHERS = (JENNY, MIRANDA, MARCELLUS)
BY_TWO_ZONES = "F9"  # in episode 1 the closest zone has two spaces, the next one has one
THREE_SPACES = ["D10", "E10", "H10"]  # of those zones, the closest first


def coop(episode: int = 1, at: str = "D5", *, others: str = "H1", content: Content = CONTENT) -> Stage:
    """A solo match after the turn of Donathan, who stands on ``at``."""
    stage = Stage(episode, COOP, content=content)
    stage.officer(DONATHAN, at, done=1, ap=0)
    for who in OTHERS:
        stage.officer(who, others)
    stage.state.put(rows.ACTIVE, DONATHAN)
    stage.state.put(rows.TURN_OF, rows.ZEROS_TURN)
    return stage


def new_turn(stage: Stage) -> Stage:
    """Another turn: what mutants did in the one before is forgotten."""
    begin_turn_of_mutants(stage.state)
    forget_deployed(stage.state)
    stage.state.put(rows.QUEUED, 0)
    return stage


def draw(stage: Stage, *drawn: int) -> Stage:
    """An AutoDoc step, in a turn of its own, that draws these cards, the first one first."""
    new_turn(stage).pile(rows.CHAOS_PILE, [ROAR, ROAR, *reversed(drawn)])
    stage.state.put(rows.ACTIVE, DONATHAN)
    return stage.turn_of_zero()


def next_step(stage: Stage, *drawn: int) -> Stage:
    """One more step after the one before has ended."""
    assert is_over(stage), stage.offers()
    return draw(stage, *drawn)


def activate(stage: Stage, m: int, priority: int, times: int = 1, *, same_turn: bool = False) -> Stage:
    """Activate one mutant in a step after Donathan's turn."""
    if not same_turn:
        new_turn(stage)
    stage.state.put(rows.ACTIVE, DONATHAN)
    return stage.plan(ACTIVATE_MUTANT, m, priority, times)


def is_over(stage: Stage) -> bool:
    """Whether the step has ended: the next officer is to be chosen."""
    return bool(stage.offers(ACTIVATE))


def finish(stage: Stage) -> Stage:
    """Give the first answer to everything until the step has ended."""
    while not is_over(stage):
        verb, *fields = stage.offers()[0]
        stage.do(verb, *fields)
    return stage


def place_all(stage: Stage, *labels: str) -> Stage:
    """Deploy normal mutants on these spaces, as the officers are asked to."""
    for label in labels:
        stage.do(DEPLOY, NORMAL, stage.space(label))
    return stage


def pile(stage: Stage, number: int) -> list[int]:
    """The cards of a pile, from the bottom or the left."""
    return [int(stage.state.card(number, i)) for i in range(stage.state.pile_size(number))]


def queue(stage: Stage, *cards: int) -> Stage:
    """Cards of earlier steps in the queue, the far left first."""
    for place in range(len(cards)):
        stage.state.row[rows.MARKERS_AT + place] = -1
    return stage.pile(rows.QUEUE, cards)


def ends(stage: Stage) -> set[str]:
    """The spaces to which the mutant whose turn it is can move."""
    return {stage.label(fields[1]) for fields in stage.offers(MOVE_MUTANT)}


def crowd(stage: Stage, label: str, left: int) -> None:
    """Put all mutants of the episode on a space, except so many; KAFAR is gone for good."""
    s = stage.state
    free = [m for m in range(rows.KAFAR) if s.rules.usable[m] and s.mutant(m) < 0]
    for m in free[left:]:
        s.row[rows.MUTANTS_AT + m] = stage.space(label)
    s.put(rows.KAFAR_PLACE, rows.DEAD)
