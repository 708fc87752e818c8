"""What makes work on the sources quick: steps that are told, the tests of what changed, servers that end."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scripts import dev, install, progress, quick
from tests.bots.leftovers import gone

ROOT = Path(__file__).parents[1]
SLOWLY = "import time; print('half', flush=True); time.sleep(0.5); print('whole')"


def test_a_step_tells_what_it_does_and_for_how_long(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "LOG_TICK", 0.1)
    assert progress.run("Counting", [sys.executable, "-c", SLOWLY]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"Counting \(\d+ s\)", lines[0])
    assert any(re.fullmatch(r"Counting: half \(\d+ s\)", line) for line in lines)
    assert lines[-1].startswith("Counting (")


def test_a_quick_step_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    progress.must_run("Waiting", [sys.executable, "-c", "print('said when it fails')"])
    assert capsys.readouterr().out == "Waiting (0 s)\n"


def test_a_step_that_fails_shows_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        progress.must_run("Trying", [sys.executable, "-c", "import sys; sys.exit('the reason')"])
    assert capsys.readouterr().out == "Trying (0 s)\nthe reason\n"


@pytest.mark.parametrize(
    ("changed", "first", "room"),
    [
        ("src/ashfall/neuroshima/medics.py", "tests/rules/test_medics.py", "tests/neuroshima"),
        ("src/ashfall/hardcity/figures/ways.py", "tests/hardcity/", "tests/hardcity"),
        ("src/ashfall/server/limits.py", "tests/server/test_limits.py", "tests/server"),
        ("src/ashfall/neuroshima/armies/moloch.toml", "tests/rules/", "tests/neuroshima"),
        ("tests/table/nim.py", "tests/table/", "tests/table"),
        ("scripts/dev.py", "tests/test_development.py", "tests/test_build.py"),
        ("scripts/playthroughs.py", "tests/test_rules_versions.py", "tests/test_build.py"),
        ("scripts/web_types.py", "tests/server/test_web_types.py", "tests/test_build.py"),
        (
            "tests/hardcity/playthroughs/rules_versions.toml",
            "tests/test_rules_versions.py",
            "tests/hardcity",
        ),
        ("docs/architecture.md", "tests/test_architecture.py", "tests/cli/neuroshima/test_documents.py"),
        ("CONTRIBUTING.md", "tests/test_development.py", ""),
        ("src/ashfall/neuroshima/gone.py", "tests/rules/", "tests/neuroshima"),
    ],
)
def test_the_nearest_tests_of_a_change_come_first(changed: str, first: str, room: str) -> None:
    tests = quick.tests_of([Path(changed)])
    assert tests[0].startswith(first)
    assert any(test.startswith(room) for test in tests)
    assert len(tests) == len(set(tests))
    assert not any(test.startswith("tests/web") for test in tests)


def test_a_changed_test_is_all_that_is_run() -> None:
    assert quick.tests_of([Path("tests/table/test_random.py"), Path("LICENSE")]) == [
        "tests/table/test_random.py"
    ]


def test_some_tests_begin_however_long_it_took_to_collect_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick.Clock, "end", time.monotonic() - 1)
    with pytest.raises(pytest.skip.Exception, match="45 seconds are over"):
        quick.pytest_runtest_setup()
    quick.pytest_collection_finish()
    quick.pytest_runtest_setup()


def test_every_room_of_tests_is_there() -> None:
    rooms = {*quick.ROOMS, *(room for rooms in quick.ROOMS.values() for room in rooms)}
    assert {room for room in rooms if not (ROOT / room).exists()} == set()


def test_files_that_are_new_moved_or_gone_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    quick.git("init", "--quiet", "--initial-branch=main")
    for name in ("gone.py", "moved.py", "same.py"):
        (tmp_path / name).write_text(f"NAME = {name!r}\n")
    quick.git("add", ".")
    quick.git("-c", "user.name=Ada", "-c", "user.email=ada@localhost", "commit", "--quiet", "-m", "Begin")
    (tmp_path / "gone.py").unlink()
    quick.git("mv", "moved.py", "there.py")
    (tmp_path / "new.py").touch()
    changed = {str(file) for file in quick.changed_files("HEAD")}
    assert changed == {"gone.py", "moved.py", "there.py", "new.py"}


def test_what_changed_is_asked_of_commits_only() -> None:
    with pytest.raises(SystemExit, match=r"^--since: expected a commit of this repository, got 'no-such'$"):
        quick.changed_files("no-such")


def test_recipes_name_files_that_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w./]+/[\w.]+\.(?:py|toml|md|ts|svg|txt))`", text)
    named += re.findall(r"\]\(([\w./]+)", text)
    mine = {"./mine.toml", "src/ashfall/locale/de/web_first.ftl", "docs/rules/neuroshima.de.md"}
    places = [ROOT, ROOT / "src/ashfall"]
    assert len(named) > 20
    assert [
        name for name in named if name not in mine and not any((at / name).exists() for at in places)
    ] == []


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md", "docs/server.md"])
def test_scripts_that_write_what_is_made_from_the_sources_see_them(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for script in ("playthroughs", "rule_translations", "web_types"):
        command = f".venv/bin/python -m scripts.{script}"
        assert text.count(command) == text.count(f"PYTHONPATH=src {command}")


def test_a_change_of_the_sources_is_seen(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text("one")
    (tmp_path / "notes.txt").write_text("of no interest")
    before = dev.look(tmp_path)
    assert before == dev.look(tmp_path)
    os.utime(tmp_path / "rule.py", ns=(1, 1))
    assert dev.look(tmp_path) != before
    (tmp_path / "rule.py").unlink()
    assert dev.look(tmp_path) == {}


def test_a_service_ends_with_all_that_it_started(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    child = f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    service = dev.Service([sys.executable, "-c", code], tmp_path, dict(os.environ))
    while not (pid.exists() and pid.read_text()):
        assert service.is_running()
        time.sleep(0.05)
    service.end()
    assert not service.is_running()
    assert gone(int(pid.read_text()))


def test_a_service_begins_anew_when_its_sources_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, starts = tmp_path / "rule.py", tmp_path / "starts.txt"
    source.write_text("one")
    code = f"import os, time; open({str(starts)!r}, 'a').write(f'{{os.getpid()}}\\n'); time.sleep(600)"

    def pids() -> list[int]:
        return [int(line) for line in starts.read_text().splitlines()] if starts.exists() else []

    def until_it_began_twice() -> bool:
        if pids() and source.read_text() == "one":
            source.write_text("another")
        return len(pids()) < 2

    def start() -> dev.Service:
        return dev.Service([sys.executable, "-c", code], tmp_path, dict(os.environ))

    dev.keep_up(start, tmp_path, until_it_began_twice)
    assert all(gone(pid) for pid in pids())
    assert "Changed: rule.py; the server begins anew" in capsys.readouterr().out


@pytest.mark.skipif(os.getuid() != 0, reason="only root may install something")
def test_what_tests_need_is_installed_on_debian(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    apt = tmp_path / "apt-get"  # installs what it is asked for, as far as anybody can see
    apt.write_text('#!/bin/sh\nfor name; do ln -s /bin/true "$(dirname "$0")/$name-program"; done\n')
    apt.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    database = install.Program("database", ("database-program",), "Some tests are skipped without it.")
    monkeypatch.setattr(install, "PROGRAMS", (database,))
    install.add_programs()
    assert database.is_here()
    assert "Installing database" in capsys.readouterr().out


def test_what_tests_lack_elsewhere_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(
        install, "PROGRAMS", (install.Program("database", ("initdb",), "Some tests are skipped without it."),)
    )
    install.add_programs()
    told = "Some tests are skipped without it. Please install it (on Debian: apt-get install database).\n"
    assert capsys.readouterr().out == told


def test_a_program_in_its_place_on_debian_is_found(tmp_path: Path) -> None:
    place = str((tmp_path / "*/bin/initdb").relative_to("/"))
    program = install.Program("postgresql", ("no-such-program",), "", (place,))
    assert not program.is_here()
    (tmp_path / "15/bin").mkdir(parents=True)
    (tmp_path / "15/bin/initdb").touch()
    assert program.is_here()
