## The book

tubyrinth-boards = { $count ->
    [0] no board
    [one] one board
   *[other] { $count } boards
}
tubyrinth-card-grade = grade { $grade }
tubyrinth-card-found = found with { $tiles } tiles
tubyrinth-card-shown = shown with { $tiles } tiles
tubyrinth-card-none = nothing found yet
tubyrinth-card-best = best time with { $tiles } tiles { $time }
tubyrinth-board-hidden = Its start and end stay hidden until you play it.
tubyrinth-progress = Your collection
tubyrinth-progress-of = of { $total } solutions found
tubyrinth-legend-found = found by you
tubyrinth-legend-open = still to find
tubyrinth-legend-shown = solution shown
tubyrinth-legend-start = water flows in
tubyrinth-legend-end = and out
tubyrinth-go-on = Continue with { $name }
tubyrinth-new-board = A new board
tubyrinth-open-only = Only boards with something to find
tubyrinth-nothing-open = You have found everything in this book. There is always a new board.
tubyrinth-more = Legend and file
tubyrinth-file-save = Save the collection
tubyrinth-file-take = Load it from a file
tubyrinth-file-taken = The collection from the file has been added.
tubyrinth-file-bad = This file does not contain a Tubyrinth collection.
tubyrinth-tiles = Tiles
tubyrinth-layouts = Layouts
tubyrinth-at-least = at least { $count }
tubyrinth-yours = Yours
tubyrinth-place-found = found
tubyrinth-place-open = to find
tubyrinth-place-shown = shown
tubyrinth-aim = What are you looking for?
tubyrinth-aim-tiles = { $tiles ->
    [5] 5 or more
    [6] 6 or more
   *[other] all { $tiles }
}
tubyrinth-race = Race on this board
tubyrinth-how-hard = How hard should it be?
tubyrinth-draw-board = Make a board
tubyrinth-making-board = Making a board …
tubyrinth-another = Another one

## Custom boards

tubyrinth-editor-grid = The board you are drawing
tubyrinth-editor-beside = { $side ->
    [N] Above column { $column }
    [S] Below column { $column }
    [W] Left of row { $row }
   *[E] Right of row { $row }
}
tubyrinth-editor-corner = Corner
tubyrinth-editor-place = Row { $row }, column { $column }
tubyrinth-editor-rock = rock
tubyrinth-editor-ground = free
tubyrinth-editor-mark = A tap on the margin sets the
tubyrinth-editor-start = start
tubyrinth-editor-end = end
tubyrinth-editor-how = Tap cells to place or clear rocks; with a mouse you can draw several in one stroke. On the keyboard, arrows move, Enter sets, and in the margin S is the start and E the end.
tubyrinth-editor-empty = Empty board
tubyrinth-editor-fresh = Make one for me
tubyrinth-editor-counting = Counting the solutions …
tubyrinth-editor-unsolvable = No pipeline fits on this board.
tubyrinth-editor-unknown = This board is too open to tell quickly.
tubyrinth-editor-ungraded = This board can be played.
tubyrinth-editor-more = The board is so open that counting stopped early.
tubyrinth-editor-sample = Show a solution with this many tiles
tubyrinth-editor-sample-none = none
tubyrinth-editor-share = Copy a link to it
tubyrinth-editor-received = This board came with the link. Save it if you want to keep it.
tubyrinth-editor-unreadable = That is not a board.
tubyrinth-editor-name = Name of the board
tubyrinth-editor-none = No board yet.
tubyrinth-editor-saved-as = Saved as { $name }.
tubyrinth-editor-text = The board as text
tubyrinth-editor-text-about = Start and end with cell and side (N E S W), then eight rows of eight: a dot is free, # is a rock.

## The rules

