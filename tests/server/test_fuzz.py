"""Whatever a program makes up, the server refuses it in the way that it describes, and goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.running import running_server

CHECKS = "not_a_server_error,status_code_conformance,response_schema_conformance"
MUTE = ["--no-color", "--suppress-health-check", "all"]


def test_made_up_requests(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        command = ["run", f"{server.url}/openapi.json", "--checks", CHECKS, "--phases", "coverage,fuzzing"]
        limits = [
            "--max-examples",
            "8",
            "--seed",
            "1",
            "--request-timeout",
            "30",
            "--generation-database",
            "none",
        ]
        result = subprocess.run(
            [sys.executable, "-m", "schemathesis.cli", *command, *limits, *MUTE],
            capture_output=True,
            text=True,
            timeout=300,
            cwd=tmp_path,
        )
        assert result.returncode == 0, result.stdout[-5000:] + result.stderr[-2000:]
        assert " passed" in result.stdout
        assert httpx.get(f"{server.url}/healthz").status_code == 200
