// Several seats at one device: whose sheet is shown, and when the curtain falls between two of them.
import type { Connection } from './connection.svelte';

const LOOK_AT_ENTRY = 900; // milliseconds: long enough to see your number written

export class HotSeat {
  /** The seat of this device whose sheet is open; null for a spectator and behind the curtain. */
  shown = $state<number | null>(null);
  /** The seat that has to lift the curtain. */
  waiting = $state<number | null>(null);
  /** All play at the same time: nobody's turn ends, so no curtain falls by itself. */
  apart = $state(false);
  /** All seats see the same: the device simply follows the turn. */
  private common = $state(false);

  constructor(private connection: Connection) {
    $effect(() => this.follow());
  }

  get shared(): boolean {
    return this.common;
  }

  /** Once there is something to hide, the seat shown has to lift a curtain. */
  set shared(common: boolean) {
    const secret = this.common && !common;
    this.common = common;
    if (secret && this.shown !== null && this.connection.mine.length > 1) this.pass(this.shown);
  }

  /** Passes the device on to another of its seats. */
  pass(seat: number): void {
    this.shown = this.open ? seat : null;
    this.waiting = this.open ? null : seat;
  }

  /** Nothing has to be hidden between two seats. */
  private get open(): boolean {
    return this.apart || this.shared;
  }

  lift(): void {
    this.shown = this.waiting;
    this.waiting = null;
  }

  /** The next seat of this device that has to act, in order after the one shown. */
  private next(): number | undefined {
    const { mine, message } = this.connection;
    const start = this.shown === null ? 0 : mine.indexOf(this.shown) + 1;
    const round = [...mine.slice(start), ...mine.slice(0, start)];
    const played = (seat: number) => message?.table.seats.find((each) => each.seat === seat)?.standin;
    return round.find((seat) => message?.to_move.includes(seat) && !played(seat));
  }

  private follow(): (() => void) | undefined {
    const { mine, message } = this.connection;
    if (mine.length < 2 || message?.table.phase === 'over' || message?.table.phase === 'lobby') {
      this.waiting = null;
      this.shown = mine[0] ?? null;
      return undefined;
    }
    if (this.waiting !== null && this.open) this.lift();
    if (this.waiting !== null) return undefined;
    if (this.shown === null || !mine.includes(this.shown)) {
      this.pass(this.next() ?? mine[0]!);
      return undefined;
    }
    if (this.apart) return undefined;
    const next = this.next();
    const written = !message?.to_move.includes(this.shown) && this.connection.pending(this.shown) === null;
    if (!written || next === undefined || next === this.shown) return undefined;
    const timer = setTimeout(() => this.pass(next), LOOK_AT_ENTRY);
    return () => clearTimeout(timer);
  }
}
