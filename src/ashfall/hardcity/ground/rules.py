"""The rules of one match as numbers: the episode, its layout, the cards and what everything costs.

:mod:`ashfall.hardcity.ground.setup` fills them in from the data; nothing here changes while a match is
played.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.content.stage import Episode
from ashfall.hardcity.ground.board import NOWHERE, Board
from ashfall.hardcity.ground.reach import ReachBook

BITS: Final = 62
BIT: Final = vec[i64]([2**k for k in range(BITS)])  # 1 << k, also for the compiler


# Where the officers begin.
AT_CAR: Final = 0
AT_S: Final = 1
AT_S_AND_P: Final = 2


@final
class Rules:
    """What a match is played by. Fields after the first block bear the names that the data files use."""

    def __init__(self, script: Episode, board: Board, rows: dict[str, list[int]]) -> None:
        """Rules on a map; ``rows`` are the lists below by name, setup sets the single numbers."""
        self.script = script  # the data of the episode, for those who name and draw it
        self.board = board
        self.reaches = ReachBook(board.size)  # follows from the rest, so it may grow
        self.episode: i64 = 0
        self.layout: i64 = 0
        self.campaign: i64 = 0  # episodes of a campaign won before this one
        self.coop: bool = False
        self.seats: i64 = 2
        self.zero: i64 = 1  # the seat of Doctor Zero, -1 in co-op
        self.officers: i64 = 4  # how many are in play
        self.opening: i64 = 0  # take
        self.special: i64 = 0  # what the special card does, on the side in use
        self.special_instant: bool = False
        self.special_after: i64 = 0
        self.special_amount: i64 = 0
        self.special_second: i64 = 0
        self.special_priority: i64 = 0
        self.exit_space: i64 = NOWHERE  # on the roof
        self.start_at: i64 = 0  # one of the places above where the officers begin
        self.start: i64 = NOWHERE  # S
        self.pier: i64 = NOWHERE  # P
        self.generator: i64 = NOWHERE  # G
        self.lab_door: i64 = NOWHERE  # E
        self.helicopter_start: i64 = NOWHERE
        self.helicopter_ladder: bool = True
        self.battery_start: i64 = NOWHERE
        self.car: i64 = NOWHERE  # the vehicle that is the police car
        self.truck: i64 = NOWHERE
        self.bus: i64 = NOWHERE
        self.boat: i64 = NOWHERE
        self.limousine: i64 = NOWHERE
        self.machine: i64 = NOWHERE
        self.manhole_space = vec[i64](rows["manhole_space"])
        self.manhole_ladder = vec[i64](rows["manhole_ladder"])  # ladder 0 or 1 of each
        self.ladders = vec[i64](rows["ladders"])  # the two ladder spaces of the sewer
        self.exits = vec[i64](rows["exits"])  # spaces by which mutants may leave, in versus
        self.edges = vec[i64](rows["edges"])  # spaces of the main boards by which the mayor may be taken away
        self.boxes = vec[i64](rows["boxes"])  # where boxes lie at the start
        self.barrel_start = vec[i64](rows["barrel_start"])
        self.roof_barrel_start = vec[i64](rows["roof_barrel_start"])
        self.mutant_start = vec[i64](rows["mutant_start"])
        self.steps = vec[i64](rows["steps"])  # of the event phase
        self.points = vec[i64](rows["points"])  # by what is scored
        self.faces = vec[i64](rows["faces"])  # of a die
        self.officer_health = vec[i64](rows["officer_health"])
        self.officer_most = vec[i64](rows["officer_most"])
        self.ability_ap = vec[i64](rows["ability_ap"])
        self.ability_amount = vec[i64](rows["ability_amount"])
        self.ability_needs = vec[i64](rows["ability_needs"])
        self.ability_owner = vec[i64](rows["ability_owner"])
        self.gear_deck = vec[i64](rows["gear_deck"])
        self.gear_copies = vec[i64](rows["gear_copies"])
        self.gear_amount = vec[i64](rows["gear_amount"])
        self.gear_least = vec[i64](rows["gear_least"])  # nearest and farthest target
        self.gear_most = vec[i64](rows["gear_most"])
        self.take_amount = vec[i64](rows["take_amount"])
        self.take_needs = vec[i64](rows["take_needs"])
        self.takes = vec[i64](rows["takes"])  # of this episode, without the opening
        self.chaos_type = vec[i64](rows["chaos_type"])
        self.chaos_copies = vec[i64](rows["chaos_copies"])
        self.chaos_amount = vec[i64](rows["chaos_amount"])
        self.chaos_second = vec[i64](rows["chaos_second"])
        self.basics = vec[i64](rows["basics"])  # deploy, move and attack of each chaos card
        self.auto_copies = vec[i64](rows["auto_copies"])
        self.auto_letter = vec[i64](rows["auto_letter"])  # 1 it bears a letter
        self.auto_after = vec[i64](rows["auto_after"])
        self.auto_priority = vec[i64](rows["auto_priority"])
        self.auto_deploy = vec[i64](rows["auto_deploy"])
        self.auto_activate = vec[i64](rows["auto_activate"])
        self.auto_within = vec[i64](rows["auto_within"])
        self.auto_amount = vec[i64](rows["auto_amount"])
        self.bottom_count = vec[i64](rows["bottom_count"])
        self.bottom_band = vec[i64](rows["bottom_band"])
        self.bottom_acts = vec[i64](rows["bottom_acts"])  # set of acts; two: the officers choose
        self.bottom_priority = vec[i64](rows["bottom_priority"])
        self.has_bottom = vec[i64](rows["has_bottom"])
        self.kind_of = vec[i64](rows["kind_of"])  # mutant -> kind
        self.first_of = vec[i64](rows["first_of"])  # kind -> its first mutant; one more entry: the end
        self.usable = vec[i64](rows["usable"])  # mutant -> 1 if it belongs to this episode
        self.mutant_move = vec[i64](rows["mutant_move"])  # by kind
        self.mutant_attack = vec[i64](rows["mutant_attack"])
        self.straight = vec[i64](rows["straight"])  # 1: attacks along rows and columns
        self.stun_at = vec[i64](rows["stun_at"])  # damage at once
        self.kill_at = vec[i64](rows["kill_at"])
        self.kill_at_stunned = vec[i64](rows["kill_at_stunned"])
        self.event_civilians = vec[i64](rows["event_civilians"])  # spaces by event card, two each
        self.event_crates = vec[i64](rows["event_crates"])  # one each
        self.event_mutants = vec[i64](rows["event_mutants"])  # three each
        # Features of the episode.
        self.has_explosive_barrels: bool = False
        self.has_evacuate_by_helicopter: bool = False
        self.has_call_helicopter: bool = False
        self.has_weld: bool = False
        self.has_cargo_barrels: bool = False
        self.has_take_from_cars: bool = False
        self.has_evacuate_to_car: bool = False
        self.has_attack_car: bool = False
        self.has_mayor: bool = False
        self.has_sewer: bool = False
        self.has_bus: bool = False
        self.has_boat: bool = False
        self.has_lamps: bool = False
        self.has_battery: bool = False
        self.has_roof_door: bool = False
        self.has_roof_barrels: bool = False
        self.has_machine: bool = False
        self.has_toxic_clouds: bool = False
        self.has_deploy_at_manholes: bool = False
        self.has_deploy_in_the_dark: bool = False
        self.has_flamethrower_found: bool = False
        # Numbers of the episode.
        self.goal: i64 = 7
        self.evacuate_ap: i64 = 0
        self.call_helicopter_ap: i64 = 0
        self.barrel_needed: i64 = 0
        self.blast_here: i64 = 0
        self.blast_near: i64 = 0
        self.mutants_on_symbol: i64 = 1
        self.weld_ap: i64 = 0
        self.weld_dice: i64 = 0
        self.weld_hits: i64 = 0
        self.weld_sure_ap: i64 = 0
        self.barrels_on_truck: i64 = 0
        self.take_from_car_ap: i64 = 0
        self.cloud_hp: i64 = 0
        self.clouds_per_round: i64 = 0
        self.civilians_per_car: i64 = 0
        self.civilians_on_bus: i64 = 0
        self.civilians_per_round: i64 = 0
        self.officers_on_s: i64 = 0
        self.low_tide_row: i64 = 0
        self.lamps_on_versus: i64 = 0
        self.lamps_on_coop: i64 = 0
        self.lamps_less: i64 = 0  # fewer lamps that are on where a small team plays
        self.generator_ap: i64 = 0
        self.door_ap: i64 = 0
        self.roof_barrels: i64 = 0
        self.roof_barrel_needed: i64 = 0
        self.machine_needed: i64 = 0
        self.kafar_hp_versus: i64 = 0  # 0: the officers' points
        self.kafar_hp_coop_start: i64 = 0  # 0: the officers' points, at least kafar_coop_hp_least
        self.kafar_hp_coop_per_letter: i64 = 0
        self.roof_mutants_for_vp: i64 = 0
        self.first_step_cards: i64 = 0  # that the first AutoDoc step of a round draws beside its own
        self.first_round_less: i64 = 0  # cards that a small team is spared in the very first of these steps
        self.boat_lure: i64 = 0  # how near the motorboat AutoDoc's mutants are when they make for it
        # Numbers of the game.
        self.officer_ap: i64 = 0
        self.officer_move: i64 = 0
        self.escort_limit: i64 = 0
        self.leave_damage: i64 = 0
        self.kills_per_level: i64 = 0
        self.ability_draw: i64 = 0
        self.takes_in_row: i64 = 0
        self.first_draw: i64 = 0
        self.stun_draw: i64 = 0
        self.reaction_draw: i64 = 0
        self.horde_vp: i64 = 0
        self.exhausted_vp: i64 = 0
        self.band_distance: i64 = 0
        self.round_limit: i64 = 0
        self.roof_barrels_per_win: i64 = 0  # in a campaign
        self.warning_cards: i64 = 0  # that victories of a campaign give Doctor Zero in the first round
        self.move_ap: i64 = 0
        self.quick_shot_ap: i64 = 0
        self.quick_shot_dice: i64 = 0
        self.aimed_shot_ap: i64 = 0
        self.aimed_shot_damage: i64 = 0
        self.melee_ap: i64 = 0
        self.melee_dice: i64 = 0
        self.pass_ap: i64 = 0
        self.use_ap: i64 = 0
        self.reload_ap: i64 = 0
        self.skull_ap: i64 = 0
        self.skull_damage: i64 = 0
        self.most_dice: i64 = 0
        self.fang_hp: i64 = 0
        self.fang_ap: i64 = 0
        self.fang_move: i64 = 0
        self.fang_stuns: i64 = 0
        self.kafar_ap: i64 = 0
        self.kafar_attack: i64 = 0
        self.kafar_attack_near: i64 = 0
        self.kafar_shot_less: i64 = 0
        self.kafar_kills: i64 = 0
        self.kafar_hp_most: i64 = 0
        self.kafar_coop_hp_least: i64 = 0
        self.kafar_coop_move: i64 = 0
        self.kafar_coop_attack: i64 = 0
