"""A card that AutoDoc has drawn: its own text, mutants come, mutants act, then it goes (HC-13.4, HC-13.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.autodoc.letters import set_letter_aside
from ashfall.hardcity.autodoc.queued import discard, join_queue
from ashfall.hardcity.autodoc.top_halves import (
    ACTIVATES,
    CARD,
    DEPLOYS,
    IS_DONE,
    OWN_TEXT,
    OWNER,
    STAGE,
    AutoScheme,
    BloodScent,
    Broadcast,
    ClickClick,
    Laughter,
    ManEaters,
    SomethingBig,
    StolenDonut,
    TheyAreHere,
    TopHalf,
    Waking,
)
from ashfall.hardcity.ground.cards import (
    AS_SPECIAL,
    AUTO_SCHEME,
    BLOOD_SCENT,
    BROADCAST,
    CLICK_CLICK,
    LAUGHTER,
    MAN_EATERS,
    QUEUE_UP,
    SECOND_WIND,
    SET_ASIDE,
    SHAKING_ASPHALT,
    SOMETHING_BIG,
    STOLEN_DONUT,
    THEY_ARE_HERE,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import AUTO_DRAW, Task

_HALVES: Final[list[TopHalf]] = [
    BloodScent(BLOOD_SCENT),
    TheyAreHere(THEY_ARE_HERE),
    SomethingBig(SOMETHING_BIG),
    Waking(SHAKING_ASPHALT),
    AutoScheme(AUTO_SCHEME),
    ManEaters(MAN_EATERS),
    StolenDonut(STOLEN_DONUT),
    Waking(SECOND_WIND),
    ClickClick(CLICK_CLICK),
    Broadcast(BROADCAST),
    Laughter(LAUGHTER),
]


def _by_card() -> list[TopHalf]:
    """The numbers of the others say all."""
    table = [TopHalf(card) for card in range(LAUGHTER + 1)]
    for half in _HALVES:
        table[half.card] = half
    return table


_TABLE: Final = _by_card()


class DrawnCard(Task):
    """A card that was drawn: its top half, then where it goes (HC-13.4, HC-13.5)."""

    def work(self, s: State) -> None:
        """Go to the next stage."""
        card: i64 = s.note_of(CARD)
        stage: i64 = s.note_of(STAGE)
        if stage == OWN_TEXT:
            s.keep(STAGE, DEPLOYS)
            _TABLE[card].do_own_text(s)
        elif stage == DEPLOYS:
            s.keep(STAGE, ACTIVATES)
            _TABLE[card].deploy(s, s.rules.auto_deploy[card])
        elif stage == ACTIVATES:
            s.keep(STAGE, IS_DONE)
            if s.rules.auto_activate[card] != 0:
                _TABLE[card].activate(s, s.rules.auto_activate[card], s.rules.auto_priority[card])
        else:
            owner: i64 = s.note_of(OWNER) - 1
            s.finish()
            _put_away(s, card, owner)


def _put_away(s: State, card: i64, owner: i64) -> None:
    """The card goes where it says; some make draw another one (HC-13.5)."""
    after: i64 = s.rules.auto_after[card]
    if after == AS_SPECIAL:
        after = s.rules.special_after
    if after == QUEUE_UP:
        join_queue(s, card, owner)
    elif after == SET_ASIDE:
        set_letter_aside(s, card)
    else:
        discard(s, card)
    more: i64 = _TABLE[card].draws(s)
    while more > 0:
        s.plan(AUTO_DRAW)
        more -= 1
