"""Doctor Zero's side of the stage: his mutants act, and what they may do."""

from ashfall.hardcity.ground import cards, rows
from ashfall.hardcity.ground.moves import ACTION_CARD, ATTACK, DEPLOY, FIELD, MOVE_MUTANT
from ashfall.hardcity.ground.tasks import MUTANTS_ACT
from tests.hardcity.stage import Stage

CORNERS = {1: "H7", 2: "H3", 3: "H8", 4: "A8", 5: "H6"}  # where officers stand out of the way


def lair(episode: int = 1, away: str = "") -> Stage:
    """An episode with all officers on one far space and nobody else."""
    stage = Stage(episode)
    for who in range(rows.OFFICERS):
        stage.officer(who, away or CORNERS[episode])
    stage.state.put(rows.TURN_OF, rows.ZEROS_TURN)
    return stage


def let_act(stage: Stage, deploys: int = 0, moves: int = 0, attacks: int = 0) -> Stage:
    """So many deployments, moves and attacks follow."""
    return stage.plan(MUTANTS_ACT, deploys, moves, attacks)


def goals(stage: Stage, m: int, load: int | None = None) -> set[str]:
    """The labels of the places that a mutant can move to, alone or with a load."""
    wanted = (m,) if load is None else (m, load)
    found = [(fields[0], *fields[2:], fields[1]) for fields in stage.offers(MOVE_MUTANT)]
    return {stage.label(place) for *who, place in found if tuple(who) == wanted}


def hits(stage: Stage, m: int) -> set[str]:
    """The labels of the places that a mutant can attack."""
    return {stage.label(place) for who, place in stage.offers(ATTACK) if who == m}


def gates(stage: Stage, kind: int = cards.NORMAL) -> set[str]:
    """The labels of the spaces where a kind of mutant can be deployed."""
    return {stage.label(space) for found, space in stage.offers(DEPLOY) if found == kind}


def deploy(stage: Stage, label: str, kind: int = cards.NORMAL) -> Stage:
    """Deploy a mutant."""
    return stage.do(DEPLOY, kind, stage.space(label))


def send(stage: Stage, m: int, label: str, load: int = FIELD) -> Stage:
    """Move a mutant."""
    return stage.do(MOVE_MUTANT, m, stage.space(label), load)


def fill_supply(stage: Stage, label: str, but: int = 0, kafar: int = rows.DEAD) -> None:
    """Put all mutants of the episode on one space, except so many normal ones."""
    for kind in (cards.NORMAL, cards.RAT, cards.SOLDIER):
        usable = [m for m in range(rows.KAFAR) if stage.rules.usable[m] and stage.rules.kind_of[m] == kind]
        free = [m for m in usable if stage.state.mutant(m) < 0]
        stage.mutants(label, len(free) - (but if kind == cards.NORMAL else 0), kind=kind)
    stage.state.put(rows.KAFAR_PLACE, kafar)
    if kafar == rows.ON_MAP:
        stage.mutants(label, kind=cards.BIG_ONE)


def play(stage: Stage, card: int, verb: int = ACTION_CARD) -> Stage:
    """Doctor Zero plays the text of a card; another one stays in his hand."""
    return stage.hand(card, cards.BITE).turn_of_zero().do(verb, card)


def can_play(stage: Stage, card: int, verb: int = ACTION_CARD) -> bool:
    """Whether Doctor Zero may play a card for its text."""
    return stage.hand(card, cards.BITE).turn_of_zero().can(verb, card)


def settle(stage: Stage) -> Stage:
    """The officers give the damage to the first who can take it."""
    return stage.do(*stage.offers()[0])