tubyrinth-rules-pitch = { $mode ->
    [rookie] Lay tiles so that the water gets from start to end, and be quick about it.
    [master] Lay all seven tiles so that the water gets from start to end, and be quick about it.
   *[basic] Lay tiles so that the water gets from start to end, be quick about it, and use as many tiles as you dare.
}
tubyrinth-rules-tiles = Seven tiles
tubyrinth-rules-tiles-seven = Everybody has the same seven tiles with pipes on them. A pipe joins all the mouths of its tile. Only the square tile has two pipes, which do not meet.
tubyrinth-rules-tiles-lay = { $mode ->
    [rookie] Tiles lie on the board, side by side, never over each other. Rocks do not matter: you may build over them.
   *[other] Tiles lie on free cells of the board, side by side, never over a rock or each other.
} { $flip ->
    [no] You may turn them, but not flip them.
   *[yes] You may turn them and flip them: the back shows the mirror image.
}
tubyrinth-rules-pipeline = A pipeline
tubyrinth-rules-pipeline-chain = The first pipe has a mouth at the start, the last one at the end, and in between mouths meet on the border between two cells.
tubyrinth-rules-pipeline-ends = Mouths that lead nowhere do no harm, whether they face the edge, a rock, a free cell or the closed side of a tile.
tubyrinth-rules-pipeline-twin = The water may pass through both pipes of the square tile. It is still one tile.
tubyrinth-rules-pipeline-flow = { $water ->
    [no] No water runs while you build: whether a pipeline is right only shows when it is checked.
   *[yes] While you build, the water shows how far it gets.
}
tubyrinth-rules-drawn-seven = A board with a pipeline of seven tiles
tubyrinth-rules-count = Which tiles count
tubyrinth-rules-count-needed = A tile counts if it is needed, that is, if the water would not arrive without it. Side branches, loops and detours are ignored until only needed tiles are left, in the way that leaves you the most.
tubyrinth-rules-count-least = { $mode ->
    [master] A pipeline needs all seven tiles.
   *[other] A pipeline needs at least five tiles.
}
tubyrinth-rules-count-more = { $mode ->
    [master] { "" }
   *[other] { $handicap ->
        [none] { "" }
       *[other] Here some players need longer ones: { $handicap }.
    }
}
tubyrinth-rules-drawn-spare = A board with a pipeline of five tiles and a sixth tile that does not count
tubyrinth-rules-drawn-spare-about = Here five tiles count: the pale one is a side branch.
tubyrinth-rules-round = { $alone ->
    [yes] { "" }
   *[other] A round
}
tubyrinth-rules-round-start = { $board ->
    [none] { $same_board ->
        [yes] Everybody gets the same board.
       *[no] { $mode ->
            [rookie] Everybody gets a board of their own.
           *[other] Everybody gets a board of their own, all equally hard.
        }
    }
   *[other] Everybody builds on the board that was chosen for this table.
} When every person is ready, there is a countdown of three seconds; then all see their boards at once and start building.
tubyrinth-rules-round-call = When your pipeline is finished, call “Pipe’s ready!”; you need at least five tiles on the board for that. After your call you may not build any more. { $mode ->
    [basic] The first call turns the hourglass, and the others have { $hourglass } seconds.
   *[other] { "" }
}
tubyrinth-rules-round-pass = { $mode ->
    [basic] If you find nothing, you may give the board up: you are then without a pipeline this round.
   *[other] If you find nothing, you may give the board up; the others play on.
}
tubyrinth-rules-round-over = { $mode ->
    [basic] When the sand has run out, or nobody is building any more, the calls are checked.
   *[other] There is no hourglass. The first correct call ends the round; a wrong one puts you out of it, and the others play on. If nobody finds a pipeline, nobody scores.
}
tubyrinth-rules-round-next = { $board ->
    [none] { $same_board ->
        [yes] For the next round the board is turned over; after that, { $mode ->
            [rookie] a new one comes from the box.
           *[other] { $grades ->
                [gentle] a new one comes from the box, none harder than grade 2 of 5.
               *[rising] harder ones come from the box, up to the hardest.
            }
        }
       *[no] For the next round everybody turns their board over. { $mode ->
            [rookie] When both sides have been played, boards pass to the left;
           *[other] { $grades ->
                [gentle] After that, harder ones come from the box, but none harder than grade 2 of 5.
               *[rising] After that, harder ones come from the box, up to the hardest.
            } Once they get no harder, boards pass to the left when both sides have been played;
        } when everybody has had them all, new ones come.
    }
   *[other] All rounds are played on the same board.
}
tubyrinth-rules-round-bots = { $alone ->
    [open] { $board ->
        [none] { $mode ->
            [rookie] { "" }
           *[other] { $grades ->
                [gentle] { "" }
               *[rising] If an easy or a random bot plays, no board is harder than grade 2.
            }
        }
       *[other] { "" }
    }
   *[other] { "" }
}
tubyrinth-rules-round-time = { $clock ->
    [none] { "" }
   *[other] You have { $clock } for each round. Whoever has not called by then gives the board up.
}
tubyrinth-rules-round-instant = One clock decides for everybody who called when, and makes up for slow connections within limits. Calls at the same instant share the better place. Nobody sees what others lay until the round is over, not even spectators.
tubyrinth-rules-points = { $alone ->
    [yes] { "" }
   *[other] Points
}
tubyrinth-rules-points-ranks = { $mode ->
    [basic] The first correct pipeline scores one point per tile, the second its number of tiles minus one, the third minus two, and so on.
   *[other] The first with a correct pipeline wins the round and one point. The others score nothing.
}
tubyrinth-rules-points-without = { $mode ->
    [basic] If you have no pipeline, you score one point for each tile that the first correct one left unused; if several are first at the same instant, the longest of them counts. If no call was correct, you get nothing.
   *[other] { "" }
}
tubyrinth-rules-points-wrong = { $mode ->
    [basic] A wrong call { $penalty ->
        [0] scores nothing
       *[1] costs a point, even below zero, and scores nothing else
    }. It does not affect the order of the others.
   *[other] { "" }
}
tubyrinth-rules-example = { $alone ->
    [yes] { "" }
   *[other] { $mode ->
        [basic] An example with four players
       *[other] { "" }
    }
}
tubyrinth-rules-example-first = Lena calls first, with six tiles: 6 points
tubyrinth-rules-example-second = Omar calls second, with six tiles too: 5 points
tubyrinth-rules-example-others = Ines and Paul do not finish; Lena left one tile unused: 1 point each
tubyrinth-rules-end = { $alone ->
    [yes] { "" }
   *[other] The end
}
tubyrinth-rules-end-goal = { $mode ->
    [basic] As soon as somebody has 25 points after a round, the match is over.
   *[other] As soon as somebody has five points, the match is over.
} The most points win; the win can be shared.
tubyrinth-rules-end-box = { $board ->
    [none] If the box has too few boards left for another round, the match ends there.
   *[other] It ends after 82 rounds at the latest.
}
tubyrinth-rules-modes = { $table ->
    [yes] { "" }
   *[other] { $mode ->
        [basic] Two other ways to play
       *[other] { "" }
    }
}
tubyrinth-rules-modes-rookie = { tubyrinth-option-mode-rookie }: rocks do not matter, you may build over them, and boards have no grades. The first with a correct pipeline of at least five tiles wins the round and one point; five points win the match.
tubyrinth-rules-modes-master = { tubyrinth-option-mode-master }: only pipelines of all seven tiles are correct. The first with one wins the round and one point; five points win the match.
tubyrinth-rules-modes-wrong = In both there is no hourglass: a wrong call puts you out of the round, the others play on, and the first correct call ends it. If nobody finds a pipeline, nobody scores.
tubyrinth-rules-solo = { $alone ->
    [no] { "" }
   *[other] Alone
}
tubyrinth-rules-solo-match = A match is one board. The clock starts when you uncover it and stops while it is covered. When you have at least five tiles on the board, you may call; a wrong call costs nothing but time. The first correct one ends the match. You may also give the board up.
tubyrinth-rules-solo-time = { $alone ->
    [yes] { $clock ->
        [none] { "" }
       *[other] You have { $clock } for the board; after that it is given up.
    }
   *[other] { "" }
}
tubyrinth-rules-solo-book = Play against your own best time, or collect at leisure: each of the 82 boards of the book can be solved with five, with six and with seven tiles, so there are 246 solutions to find. Each has its own best time in each mode.
tubyrinth-rules-solo-hints = If you are stuck, hints help step by step, unless the table does without. A solution you were shown is crossed out in the book unless you later find another with as many tiles.
tubyrinth-rules-options = { $table ->
    [yes] { "" }
   *[other] { options }
}
tubyrinth-rules-options-about = You can play without flipping, all on the same board, without water that shows how far it gets, with a longer or shorter hourglass, and with a handicap that asks stronger players for longer pipelines. In the German edition a wrong call merely scores nothing.
tubyrinth-rules-made = Who made it
tubyrinth-rules-made-by = { tubyrinth-made } { rules-own-words }
tubyrinth-made = Tubyrinth is a game by Martin Nedergaard Andersen, published by Lifestyle Boardgames in 2016. All boards here except the first are our own.

