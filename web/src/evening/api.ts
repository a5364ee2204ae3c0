// From one match to the next at the same table. Not in lib/api.ts: most devices never need it.
import { ask, at, steer } from '../lib/api';
import { attempt, attemptName, attemptOnce, type NameTaken } from '../lib/attempt';
import type { Connection } from '../lib/connection.svelte';
import { addSeat, freshToken, keysOf, rememberName } from '../lib/keyring';
import type { Hints, Options, Series, TableAnswer } from '../lib/wire';

export interface NextMatch {
  game?: string;
  options?: Options;
  places?: number;
  clock?: number | null;
  hints?: Hints;
  spectators?: boolean;
  bots?: string[];
  best_of?: number;
  handicap?: boolean;
}

export const loadSeries = (id: string) => ask<Series>('GET', at(id, '/series'));
export const planMatch = (id: string, token: string, body: NextMatch) => ask('PATCH', at(id), { body, token });

const tokensOf = (connection: Connection): string[] => connection.mine.map((seat) => connection.tokenOf(seat)!);

/** Everybody at this device wants another match; a host without a seat simply starts it. */
export const sayYes = (connection: Connection, id: string): Promise<boolean> =>
  attemptOnce('rematch', async () => {
    const tokens = tokensOf(connection);
    for (const token of tokens) await steer(id, token, 'rematch');
    if (tokens.length === 0 && connection.hostToken) await steer(id, connection.hostToken, 'start');
  });

export const sayNo = (connection: Connection, id: string): Promise<boolean> =>
  attemptOnce('rematch', async () => {
    for (const token of tokensOf(connection)) await ask('DELETE', at(id, '/rematch'), { token });
  });

export const startNow = (connection: Connection, id: string): Promise<boolean> =>
  attemptOnce('start', () => steer(id, connection.hostToken!, 'start'));

export const sendOff = (id: string, guest: number, token: string) => attempt(() => ask('DELETE', at(id, `/guests/${guest}`), { token }));

export const muteGuest = (id: string, guest: number, token: string, muted: boolean) =>
  attempt(() => ask(muted ? 'PUT' : 'DELETE', at(id, `/guests/${guest}/mute`), { token }));

const fresh = new Map<string, string>(); // kept until it is known here, so that retrying is safe

/** The token by which this device is, or will be, known as a guest: the one it has already, if that opens no seat. */
function guestToken(connection: Connection, id: string): string {
  const { mine = [], ended = [] } = connection.message ?? {};
  const own = keysOf(id).seats.find((_, place) => mine[place] === null && !ended[place]);
  const token = own ?? fresh.get(id) ?? freshToken();
  fresh.set(id, token);
  return token;
}

/** Says who watches here, and whether they want a seat in the next match. */
export async function come(connection: Connection, id: string, name: string, wants: boolean): NameTaken {
  const token = guestToken(connection, id);
  const answer = await attemptName(() => ask<TableAnswer>('POST', at(id, '/guests'), { body: { name, token, wants } }));
  if (answer !== 'done') return answer;
  rememberName(name);
  if (!keysOf(id).seats.includes(token)) {
    addSeat(id, token);
    connection.greetAgain();
  }
  return answer;
}
