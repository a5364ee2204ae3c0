### What the rules of several games say.

rules-last-entry = An entry that turns the page can be taken back in the browser for another two seconds, or waits for your confirmation: you choose in the menu. Once the next roll can be seen, nothing is taken back.
rules-own-words = These are the rules in our own words. { rules-independent }
rules-independent = Vierling is independent of everybody named here.

## Print-and-play: what stands on paper, and what the page says about it.

print-name = Name
print-total = Total
print-what = What
print-what-all = everything
print-what-sheets = sheets
print-what-boards = boards
print-what-tiles = tiles
print-what-track = score track
print-what-cards = cards
print-what-stones = stones
print-what-rules = rules
print-two-sided = Print on both sides, turning over the long edge, at actual size. The crosses on both pages lie on each other.
print-to-fold = Cut out each pair, fold it along the dashed line and glue its halves together.
print-play = Print and play
print-about = A PDF to print, cut out and play with at a real table.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-each = Sheets on a page
print-fold = Both sides on one page, to fold and glue
print-pick = Boards from the book
print-pick-about = Such as 1-6,9,12b, or all.
print-download = Download the PDF
print-working = Drawing the pages …
