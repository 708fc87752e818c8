"""The fixed words of Hard City's data files. A word's place in its tuple is the engine's number for it, so a
tuple only grows at its end."""

from typing import Final

__all__ = [
    "ACTS",
    "AFTER",
    "ALL",
    "AUTO_SPECIALS",
    "BANDS",
    "BOARDS",
    "CHAOS_KINDS",
    "CHAOS_SCORES",
    "DECKS",
    "DEFAULTS",
    "ENTRY",
    "FACES",
    "FEATURES",
    "GRIDS",
    "KAFAR_NAME",
    "LABELS",
    "LADDERS",
    "LIMITS",
    "NUMBERS",
    "ORDER_SCORES",
    "ORIGINS",
    "OURS",
    "PRIORITIES",
    "QUESTIONS",
    "RANGES",
    "SCORES",
    "SIDES",
    "SPECIAL_KINDS",
    "STARTS",
    "STEPS",
    "TIMINGS",
    "TRIGGERS",
    "VEHICLES",
    "VERSUS_SPECIALS",
]

ALL: Final = -1  # an amount: as many as there are

# Where a value comes from; tuning may only touch values of design.
OURS: Final = "design"
ORIGINS: Final = ("seed", "pub", "inferred", OURS)

# Dice and cards.
FACES: Final = ("blank", "hit", "double_hit", "skull")  # the first three deal as much damage as their number
CHAOS_KINDS: Final = ("instant", "action", "reaction", "special")
SPECIAL_KINDS: Final = ("instant", "action")
TRIGGERS: Final = ("skull", "shot_skull", "shot_kill", "leaves_mutants", "takes_civilian")
PRIORITIES: Final = ("active_officer", "officer", "civilian", "nearest", "mayor", "motorboat", "special")
AFTER: Final = ("discard", "queue", "set_aside", "special")  # "special": as the episode's own card says
BANDS: Final = ("near", "far", "any")
ACTS: Final = ("deploy", "move", "attack", "move_then_attack")
KAFAR_NAME: Final = "KAFAR"
DECKS: Final = ("police", "civilian")
LIMITS: Final = ("always", "turn", "round", "zero_turn")  # an ability works without limit, or once in each
TIMINGS: Final = ("setup", "between_actions", "after_action", "turn_end", "civilian_hit")

# Maps.
GRIDS: Final = ("main", "harbour", "alley", "sewer", "roof")
BOARDS: Final = ("1A", "1B", "2A", "2B", "3A", "3B")
VEHICLES: Final = ("police_car", "civilian_car", "limousine", "truck", "bus", "motorboat", "doom_machine")
ENTRY: Final = ("nobody", "mutants")
SIDES: Final = ("on_the_way", "ladder")  # of the helicopter
LABELS: Final = ("S", "P", "G", "E")  # start, pier, generator, entrance of the laboratory
LADDERS: Final = 2  # between the main map and the sewer
STARTS: Final = ("police_car", "S", "S_and_P")  # where officers stand at first

# What an episode is made of.
STEPS: Final = (  # of the start of a round
    "event_civilians",
    "event_crates",
    "event_mutants",
    "helicopter_turns",
    "manhole_closes",
    "clouds_clear",
    "zero_places_clouds",
    "bus_unloads",
    "crate_at_helicopter",
    "lamps_set",
)
ORDER_SCORES: Final = ("kills", "evacuated", "mayor_saved", "welded", "machine_destroyed")
CHAOS_SCORES: Final = (
    "civilian_killed",
    "officer_stunned",
    "barrel_gone",
    "car_attacked",
    "mayor_gone",
    "boat_boarded",
    "round_end",
)
SCORES: Final = ORDER_SCORES + CHAOS_SCORES
FEATURES: Final = (
    "explosive_barrels",
    "evacuate_by_helicopter",
    "call_helicopter",
    "weld",
    "cargo_barrels",
    "take_from_cars",
    "evacuate_to_car",
    "attack_car",
    "mayor",
    "sewer",
    "bus",
    "boat",
    "lamps",
    "battery",
    "roof_door",
    "roof_barrels",
    "machine",
    "toxic_clouds",
    "deploy_at_manholes",
    "deploy_in_the_dark",
    "flamethrower_found",  # in the set-up, if the opening did not bring it
)
QUESTIONS: Final = (  # that the rules may answer for a player
    "takes_civilian",
    "left_mutants",
    "skull_in_shot",
    "skull_in_fight",
    "shot_kills",
    "deployments",
    "mutants",
    "cards",
)
VERSUS_SPECIALS: Final = ("take_control", "bucket_chain", "swap_lids", "low_tide", "short_circuit")
AUTO_SPECIALS: Final = ("crossed_frequencies", "what_a_sewer", "kidnap_squad", "all_aboard", "overcharge")

# Word, least, most, and what holds in an episode that does not say.
_NUMBERS: Final = (
    ("goal", 1, 20, 7),
    ("evacuate_ap", 0, 9, 1),
    ("call_helicopter_ap", 0, 9, 2),
    ("barrel_needed", 1, 8, 2),
    ("blast_here", 0, 9, 2),
    ("blast_near", 0, 9, 1),
    ("mutants_on_symbol", 1, 4, 1),
    ("weld_ap", 0, 9, 1),
    ("weld_dice", 1, 4, 2),
    ("weld_hits", 1, 8, 2),
    ("weld_sure_ap", 0, 9, 3),
    ("barrels_on_truck", 0, 4, 0),
    ("take_from_car_ap", 0, 9, 1),
    ("cloud_hp", 0, 9, 1),
    ("clouds_per_round", 0, 6, 3),
    ("civilians_per_car", 0, 8, 0),
    ("civilians_on_bus", 0, 8, 0),
    ("civilians_per_round", 1, 8, 2),
    ("officers_on_s", 0, 4, 4),
    ("low_tide_row", 0, 11, 5),  # the least y of mutants that the card moves
    ("lamps_on_versus", 0, 5, 2),
    ("lamps_on_coop", 0, 5, 3),
    ("lamps_less", 0, 5, 0),  # fewer lamps that are on where three officers play
    ("generator_ap", 0, 9, 1),
    ("door_ap", 0, 9, 1),
    ("roof_barrels", 0, 4, 0),
    ("roof_barrel_needed", 1, 8, 2),
    ("machine_needed", 1, 8, 3),
    ("kafar_hp_versus", 0, 6, 0),  # 0: the officers' victory points
    ("kafar_hp_coop_start", 0, 6, 0),  # 0: the officers' victory points, but not below his least
    ("kafar_hp_coop_per_letter", 0, 6, 0),
    ("roof_mutants_for_vp", 0, 4, 0),  # 0: AutoDoc scores what chaos cards give
    ("first_step_cards", 0, 9, 0),  # cards that the first AutoDoc step of a round draws beside its own
    ("first_round_less", 0, 9, 0),  # fewer cards in the first of these steps where three officers play
    ("boat_lure", 0, 20, 0),  # how near the motorboat AutoDoc's mutants are when they make for it
)
NUMBERS: Final = tuple(row[0] for row in _NUMBERS)
PAST_NUMBERS: Final = ("autodoc_more",)  # of version 1 of the rules: read, so that its records open, and idle
RANGES: Final = {word: (low, high) for word, low, high, _ in _NUMBERS}
DEFAULTS: Final = {word: default for word, _, _, default in _NUMBERS}
