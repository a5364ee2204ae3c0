"""The rules a second time, written plainly from the rules file without using the package: the main rules, without the
zero, the variants and the rulings about the end. The package's offers and counts are compared with it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

# The table in the rules file.
CARDS = {
    0: "RHHHR",
    1: "SHHHV",
    2: "RHSSV",
    3: "VSRHR",
    4: "SSVHH",
    5: "VHVHR",
    6: "SSRHR",
    7: "VHSSS",
    8: "RSVSR",
    9: "RHVHS",
}


@dataclass
class Plain:
    seats: int
    stones: list[dict[str, str]] = field(default_factory=list)  # of each seat: place, then both faces
    points: list[int] = field(default_factory=list)
    finished: set[int] = field(default_factory=set)
    order: list[int] = field(default_factory=list)
    turn: int = 0
    hand: str = ""  # both faces
    origin: str = ""
    walks: list[list[tuple[str, str, str]]] = field(default_factory=list)  # of each seat: which stone, from, to

    @property
    def mover(self) -> int:
        return self.order[self.turn % self.seats]

    @property
    def own(self) -> dict[str, str]:
        return self.stones[self.mover]

    def copy(self) -> "Plain":
        stones, walks = [dict(own) for own in self.stones], [list(walk) for walk in self.walks]
        rest = (list(self.order), self.turn, self.hand, self.origin, walks)
        return Plain(self.seats, stones, list(self.points), set(self.finished), *rest)

    def free(self, number: int) -> list[str]:
        spots = [f"{number}.{place}" for place in range(1, 6)]
        return [spot for spot in spots if not any(spot in own for own in self.stones)]

    def row(self) -> list[int]:
        return [number for number in range(1, 7 if self.seats == 2 else 10) if number not in self.finished]

    def asks(self, spot: str) -> str:
        return CARDS[int(spot[0])][int(spot[2]) - 1]

    # What may be done

    def moves(self) -> Iterator[str]:
        if self.hand:
            yield from (f">{spot}" for spot in self.places())
            return
        slots = sorted(spot for spot in self.own if spot[0] == "s")
        for spot in [*slots, *sorted(spot for spot in self.own if spot[0] != "s")]:
            yield spot
            yield from (f"{spot}!{number}" for number in self.row() if self.may_announce(spot, number))

    def may_announce(self, touched: str, number: int) -> bool:
        others = [int(spot[0]) for spot in self.own if spot != touched and spot[0] != "s"]
        entitled = number in others and not self.finished & {*others}
        return len(self.free(number)) == 1 and entitled and not touched.startswith(f"{number}.")

    def places(self) -> list[str]:
        open_places = [spot for number in self.row() if len(self.free(number)) > 1 for spot in self.free(number)]
        fitting = [spot for spot in open_places if self.hand[0] in ("J", self.asks(spot))]
        return [spot for spot in fitting if spot != self.origin and not self.shuttles(spot)]

    def shuttles(self, spot: str) -> bool:
        stone = "".join(sorted(self.hand))
        walk = [step for step in self.walks[self.mover] if step[0] == stone][-2:]
        return self.origin[0] != "s" and walk == [(stone, self.origin, spot), (stone, spot, self.origin)]

    # What happens

    def drop(self, fallen: str) -> None:
        self.stones.append({f"s{slot}": faces for slot, faces in enumerate(fallen.split("-"), start=1)})
        self.points.append(0)
        self.walks.append([])

    def play(self, move: str) -> None:
        if move[0] == ">":
            self.lay(move[1:])
            return
        self.origin, _, announced = move.partition("!")
        self.hand = self.own.pop(self.origin)[::-1]
        if announced and self.hand[0] == self.asks(self.free(int(announced))[0]):
            self.close(int(announced))
            return
        if announced:
            self.points[self.mover] = max(0, self.points[self.mover] - self.worth(int(announced)))
        if not self.places():
            slots = (f"s{slot}" for slot in range(1, 8))
            free = next(slot for slot in slots if slot not in self.own)
            self.lay(self.origin if self.origin[0] == "s" else free)

    def worth(self, number: int) -> int:
        return 10 if number == 1 else number

    def close(self, number: int) -> None:
        alone = sum(spot.startswith(f"{number}.") for spot in self.own) == 4
        target = 17 if self.seats == 2 else 21
        self.points[self.mover] = min(target, self.points[self.mover] + self.worth(number) + 2 * alone)
        self.finished.add(number)
        self.lay(self.free(number)[0])

    def lay(self, spot: str) -> None:
        self.own[spot] = self.hand
        self.walks[self.mover].append(("".join(sorted(self.hand)), self.origin, spot))
        self.hand = self.origin = ""
        self.finished = {number for number in self.finished if len(self.free(number)) < 5}
        self.turn += 1

    def count(self, depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for move in list(self.moves()):
            following = self.copy()
            following.play(move)
            total += following.count(depth - 1)
        return total
