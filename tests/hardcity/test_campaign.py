"""A campaign: what goes on from one episode to the next, and how it is kept (HC-11.3 to HC-11.5)."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ashfall.hardcity import Campaign, Carried, InvalidPosition, InvalidRecord, Match, parse_record
from ashfall.hardcity.campaign import carry_on, gained_abilities
from ashfall.hardcity.content import load_content
from ashfall.hardcity.course.deal import deal
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import (
    BAT,
    DONATHAN,
    FLAMETHROWER,
    FLYING_KICK,
    FURIOUS,
    JENNY,
    LESSON,
    NINJUTSU,
    TOUGHER,
)
from ashfall.hardcity.ground.rows import (
    ABILITIES,
    BARRELS,
    CIVIL,
    GEAR,
    HEALTH,
    LOADS,
    MOST,
    NOBODY_WON,
    OFFICERS_WON,
    POLICE,
    WINNER,
    ZERO_WON,
)
from ashfall.hardcity.ground.setup import Wishes, make_rules
from ashfall.hardcity.ground.tasks import FEWER_BARRELS
from ashfall.hardcity.officers.openings import SURPLUS
from ashfall.table.random import Stream
from tests.hardcity.invariants import cards_of, check_state
from tests.hardcity.plays import play_on
from tests.hardcity.stage import Stage

BEFORE = Campaign(
    results=(True,),
    officers={
        "jenny": Carried(equipment={"bat": 2, "grenade": 1}, abilities=("ninjutsu",)),
        "donathan": Carried(abilities=("tougher",)),
    },
)


def ended(winner: int) -> Stage:
    """An episode that is over: Jenny has three abilities, one of them from before, and a bat."""
    stage = Stage(1).abilities(JENNY, NINJUTSU, FLYING_KICK, LESSON).gear(JENNY, BAT)
    stage.state.put(WINNER, winner)
    return stage


@pytest.mark.clause("HC-11.3")
def test_unused_equipment_is_carried_over() -> None:
    after = carry_on(BEFORE, ended(OFFICERS_WON).state)
    assert after.officers["jenny"].equipment == {"bat": 1}
    assert after.results == (True, True)
    assert (BEFORE.next_episode, after.next_episode, after.wins) == (2, 3, 2)
    s = Match(2, 1, campaign=BEFORE).state
    assert s.person(JENNY, GEAR + BAT) == 2
    assert BAT not in cards_of(s, CIVIL)
    check_state(s)


@pytest.mark.clause("HC-11.4", "HC-11.5", "HC-R59")
def test_after_a_won_episode_no_ability_is_kept() -> None:
    """The victory has its own reward; what was carried into the episode is used up by it."""
    won = ended(OFFICERS_WON).state
    after = carry_on(BEFORE, won)
    assert [carried.abilities for carried in after.officers.values()] == [()] * 4
    assert after.wins == BEFORE.wins + 1
    with pytest.raises(InvalidRecord, match="kept: expected none after a won episode, got jenny"):
        carry_on(BEFORE, won, {"jenny": "lesson"})


@pytest.mark.clause("HC-11.4", "HC-R59")
@pytest.mark.parametrize("winner", [ZERO_WON, NOBODY_WON])
def test_after_a_lost_episode_one_of_those_gained_in_it_is_kept(winner: int) -> None:
    lost = ended(winner).state
    assert gained_abilities(BEFORE, lost)["jenny"] == ("flying_kick", "lesson")
    assert carry_on(BEFORE, lost, {"jenny": "lesson"}).officers["jenny"].abilities == ("lesson",)
    assert carry_on(BEFORE, lost).officers["jenny"].abilities == ("flying_kick",)
    assert carry_on(BEFORE, lost).officers["donathan"].abilities == ()  # gained nothing, and had his before
    with pytest.raises(InvalidRecord, match="flying_kick, lesson"):
        carry_on(BEFORE, lost, {"jenny": "ninjutsu"})
    with pytest.raises(InvalidRecord, match=r"kept\.jeny: expected an officer in play: donathan, jenny"):
        carry_on(BEFORE, lost, {"jeny": "lesson"})


@pytest.mark.clause("HC-11.4")
def test_the_kept_ability_is_there_from_the_start() -> None:
    s = Match(2, 1, campaign=BEFORE).state
    assert NINJUTSU not in cards_of(s, ABILITIES + JENNY)
    assert s.person(JENNY, rows.CARDS) >> NINJUTSU & 1
    assert s.person(DONATHAN, rows.CARDS) >> TOUGHER & 1
    assert (s.person(DONATHAN, HEALTH), s.person(DONATHAN, MOST)) == (8, 8)


@pytest.mark.clause("HC-11.5", "HC-14.5.1")
@pytest.mark.parametrize("wins", range(5))
def test_each_victory_takes_a_barrel_off_the_roof(wins: int) -> None:
    results = (True,) * wins + (False,) * (4 - wins)
    match = Match(5, 3, campaign=Campaign(results=results))
    while match.decision is not None and match.decision.kind == "fewer_barrels":
        match.push(match.legal[0])
    on_roof = [load for load in range(BARRELS, LOADS) if match.state.load(load) >= 0]
    assert len(on_roof) == 4 - wins


@pytest.mark.clause("HC-11.5")
@pytest.mark.parametrize(("wins", "per_win", "fewer"), [(1, 2, 2), (2, 2, 4), (3, 2, 4), (4, 0, 0)])
def test_how_many_barrels_a_victory_takes_away_stands_in_the_data(
    wins: int, per_win: int, fewer: int
) -> None:
    content = load_content()
    campaign = replace(content.core.campaign, roof_barrels_per_win=per_win)
    content = replace(content, core=replace(content.core, campaign=campaign))
    rules = make_rules(content, Wishes(5, wins=wins), 1)
    state = deal(rules, Stream(1), [0, 1, 2, 3], [0] * 4, False)
    assert (state.note_of(SURPLUS) if state.task() == FEWER_BARRELS else 0) == fewer


@pytest.mark.clause("HC-11.6")
@pytest.mark.parametrize(("episode", "wins", "more"), [(5, 0, 0), (5, 3, 3), (4, 3, 0)])
def test_victories_warn_doctor_zero_of_the_last_episode(episode: int, wins: int, more: int) -> None:
    results = (True,) * wins + (False,) * (episode - 1 - wins)
    alone, warned = Match(episode, 3), Match(episode, 3, campaign=Campaign(results=results))
    for match in (alone, warned):
        while match.state.get(rows.ACTIVE) < 0 and match.state.pile_size(rows.HAND) == 0:
            match.push(match.legal[0])
    assert warned.state.pile_size(rows.HAND) == alone.state.pile_size(rows.HAND) + more


@pytest.mark.clause("HC-R55", "HC-R59")
@pytest.mark.parametrize("winner", [OFFICERS_WON, ZERO_WON])
def test_officers_who_stay_at_home_keep_their_equipment_only(winner: int) -> None:
    stage = ended(winner)
    stage.state.set_person(JENNY, rows.IN_PLAY, 0)
    assert carry_on(BEFORE, stage.state).officers["jenny"] == Carried(equipment={"bat": 2, "grenade": 1})


@pytest.mark.clause("HC-R59")
def test_a_file_from_before_may_name_more_abilities_for_one_episode() -> None:
    old = Campaign(results=(True,), officers={"jenny": Carried(abilities=("ninjutsu", "furious"))})
    s = Match(2, 1, campaign=old).state
    assert [s.person(JENNY, rows.CARDS) >> number & 1 for number in (NINJUTSU, FURIOUS)] == [1, 1]
    s.put(WINNER, ZERO_WON)
    assert carry_on(old, s).officers["jenny"].abilities == ()


@pytest.mark.clause("HC-R55")
def test_equipment_of_officers_at_home_is_not_in_the_decks() -> None:
    """Else somebody could draw the only copy a second time, and the campaign could not go on."""
    others = ("donathan", "miranda", "marcellus")
    before = Campaign(results=(True,), officers={"jenny": Carried(equipment={"flamethrower": 1})})
    match = Match(2, 1, mode="coop", players=3, officers=others, campaign=before)
    s = match.state
    assert FLAMETHROWER not in cards_of(s, POLICE)
    check_state(s)
    s.put(WINNER, OFFICERS_WON)
    assert carry_on(before, s).officers["jenny"] == before.officers["jenny"]


def test_a_campaign_is_part_of_a_record() -> None:
    match = play_on(Match(2, 5, campaign=BEFORE), Stream(5), 4000)
    for text in (match.record().to_json(), match.record().to_text()):
        record = parse_record(text)
        assert record.options.campaign == BEFORE
        assert Match.from_record(record).key() == match.key()
    after = match.carry_on()
    assert len(after.results) == 2
    assert Match(3, 1, campaign=after).options.campaign == after
    again = Match.from_bytes(match.to_bytes())
    assert again.options.campaign == BEFORE


@pytest.mark.clause("HC-11.3")
def test_the_episodes_of_a_campaign_come_in_order() -> None:
    with pytest.raises(InvalidRecord, match="expected 2, the next episode of the campaign, got 3"):
        Match(3, 1, campaign=BEFORE)
    with pytest.raises(InvalidRecord, match="the campaign is over"):
        Match(5, 1, campaign=Campaign(results=(True,) * 5))


@pytest.mark.clause("HC-11.3")
def test_a_stored_state_of_another_episode_is_refused() -> None:
    stored = msgspec.msgpack.decode(Match(2, 1, campaign=BEFORE).to_bytes())
    stored[1]["campaign"]["results"] = [True, True]
    with pytest.raises(InvalidPosition, match="expected 3"):
        Match.from_bytes(msgspec.msgpack.encode(stored))


def test_a_campaign_goes_on_after_the_end_only() -> None:
    with pytest.raises(InvalidRecord, match="not over"):
        Match(1, 1).carry_on()


def test_a_whole_campaign() -> None:
    campaign = Campaign()
    while campaign.next_episode is not None:
        match = Match(campaign.next_episode, 7, mode="coop", campaign=campaign)
        campaign = play_on(match, Stream(campaign.next_episode), 5000).carry_on()
        campaign.check()
    assert len(campaign.results) == 5


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"officers": {"robocop": Carried()}}, "unknown officer"),
        ({"officers": {"jenny": Carried(equipment={"bazooka": 1})}}, "unknown card"),
        ({"officers": {"jenny": Carried(equipment={"bat": 3})}}, "expected 1 to 2, got 3"),
        ({"officers": {"jenny": Carried(equipment={"bat": 0})}}, "expected 1 to 2, got 0"),
        ({"officers": {"jenny": Carried(abilities=("suplex",))}}, "expected different ones of"),
        ({"officers": {"jenny": Carried(abilities=("ninjutsu", "ninjutsu"))}}, "expected different ones of"),
        ({"results": (True,) * 6}, "expected at most 5"),
        (
            {
                "officers": {
                    "jenny": Carried(equipment={"bat": 2}),
                    "miranda": Carried(equipment={"bat": 1}),
                }
            },
            'only 2 cards "bat"',
        ),
    ],
)
def test_campaigns_that_cannot_be_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidRecord, match=said):
        Match(1, 1, campaign=Campaign(**wrong))


@pytest.mark.clause("HC-11.3")
def test_who_won_may_be_told_where_people_ended_the_episode() -> None:
    state = Stage(1).state
    assert carry_on(BEFORE, state, won=True).results == (True, True)
    assert carry_on(BEFORE, state, won=False).results == (True, False)


@pytest.mark.clause("HC-11.5")
def test_victories_take_no_more_barrels_than_there_are() -> None:
    assert Campaign(results=(True, False, True)).barrels == 2
    assert Campaign(results=(True,) * 5).barrels == 4
