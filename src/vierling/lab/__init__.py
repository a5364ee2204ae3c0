"""Games by the thousand: simulation, statistics, counting."""
