"""Whether a process has ended."""

import os
import time
from pathlib import Path


def gone(pid: int, patience: float = 10.0) -> bool:
    """Whether a process is gone, or will be soon; one that only waits to be collected counts as gone."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False
