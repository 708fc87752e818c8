"""``ashfall play hardcity``: a game in the terminal, alone or as part of a campaign."""

from __future__ import annotations

from argparse import Namespace

from rich.markup import escape

from ashfall.cli.files import read_text
from ashfall.cli.hardcity.files import read_campaign, read_match, write_campaign
from ashfall.cli.hardcity.players import USUAL, seats, usual_player
from ashfall.cli.hardcity.session import CitySession
from ashfall.cli.hardcity.table import add_table, match_at, table_of
from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.play_options import add_files, add_seats, players_of, seed_of
from ashfall.hardcity.campaign import Campaign, gained_abilities
from ashfall.hardcity.ground.rows import OFFICERS_WON, WINNER
from ashfall.hardcity.match import Match
from ashfall.hardcity.telling import names

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    parser.add_game()
    add_table(parser)
    add_seats(parser, seats, "cli-help-city-seats", USUAL)
    parser.add_argument("--campaign", metavar="FILE", help=parser.tell("cli-help-city-campaign"))
    add_files(parser, "cli-help-city-load")
    parser.add_language()


def run(options: Namespace) -> int:
    """Play."""
    campaign = read_campaign(options.campaign) if options.campaign else None
    match = _go_on(options, campaign) if options.load else _begin(options, campaign)
    players = players_of(options, int(match.state.rules.seats), usual_player)
    session = CitySession(match, players, options.lang, seed=match.record().seed)
    if campaign is not None:
        write_campaign(options.campaign, campaign)  # better now than after the game, if it cannot be written
    is_over = session.run(options.save)
    if is_over and campaign is not None:
        _end_episode(session, options.campaign)
    return 0


def _begin(options: Namespace, campaign: Campaign | None) -> Match:
    """A new game: the one that was asked for, or the next episode of the campaign."""
    if campaign is not None:
        following = campaign.next_episode
        if following is None:
            raise CommandError(f"{options.campaign}: the campaign is over, expected a new file")
        if options.episode not in (None, following):
            raise CommandError(
                f"ashfall play: --episode: expected {following}, which comes next in {options.campaign}"
            )
        options.episode = following
    table = table_of(options, "play", len(options.seats) if options.seats else None)
    return match_at(table, seed_of(options), campaign)


def _go_on(options: Namespace, campaign: Campaign | None) -> Match:
    """The game of a record; in a campaign it must be the episode that comes next."""
    match = read_match(options.load, read_text(options.load))
    if campaign is not None and match.options.campaign != campaign:
        raise CommandError(f"{options.load}: expected a record of the next episode of {options.campaign}")
    return match


# Campaigns.


def _end_episode(session: CitySession, file: str) -> None:
    """Write how the episode ended, and say what comes next (HC-11)."""
    campaign = session.match.carry_on(_kept(session))
    write_campaign(file, campaign)
    texts, following = session.words.texts, campaign.next_episode
    if following is None:
        said = texts.format("play-city-campaign-over", wins=campaign.wins, count=len(campaign.results))
    else:
        title = session.words.say(names.episode(following))
        said = texts.format("play-city-campaign-next", file=escape(file), episode=escape(title))
    session.desk.say(said)


def _kept(session: CitySession) -> dict[str, str]:
    """The ability that each officer keeps of those gained in a lost episode, where there is a choice."""
    state, before = session.match.state, session.match.options.campaign or Campaign()
    if state.get(WINNER) == OFFICERS_WON:
        return {}
    gained = gained_abilities(before, state)
    return {officer: _asked(session, officer, cards) for officer, cards in gained.items() if len(cards) > 1}


def _asked(session: CitySession, officer: str, gained: tuple[str, ...]) -> str:
    """One of the abilities; the first where nobody answers."""
    words = session.words
    if not session.has_people:
        return gained[0]
    name = escape(words.say(names.person(officer)))
    session.desk.say(words.texts.format("play-city-keeps", officer=name))
    for place, ability in enumerate(map(names.ability, gained), 1):
        text = words.say(names.explanation(ability))
        session.desk.say(f"{place:>2} [bold]{escape(words.say(ability))}[/]: {escape(text)}")
    chosen = session.desk.choose(len(gained), f"{words.texts.format('play-city-keeps-number')} ")
    return gained[chosen - 1]
