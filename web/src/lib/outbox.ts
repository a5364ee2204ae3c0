// Moves that the server has not answered yet. They are stored on the device, so that a reload loses none;
// the server applies moves with the same id only once, so resending is always safe.
import { isRecord, keep, keepValue, keptValue } from './device';
import { freshToken } from './keyring';
import type { Hand } from './wire';

export interface OpenMove {
  id: string;
  match: number;
  seat: number;
  stamp: number;
  move: string;
}

function isOpenMove(value: unknown): value is OpenMove {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.move === 'string' &&
    [value.match, value.seat, value.stamp].every(Number.isInteger)
  );
}

/** The unsent moves after a new one, given those before it; `before` may have reached the server. */
export type Queue = (hand: Hand<any>, before: string[], unsent: string[], move: string) => string[]; // each game has its own view

/** Offline, a player who taps three cells means the last; taking back what was never sent leaves nothing to send. */
export const lastOnly: Queue = (hand, before, unsent, move) =>
  unsent.length > 0 && before.length === 0 && !hand.moves.includes(move) ? [] : [move];

export class Outbox {
  moves: OpenMove[];
  /** Those that may have reached the server; after a reload that is unknown, so all of them. */
  private sent: Set<string>;

  constructor(private table: string) {
    this.moves = (keptValue(`outbox.${table}`, Array.isArray) ?? []).filter(isOpenMove);
    this.sent = new Set(this.moves.map((each) => each.id));
  }

  get first(): OpenMove | undefined {
    return this.moves[0];
  }

  /** Adds a hand's move after those that are `settling`: acknowledged, but not shown by the server yet. */
  add(match: number, hand: Hand, move: string, settling: OpenMove[], queue: Queue): void {
    const seat = hand.seat!;
    const unsent = (each: OpenMove) => each.seat === seat && !this.sent.has(each.id);
    const waiting = this.moves.filter(unsent).map((each) => each.move);
    this.moves = this.moves.filter((each) => !unsent(each));
    const before = [...settling, ...this.moves].filter((each) => each.seat === seat);
    // By then each unanswered move before it will have raised this hand's stamp by one.
    let stamp = Math.max(hand.stamp, (before.at(-1)?.stamp ?? -1) + 1);
    for (const next of queue(hand, before.map((each) => each.move), waiting, move)) {
      this.moves = [...this.moves, { id: freshToken(), match, seat, stamp: stamp++, move: next }];
    }
    this.store();
  }

  markSent(id: string): void {
    this.sent.add(id);
  }

  /** Removes an answered move and returns it. */
  settle(id: string): OpenMove | undefined {
    const move = this.moves.find((each) => each.id === id);
    this.moves = this.moves.filter((each) => each.id !== id);
    this.store();
    return move;
  }

  /** Moves that were to follow a refused one no longer make sense. */
  dropSeat(seat: number): void {
    this.moves = this.moves.filter((each) => each.seat !== seat);
    this.store();
  }

  private store(): void {
    if (this.moves.length > 0) keepValue(`outbox.${this.table}`, this.moves);
    else keep(`outbox.${this.table}`, null);
  }
}
