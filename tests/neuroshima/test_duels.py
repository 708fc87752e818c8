"""The one place that puts the rules of a duel together."""

import pytest

from ashfall.neuroshima import Match, load_army
from ashfall.neuroshima.setup import duel_rules
from ashfall.table.errors import UnknownArmy


def test_armies_by_key_or_as_they_are() -> None:
    rules = duel_rules(["moloch", load_army("borgo")], {"pay_last_health": True})
    assert [army.key for army in rules.armies] == ["moloch", "borgo"]
    assert rules.options.given == {"pay_last_health": True}
    assert len(rules.board.labels) == 19
    match = Match(["moloch", "borgo"], options={"pay_last_health": True})
    assert match.state.rules.options.given == rules.options.given


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(UnknownArmy, match='unknown army "borg"'):
        duel_rules(["moloch", "borg"])
    with pytest.raises(ValueError, match='unknown setting "picnic"'):
        duel_rules(["moloch", "borgo"], {"picnic": True})
