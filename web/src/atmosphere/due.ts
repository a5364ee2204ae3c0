// What is to be heard and felt between two table messages of one connection.
import type { Seat, TableMessage } from '../lib/wire';
import type { Sounding } from './sounding';
import type { SoundName } from './sounds';

export type Buzz = 'turn' | 'hurry' | 'call';

export interface Due {
  sounds: SoundName[];
  buzzes: Buzz[];
}

const nothing: Due = { sounds: [], buzzes: [] };

const isMine = ({ mine }: TableMessage, seat: Seat) => mine.includes(seat);

/** Whether somebody here can move who had to wait for others. */
function becomesDue(before: TableMessage, now: TableMessage): boolean {
  const waits = (message: TableMessage) => !message.to_move.some((seat) => isMine(message, seat));
  return now.table.phase === 'playing' && now.table.seats.length > 1 && waits(before) && !waits(now);
}

function soundsBetween(before: TableMessage, now: TableMessage, sounding: Sounding): SoundName[] {
  const hand = now.hands[0];
  if (!hand || now.table.game !== before.table.game) return [];
  if (now.table.match !== before.table.match) return sounding(null, hand.view);
  const old = before.hands.find(({ seat }) => seat === hand.seat);
  return old && old.view !== hand.view ? sounding(old.view, hand.view) : [];
}

/** `before` is null for the first message of a connection: whatever has happened until then is past. */
export function dueBetween(before: TableMessage | null, now: TableMessage, sounding: Sounding): Due {
  if (!before) return nothing;
  const sounds = soundsBetween(before, now, sounding);
  const buzzes: Buzz[] = [...(sounds.includes('call') ? (['call'] as const) : []), ...(becomesDue(before, now) ? (['turn'] as const) : [])];
  return { sounds, buzzes };
}

/** Whether the match that was seen in play is over. That is worth a moment also if there was no connection when it ended. */
export const hasEnded = (seen: TableMessage | null, now: TableMessage): boolean =>
  seen !== null && seen.table.phase !== 'over' && now.table.phase === 'over' && now.table.match === seen.table.match;

/** When time runs out for somebody here, by the server's clock. */
export function deadlineFor(message: TableMessage): number | null {
  if (message.table.phase !== 'playing') return null;
  const awaited = message.to_move.some((seat) => isMine(message, seat));
  return message.clock.deadline ?? (awaited ? message.table.deadline : null);
}
