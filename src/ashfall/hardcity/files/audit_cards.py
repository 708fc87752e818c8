"""Whether the piles of a stored row hold exactly the cards of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ashfall.hardcity.files.audit_frames import cards_being_resolved
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import POLICE_DECK, RIOT_SHIELD
from ashfall.hardcity.ground.rows import GEAR, KINDS_OF_GEAR, OFFICERS, PEOPLE, PILE, PILES, PILES_AT
from ashfall.hardcity.ground.state import State

__all__ = ["cards_agree", "piles_fit"]


def piles_fit(s: State) -> bool:
    """Sizes within their room, nothing behind the last card."""
    for pile in range(PILES):
        cards = [int(card) for card in s.row[PILES_AT + pile * PILE : PILES_AT + (pile + 1) * PILE]]
        size, *rest = cards
        if not 0 <= size < PILE or any(rest[size:]) or any(card < 0 for card in rest):
            return False
    return True


def cards_agree(s: State) -> bool:
    """Every deck has exactly its cards, wherever they are."""
    rules = s.rules
    copies = rules.auto_copies if rules.coop else rules.chaos_copies
    chaos = _held(s, rows.CHAOS_PILE, rows.CHAOS_DISCARDS, rows.HAND, rows.QUEUE, rows.ASIDE)
    chaos.update(cards_being_resolved(s))
    takes = _held(s, rows.TAKES, rows.TAKE_ROW)
    return (
        chaos == _copies(copies)
        and _held(s, rows.EVENTS, rows.EVENTS_DISCARDS) == Counter(range(len(rules.event_crates)))
        and takes == Counter([int(rules.opening), *map(int, rules.takes)])
        and _equipment_agrees(s)
        and all(_abilities_agree(s, who) for who in range(OFFICERS))
    )


def _held(s: State, *piles: int) -> Counter[int]:
    return Counter(int(s.card(pile, i)) for pile in piles for i in range(int(s.pile_size(pile))))


def _copies(counts: Iterable[int]) -> Counter[int]:
    return Counter({number: int(count) for number, count in enumerate(counts) if count})


def _equipment_agrees(s: State) -> bool:
    rules = s.rules
    for deck, piles in enumerate(((rows.POLICE, rows.POLICE_DISCARDS), (rows.CIVIL, rows.CIVIL_DISCARDS))):
        found = _held(s, *piles)
        for card, own in enumerate(rules.gear_deck):
            if (own == POLICE_DECK) == (deck == POLICE_DECK):
                found[card] += sum(int(s.person(who, GEAR + card)) for who in range(PEOPLE))
        if deck == POLICE_DECK:  # a shield that is held up is discarded later (HC-17.10.5)
            found[RIOT_SHIELD] += sum(int(s.person(who, rows.SHIELD)) for who in range(PEOPLE))
        wanted = [
            int(copies) * int((own == POLICE_DECK) == (deck == POLICE_DECK))
            for copies, own in zip(rules.gear_copies, rules.gear_deck, strict=True)
        ]
        if +found != _copies(wanted):
            return False
    kinds = len(rules.gear_copies)
    return all(
        not s.person(who, GEAR + card) for who in range(PEOPLE) for card in range(kinds, KINDS_OF_GEAR)
    )


def _abilities_agree(s: State, who: int) -> bool:
    """The six cards of an officer are in the pile or held; the start ability belongs to those in play."""
    owners = [int(owner) for owner in s.rules.ability_owner]
    held = int(s.person(who, rows.CARDS))
    start = len(owners) - OFFICERS + who
    found = _held(s, rows.ABILITIES + who)
    found.update(card for card in range(len(owners)) if held >> card & 1)
    own = [card for card, owner in enumerate(owners) if owner == who and card < len(owners) - OFFICERS]
    wanted = [*own, start] if s.person(who, rows.IN_PLAY) else own
    return held >= 0 and found == Counter(wanted)