## Challenges of the day

tubyrinth-challenge-1 = Grade 1
tubyrinth-challenge-2 = Grade 2
tubyrinth-challenge-3 = Grade 3
tubyrinth-challenge-4 = Grade 4
tubyrinth-challenge-5 = Grade 5

## The history

tubyrinth-times = Solving times by grade
tubyrinth-times-grade = Grade
tubyrinth-times-median = median
tubyrinth-times-best = best
tubyrinth-times-count = boards solved
tubyrinth-times-none = not solved

## The trainer

tubyrinth-practice = Boards at the edge of what you can do: next one graded “{ $grade }”, to be solved within { $time }.
tubyrinth-practice-rating = Your rating: { $rating }, from { $count ->
    [0] no board
    [one] one board
   *[other] { $count } boards
} of the book that you played alone.
tubyrinth-practice-play = Play board { $name }
tubyrinth-practice-none = The book is not here yet

## Ghosts

tubyrinth-ghost = The ghost
tubyrinth-ghost-record = Your record
tubyrinth-ghost-laid = { $whose ->
    [own] Your record run
   *[other] { $name }
}: { $count ->
    [0] nothing laid yet
    [one] one tile laid
   *[other] { $count } tiles laid
}
tubyrinth-ghost-done = { $whose ->
    [own] Your record run
   *[other] { $name }
}: done after { $time }
tubyrinth-ghost-show = Show the ghost
tubyrinth-ghost-verdict = { $which ->
    [faster] { $seconds } s faster than { $whose ->
        [own] your record
       *[other] { $name }
    }
    [slower] { $seconds } s slower than { $whose ->
        [own] your record
       *[other] { $name }
    }
   *[even] Exactly as fast as { $whose ->
        [own] your record
       *[other] { $name }
    }
}
tubyrinth-ghost-unsolved = { $whose ->
    [own] Your record
   *[other] { $name }
} took { $time }
tubyrinth-ghost-link = Copy a link to race this run

