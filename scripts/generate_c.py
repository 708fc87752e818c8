"""Makes C of the rules with mypyc: a file for each module, and a plan of what becomes which extension.

``scripts.compile_rules`` runs this in a process of its own, in the folder of the sources.
"""

import json
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify

OPTIONS = ["--config-file=", "--follow-imports=silent", "--cache-dir=/dev/null"]


def main(plan: Path, group: str, level: str, modules: list[str]) -> None:
    """Write the C files, and the plan beside them."""
    extensions = mypycify(
        [*OPTIONS, *modules],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        target_dir=str(plan.parent),
        group_name=group,
    )
    plan.write_text(json.dumps([part_of(extension) for extension in extensions]))


def part_of(extension: Any) -> dict[str, Any]:
    """What is compiled into an extension, and how."""
    # What another compiler warns of in code that a program wrote must keep nobody from playing.
    options = [option for option in extension.extra_compile_args if option != "-Werror"]
    folders = [f"-I{folder}" for folder in extension.include_dirs]
    return {"name": extension.name, "sources": extension.sources, "options": [*folders, *options]}


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:])
