# Round the sentences of a guided match.

lesson-heard = Step { $step } of { $steps }. { $text }
lesson-next = Next
lesson-skip = Skip
lesson-leave = All games
lesson-play-bot = Now against an easy bot
lesson-other-move = The rules allow that, but try what the lesson asks for.
lesson-read-first = First tap “Next”.
