"""A bot may be anybody's code: whatever it does wrong becomes one sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from ashfall.bots.contract import Candidate, Choice, Request
from ashfall.bots.faults import BotFault, ask
from ashfall.bots.random import RandomBot
from ashfall.neuroshima import Match
from ashfall.neuroshima.game import push
from ashfall.table.contract import Move


class Does:
    def __init__(self, action: Callable[[Request], Any]) -> None:
        self.action = action

    def choose(self, request: Request) -> Choice:
        answer: Choice = self.action(request)
        return answer


def stumble(request: Request) -> Choice:
    raise LookupError("no\nplan")


def leave(request: Request) -> Choice:
    raise SystemExit(4)


def spoil(request: Request) -> Choice:
    move = request.legal[0]
    push(request.view.state, move.code)
    return Choice(move, 0.5)


@pytest.fixture
def request_() -> Request:
    return Request(Match(["moloch", "borgo"], seed=1).view(0), seed=3, alternatives=2)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (stumble, "LookupError: no plan (test_faults.py, line "),
        (leave, "SystemExit: 4 (test_faults.py, line "),
        (lambda r: None, "expected a Choice, got NoneType"),
        (lambda r: r.legal[0], "expected a Choice, got Move"),
        (lambda r: Choice("place hq A1 0"), "expected a Move, got str"),  # type: ignore[arg-type]
        (lambda r: Choice(Move(7, "picnic")), 'the move "picnic" is not legal'),
        (lambda r: Choice(Move(-1, "picnic")), "is not legal"),
        (lambda r: Choice(Move(1 << 80, "picnic")), "is not legal"),
        (lambda r: Choice(r.legal[0], 1.5), "value: expected 0 to 1, got 1.5"),
        (lambda r: Choice(r.legal[0], float("nan")), "value: expected 0 to 1, got nan"),
        (lambda r: Choice(r.legal[0], candidates=(Candidate(Move(7, "picnic"), 0.5, 1),)), "is not legal"),
        (lambda r: Choice(r.legal[0], candidates=(Candidate(r.legal[0], -1.0, 1),)), "expected 0 to 1"),
        (lambda r: Choice(r.legal[0], 0.5, None), "candidates: expected a tuple of Candidate, got NoneType"),  # type: ignore[arg-type]
        (lambda r: Choice(r.legal[0], candidates=[]), "expected a tuple of Candidate, got list"),  # type: ignore[arg-type]
        (lambda r: Choice(r.legal[0], candidates=(r.legal[0],)), "expected a Candidate, got Move"),
        (
            lambda r: Choice(r.legal[0], candidates=(Candidate(r.legal[0], 0.5, 1, ("so",)),)),  # type: ignore[arg-type]
            "reasons: expected a tuple of Phrase",
        ),
        (lambda r: Choice(Move([], "picnic")), "is not legal"),  # type: ignore[arg-type]
    ],
)
def test_answers_that_do_not_count(request_: Request, action: Callable[[Request], Any], said: str) -> None:
    with pytest.raises(BotFault) as caught:
        ask(Does(action), request_)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_good_answers_come_through(request_: Request) -> None:
    assert ask(RandomBot(), request_).move in request_.legal


def test_a_bot_that_plays_on_its_view_spoils_nothing(request_: Request) -> None:
    assert ask(Does(spoil), request_).value == 0.5


def test_an_interrupt_is_not_a_fault(request_: Request) -> None:
    def interrupt(request: Request) -> Choice:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(Does(interrupt), request_)
