"""What the parts of the running server share. Routes find it at ``request.app.state.services``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ashfall.server.identity import Identity
    from ashfall.server.limits import Limits
    from ashfall.server.lobby import Lobby
    from ashfall.server.metrics import Metrics
    from ashfall.server.profiles.memory import Memory
    from ashfall.server.puzzles.ledger import PuzzleLedger
    from ashfall.server.puzzles.worked_out import WorkedOut
    from ashfall.server.rooms.hall import Hall
    from ashfall.server.rooms.thinkers import Thinkers
    from ashfall.server.sharing.pictures import Pictures
    from ashfall.server.sharing.records import RecordTitles
    from ashfall.server.store import Store
    from ashfall.server.undertakings import Undertakings
    from ashfall.server.workshop import Workshop

__all__ = ["Services"]


@dataclass
class Services:
    """One of each; made by `app.build_app` when the server starts."""

    store: Store
    identity: Identity
    limits: Limits
    metrics: Metrics
    thinkers: Thinkers
    hall: Hall
    lobby: Lobby
    workshop: Workshop
    ledger: PuzzleLedger
    worked_out: WorkedOut
    undertakings: Undertakings
    pictures: Pictures
    record_titles: RecordTitles
    memory: Memory
