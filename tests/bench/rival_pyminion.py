"""Runs in pyminion's own environment: ``rival_pyminion.py BOT GAMES`` prints games per CPU second."""

from __future__ import annotations

import logging
import random
import sys
import time

from pyminion.bots.examples import BigMoney, BigMoneySmithy
from pyminion.expansions import base
from pyminion.game import Game


def main() -> None:
    bot, games = sys.argv[1], int(sys.argv[2])
    logging.disable(logging.CRITICAL)  # our side tells no events either
    random.seed(1)
    first = BigMoneySmithy if bot == "big_money_smithy" else BigMoney
    started = time.process_time()
    for _ in range(games):
        players = [first(player_id="one"), BigMoney(player_id="two")]
        Game(players=players, expansions=[base.base_set], kingdom_cards=[base.smithy], log_stdout=False).play()
    print(games / (time.process_time() - started))


main()
