// The players as this device calls them: "you" if one person plays here, everybody by name if several share it.
import { t } from './words';
import type { Seat, TableMessage } from './wire';

/** For texts that have a form for you and one for others. */
export type Who = { you: 'yes' | 'no'; name: string };

/** The seat to call "you" on a device with these seats: none if there are several. */
export function youAmong(mine: (Seat | null)[]): Seat | null {
  const seats = mine.filter((seat) => seat !== null);
  return seats.length === 1 ? seats[0]! : null;
}

export const nameOf = (message: TableMessage, seat: Seat): string =>
  message.table.seats.find((each) => each.seat === seat)?.name ?? '';

export class Company {
  readonly you: Seat | null;

  constructor(private message: TableMessage) {
    this.you = youAmong(message.mine);
  }

  /** Whether somebody at this device has the seat. */
  isHere(seat: Seat): boolean {
    return this.message.mine.includes(seat);
  }

  isYou(seat: Seat): boolean {
    return seat === this.you;
  }

  who(seat: Seat): Who {
    return { you: this.isYou(seat) ? 'yes' : 'no', name: nameOf(this.message, seat) };
  }

  /** "You", or the name. */
  nameOf(seat: Seat): string {
    return this.isYou(seat) ? t('you') : nameOf(this.message, seat);
  }
}
