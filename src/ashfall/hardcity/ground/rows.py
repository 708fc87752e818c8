"""Where everything stands in the one row of numbers that a state is.

A figure, a card or a token is a number; the row says where it is and how it does. One row makes a copy one
slice, a key one pass and a stored state one list.
"""

from __future__ import annotations

from typing import Final

# One number each.
ROUND: Final = 0
ACTIVE: Final = 1  # officer whose turn it is, -1 between turns
ORDER: Final = 2  # victory points of the officers
CHAOS: Final = 3  # those of Doctor Zero
KILLS: Final = 4  # the extermination marker (HC-6.1)
WINNER: Final = 5  # 0 nobody yet, else one of the ends below
REASON: Final = 6
SEED: Final = 7  # four words of the stream of dice and shuffles
CLAPPER: Final = 11  # place in the row of takes, -1 off the row (HC-7)
KAFAR_PLACE: Final = 12  # not yet, in play or gone for good (HC-9.4)
KAFAR_HEALTH: Final = 13
KAFAR_AP: Final = 14
KAFAR_DONE: Final = 15  # activated in this round
HELICOPTER: Final = 16  # its space, -1 off the map
LADDER_DOWN: Final = 17  # 1 the ladder side is up
ROOF_OPEN: Final = 18
MACHINE: Final = 19  # 1 while it stands
ROADBLOCK: Final = 20  # vehicle that mutants keep away from, -1 none (take)
TURN_OF: Final = 21  # whose turn or step it is: see below
LAST_KILLS: Final = 22  # mutants killed by the present or last action
LAST_STUNS: Final = 23  # mutants stunned by it
LAST_ACTION: Final = 24  # verb of the last action of the active officer, -1 none
WALKED: Final = 25  # spaces of the present or last move action
EVENT: Final = 26  # the event card that lies open, -1 none
LETTERS: Final = 27  # KAFAR's letters set aside (HC-13)
HITS: Final = 28  # of the roll that is being resolved
DICE: Final = 29  # its dice: four of them, -1 not rolled
CAR_AT: Final = 33  # two spaces of the police car that a take put on the map, -1 none
CAR_NOSE: Final = 34
DEPLOYED: Final = 35  # four words: spaces that got a mutant in this turn (HC-8)
FREE_LEVEL: Final = 39  # level-ups that wait
QUEUED: Final = 40  # cards that joined the queue in this turn (HC-13.6)
SPENT: Final = 41  # AP that the active officer has spent in this turn and not regained (HC-16.9)
OWED: Final = 42  # chaos cards that AutoDoc still draws for stunned officers (HC-R62)
STANDING: Final = 43  # of each seat: set of questions that the rules answer (HC-R70), five of them
SEATS: Final = 5
SCALARS: Final = 48

# Officers, the ally after them.
OFFICERS: Final = 4
FANG: Final = 4
PEOPLE: Final = 5  # officers and ally
PEOPLE_AT: Final = SCALARS
IN_PLAY: Final = 0
PLACE: Final = 1  # space
HEALTH: Final = 2
MOST: Final = 3  # most HP
AP: Final = 4
POOL: Final = 5  # AP after a refill
STUNNED: Final = 6
DONE: Final = 7  # activated in this round
OUT_OF_AMMO: Final = 8
CARDS: Final = 9  # set of abilities, by number
USED: Final = 10  # abilities used in this turn
USED_ROUND: Final = 11
STEPS: Final = 12  # spaces left of the present move action
SHIELD: Final = 13  # 1 a riot shield is held up until the next event phase (HC-17.10.5)
CAME_BY: Final = 14  # ladder by which the sewer was entered, -1 none
LEADER: Final = 15  # seat
SPARED: Final = 16  # set of what has been ignored in this turn of Doctor Zero, see damage
GEAR: Final = 17  # equipment: how many of each kind
KINDS_OF_GEAR: Final = 24
PERSON: Final = GEAR + KINDS_OF_GEAR

# Mutants: normal ones, rats, soldiers, KAFAR.
MUTANTS: Final = 39
KAFAR: Final = 38
MUTANTS_AT: Final = PEOPLE_AT + PEOPLE * PERSON
STATES_AT: Final = MUTANTS_AT + MUTANTS  # flags below
LYING: Final = 1  # stunned
MOVED: Final = 2  # in this turn
ATTACKED: Final = 4
STOOD: Final = 8  # stood up in this turn
BY_FIRST: Final = 16  # came down by ladder 0
BY_SECOND: Final = 32  # came down by ladder 1
MAYBE: Final = 64  # fits the card like others: the officers choose (HC-13.3)
CHOSEN: Final = 128  # picked by the card that is being resolved
THIS_TURN: Final = MOVED | ATTACKED | STOOD | CHOSEN | MAYBE
MARKED: Final = 256  # one point of damage assigned and not yet dealt; the rest of the number counts them

# Loads.
CIVILIANS: Final = 8
MAYOR: Final = 8
BATTERY: Final = 9
BARRELS: Final = 10  # four from here on
LOADS: Final = 14
LOADS_AT: Final = STATES_AT + MUTANTS
SUPPLY: Final = -1
GONE: Final = -2  # out of the game
INSIDE: Final = -10  # INSIDE - v: in or on vehicle v

# Tokens.
CRATES: Final = 10
CRATES_AT: Final = LOADS_AT + LOADS  # space of each, -1 in the supply
BOXES_AT: Final = CRATES_AT + CRATES  # 1 it is a box
CLOUDS: Final = 6
CLOUDS_AT: Final = BOXES_AT + CRATES
MANHOLES: Final = 4
LIDS_AT: Final = CLOUDS_AT + CLOUDS  # state of each manhole
OPEN_LID: Final = 1
CLOSED_LID: Final = 2  # 0: not on the map (welded)
LAMPS: Final = 5
LAMPS_AT: Final = LIDS_AT + MANHOLES  # 1 on, 0 off

# Piles: how many cards, then the cards, the top last.
PILES_AT: Final = LAMPS_AT + LAMPS
CHAOS_PILE: Final = 0
CHAOS_DISCARDS: Final = 1
HAND: Final = 2
QUEUE: Final = 3  # the far left first
ASIDE: Final = 4
EVENTS: Final = 5
EVENTS_DISCARDS: Final = 6
POLICE: Final = 7
POLICE_DISCARDS: Final = 8
CIVIL: Final = 9
CIVIL_DISCARDS: Final = 10
TAKES: Final = 11
TAKE_ROW: Final = 12  # from the left
ABILITIES: Final = 13  # one pile for each officer
PILES: Final = 17
PILE: Final = 40  # room of each
MARKERS_AT: Final = PILES_AT + PILES * PILE  # by card of the queue: officer whose AP marker lies on it, -1

# The agenda: how many frames, then the frames, the top last.
AGENDA_AT: Final = MARKERS_AT + PILE
FRAMES: Final = 28
FRAME: Final = 8  # a task and seven numbers of its own
SIZE: Final = AGENDA_AT + 1 + FRAMES * FRAME

# Whose turn or step it is.
OFFICERS_TURN: Final = 0
ZEROS_TURN: Final = 1  # also the AutoDoc step
EVENT_PHASE: Final = 2
SETTING_UP: Final = 3

# Ends.
OFFICERS_WON: Final = 1
ZERO_WON: Final = 2
NOBODY_WON: Final = 3
BY_POINTS: Final = 0
BY_MACHINE: Final = 1
BY_LIMIT: Final = 2

NOT_YET: Final = 0
ON_MAP: Final = 1
DEAD: Final = 2
