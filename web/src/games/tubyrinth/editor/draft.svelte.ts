// A board being drawn: rocks and marks, and what the server says about it.
import { Refusal, solve } from '../../../lib/api';
import { keepValue, keptValue } from '../../../lib/device';
import { emptyBoard, isBoard } from '../boards';
import { side, type Side } from '../geometry';

export type MarkName = 'start' | 'end';

export interface Answer {
  board: string;
  solutions: Record<string, number>;
  /** False if the search was cut short, so there may be more. */
  complete: boolean;
  first: Record<string, string[] | null>;
  grade: number | null;
}

/** A place for a mark around the board: a cell at the edge, and the side. */
export interface Slot {
  row: number;
  column: number;
  at: Side;
}

const DEBOUNCE = 200; // milliseconds

const TOO_MANY = 429;
const RETRY_DELAY = 2000; // milliseconds

export class Draft {
  board = $state(emptyBoard);
  /** The mark that the next tap in the margin moves. */
  mark = $state<MarkName>('start');
  private refused = $state.raw<{ about: string; problem: string } | null>(null);
  private answered = $state.raw<{ about: string; answer: Answer } | null>(null);
  /** The typed text, until the server can read it. */
  typed = $state<string | null>(null);

  constructor(private game: string) {
    $effect(() => {
      const { text } = this;
      keepValue(`draft.${game}`, this.board);
      const wait = setTimeout(() => this.ask(text), DEBOUNCE);
      return () => clearTimeout(wait);
    });
  }

  /** What the server says about this board; null while it is thinking. */
  get answer(): Answer | null {
    return this.typed === null && this.answered?.about === this.board ? this.answered.answer : null;
  }

  /** What is wrong with this text. */
  get problem(): string {
    return this.refused?.about === this.text ? this.refused.problem : '';
  }

  get ready(): boolean {
    return this.answer !== null;
  }

  private get text(): string {
    return this.typed ?? this.board;
  }

  /** Restores this device's draft; false if there is none. */
  resume(): boolean {
    return this.load(keptValue(`draft.${this.game}`, isBoard) ?? '');
  }

  /** Loads a board from one word; false if it is not one. */
  load(board: string): boolean {
    if (!isBoard(board)) return false;
    this.board = board;
    this.typed = null;
    return true;
  }

  isRock(row: number, column: number): boolean {
    return this.parts[row]?.charAt(column) === '#';
  }

  paint(row: number, column: number, rock: boolean): void {
    const parts = this.parts;
    const signs = [...parts[row]!];
    signs[column] = rock ? '#' : '.';
    parts[row] = signs.join('');
    this.load(parts.join('/'));
  }

  markAt(slot: Slot): MarkName | null {
    const [start, end] = this.parts.slice(side);
    if (wordOf(slot) === start) return 'start';
    return wordOf(slot) === end ? 'end' : null;
  }

  put(mark: MarkName, slot: Slot): void {
    const parts = this.parts;
    parts[side + (mark === 'end' ? 1 : 0)] = wordOf(slot);
    this.load(parts.join('/'));
  }

  /** A tap in the margin: selects the mark that is there, or moves the selected one there. */
  tap(slot: Slot): void {
    const here = this.markAt(slot);
    if (here) this.mark = here;
    else this.put(this.mark, slot);
  }

  private get parts(): string[] {
    return this.board.split('/');
  }

  private async ask(text: string): Promise<void> {
    const current = () => text === this.text;
    if (this.answered?.about === text) return;
    try {
      const answer = await solve<Answer>(this.game, { board: text, flip: true, tiles: [5, 6, 7] });
      if (!current()) return;
      this.answered = { about: answer.board, answer };
      this.load(answer.board);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (!current()) return;
      if (refusal.status === TOO_MANY) setTimeout(() => current() && this.ask(text), RETRY_DELAY);
      else this.refused = { about: text, problem: refusal.message };
    }
  }
}

const wordOf = ({ row, column, at }: Slot): string => `${'abcdefgh'.charAt(column)}${row + 1}${at}`;
