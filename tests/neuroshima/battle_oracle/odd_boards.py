"""Boards for what chance seldom brings about. Each row: owner, tile, hex, facing."""

from typing import Any

Row = tuple[int, str, tuple[int, int], int]


def _board(mode: str, armies: str, rows: list[Row], **more: Any) -> dict[str, Any]:
    units = [
        {"owner": owner, "tile": tile, "at": list(at), "facing": facing} for owner, tile, at, facing in rows
    ]
    return {"mode": mode, "players": [{"army": key} for key in armies.split()], "units": units, **more}


ODD_BOARDS = {
    # the Pacifier dies in phase 3, the net behind it closes on the HQ, the marked Runner strikes in 2.
    "a marker goes back between two phases": _board(
        "duel",
        "steel_police hegemony",
        [
            (0, "hq", (2, -2), 0),
            (0, "pacifier", (1, -1), 1),
            (0, "officer", (0, 0), 0),
            (1, "hq", (-2, 2), 0),
            (1, "net_fighter", (1, -2), 1),
            (1, "ganger", (2, -1), 0),
            (1, "runner", (0, 1), 0),
        ],
        net_of_steel="C4",
    ),
    # NH-6A.6: the Runner rises to 3 before phase 2 and falls to 1 before phase 1: missed is missed.
    "a missed token comes down again": _board(
        "duel",
        "hegemony steel_police",
        [
            (0, "hq", (2, -2), 0),
            (0, "runner", (0, 0), 2),
            (0, "scout", (0, -1), 3),
            (0, "net_fighter", (-1, 2), 0),
            (0, "ganger", (1, -2), 0),
            (1, "hq", (2, 0), 0),
            (1, "officer", (1, 0), 0),
            (1, "saboteur", (0, 1), 0),
            (1, "pacifier", (0, -2), 4),
            (1, "riot_policeman", (-1, 0), 1),
            (1, "riot_policeman", (-2, 2), 2),
        ],
    ),
    # NH-9.1: a Gauss shot wounds the Brawler on its way and again thrown back; one Medic takes both.
    "one shot hits twice": _board(
        "ffa",
        "moloch borgo steel_police",
        [
            (0, "hq", (-2, 2), 0),
            (0, "gauss_cannon", (0, 2), 2),
            (1, "hq", (-2, 0), 0),
            (1, "brawler", (0, 0), 3),
            (1, "medic", (1, 0), 0),
            (2, "hq", (2, -2), 0),
            (2, "judge", (0, -1), 0),
        ],
    ),
    # a shot over the own HQ that a Judge throws back at it scores for nobody.
    "an own shot comes back at the HQ": _board(
        "points",
        "moloch borgo steel_police",
        [
            (0, "hq", (0, 1), 0),
            (0, "hybrid", (0, 2), 0),
            (1, "hq", (-2, 0), 0),
            (2, "hq", (2, -2), 0),
            (2, "judge", (0, 0), 0),
        ],
    ),
    # both Scopers face the Scout, which serves the first seat: its Commando shoots before the other.
    "two Scopers before one module": _board(
        "ffa",
        "outpost outpost borgo",
        [
            (0, "hq", (-2, 2), 0),
            (0, "scoper", (-1, 1), 0),
            (0, "commando", (0, -1), 0),
            (1, "hq", (2, -1), 0),
            (1, "scoper", (0, 1), 0),
            (1, "commando", (1, -1), 3),
            (2, "hq", (2, 0), 0),
            (2, "scout", (0, 0), 0),
        ],
    ),
    # the Pacifier dies in phase 3, the second HQ takes its net off B2, which nets the first HQ, and
    # that one takes its net off the Runner.
    "a marker that goes back sends another one back": _board(
        "ffa",
        "steel_police steel_police hegemony",
        [
            (0, "hq", (0, 0), 0),
            (1, "hq", (2, -2), 0),
            (1, "pacifier", (1, -1), 1),
            (2, "hq", (-2, 2), 0),
            (2, "net_fighter", (-1, 0), 1),
            (2, "net_fighter", (1, -2), 1),
            (2, "ganger", (2, -1), 0),
            (2, "runner", (0, 1), 0),
        ],
        net_of_steel=["C4", "B2", None],
    ),
}
