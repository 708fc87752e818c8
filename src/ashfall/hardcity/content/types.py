"""The cards, figures and maps of Hard City as the rules use them, with the words of `content_words`."""

from dataclasses import dataclass
from typing import TypeAlias

__all__ = [
    "AbilityCard",
    "Ally",
    "AutoDocCard",
    "Bottom",
    "CampaignRules",
    "ChaosCard",
    "Core",
    "CoreNumbers",
    "Costs",
    "Enemy",
    "Equipment",
    "EventCard",
    "Grid",
    "Officer",
    "Space",
    "Supply",
    "TakeCard",
]

Space: TypeAlias = tuple[int, int]  # main, harbour and alley share one system; sewer and roof have their own


@dataclass(frozen=True, slots=True)
class CoreNumbers:
    """Numbers that hold in every episode (HC-4 to HC-13)."""

    officer_ap: int
    officer_move: int  # spaces of one move action
    escort_limit: int
    leave_damage: int  # for leaving a space with active mutants
    kills_per_level: int
    ability_draw: int
    takes_in_row: int  # the opening included
    first_draw: int  # of Doctor Zero in the first round; later one card for each officer
    stun_draw: int
    reaction_draw: int
    horde_vp: int
    exhausted_vp: int  # for AutoDoc, when the deck runs out
    band_distance: int  # the last distance that AutoDoc's cards call near
    round_limit: int


@dataclass(frozen=True, slots=True)
class Costs:
    """What officers' actions cost in AP, and what they roll or deal (HC-5)."""

    move_ap: int
    quick_shot_ap: int
    quick_shot_dice: int
    aimed_shot_ap: int
    aimed_shot_damage: int
    melee_ap: int
    melee_dice: int
    pass_ap: int
    use_ap: int
    reload_ap: int
    skull_ap: int
    skull_damage: int
    most_dice: int  # in one roll


@dataclass(frozen=True, slots=True)
class Supply:
    """How many tokens there are; figures of mutants stand with the mutants."""

    civilians: int
    civilian_cars: int
    containers: int  # crates and boxes together
    ammo_markers: int
    barrels: int
    manholes: int
    clouds: int
    lamps: int


@dataclass(frozen=True, slots=True)
class CampaignRules:
    """What goes on from one episode to the next (HC-11)."""

    order: tuple[int, ...]
    keep_equipment: bool
    abilities_after_loss: int
    roof_barrels_per_win: int
    warning_cards_per_win: int  # that Doctor Zero draws more at the beginning of the last episode


@dataclass(frozen=True, slots=True)
class Core:
    """Everything that belongs to no card and no episode."""

    versus_players: tuple[int, int]  # fewest, most
    coop_players: tuple[int, int]
    faces: tuple[str, ...]  # of a die, six words of FACES
    rules: CoreNumbers
    costs: Costs
    supply: Supply
    campaign: CampaignRules


@dataclass(frozen=True, slots=True)
class Officer:
    """One officer and the ability on the sheet."""

    key: str
    hp: int
    hp_most: int  # the end of the printed track
    ability: str


@dataclass(frozen=True, slots=True)
class AbilityCard:
    """An ability card, or the printed ability of a sheet (`starting`)."""

    key: str
    officer: str
    starting: bool
    limit: str  # one of LIMITS
    ap: int
    amount: int  # what the text gives: HP, AP, dice, damage or spaces
    needs: int  # the number its condition speaks of


@dataclass(frozen=True, slots=True)
class Ally:
    """A helper of the officers (HC-3.3)."""

    key: str
    hp: int
    ap: int  # of the active officer
    move: int
    stuns: int


@dataclass(frozen=True, slots=True)
class Enemy:
    """A kind of mutant. KAFAR has hit points instead of the two thresholds."""

    key: str
    figures: int
    move: int  # for KAFAR: spaces for 1 AP
    attack: int  # on the own space
    attack_near: int  # on an adjacent space, 0: cannot
    straight_lines: bool  # attacks along rows and columns, and never in a turn in which it moved
    stun_at: int  # 0: cannot be stunned
    kill_at: int
    kill_at_stunned: int
    kills: int  # steps of the extermination marker
    hp_most: int
    ap: int
    shot_less: int  # damage taken off a shot
    coop_hp_least: int
    coop_move: int
    coop_attack: int


@dataclass(frozen=True, slots=True)
class ChaosCard:
    """A card of Doctor Zero's deck, versus."""

    key: str
    kind: str  # one of CHAOS_KINDS
    trigger: str  # one of TRIGGERS, reactions only
    copies: int
    deploy: int  # the three basic actions
    move: int
    attack: int
    amount: int  # what the text speaks of
    second: int


@dataclass(frozen=True, slots=True)
class Bottom:
    """The lower half of an AutoDoc card, resolved from the queue."""

    count: int  # or ALL
    band: str  # one of BANDS
    acts: tuple[str, ...]  # of ACTS; two: the officers choose for each mutant
    priority: str


@dataclass(frozen=True, slots=True)
class AutoDocCard:
    """A card of the solo and co-op deck."""

    key: str
    copies: int
    letter: str  # of KAFAR's name, or empty
    priority: str  # one of PRIORITIES
    after: str  # one of AFTER
    deploy: int
    activate: int  # or ALL
    within: int  # greatest distance of the mutants that it speaks of, 0: any
    amount: int  # activations of one mutant, markers or points that the text speaks of
    bottom: Bottom | None


@dataclass(frozen=True, slots=True)
class Equipment:
    """An equipment card."""

    key: str
    deck: str  # one of DECKS
    copies: int
    amount: int  # damage, dice, HP, AP, shots, spaces or mutants
    reach: tuple[int, int]  # nearest and farthest target


@dataclass(frozen=True, slots=True)
class TakeCard:
    """A take card; the episodes that use it are derived from the episode files."""

    key: str
    opening: bool
    timing: str  # one of TIMINGS
    amount: int
    needs: int
    episodes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event card: its number chooses layouts and manholes, its spaces are symbols on the main map."""

    number: int
    civilians: tuple[Space, ...]
    crates: tuple[Space, ...]
    mutants: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A rectangle of spaces."""

    key: str  # one of GRIDS
    low: Space
    high: Space
    joined: bool  # part of the main map's coordinates
    ladders: tuple[Space, ...]

    def __contains__(self, space: Space) -> bool:
        return all(low <= at <= high for low, at, high in zip(self.low, space, self.high, strict=True))

    @property
    def spaces(self) -> tuple[Space, ...]:
        """Every space, row by row."""
        columns, rows = range(self.low[0], self.high[0] + 1), range(self.low[1], self.high[1] + 1)
        return tuple((x, y) for y in rows for x in columns)
