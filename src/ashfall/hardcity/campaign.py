"""What goes on from one episode of a campaign to the next (HC-11)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ashfall.hardcity.content import Content, load_content
from ashfall.hardcity.ground.holdings import abilities_of, equipment_of
from ashfall.hardcity.ground.rows import IN_PLAY, OFFICERS_WON, WINNER
from ashfall.hardcity.ground.state import State
from ashfall.table.errors import InvalidRecord, shown

__all__ = ["Campaign", "Carried", "carry_on", "gained_abilities"]


class Carried(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an officer brings along: equipment with its number, and abilities by key for the next episode.

    The rules give one ability at most (HC-11.4); a file of an earlier version may name more.
    """

    equipment: dict[str, int] = {}
    abilities: tuple[str, ...] = ()


class Campaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign between two episodes."""

    results: tuple[bool, ...] = ()  # of the episodes played, True: the officers won
    officers: dict[str, Carried] = {}

    @property
    def wins(self) -> int:
        """How many episodes the officers have won."""
        return sum(self.results)

    @property
    def next_episode(self) -> int | None:
        """The number of the episode that comes next, None when the campaign is over."""
        order = load_content().core.campaign.order
        return order[len(self.results)] if len(self.results) < len(order) else None

    @property
    def barrels(self) -> int:
        """How many barrels the victories take off the roof, at most all that stand there (HC-11.5)."""
        content = load_content()
        there = max(episode.amount("roof_barrels") for episode in content.episodes)
        return min(self.wins * content.core.campaign.roof_barrels_per_win, there)

    def check(self) -> None:
        """Raise InvalidRecord if the campaign speaks of something that does not exist."""
        content = load_content()
        if len(self.results) > len(content.core.campaign.order):
            most = len(content.core.campaign.order)
            raise InvalidRecord("campaign.results", f"expected at most {most}, got {len(self.results)}")
        for officer, carried in self.officers.items():
            _check_officer(content, officer, carried)

    def check_episode(self, episode: int) -> None:
        """Raise InvalidRecord unless this episode comes next: they are played in order (HC-11.3)."""
        following = self.next_episode
        if following is None:
            raise InvalidRecord("campaign.results", "the campaign is over, expected no further episode")
        if episode != following:
            raise InvalidRecord(
                "options.episode", f"expected {following}, the next episode of the campaign, got {episode}"
            )


def _check_officer(content: Content, officer: str, carried: Carried) -> None:
    keys = [each.key for each in content.officers]
    place = f"campaign.officers.{officer}"
    if officer not in keys:
        raise InvalidRecord("campaign.officers", f'unknown officer "{officer}", expected {", ".join(keys)}')
    known = {card.key: card.copies for card in content.equipment}
    for key, count in carried.equipment.items():
        if key not in known:
            raise InvalidRecord(f"{place}.equipment", f'unknown card "{key}"')
        if not 0 < count <= known[key]:
            raise InvalidRecord(f"{place}.equipment.{key}", f"expected 1 to {known[key]}, got {count}")
    own = {card.key for card in content.abilities if card.officer == officer and not card.starting}
    if not set(carried.abilities) <= own or len(set(carried.abilities)) < len(carried.abilities):
        raise InvalidRecord(f"{place}.abilities", f"expected different ones of: {', '.join(sorted(own))}")


def carry_on(
    before: Campaign, end: State, kept: Mapping[str, str] | None = None, won: bool | None = None
) -> Campaign:
    """The campaign after an episode: equipment goes along, of abilities one after a loss (HC-11.3, HC-11.4).

    ``kept`` names the ability that an officer keeps of those gained in a lost episode; without it the first.
    Raises InvalidRecord where it names something that cannot be kept.
    ``won`` says whether the officers won where people ended the episode before the rules did.
    """
    content = load_content()
    if won is None:
        won = int(end.get(WINNER)) == OFFICERS_WON
    _check_kept(content, end, kept or {}, won)
    officers = {key: Carried(equipment=carried.equipment) for key, carried in before.officers.items()}
    for key, gained in gained_abilities(before, end).items():
        abilities = () if won else _chosen(content, key, gained, (kept or {}).get(key))
        officers[key] = Carried(equipment=_unused(content, end, key), abilities=abilities)
    return Campaign(results=(*before.results, won), officers=officers)


def _unused(content: Content, end: State, officer: str) -> dict[str, int]:
    """The equipment that an officer still has (HC-11.3)."""
    who = [each.key for each in content.officers].index(officer)
    gear = equipment_of(end, who) if content.core.campaign.keep_equipment else []
    return {card.key: count for card, count in gear}


def _check_kept(content: Content, end: State, kept: Mapping[str, str], won: bool) -> None:
    """Only officers who were in play can keep something, and only after a loss (HC-11.4)."""
    if won and kept:
        raise InvalidRecord("kept", f"expected none after a won episode, got {shown(', '.join(kept))}")
    present = [officer.key for who, officer in enumerate(content.officers) if end.person(who, IN_PLAY)]
    for key in kept:
        if key not in present:
            raise InvalidRecord(f"kept.{shown(key)}", f"expected an officer in play: {', '.join(present)}")


def gained_abilities(before: Campaign, end: State) -> dict[str, tuple[str, ...]]:
    """The abilities that each officer in play has gained in an episode."""
    content = load_content()
    found: dict[str, tuple[str, ...]] = {}
    for who, officer in enumerate(content.officers):
        if end.person(who, IN_PLAY):
            earlier = before.officers.get(officer.key, Carried()).abilities
            held = [card.key for card in abilities_of(end, who) if not card.starting]
            found[officer.key] = tuple(key for key in held if key not in earlier)
    return found


def _chosen(content: Content, officer: str, gained: tuple[str, ...], wish: str | None) -> tuple[str, ...]:
    """What is kept of the abilities gained in a lost episode (HC-11.4)."""
    if wish is None:
        return gained[: content.core.campaign.abilities_after_loss]
    if wish not in gained:
        known = ", ".join(gained) or "nothing"
        raise InvalidRecord(f"kept.{officer}", f'expected one of: {known}, got "{shown(wish)}"')
    return (wish,)
