// What this device adds to the dice: nonces that it commits to before a match, opens once the server's seal is known, and
// remembers together with the seal until the dice are checked.
import { noteRound } from '../daily/rounds';
import { ask, at } from '../lib/api';
import { isRecord, keepValue, keptValue } from '../lib/device';
import type { TableMessage } from '../lib/wire';
import { hexOf, sha256 } from './hash';

/** At one table, newest last. */
interface Noted {
  /** Commitments, each with its nonce. */
  nonces: [string, string][];
  /** Matches, each with the seal that this device was shown before it opened its nonce. */
  seals: [string, string][];
}

const MOST = 4;
const isNoted = (value: unknown): value is Noted =>
  isRecord(value) && Array.isArray(value.nonces) && Array.isArray(value.seals);
const nameOf = (id: string) => `pact.${id}`;

export const noted = (id: string): Noted => keptValue(nameOf(id), isNoted) ?? { nonces: [], seals: [] };

function note(id: string, { nonces = [], seals = [] }: Partial<Noted>): void {
  const before = noted(id);
  keepValue(nameOf(id), {
    nonces: [...before.nonces, ...nonces].slice(-MOST),
    seals: [...before.seals, ...seals].slice(-MOST),
  });
}

/** A commitment and its nonce. */
export async function draw(): Promise<[string, string]> {
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  return [await sha256(nonce), nonce];
}

/** For a table that is made and started in one go: its commitment, and what to do once the table has a name. */
export async function pledge(): Promise<{ commitment: string; keep: (id: string) => void }> {
  const drawn = await draw();
  return { commitment: drawn[0], keep: (id) => note(id, { nonces: [drawn] }) };
}

/** Said and not answered yet, so that no message makes this device say it again. */
const said = new Set<string>();

async function say(path: string, body: Record<string, string>, token: string): Promise<void> {
  const words = path + JSON.stringify(body);
  if (said.has(words)) return;
  said.add(words);
  await ask('PUT', path, { body, token }).catch(() => said.delete(words));
}

/** Does whatever this device owes to the dice, by the newest message. */
export async function tend({ table, mine }: TableMessage, tokenOf: (seat: number) => string | undefined): Promise<void> {
  const { id, pact, phase } = table;
  if (table.dice?.seal && phase === 'lobby') noteRound(table.dice.name, { seal: table.dice.seal });
  const own = mine.filter((seat) => seat !== null);
  for (const [seat, commitment] of pact && !pact.settled ? pact.commitments : []) {
    const token = own.includes(seat) && tokenOf(seat);
    const nonce = noted(id).nonces.find(([known]) => known === commitment)?.[1];
    if (!token || !nonce || pact!.nonces.some(([opened]) => opened === seat)) continue;
    if (!noted(id).seals.some(([match]) => match === pact!.match)) note(id, { seals: [[pact!.match, pact!.seal]] });
    await say(at(id, '/nonce'), { nonce }, token);
  }
  const [first] = own;
  const committed = own.some((seat) => table.seats[seat]?.committed);
  if (first === undefined || committed || (phase !== 'lobby' && phase !== 'over') || table.closed) return;
  const key = `commit ${id} ${table.match} ${first}`;
  const token = tokenOf(first);
  if (!token || said.has(key)) return;
  said.add(key);
  const drawn = await draw();
  note(id, { nonces: [drawn] });
  await ask('PUT', at(id, '/commitment'), { body: { commitment: drawn[0] }, token }).catch(() => said.delete(key));
}
