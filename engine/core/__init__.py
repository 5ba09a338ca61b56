"""What every game shares: the game protocol, the table, dice, saves, links, the service."""
