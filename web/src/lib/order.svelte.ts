// The order of the seats in the lobby while the host changes it: shown at once, and then confirmed by the server.
import type { SeatFacts } from './wire';

/** The list with one item moved somewhere else. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const rest = [...list.slice(0, from), ...list.slice(from + 1)];
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

export class SeatOrder {
  private draft = $state.raw<SeatFacts[] | null>(null);
  private sending = $state(0);
  /** What the server showed when the draft was begun. */
  private base: SeatFacts[] = [];
  private queue: Promise<void> = Promise.resolve();

  /** `put` tells the server, and says whether it has agreed. */
  constructor(
    private seats: () => SeatFacts[],
    private put: (order: number[]) => Promise<boolean>,
  ) {}

  get shown(): SeatFacts[] {
    const told = this.seats();
    return this.draft && (this.sending > 0 || told === this.base) ? this.draft : told;
  }

  /** Only shows it: the seat is still being dragged. */
  preview(from: number, to: number): void {
    const shown = this.shown;
    if (from === to || !shown[from] || !shown[to]) return;
    if (shown !== this.draft) this.base = this.seats();
    this.draft = moved(shown, from, to).map((facts, seat) => ({ ...facts, seat }));
  }

  /** Forgets what was only shown. */
  cancel(): void {
    this.draft = null;
  }

  /** What was shown step by step is meant. Orders go one after another: each is about the one before. */
  keep(from: number, to: number): void {
    if (from === to) return;
    const order = moved([...this.shown.keys()], from, to);
    this.sending += 1;
    this.queue = this.queue.then(async () => {
      if (!(await this.put(order))) this.draft = null;
      this.sending -= 1;
    });
  }

  move(from: number, to: number): void {
    this.preview(from, to);
    this.keep(from, to);
  }
}
