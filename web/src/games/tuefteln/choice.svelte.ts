// Two numbers, two cells: the first chosen cell stays on the device until the second completes the move.
// Which cells go together is read from the moves that the server offers, never from the paper.
import { entryOf, moveOf, type Die, type Entry } from './view';

interface Now {
  /** Identifies the page; a choice on another one is forgotten. */
  page: number;
  moves: string[];
  dice: readonly [number, number] | null;
  /** The entry so far, which may still change. */
  written: Entry | null;
  /** Nothing can be written right now. */
  closed: boolean;
}

interface First {
  page: number;
  die: Die;
  cell: number;
}

const other = (die: Die): Die => (die === 0 ? 1 : 0);

export class Choice {
  private begun = $state.raw<First | null>(null);
  private led = $state.raw<{ page: number; die: Die } | null>(null);

  /** For each die, from the cell for its number to the cells for the other one. */
  private partners = $derived.by(() => {
    const maps = [new Map<number, Set<number>>(), new Map<number, Set<number>>()] as const;
    const { moves, written } = this.now();
    const entries = moves.map(entryOf).filter((entry) => entry !== null);
    // The written entry is not a move, but choosing it again is allowed.
    for (const entry of written ? [...entries, written] : entries) {
      for (const die of [0, 1] as const) {
        const cells = maps[die].get(entry[die]) ?? new Set();
        maps[die].set(entry[die], cells.add(entry[other(die)]));
      }
    }
    return maps;
  });

  constructor(
    private now: () => Now,
    private play: (move: string) => void,
  ) {}

  /** The first cell and the die whose number it has; null if none is chosen. */
  first = $derived.by(() => {
    const { page, closed } = this.now();
    const first = this.begun;
    return first?.page === page && !closed && this.partners[first.die].has(first.cell) ? first : null;
  });

  /** The written entry, unless it is being changed. */
  get written(): Entry | null {
    return this.first ? null : this.now().written;
  }

  /** The die that a tapped cell gets. */
  get die(): Die {
    if (this.first) return other(this.first.die);
    return this.led?.page === this.now().page ? this.led.die : 0;
  }

  /** The die to place next; null if both are placed. */
  get next(): Die | null {
    return this.now().closed || !this.now().dice || this.written ? null : this.die;
  }

  get number(): number | null {
    return this.now().dice?.[this.die] ?? null;
  }

  /** Cells that may follow the first one. */
  get followers(): Set<number> {
    return this.first ? (this.partners[this.first.die].get(this.first.cell) ?? new Set()) : new Set();
  }

  /** Cells that react to a tap. */
  get open(): Set<number> {
    return this.now().closed ? new Set() : new Set(this.partners[this.first?.die ?? this.die].keys());
  }

  /** Where a die's number is written. */
  cellOf(die: Die): number | null {
    if (this.first) return this.first.die === die ? this.first.cell : null;
    return this.now().written?.[die] ?? null;
  }

  get canSwap(): boolean {
    const { dice, closed, written } = this.now();
    if (closed || !dice || dice[0] === dice[1]) return false;
    if (this.first) return this.partners[other(this.first.die)].has(this.first.cell);
    return !written || (this.partners[0].get(written[1])?.has(written[0]) ?? false);
  }

  get canTakeBack(): boolean {
    const { moves, closed, written } = this.now();
    return this.first !== null || (!closed && written !== null && moves.includes('back'));
  }

  tap(cell: number): void {
    const { page, closed, written } = this.now();
    if (closed) return;
    if (this.first?.cell === cell) this.begun = null;
    else if (this.first && this.followers.has(cell)) this.finish(this.first, cell);
    else if (!this.first && written?.includes(cell)) this.begun = { page, cell, die: written[0] === cell ? 0 : 1 };
    else if (this.open.has(cell)) this.begun = { page, cell, die: this.first?.die ?? this.die };
  }

  /** Picks up a die: the next cell is for its number. */
  pick(die: Die): void {
    const { page, closed, written } = this.now();
    if (closed) return;
    if (this.first?.die === die) this.swap();
    else if (!this.first && !written) this.led = { page, die };
  }

  swap(): void {
    const { page, written } = this.now();
    if (!this.canSwap) return;
    if (this.first) this.begun = { ...this.first, die: other(this.first.die) };
    else if (written) this.play(moveOf([written[1], written[0]]));
    else this.led = { page, die: other(this.die) };
  }

  takeBack(): void {
    if (!this.canTakeBack) return;
    if (this.first) this.begun = null;
    else this.play('back');
  }

  private finish(first: First, cell: number): void {
    const entry: Entry = first.die === 0 ? [first.cell, cell] : [cell, first.cell];
    const { written } = this.now();
    this.begun = null;
    this.led = null;
    if (!written || moveOf(written) !== moveOf(entry)) this.play(moveOf(entry));
  }
}
