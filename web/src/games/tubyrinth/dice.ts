// Which boards can come out of the box, by docs/verify.md: this checks the server, so it does not ask the server.
import type { DiceBook, Happened, Setting } from '../../fair/record';

const LAST_OF_GRADE = [8, 17, 25, 33];
const BOARDS = Array.from({ length: 41 }, (_, place) => place + 1);
const gradeOf = (board: number) => 1 + LAST_OF_GRADE.filter((last) => board > last).length;

interface Box {
  seats: number;
  /** Boards that have come, without those that went back. */
  out: number[];
  /** Those that are dealt together. */
  group: number[];
  /** With the boards of this group. */
  raced: boolean;
}

const sizeOf = (options: Record<string, string>, seats: number) => (options.same_board === 'yes' ? 1 : seats);

/** Somebody joins: one seat more, and new boards; those that nobody has raced with go back into the box. */
const joined = ({ seats, out, group, raced }: Box): Box => ({
  seats: seats + 1,
  out: raced ? out : out.slice(0, out.length - group.length),
  group: [],
  raced: false,
});

function boxAfter({ options, seats }: Setting, events: Happened[]): Box {
  let box: Box = { seats, out: [], group: [], raced: false };
  for (const { who, what } of events) {
    if (who === 'clock') box = { ...box, raced: true };
    else if (what === 'join') box = joined(box);
    else if (who === 'dice') {
      const full = box.group.length === sizeOf(options, box.seats);
      box = { ...box, out: [...box.out, +what], group: [...(full ? [] : box.group), +what], raced: !full && box.raced };
    }
  }
  return box;
}

export const book: DiceBook = {
  outcomes({ options, seats: begun }, before) {
    const { seats, out, group } = boxAfter({ options, seats: begun }, before);
    const size = sizeOf(options, seats);
    let left = BOARDS.filter((board) => !out.includes(board));
    if (seats > 1 && options.mode !== 'rookie') {
      const last = out.length ? gradeOf(out.at(-1)!) : 0;
      const wanted = Math.min(last + 1, options.grades === 'gentle' ? 2 : 5);
      const enough = [1, 2, 3, 4, 5].filter((grade) => left.filter((board) => gradeOf(board) === grade).length >= size);
      enough.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
      const grade = group.length % size ? last : enough[0];
      left = left.filter((board) => gradeOf(board) === grade);
    }
    return left.map((board) => [`${board}`, 1]);
  },
};
