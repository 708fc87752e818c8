"""What an episode adds to the numbers of AutoDoc's cards."""

import pytest

from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground import cards
from ashfall.hardcity.ground.setup import COOP, Wishes, make_rules


@pytest.mark.clause("HC-13.20")
@pytest.mark.parametrize("episode", [1, 2, 3, 4, 5])
def test_an_episode_raises_what_cards_deploy_and_activate(episode: int) -> None:
    content = load_content()
    more = content.episode(episode).amount("autodoc_more")
    rules = make_rules(content, Wishes(episode, COOP, 1), 1)
    roar, swarm = content.auto[cards.ROAR], content.auto[cards.SWARM]
    assert rules.auto_deploy[cards.ROAR] == roar.deploy + more
    assert rules.auto_activate[cards.SWARM] == swarm.activate + more
    one = content.auto[cards.SHAKING_ASPHALT].deploy
    assert rules.auto_deploy[cards.SHAKING_ASPHALT] == max(one + more, 1)
    assert rules.auto_deploy[cards.SWARM] == 0
    assert rules.auto_activate[cards.SOMETHING_BIG] == cards.ALL
