"""A match may have several winners."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Keep the seats that won as a list; there was one, or none."""
    op.add_column("matches", sa.Column("winners", sa.Text(), nullable=False, server_default="[]"))
    op.execute("UPDATE matches SET winners = '[' || CAST(winner AS TEXT) || ']' WHERE winner IS NOT NULL")
    op.drop_column("matches", "winner")
