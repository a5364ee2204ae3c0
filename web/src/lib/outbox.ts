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

  /** Adds a move of a hand. One that was never sent is replaced by the newer one: offline, a player
   *  who taps three cells means the last. */
  add(match: number, hand: Hand, move: string): void {
    const seat = hand.seat!;
    const unsent = (each: OpenMove) => each.seat === seat && !this.sent.has(each.id);
    const replaced = this.moves.some(unsent);
    this.moves = this.moves.filter((each) => !unsent(each));
    const before = this.moves.filter((each) => each.seat === seat).at(-1);
    // Taking back what was never sent leaves nothing to send.
    const moot = replaced && !before && !hand.moves.includes(move);
    // The unanswered move before it will have counted one event of this hand by then.
    const stamp = before ? Math.max(hand.stamp, before.stamp + 1) : hand.stamp;
    if (!moot) this.moves = [...this.moves, { id: freshToken(), match, seat, stamp, move }];
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
