"""Matches over days: until when whoever must choose has time."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Until now no clock ran while a match was not in memory."""
    op.add_column("matches", sa.Column("due", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("ix_matches_due", "matches", ["due"])
