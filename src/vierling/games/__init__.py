"""The games of the house, one folder each. Nobody imports from here: kits come through `vierling.kit`."""
