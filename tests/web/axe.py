"""axe-core, which finds what people with disabilities would stumble over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.people import Person

__all__ = ["grave_faults"]

# The client is built where these tests lie, so its packages are there.
SCRIPT = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
NO_AXE = f"axe-core is missing: {SCRIPT} comes with the packages of the client, which `make setup` fetches."
GRAVE = ("serious", "critical")
RUN = "(options) => axe.run(document, {resultTypes: ['violations'], ...options})"
# Of what axe looks at, only contrast changes with the theme.
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def grave_faults(person: Person) -> list[str]:
    """Serious and critical faults of what is shown now, in the dark and in the light."""
    assert SCRIPT.is_file(), NO_AXE
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=SCRIPT)
    faults = _faults(person, "dark", {})
    return faults + _faults(person, "light", CONTRAST)


def _faults(person: Person, theme: str, options: dict[str, Any]) -> list[str]:
    person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    person.page.locator(f"html[data-theme={theme}]").wait_for()
    found = person.page.evaluate(RUN, options)["violations"]
    return [
        f"{person.path} ({theme}): {fault['id']} {node['target']}: {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
