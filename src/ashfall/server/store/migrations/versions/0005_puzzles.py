"""Puzzles: what somebody has done with one, ratings, days, rushes, and those that people made."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nothing was kept of puzzles until now."""
    op.create_table(
        "puzzle_marks",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("clean", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_marks_guest"),
        sa.PrimaryKeyConstraint("guest", "game", "puzzle", name="pk_puzzle_marks"),
    )
    op.create_index("ix_puzzle_marks_game_puzzle_marks_puzzle", "puzzle_marks", ["game", "puzzle"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "key", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "puzzle_rushes",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Text(), nullable=False),
        sa.Column("failed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_rushes_guest"),
        sa.PrimaryKeyConstraint("id", name="pk_puzzle_rushes"),
    )
    op.create_index("ix_puzzle_rushes_guest_puzzle_rushes_game", "puzzle_rushes", ["guest", "game"])
    op.create_table(
        "puzzle_days",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("clean", sa.Boolean(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_days_guest"),
        sa.PrimaryKeyConstraint("guest", "game", "date", name="pk_puzzle_days"),
    )
    op.create_table(
        "made_puzzles",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_made_puzzles_guest"),
        sa.PrimaryKeyConstraint("id", name="pk_made_puzzles"),
    )
    op.create_index("ix_made_puzzles_guest", "made_puzzles", ["guest"])
