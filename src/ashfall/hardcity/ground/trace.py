"""What happened, as numbers: the compiled side of :mod:`ashfall.hardcity.events.reading`.

An event is five numbers: its type and up to four facts, -1 where there is none.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

WORDS: Final = 5

# The course of the game.
ROUND_STARTED: Final = 0  # a round
TURN_STARTED: Final = 1  # a officer, -1 Doctor Zero
TURN_ENDED: Final = 2  # a officer, -1 Doctor Zero
EVENT_DRAWN: Final = 3  # a event card
SCORED: Final = 4  # a side (0 order, 1 chaos), b points, c what for (SCORES, -1 other), d total
EXTERMINATION: Final = 5  # a marker
GAME_OVER: Final = 6  # a end, b reason
TAKE_DRAWN: Final = 7  # a take
ROUND_ENDED: Final = 8  # a round
STANDING_CHANGED: Final = 9  # a seat, b question, c 1 the rules answer it
ANSWERED: Final = 27  # a seat, b question, c the move that the rules made for it

# People.
OFFICER_PLACED: Final = 10  # a officer, b space
OFFICER_MOVED: Final = 11  # a officer, b from, c to
OFFICER_HURT: Final = 12  # a officer, b HP lost, c cause
OFFICER_HEALED: Final = 13  # a officer, b HP
OFFICER_STUNNED: Final = 14  # a officer
OFFICER_STOOD_UP: Final = 15  # a officer
AP_CHANGED: Final = 16  # a officer, b AP more (negative: less)
AMMO_OUT: Final = 17  # a officer
RELOADED: Final = 18  # a officer
ABILITY_GAINED: Final = 19  # a officer, b ability
GEAR_GAINED: Final = 20  # a officer, b equipment
GEAR_PASSED: Final = 21  # a from officer, b to officer, c equipment
GEAR_USED: Final = 22  # a officer, b equipment
ABILITY_USED: Final = 23  # a officer, b ability
TAKE_USED: Final = 24  # a take
SPARED_HARM: Final = 25  # a officer, b HP not lost, c why (ability or equipment card: see events)
ALLY_LEFT: Final = 26

# Rolls and shots.
SHOT: Final = 30  # a officer, b space, c 0 quick, 1 aimed, 2 at a barrel, 3 at the machine
FOUGHT: Final = 31  # a officer, b space
ROLLED: Final = 32  # a, b, c, d faces, -1 no die
REROLLED: Final = 33  # a die, b new face
SKULLS_PAID: Final = 34  # a officer, b skulls

# Mutants.
DEPLOYED: Final = 40  # a mutant, b space
MUTANT_MOVED: Final = 41  # a mutant, b from, c to, d the spaces between (see PACKED)
MUTANT_HIT: Final = 42  # a mutant, b damage
MUTANT_STUNNED: Final = 43  # a mutant, b space
MUTANT_KILLED: Final = 44  # a mutant, b space
MUTANT_STOOD_UP: Final = 45  # a mutant, b space
MUTANT_LEFT: Final = 46  # a mutant, b space: not a kill
ATTACKED: Final = 47  # a mutant, b space, c damage
HORDE: Final = 48
KAFAR_HURT: Final = 49  # a HP lost, b HP left
KAFAR_ACTIVATED: Final = 50  # a AP

# Loads and tokens.
LOAD_PLACED: Final = 60  # a load, b space
LOAD_MOVED: Final = 61  # a load, b from, c to
CIVILIAN_KILLED: Final = 62  # a load, b space
EVACUATED: Final = 63  # a load, b space
LOAD_LEFT: Final = 64  # a load leaves the map with a mutant, b space
CRATE_PLACED: Final = 65  # a space, b 1 = box
CRATE_OPENED: Final = 66  # a space, b officer
BARREL_EXPLODED: Final = 67  # a space
BARREL_GONE: Final = 68  # a load
HELICOPTER_MOVED: Final = 69  # a space, b side
LID_TURNED: Final = 70  # a manhole, b state
WELDED: Final = 71  # a manhole
CLOUD_PLACED: Final = 72  # a space
CLOUDS_CLEARED: Final = 73
LAMP_SWITCHED: Final = 74  # a lamp, b 1 on
CAR_PLACED: Final = 75  # a, b spaces of the police car, c the spaces that it rolled onto (see PACKED)
ROOF_OPENED: Final = 76
MACHINE_DESTROYED: Final = 77
CAR_ATTACKED: Final = 78  # a mutant
BOAT_BOARDED: Final = 79  # a mutant
ROADBLOCK_SET: Final = 80  # a vehicle
WELD_FAILED: Final = 81  # a manhole
CLOUD_CLEARED: Final = 82  # a space: one cloud alone

# Chaos cards.
CHAOS_DRAWN: Final = 90  # a how many (their faces are hidden)
CHAOS_PLAYED: Final = 91  # a card, b 0 text, 1 basic actions, 2 instant, 3 reaction, c basic left out
CHAOS_RESHUFFLED: Final = 92
AUTO_DRAWN: Final = 93  # a card
AUTO_QUEUED: Final = 94  # a card
AUTO_RESOLVED: Final = 95  # a card: its bottom half
LETTER_SET_ASIDE: Final = 96  # a card, b letters
AP_LAID: Final = 97  # a officer, b AP of the pool that lie on a chaos card from now on
AP_RETURNED: Final = 98  # a officer, b AP that are back in the pool
AUTO_DISCARDED: Final = 99  # a card

# Why an officer loses HP.
BY_LEAVING: Final = 0
BY_ATTACK: Final = 1
BY_BLAST: Final = 2
BY_CLOUD: Final = 3
BY_REACTION: Final = 4
BY_SHIELDING: Final = 5  # instead of a civilian

# Several spaces in one fact: each is a number above 0, the first one in the lowest bits.
PACKED: Final = 8  # bits of each
MOST_PACKED: Final = 7


@final
class Trace:
    """The events of one move, in order."""

    def __init__(self) -> None:
        """Start empty."""
        self.words = vec[i64]()

    def add(self, event: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Note one event."""
        self.words = append(self.words, event)
        self.words = append(self.words, a)
        self.words = append(self.words, b)
        self.words = append(self.words, c)
        self.words = append(self.words, d)
