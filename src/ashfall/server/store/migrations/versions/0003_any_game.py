"""A match may be one of any game, a seat may lead anything, and a side without a seat may win."""

import json
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SIDES: Final = {"teams": [0, 1, 0, 1], "one_vs_two": [0, 1, 1]}
TEAM_HEALTH: Final = "team_hq_health"
STAYING: Final = ("clock", "listed", "places", "leaders")


def upgrade() -> None:
    """Until now every match was one of Neuroshima Hex, whose seats lead armies."""
    op.execute("ALTER TABLE seats RENAME COLUMN army TO part")
    op.add_column("matches", sa.Column("side", sa.String(40), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    _rewrite_terms(op.get_bind())
    _rewrite_begins(op.get_bind())


def _rewrite_terms(connection: sa.Connection) -> None:
    rows = connection.execute(sa.text("SELECT id, options, start FROM matches")).all()
    new = [{"id": key, "new": _terms(json.loads(options), bool(start))} for key, options, start in rows]
    if new:
        connection.execute(sa.text("UPDATE matches SET options = :new WHERE id = :id"), new)


def _rewrite_begins(connection: sa.Connection) -> None:
    rows = connection.execute(sa.text("SELECT match, seq, data FROM entries WHERE kind = 'begin'")).all()
    new = [{"match": match, "seq": seq, "new": _begin(json.loads(data))} for match, seq, data in rows]
    if new:
        change = "UPDATE entries SET data = :new WHERE match = :match AND seq = :seq"
        connection.execute(sa.text(change), new)


def _begin(data: dict[str, Any]) -> str:
    parts = data.pop("armies", [])
    return json.dumps({**data, "parts": parts})


def _terms(old: dict[str, Any], is_fixed: bool) -> str:
    armies, mode, settings = old.get("armies", []), old.get("mode", "duel"), dict(old.get("settings", {}))
    health = int(settings.pop(TEAM_HEALTH, 15))
    game = {
        "game": "neuroshima",
        "mode": mode,
        "board": old.get("board", 19),
        "variants": old.get("variants", []),
        "team_health": health if mode == "teams" else 0,
        "settings": settings,
    }
    return json.dumps(
        {
            "game": game,
            **{name: old[name] for name in STAYING if name in old},
            "parts": armies,
            "sides": SIDES.get(mode) or list(range(len(armies))),
            "is_fixed": is_fixed,
        }
    )
