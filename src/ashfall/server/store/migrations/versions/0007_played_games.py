"""Profiles: what finished matches came to for those who played them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Matches that are over already are looked at when somebody opens their profile."""
    op.create_table(
        "played_games",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("brought", sa.Boolean(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_played_games_guest"),
        sa.PrimaryKeyConstraint("guest", "match", name="pk_played_games"),
    )
    op.create_index("ix_played_games_guest_played_games_at", "played_games", ["guest", "at"])
