"""Dominion's content: the cards and the recommended sets."""
