"""The numbers of everything that the data names, in the order of the data files; a test compares both."""

from __future__ import annotations

from typing import Final

# Officers.
DONATHAN: Final = 0
JENNY: Final = 1
MIRANDA: Final = 2
MARCELLUS: Final = 3

# Ability cards, six for each officer, then the abilities that they start with.
TOUGHER: Final = 0
BIG_IRON: Final = 1
COFFEE_BREAK: Final = 2
SEEN_IT_ALL: Final = 3
NO_WARNING: Final = 4
STAY_BEHIND: Final = 5
NINJUTSU: Final = 6
FIELD_DRESSING: Final = 7
FLYING_KICK: Final = 8
ADRENALINE: Final = 9
LESSON: Final = 10
FURIOUS: Final = 11
BURST: Final = 12
STEADY_HAND: Final = 13
FOLLOW_ME: Final = 14
POINT_BLANK: Final = 15
CUP_WINNER: Final = 16
SPARE_CLIP: Final = 17
SUPLEX: Final = 18
HUMAN_WALL: Final = 19
CLOTHESLINE: Final = 20
IRON_NECK: Final = 21
CROWD_PLEASER: Final = 22
KEG_TOSS: Final = 23
OLD_TRICKS: Final = 24
MEDICAL_TRAINING: Final = 25
CRACK_SHOT: Final = 26
MISTER_HAMMER: Final = 27

# Equipment.
FLAMETHROWER: Final = 0
SHOTGUN: Final = 1
FIRST_AID: Final = 2
FLASHBANG: Final = 3
RIOT_SHIELD: Final = 4
GRENADE: Final = 5
SPARE_MAGAZINE: Final = 6
BAT: Final = 7
DONUTS: Final = 8
THERMOS: Final = 9
SKATEBOARD: Final = 10
EXTINGUISHER: Final = 11
BOOMBOX: Final = 12
CROWBAR: Final = 13
POLICE_DECK: Final = 0
CIVILIAN_DECK: Final = 1

# Takes, the openings first.
HELLO_POLICE: Final = 0
ARMED_TO_TEETH: Final = 1
SUPPRESSING_FIRE: Final = 2
HERE_WE_GO: Final = 3
SLOW_MOTION: Final = 4
ONE_LINER: Final = 5
BACK_TO_BACK: Final = 6
MONTAGE: Final = 7
WINDOW: Final = 8
BIG_BOOM: Final = 9
EYE_IN_SKY: Final = 10
ROADBLOCK: Final = 11
COVER_ME: Final = 12
REVERSE_GEAR: Final = 13
HUMAN_SHIELD: Final = 14
FULL_THROTTLE: Final = 15
LIGHTS_CAMERA: Final = 16
SHOWDOWN: Final = 17

# Chaos cards, versus.
CITY_IS_OURS: Final = 0
FRESH_BATCH: Final = 1
WAKE_UP_CALL: Final = 2
RADIO_STATIC: Final = 3
PACK_HUNT: Final = 4
FEEDING_FRENZY: Final = 5
RUSH_HOUR: Final = 6
STAMPEDE: Final = 7
MUTAGEN_MIST: Final = 8
DRAG_OFF: Final = 9
JAMMED_CHAMBER: Final = 10
BITE: Final = 11
MISFIRE: Final = 12
TOO_ANGRY: Final = 13
ANKLE_GRAB: Final = 14
PANIC: Final = 15
SCHEME: Final = 16

# Their types.
IS_INSTANT: Final = 0
IS_ACTION: Final = 1
IS_REACTION: Final = 2
IS_SPECIAL: Final = 3

# Chaos cards, solo and co-op.
BLOOD_SCENT: Final = 0
THEY_ARE_HERE: Final = 1
HEAVY_FOOTSTEPS: Final = 2
SOMETHING_BIG: Final = 3
SHAKING_ASPHALT: Final = 4
ROAR: Final = 5
AUTO_SCHEME: Final = 6
OUT_OF_ALLEY: Final = 7
SWARM: Final = 8
MAN_EATERS: Final = 9
STOLEN_DONUT: Final = 10
SECOND_WIND: Final = 11
CLICK_CLICK: Final = 12
BROADCAST: Final = 13
LAUGHTER: Final = 14

# What becomes of them, whom they go for, which mutants the bottom half means and what these do.
DISCARD: Final = 0
QUEUE_UP: Final = 1
SET_ASIDE: Final = 2
AS_SPECIAL: Final = 3
FOR_ACTIVE: Final = 0
FOR_OFFICER: Final = 1
FOR_CIVILIAN: Final = 2
FOR_NEAREST: Final = 3
FOR_MAYOR: Final = 4
FOR_BOAT: Final = 5
FOR_SPECIAL: Final = 6  # as the special card of the episode says
BAND_NEAR: Final = 0  # 0-2
BAND_FAR: Final = 1  # 2+
BAND_ANY: Final = 2
ACT_DEPLOY: Final = 0
ACT_MOVE: Final = 1
ACT_ATTACK: Final = 2
ACT_MOVE_THEN_ATTACK: Final = 3
ALL: Final = -1

# Special cards of the episodes: what their sides do.
TAKE_CONTROL: Final = 0
BUCKET_CHAIN: Final = 1
SWAP_LIDS: Final = 2
LOW_TIDE: Final = 3
SHORT_CIRCUIT: Final = 4
CROSSED_FREQUENCIES: Final = 0
WHAT_A_SEWER: Final = 1
KIDNAP_SQUAD: Final = 2
ALL_ABOARD: Final = 3
OVERCHARGE: Final = 4

# Kinds of mutants.
NORMAL: Final = 0
RAT: Final = 1
SOLDIER: Final = 2
BIG_ONE: Final = 3  # KAFAR

# Steps of the event phase.
EVENT_CIVILIANS: Final = 0
EVENT_CRATES: Final = 1
EVENT_MUTANTS: Final = 2
HELICOPTER_TURNS: Final = 3
MANHOLE_CLOSES: Final = 4
CLOUDS_CLEAR: Final = 5
ZERO_PLACES_CLOUDS: Final = 6
BUS_UNLOADS: Final = 7
CRATE_AT_HELICOPTER: Final = 8
LAMPS_SET: Final = 9

# What is scored.
SCORE_KILLS: Final = 0
SCORE_EVACUATED: Final = 1
SCORE_MAYOR_SAVED: Final = 2
SCORE_WELDED: Final = 3
SCORE_MACHINE_DESTROYED: Final = 4
SCORE_CIVILIAN_KILLED: Final = 5
SCORE_OFFICER_STUNNED: Final = 6
SCORE_BARREL_GONE: Final = 7
SCORE_CAR_ATTACKED: Final = 8
SCORE_MAYOR_GONE: Final = 9
SCORE_BOAT_BOARDED: Final = 10
SCORE_ROUND_END: Final = 11

# Vehicles and other obstacles.
POLICE_CAR: Final = 0
CIVILIAN_CAR: Final = 1
LIMOUSINE: Final = 2
TRUCK: Final = 3
BUS: Final = 4
MOTORBOAT: Final = 5
DOOM_MACHINE: Final = 6

# Faces of a die.
BLANK: Final = 0
HIT: Final = 1
DOUBLE_HIT: Final = 2
SKULL: Final = 3
