"""How tests of bad input look at it: refused in one line, or taken and then playable."""

from collections.abc import Callable

import pytest

from ashfall import neuroshima
from ashfall.table.errors import AshfallError
from ashfall.table.random import Stream
from tests.neuroshima.invariants import check_legal
from tests.neuroshima.plays import play_on

LONGEST_ERROR = 1100
SOON = 5  # seconds, on a busy machine
BIG = "x" * 10_000_000


def refused(kind: type[AshfallError], call: Callable[..., object], *given: object) -> str:
    """The sentence of the error that ``call`` must raise."""
    with pytest.raises(kind) as caught:
        call(*given)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    assert len(sentence) < LONGEST_ERROR
    return sentence


def survives(call: Callable[..., neuroshima.Match], *given: object) -> bool:
    """Whether input is taken; what is taken can be played, what is not raises one of our errors."""
    try:
        match = call(*given)
    except AshfallError as error:
        sentence = str(error)
    else:
        check_legal(match.state)
        play_on(match, Stream(1), 25)
        assert neuroshima.Match.from_bytes(match.to_bytes()).key() == match.key()
        return True
    assert "\n" not in sentence
    assert len(sentence) < LONGEST_ERROR
    return False
