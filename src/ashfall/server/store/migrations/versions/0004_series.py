"""Matches may belong together: a series, and what goes on from one of them to the next."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Until now every match stood alone."""
    op.add_column("matches", sa.Column("series", sa.String(40), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("sequel", sa.Text(), nullable=False, server_default=""))
    op.create_index("ix_matches_series", "matches", ["series"])
