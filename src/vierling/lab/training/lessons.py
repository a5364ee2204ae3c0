"""A course that is learned elsewhere, portion by portion: whoever dies over one loses that portion alone."""

from vierling.lab.crew import Crew
from vierling.lab.training import Course, trainer_of


def learn_by(crew: Crew, game_name: str, course: Course) -> Course:
    """One more portion, by somebody of this crew; the same as `course.learn()` would have learned."""
    (saved,) = crew.map(learn_portion, [(game_name, course.save())])
    return trainer_of(game_name).resume(saved)


def learn_portion(task: tuple[str, bytes]) -> bytes:
    game_name, saved = task
    course = trainer_of(game_name).resume(saved)
    course.learn()
    return course.save()
