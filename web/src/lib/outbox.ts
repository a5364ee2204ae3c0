// Moves that the server has not answered yet. They are kept on the device, so that a reload loses none;
// the server applies a move with the same id only once, so sending it again is always safe.
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

/** What shall wait unsent once a newer move has come, given what waits now; `before` may have reached the server. */
export type Queue = (hand: Hand<any>, before: string[], unsent: string[], move: string) => string[]; // each game has its own view

/** Offline, a player who taps three cells means the last; taking back what was never sent leaves nothing to send. */
export const lastOnly: Queue = (hand, before, unsent, move) =>
  unsent.length > 0 && before.length === 0 && !hand.moves.includes(move) ? [] : [move];

export class Outbox {
  moves: OpenMove[];
  /** Those that may have reached the server; after a reload nobody knows, so all of them. */
  private sent: Set<string>;

  constructor(private table: string) {
    this.moves = (keptValue(`outbox.${table}`, Array.isArray) ?? []).filter(isOpenMove);
    this.sent = new Set(this.moves.map((each) => each.id));
  }

  get first(): OpenMove | undefined {
    return this.moves[0];
  }

  /** Adds a move of a hand after those that are `settling`: acknowledged, but not shown by the server yet. */
  add(match: number, hand: Hand, move: string, settling: OpenMove[], queue: Queue): void {
    const seat = hand.seat!;
    const unsent = (each: OpenMove) => each.seat === seat && !this.sent.has(each.id);
    const waiting = this.moves.filter(unsent).map((each) => each.move);
    this.moves = this.moves.filter((each) => !unsent(each));
    const before = [...settling, ...this.moves].filter((each) => each.seat === seat);
    // Every unanswered move before one will have counted an event of this hand by then.
    let stamp = Math.max(hand.stamp, (before.at(-1)?.stamp ?? -1) + 1);
    for (const next of queue(hand, before.map((each) => each.move), waiting, move)) {
      this.moves = [...this.moves, { id: freshToken(), match, seat, stamp: stamp++, move: next }];
    }
    this.store();
  }

  markSent(id: string): void {
    this.sent.add(id);
  }

  /** Takes an answered move out and gives it back. */
  settle(id: string): OpenMove | undefined {
    const move = this.moves.find((each) => each.id === id);
    this.moves = this.moves.filter((each) => each.id !== id);
    this.store();
    return move;
  }

  /** What was to follow a refused move has lost its ground. */
  dropSeat(seat: number): void {
    this.moves = this.moves.filter((each) => each.seat !== seat);
    this.store();
  }

  private store(): void {
    if (this.moves.length > 0) keepValue(`outbox.${this.table}`, this.moves);
    else keep(`outbox.${this.table}`, null);
  }
}
