### What the rules of several games say.

rules-last-entry = An entry that turns the page can be taken back in the browser for another two seconds, or waits for your confirmation: you choose in the menu. Once the next roll can be seen, nothing is taken back.
rules-own-words = These are the rules in our own words. Vierling is independent of everybody named here.
