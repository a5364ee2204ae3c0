### One's own matches: the history and the trainer.

## The history

me-empty = No matches yet. Every match that you finish on this device is listed here: the score, the opponents, and what the coach says about it.
me-none = No match fits these filters.
me-filters = Which matches?
me-all-games = All games
me-variant = Played with
me-any = any options
me-usual = the usual options
me-among = Against
me-among-all = anybody
me-among-solo = nobody: solo
me-among-bots = bots only
me-among-people = people
me-period = When
me-period-days = { $days ->
    [0] at any time
    [365] in the past year
   *[other] in the past { $days } days
}
me-asking = { $count ->
    [one] The coach is looking at one more match …
   *[other] The coach is looking at { $count } more matches …
}
me-unasked = { $count ->
    [one] The coach has not seen one of the matches yet.
   *[other] The coach has not seen { $count } of the matches yet.
}
me-ask = Ask the coach
me-bests = In numbers
me-figure-matches = matches
me-figure-won = won
me-won-of = { $won } / { $of }
me-figure-streak = longest winning streak
me-figure-mean = points on average
me-figure-accuracy = accuracy on average
me-best-points = Most points
me-best-accuracy = Most accurate play
me-best-luck = Most luck
me-best-margin = Clearest win, in points
me-matches = { $count ->
    [one] One match
   *[other] { $count } matches
}
me-show-all = Show all { $count } matches
me-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
me-won = won
me-shared = shared win
me-place = place { $place }
me-helped = with help
me-known-dice = same dice again
me-luck-of = luck { $luck }
me-accuracy-of = accuracy { $accuracy }
me-no-coach = no analysis
me-not-asked = not reviewed yet
me-trainer-about = The trainer turns the moves that cost you most into exercises, and asks about what you should have remembered.

## Charts

me-chart-label = { $title }; a table with the same figures follows
me-chart-score = Points, match by match
me-chart-accuracy = Accuracy, match by match
me-chart-spread = How your results are spread
me-chart-spread-bots = Your results beside those of bots
me-chart-figures = What your lines and squares become
me-date = Date
me-points = Points
me-accuracy = Accuracy
me-mean-of-last = mean of the last { $count }
me-own = you
me-figure = Figure
me-per-match = per match
me-percent = { $value }%

## A file

me-take = Take it with you
me-take-about = All of this is stored in this browser and nowhere else. Save it as a file, as a backup or for another device. The keys to your seats are not in the file.
me-file-save = Save everything as a file
me-file-take = Import a file
me-file-taken = { $count ->
    [0] The file is imported; all of its matches were here already.
    [one] The file is imported, with one new match.
   *[other] The file is imported, with { $count } new matches.
}
me-file-not-json = Nothing was imported: the file is damaged or not a saved file at all ({ $why }).
me-file-not-ours = Nothing was imported: this is not a file that Vierling has saved.
me-file-too-new = Nothing was imported: the file was saved by a newer version of Vierling.
me-file-unfit = Nothing was imported: at “{ $where }” the file should have { $expected }.
me-expected-number = a number
me-expected-text = a text
me-expected-flag = true or false
me-expected-list = a list
me-expected-object = a group of values
me-expected-known = a value that Vierling knows

## A code

me-code = Move to another device
me-code-about = A code moves everything to another device: matches, exercises, settings, and the keys to your seats, so that you can play on there. It works once and for ten minutes. What is moved is encrypted on this device; the server never learns the code.
me-code-make = Make a code
me-code-made = Scan the QR code with the other device. Or open “My matches” there and type in this code, or send the link there.
me-code-qr = QR code that opens “My matches” on the other device, with the code filled in
me-code-link = Copy the link
me-code-label = Code from another device
me-code-take = Fetch
me-code-taken = { $count ->
    [0] Everything has been moved here; all matches were here already.
    [one] Everything has been moved here, with one new match.
   *[other] Everything has been moved here, with { $count } new matches.
}
me-code-bad = A code has twenty letters and digits, such as 7K3M-X4HQ-2B9D-PRTW-5N8C.
me-code-broken = What is under this code cannot be read. Please make a new one.

## The trainer

trainer = Trainer
trainer-about = An exercise that you solve comes back after a day, then after three, seven, sixteen days and so on. One that you miss comes back today.
trainer-due = { $count ->
    [0] nothing due today
    [one] one exercise due
   *[other] { $count } exercises due
}
trainer-empty = No exercises yet
trainer-empty-about = Finish a match on this device. The moves that cost you most become exercises, and where memory counts, so does what you should have remembered.
trainer-empty-played = None of your matches has given an exercise yet. They come once the coach has looked at a match.
trainer-done = Done for today
trainer-next-due = The next exercise is due on { $date }.
trainer-more = Practise some more
trainer-where = From your match of { $game } on { $date }
trainer-question = What would you do?
trainer-choose = Choose on the sheet
trainer-do = That is my move
trainer-choose-answer = Choose an answer
trainer-say = That is my answer
trainer-right = Right.
trainer-nearly = Nearly.
trainer-wrong = Not quite.
trainer-answer = { $named ->
    [no] { $move } is not among the best moves.
   *[yes] { $move }: { $unit ->
        [chance] that gives away { $given } of the chance.
       *[points] that gives away { $given } points.
    }
}
trainer-it-was = It was { $answer }.
trainer-same-again = You played the same back then.
trainer-then = In the match: { $move }, { $unit ->
    [chance] which gave away { $given } of the chance.
   *[points] which gave away { $given } points.
}
trainer-next = Next
trainer-to-review = Review that match
