"""`vierling learn GAME`: a guided first match, typed move by move."""

import shutil
from collections import deque
from textwrap import fill

from vierling.game import Event, Refusal
from vierling.match import Match
from vierling.play.lesson import BOT, LEARNER, Lesson, lesson_of
from vierling.terminal.flags import Call
from vierling.terminal.rules import WIDEST
from vierling.terminal.voice import Voice

LEAVE = "q"


def learn(call: Call) -> None:
    """Play a guided first match: prepared dice, one sentence a step."""
    lesson = lesson_of(call.game.name)
    if guide(call.voice, lesson):
        command = f"vierling play {call.game.name} --bots {BOT}"
        print(call.voice.say("terminal-learn-end", command=command))


def guide(voice: Voice, lesson: Lesson) -> bool:
    """Whether the learner came to the end."""
    match, left = lesson.set_up(), deque(lesson.match.events)
    for _ in range(lesson.begins):
        match.apply(left.popleft())
    drawn = ""
    for step, move in lesson.told():
        let_others_act(match, left)
        drawn = show(match, drawn)
        tell(voice.say_or(f"terminal-{lesson.key(step)}", voice.say(lesson.key(step))))
        if step is lesson.steps[-1]:
            return True
        if not (ask(voice, match, move) if move else go_on(voice)):
            return False
        if move:
            match.apply(left.popleft())
    return True


def let_others_act(match: Match, left: "deque[Event]") -> None:
    """Dice and bots, up to the learner's next move."""
    while left and left[0].by != LEARNER:
        match.apply(left.popleft())


def show(match: Match, before: str) -> str:
    """The board, if it has changed."""
    drawing = match.game.draw(match.view(LEARNER))
    if drawing != before:
        print(f"\n{drawing}")
    return drawing


def tell(sentence: str) -> None:
    print(f"\n{fill(sentence, min(shutil.get_terminal_size().columns, WIDEST))}")


def go_on(voice: Voice) -> bool:
    return read(voice.say("terminal-learn-next", key=LEAVE)) != LEAVE


def ask(voice: Voice, match: Match, move: str) -> bool:
    """Until it is the move that the lesson asks for; False if the learner wants to leave."""
    while (typed := read(voice.say("terminal-learn-move", move=move))) != LEAVE:
        try:
            what = match.game.read(typed)
            match.state.apply(Event(LEARNER, what, match.now))
        except Refusal as problem:
            print(voice.refuse(problem))
        else:
            if match.game.write(what) == move:
                return True
            print(voice.say("lesson-other-move"))
    return False


def read(prompt: str) -> str:
    """What is typed; the end of the input leaves, too."""
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        print()
        return LEAVE
