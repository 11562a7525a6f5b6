"""The laws that hold for every game, and what hunts for a breach: long walks and a hostile caller.

Used by tests/laws and by ``python3 -m ludoteka soak`` and ``fuzz``; no part of the wheel that browsers load.
"""
