"""Take a course to its end."""

from typing import TypeVar

from vierling.lab.training import Course

Attended = TypeVar("Attended", bound=Course)


def attend(course: Attended) -> Attended:
    while course.played < course.games:
        course.learn()
    return course
