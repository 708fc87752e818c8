"""An episode's data: where things stand, what can be done and scored there; and all content together."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ashfall.hardcity.content import words
from ashfall.hardcity.content.types import (
    AbilityCard,
    Ally,
    AutoDocCard,
    ChaosCard,
    Core,
    Enemy,
    Equipment,
    EventCard,
    Grid,
    Officer,
    Space,
    TakeCard,
)
from ashfall.table.errors import AshfallError

__all__ = [
    "Content",
    "Episode",
    "Lamp",
    "Layout",
    "Manhole",
    "Obstacle",
    "Special",
    "UnknownEpisode",
]


class UnknownEpisode(AshfallError):
    """No episode has this number."""

    def __init__(self, number: int, known: tuple[int, ...]) -> None:
        super().__init__(number, known)
        self.number = number
        self.known = known

    def _sentence(self) -> str:
        return f"unknown episode {self.number}, expected one of: {', '.join(map(str, self.known))}"


@dataclass(frozen=True, slots=True)
class Special:
    """One side of an episode's special card."""

    effect: str  # one of VERSUS_SPECIALS or AUTO_SPECIALS
    kind: str  # one of SPECIAL_KINDS, versus only
    priority: str  # one of PRIORITIES, solo and co-op only
    after: str  # one of AFTER, solo and co-op only
    amount: int
    second: int


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A token that covers its spaces (HC-2)."""

    kind: str  # one of VEHICLES
    spaces: tuple[Space, ...]
    enter: str  # one of ENTRY
    doors: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Manhole:
    """A manhole; the event card of its number closes it."""

    number: int  # from 1
    space: Space
    ladder: int  # 1 or 2, the ladder below it; 0 without a sewer


@dataclass(frozen=True, slots=True)
class Lamp:
    """A lamp and the spaces that it lights; it starts switched on."""

    number: int  # from 1
    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands when one of `events` was drawn in the set-up."""

    events: tuple[int, ...]
    obstacles: tuple[Obstacle, ...]
    zones: tuple[tuple[Space, ...], ...]  # where mutants are deployed, in groups
    named: Mapping[str, Space] = field(hash=False)  # by LABELS
    helicopter: Space | None
    helicopter_side: str  # one of SIDES
    mutants: tuple[Space, ...]
    barrels: tuple[Space, ...]
    boxes: tuple[Space, ...]
    manholes: tuple[Manhole, ...]
    exits: tuple[Space, ...]  # where cargo leaves the map
    battery: Space | None
    lamps: tuple[Lamp, ...]
    roof_exit: Space | None  # closed at first
    roof_barrels: tuple[Space, ...]
    roof_obstacles: tuple[Obstacle, ...]

    def all_of(self, kind: str) -> tuple[Obstacle, ...]:
        """The vehicles of one kind."""
        return tuple(each for each in self.obstacles + self.roof_obstacles if each.kind == kind)


@dataclass(frozen=True, slots=True)
class Episode:
    """One episode: mechanisms by name, their numbers, and the layouts (HC-12, HC-14)."""

    number: int
    names: Mapping[str, str] = field(hash=False)  # by language; shipped ones have texts instead
    about: Mapping[str, str] = field(hash=False)
    boards: tuple[str, ...]
    parts: tuple[Grid, ...]  # of the map
    opening: str
    takes: tuple[str, ...]  # without the opening
    enemies: tuple[str, ...]  # beside normal mutants
    start: str  # one of STARTS
    steps: tuple[str, ...]  # in the order in which they happen
    features: tuple[str, ...]
    scores: tuple[int, ...]  # points, by SCORES
    numbers: tuple[int, ...]  # by NUMBERS
    versus: Special
    auto: Special
    layouts: tuple[Layout, ...]
    own: str = field(default="", repr=False)  # the file of an episode that is not shipped

    def points(self, score: str) -> int:
        """What a score is worth here; 0 if it does not count."""
        return self.scores[words.SCORES.index(score)]

    def amount(self, number: str) -> int:
        """A named number of this episode."""
        return self.numbers[words.NUMBERS.index(number)]

    def layout(self, event: int) -> Layout:
        """The layout that belongs to an event card."""
        return next(layout for layout in self.layouts if event in layout.events)


@dataclass(frozen=True, slots=True)
class Content:
    """All cards, maps and episodes. In every tuple the place is the engine's number."""

    core: Core
    officers: tuple[Officer, ...]
    abilities: tuple[AbilityCard, ...]
    allies: tuple[Ally, ...]
    enemies: tuple[Enemy, ...]
    chaos: tuple[ChaosCard, ...]
    auto: tuple[AutoDocCard, ...]
    equipment: tuple[Equipment, ...]
    takes: tuple[TakeCard, ...]
    events: tuple[EventCard, ...]
    grids: tuple[Grid, ...]
    sizes: Mapping[str, Space] = field(hash=False)  # length and width by VEHICLES
    episodes: tuple[Episode, ...]
    origins: Mapping[str, str] = field(hash=False, repr=False)  # "chaos.card.bite.deploy": one of ORIGINS

    def is_ours(self, path: str) -> bool:
        """Whether a shipped value, such as `chaos.card.bite.deploy`, was not known and may be tuned."""
        return self.origins[path] == words.OURS

    def episode(self, number: int) -> Episode:
        """The episode with this number; raises UnknownEpisode."""
        for episode in self.episodes:
            if episode.number == number:
                return episode
        raise UnknownEpisode(number, tuple(episode.number for episode in self.episodes))
