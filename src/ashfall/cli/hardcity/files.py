"""Reading and writing records, stored states and campaigns of Hard City; every mistake names the file."""

from __future__ import annotations

import os.path

import msgspec

from ashfall.cli.files import blame, read_text, write_text
from ashfall.hardcity.campaign import Campaign
from ashfall.hardcity.files.record import Record, parse_record
from ashfall.hardcity.match import Match
from ashfall.table.documents import json_text
from ashfall.table.errors import InvalidRecord

__all__ = ["read_campaign", "read_match", "read_record_text", "write_campaign"]


def read_record_text(source: str, text: str) -> Record:
    """The record that a file holds."""
    with blame(source):
        return parse_record(text)


def read_match(source: str, text: str) -> Match:
    """The match at the end of a record."""
    record = read_record_text(source, text)
    with blame(source):
        return Match.from_record(record)


def read_campaign(source: str) -> Campaign:
    """The campaign that a file holds; a new one where there is no such file yet."""
    if not os.path.exists(source):
        return Campaign()
    text = read_text(source)
    with blame(source):
        try:
            campaign = msgspec.json.decode(text, type=Campaign)
        except (msgspec.DecodeError, RecursionError) as error:
            raise InvalidRecord("campaign", f"expected a campaign, {str(error).splitlines()[0]}") from None
        campaign.check()
    return campaign


def write_campaign(target: str, campaign: Campaign) -> None:
    """Write a campaign between two episodes."""
    write_text(target, json_text(msgspec.to_builtins(campaign)))
