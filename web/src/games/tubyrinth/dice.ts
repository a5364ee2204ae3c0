// Which boards can come out of the box, by docs/verify.md: this checks the server, so it does not ask the server.
import type { DiceBook } from '../../fair/record';

const LAST_OF_GRADE = [8, 17, 25, 33];
const BOARDS = Array.from({ length: 41 }, (_, place) => place + 1);
const gradeOf = (board: number) => 1 + LAST_OF_GRADE.filter((last) => board > last).length;

export const book: DiceBook = {
  outcomes({ options, seats }, before) {
    const come = before.map(Number);
    const group = options.same_board === 'yes' ? 1 : seats;
    let left = BOARDS.filter((board) => !come.includes(board));
    if (seats > 1 && options.mode !== 'rookie') {
      const last = come.length ? gradeOf(come.at(-1)!) : 0;
      const wanted = Math.min(last + 1, options.grades === 'gentle' ? 2 : 5);
      const enough = [1, 2, 3, 4, 5].filter((grade) => left.filter((board) => gradeOf(board) === grade).length >= group);
      enough.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
      const grade = come.length % group ? last : enough[0];
      left = left.filter((board) => gradeOf(board) === grade);
    }
    return left.map((board) => [`${board}`, 1]);
  },
};