## With the box on the table

tubyrinth-companion-call-5 = 5 tiles
tubyrinth-companion-call-6 = 6 tiles
tubyrinth-companion-call-7 = 7 tiles
tubyrinth-companion-call-right = right
tubyrinth-companion-call-wrong = wrong

## The review

review-tubyrinth-curve = What could still be reached, round by round
review-tubyrinth-start = On offer
review-tubyrinth-part-tiles = Tiles left out
review-tubyrinth-part-rank = Others were faster
review-tubyrinth-part-pipeline = No pipeline
review-tubyrinth-part-penalty = Wrong call
review-tubyrinth-part-unused = Tiles that the first did not use
review-tubyrinth-show = Show a solution with { $tiles } tiles
review-tubyrinth-roll = Board
review-tubyrinth-begins = Round { $round } begins
review-tubyrinth-at = Round { $round }, after { $seconds } s: { $laid ->
    [one] one tile laid
   *[other] { $laid } tiles laid
}
review-tubyrinth-layout = { $tiles ->
    [0] no tile laid
    [one] one tile laid
   *[other] { $tiles } tiles laid
}
review-tubyrinth-pipeline = a pipeline of { $tiles } tiles
review-tubyrinth-pipelines = { $count ->
    [one] Show the pipeline
   *[other] Show the { $count } pipelines
}
review-tubyrinth-possible = Possible: a pipeline of { $tiles } tiles
review-tubyrinth-count = { $count } with { $tiles } tiles
review-tubyrinth-offers = Solutions on this board: { $counts }.
review-tubyrinth-offers-more = Solutions on this board, as far as they were counted: { $counts }.
review-tubyrinth-laid = Tiles laid after { $times } s.
review-tubyrinth-laid-none = No tile laid.
review-tubyrinth-called = Called after { $seconds } s.
review-tubyrinth-found = { $tiles } tiles after { $seconds } s
review-tubyrinth-look = Look at this round
