"""What tests start ends with them, and nothing depends on how the run was started."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.leftovers import gone
from tests.starting import end, end_all, start_process

ROOT = Path(__file__).parents[1]
SLEEPER = [sys.executable, "-c", "import time; print('here', flush=True); time.sleep(600)"]
FAMILY = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, flush=True)
time.sleep(600)
"""
RUN = """
import sys, time
from tests.starting import start_process
process = start_process([sys.executable, "-c", "import time; time.sleep(600)"])
print(process.pid, flush=True)
time.sleep(600)
"""
LISTENING = """
import subprocess, sys
from tests.starting import hear_interrupts
hear_interrupts()
code = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
sys.exit(subprocess.run([sys.executable, "-c", code]).returncode)
"""


def test_what_a_test_started_ends_with_it_and_takes_its_children_along() -> None:
    process = start_process([sys.executable, "-c", FAMILY], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    child = int(process.stdout.readline())
    end_all()
    assert process.returncode == -signal.SIGKILL
    assert gone(child)


def test_a_shared_process_goes_on() -> None:
    process = start_process(SLEEPER, stdout=subprocess.PIPE, shared=True)
    end_all()
    assert process.poll() is None
    end(process)
    assert process.returncode == -signal.SIGKILL


def test_nothing_outlives_a_run_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", RUN], stdout=subprocess.PIPE, text=True, cwd=ROOT) as run:
        assert run.stdout is not None
        started = int(run.stdout.readline())
        run.kill()
    assert gone(started)


@pytest.mark.parametrize("ignored", [True, False])
def test_children_hear_ctrl_c_however_the_run_was_started(ignored: bool) -> None:
    trap = "trap '' INT; " if ignored else ""
    command = ["/bin/sh", "-c", f'{trap}exec "$0" -c "$1"', sys.executable, LISTENING]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_every_test_has_a_time_limit(request: pytest.FixtureRequest) -> None:
    limits = [item.get_closest_marker("timeout") for item in request.session.items]
    assert None not in limits
