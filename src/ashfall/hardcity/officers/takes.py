"""Takes in an officer's turn: the clapper goes on a card of the row, and it works (HC-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.figures.harm import use_take
from ashfall.hardcity.ground.cards import (
    BACK_TO_BACK,
    BIG_BOOM,
    COVER_ME,
    EYE_IN_SKY,
    FULL_THROTTLE,
    LIGHTS_CAMERA,
    MONTAGE,
    ONE_LINER,
    REVERSE_GEAR,
    ROADBLOCK,
    SHOWDOWN,
    SLOW_MOTION,
    WINDOW,
)
from ashfall.hardcity.ground.moves import TAKE, a_of, move
from ashfall.hardcity.ground.rows import CLAPPER, TAKE_ROW
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import TAKE_EFFECT, Task
from ashfall.hardcity.officers.take_effects import USED_TAKE, Montage, SlowMotion, TakeRule, Window
from ashfall.hardcity.officers.take_fights import (
    BackToBack,
    BigBoom,
    CoverMe,
    OneLiner,
    ReverseGear,
    Showdown,
)
from ashfall.hardcity.officers.take_places import EyeInSky, FullThrottle, LightsCamera, Roadblock

ENDING: Final = 1  # the number of the officer's turn that is 1 when nothing but the end follows

_TAKES: Final[list[TakeRule]] = [
    SlowMotion(SLOW_MOTION),
    OneLiner(ONE_LINER),
    BackToBack(BACK_TO_BACK),
    Montage(MONTAGE),
    Window(WINDOW),
    BigBoom(BIG_BOOM),
    EyeInSky(EYE_IN_SKY),
    Roadblock(ROADBLOCK),
    CoverMe(COVER_ME),
    ReverseGear(REVERSE_GEAR),
    FullThrottle(FULL_THROTTLE),
    LightsCamera(LIGHTS_CAMERA),
    Showdown(SHOWDOWN),
]


def _by_card() -> vec[TakeRule]:
    """The others, openings and the take for a civilian in danger, are never used in a turn."""
    table = [TakeRule(0)] * (SHOWDOWN + 1)
    for take in _TAKES:
        table[take.card] = take
    return vec[TakeRule](table)


_TABLE: Final = _by_card()


class UseTake(Action):
    """Use a take to the right of the clapper whose condition holds, for no AP (HC-7.1, HC-7.2)."""

    def offer(self, s: State, who: i64) -> None:
        """Every such take."""
        place: i64 = s.get(CLAPPER) + 1
        while place < s.pile_size(TAKE_ROW):
            take: i64 = s.card(TAKE_ROW, place)
            if _TABLE[take].fits(s, who):
                s.offer(move(TAKE, take))
            place += 1

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Clap; after Training Montage the turn ends (HC-R35)."""
        take: i64 = a_of(code)
        if take == MONTAGE:
            s.keep(ENDING, 1)
        use_take(s, take)
        s.plan(TAKE_EFFECT, take, who, s.rules.take_amount[take])


class TakeEffect(Task):
    """What a take does (HC-17.9)."""

    def work(self, s: State) -> None:
        """As this take does."""
        _TABLE[s.note_of(USED_TAKE)].work(s)

    def answer(self, s: State, code: i64) -> None:
        """As this take does."""
        _TABLE[s.note_of(USED_TAKE)].answer(s, code)
