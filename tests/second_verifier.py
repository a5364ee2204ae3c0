"""A verifier of records written only from `docs/verify.md`: it shares nothing with the package."""

import hashlib
import hmac
import re
from collections.abc import Iterator
from datetime import date
from itertools import permutations, product, repeat
from math import factorial, prod

Weighed = list[tuple[str, int]]
GRADES = {card: 1 + sum(card > last for last in (8, 17, 25, 33)) for card in range(1, 42)}


def sha(digits: str) -> str:
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def pick(seed: bytes, number: int, can_come: Weighed) -> str:
    key, total, turn = mac(seed, f"roll/{number}"), sum(weight for _, weight in can_come), 0
    while (drawn := int.from_bytes(mac(key, str(turn)), "big") >> (256 - total.bit_length())) >= total:
        turn += 1
    for what, weight in can_come:
        drawn -= weight
        if drawn < 0:
            return what
    raise AssertionError


def two_dice() -> Weighed:
    return [(f"{first}+{second}", 1) for first in range(1, 7) for second in range(1, 7)]


def boards(options: dict[str, str], seats: int, out: list[int], group: list[int]) -> Weighed:
    left = [card for card in GRADES if card not in out]
    if seats > 1 and options["mode"] != "rookie":
        grade = GRADES[group[0]] if group else next_grade(options, out, left, size_of_group(options, seats))
        left = [card for card in left if GRADES[card] == grade]
    return [(str(card), 1) for card in left]


def size_of_group(options: dict[str, str], seats: int) -> int:
    return 1 if options["same_board"] == "yes" else seats


def races(options: dict[str, str], seats: int, events: list[tuple[str, str]]) -> Iterator[Weighed]:
    """Boards that can come, deal by deal; the table grows when somebody joins."""
    out: list[int] = []  # of the box
    group: list[int] = []
    raced = False  # with the boards of this group
    for who, what in events:
        if who == "dice":
            if len(group) == size_of_group(options, seats):
                group, raced = [], False
            yield boards(options, seats, out, group)
            out.append(int(what))
            group.append(int(what))
        elif who == "clock":
            raced = True
        elif what == "join":
            out = out if raced else out[: len(out) - len(group)]
            seats, group, raced = seats + 1, [], False


def next_grade(options: dict[str, str], before: list[int], left: list[int], group: int) -> int:
    wanted = min(GRADES[before[-1]] + 1 if before else 1, 2 if options["grades"] == "gentle" else 5)
    enough = [grade for grade in range(1, 6) if sum(GRADES[card] == grade for card in left) >= group]
    return min(enough, key=lambda grade: (abs(grade - wanted), grade))


def drops() -> Weighed:
    found = []
    turned = [(stone, stone[::-1]) for stone in "VH VR VS HR HS RS".split()]
    for way in product(*turned, ["SJ"]):
        groups = [[stone for stone in way if stone[0] == face] for face in "VHRSJ"]
        weight = factorial(7) // prod(factorial(len(group)) for group in groups)
        ways = product(*map(permutations, groups))
        found += [("-".join(stone for order in orders for stone in order), weight) for orders in ways]
    return found


def lot(options: dict[str, str], seats: int) -> Weighed:
    orders = permutations(range(1, seats + 1))
    round_ = ["-".join(str((first + step) % seats + 1) for step in range(seats)) for first in range(seats)]
    shuffled = ["-".join(map(str, order)) for order in orders]
    return [(order, 1) for order in (shuffled if options["shuffle_seats"] == "yes" else round_)]


def can_come(game: str, options: dict[str, str], seats: int, events: list[tuple[str, str]]) -> Iterator[Weighed]:
    if game == "tubyrinth":
        return races(options, seats, events)
    if game == "input":
        return iter([drops()] * seats + [lot(options, seats)])
    return repeat(two_dice())


def named(kind: str, name: str, block: list[str]) -> str:
    """What the seed is hashed of."""
    if kind == "daily":
        return name.split("/")[1]
    return name if kind == "round" else "".join(f"{line}\n" for line in block[:-1])


def broken_chain(name: str, fields: dict[str, str]) -> Iterator[str]:
    link, (first, end) = fields["link"], fields["chain"].split(" ")
    for _ in range((date.fromisoformat(name.split("/", maxsplit=1)[0]) - date.fromisoformat(first)).days + 1):
        link = sha(link)
    if link != end:
        yield "link"


def broken_seals(fields: dict[str, str], block: list[str]) -> Iterator[str]:
    if sha(fields["secret"]) != fields["seal"]:
        yield "secret"
    for line in block:
        seat = re.match(r"nonce (\d+): (.+)", line)
        if seat and sha(seat[2]) != fields[f"commitment {seat[1]}"]:
            yield f"nonce {seat[1]}"


def complaints(record: str) -> Iterator[str]:
    """What is wrong with the dice of a record; nothing, if they are right."""
    head, _, events = record.partition("\n\n")
    block = head[head.index("\ndice: ") + 1 :].split("\n")
    fields = dict(line.split(": ", 1) for line in head.split("\n")[1:])
    kind, name = fields["dice"].split(" ")
    seed = mac(bytes.fromhex(fields["link" if kind == "daily" else "secret"]), named(kind, name, block))
    yield from broken_chain(name, fields) if kind == "daily" else broken_seals(fields, block)
    options = dict(word.split("=", 1) for word in fields["options"].split() if "=" in word)
    game, seats = fields["game"].split(" ")[0], int(fields["seats"].split("+")[0])
    told = re.findall(r"^\S+ (\S+) (\S+)$", events, re.MULTILINE)
    rolls = [what for who, what in told if who == "dice"]
    for number, (roll, ways) in enumerate(zip(rolls, can_come(game, options, seats, told), strict=False)):
        if roll != pick(seed, number, ways):
            yield f"roll {number + 1}"
