"""The data files of numbers, officers and mutants: checked objects from TOML tables."""

from collections.abc import Callable
from typing import Final, TypeVar

from ashfall.hardcity.content import words
from ashfall.hardcity.content.fields import Fields, check_total, read_rows
from ashfall.hardcity.content.types import (
    AbilityCard,
    Ally,
    CampaignRules,
    Core,
    CoreNumbers,
    Costs,
    Enemy,
    Officer,
    Supply,
)

__all__ = ["parse_abilities", "parse_allies", "parse_core", "parse_enemies", "parse_officers"]

_T = TypeVar("_T")
_SIDES_OF_A_DIE: Final = 6


def parse_core(top: Fields) -> Core:
    """The numbers of the whole game."""
    top.allow_only(("players", "die", "rules", "costs", "supply", "campaign"))
    players, die, campaign = top.inner("players"), top.inner("die"), top.inner("campaign")
    players.allow_only(("versus", "coop"))
    campaign.allow_only(CampaignRules.__slots__)
    return Core(
        players.pair("versus"),
        players.pair("coop"),
        _faces(die),
        _numbers(top.inner("rules"), CoreNumbers, CoreNumbers.__slots__),
        _numbers(top.inner("costs"), Costs, Costs.__slots__),
        _numbers(top.inner("supply"), Supply, Supply.__slots__),
        CampaignRules(
            campaign.integers("order", 1),
            campaign.flag("keep_equipment"),
            campaign.integer("abilities_after_loss"),
            campaign.integer("roof_barrels_per_win"),
            campaign.integer("warning_cards_per_win"),
        ),
    )


def _faces(die: Fields) -> tuple[str, ...]:
    """How often each face stands on a die; together six (HC-5)."""
    die.allow_only(words.FACES)
    counts = [die.integer(face, 0, _SIDES_OF_A_DIE) for face in words.FACES]
    if sum(counts) != _SIDES_OF_A_DIE:
        die.fail(words.FACES[0], f"a die has six sides, the faces add up to {sum(counts)}")
    return tuple(face for face, count in zip(words.FACES, counts, strict=True) for _ in range(count))


def _numbers(table: Fields, make: Callable[..., _T], names: tuple[str, ...]) -> _T:
    table.allow_only(names)
    return make(**{name: table.integer(name) for name in names})


def parse_officers(top: Fields) -> tuple[Officer, ...]:
    """The officers of `officers.toml`."""
    top.allow_only(("total", "officer", "ability", "ally"))
    return read_rows(top, "officer", _officer)


def _officer(row: Fields) -> Officer:
    row.allow_only(Officer.__slots__)
    hp = row.integer("hp", 1, 9)
    return Officer(row.snake("key"), hp, row.integer("hp_most", hp, 9), row.snake("ability"))


def parse_abilities(top: Fields, officers: tuple[Officer, ...]) -> tuple[AbilityCard, ...]:
    """The ability cards of `officers.toml`, then the printed abilities."""
    keys = tuple(officer.key for officer in officers)
    abilities = read_rows(top, "ability", lambda row: _ability(row, keys))
    for officer in officers:
        if not any(a.starting and a.key == officer.ability and a.officer == officer.key for a in abilities):
            top.fail("officer", f'{officer.key} has no starting ability "{officer.ability}"')
    check_total(top, "total", sum(not ability.starting for ability in abilities))
    return abilities


def _ability(row: Fields, officers: tuple[str, ...]) -> AbilityCard:
    row.allow_only(AbilityCard.__slots__)
    return AbilityCard(
        row.snake("key"),
        row.choice("officer", officers),
        row.flag("starting"),
        row.choice("limit", words.LIMITS),
        row.integer("ap", 0, 9, 0),
        row.integer("amount", default=0),
        row.integer("needs", default=0),
    )


def parse_allies(top: Fields) -> tuple[Ally, ...]:
    """The allies of `officers.toml`."""
    return read_rows(top, "ally", _ally)


def _ally(row: Fields) -> Ally:
    row.allow_only(Ally.__slots__)
    hp, ap = row.integer("hp", 1, 9), row.integer("ap")
    return Ally(row.snake("key"), hp, ap, row.integer("move"), row.integer("stuns"))


def parse_enemies(top: Fields) -> tuple[Enemy, ...]:
    """The kinds of mutants of `mutants.toml`."""
    top.allow_only(("mutant",))
    return read_rows(top, "mutant", _enemy)


def _enemy(row: Fields) -> Enemy:
    row.allow_only(Enemy.__slots__)
    return Enemy(
        row.snake("key"),
        row.integer("figures", 1),
        row.integer("move"),
        row.integer("attack"),
        row.integer("attack_near", default=0),
        row.flag("straight_lines"),
        row.integer("stun_at", default=0),
        row.integer("kill_at", default=0),
        row.integer("kill_at_stunned", default=0),
        row.integer("kills", default=1),
        row.integer("hp_most", default=0),
        row.integer("ap", default=0),
        row.integer("shot_less", default=0),
        row.integer("coop_hp_least", default=0),
        row.integer("coop_move", default=0),
        row.integer("coop_attack", default=0),
    )
