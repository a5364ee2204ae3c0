// Whether the dice of a record are what they had to be, found out in this browser.
import { bytesOf, hexOf, sha256 } from './nonces';
import { isRoll, type DiceBook, type Told, type Weighed } from './record';

export interface Finding {
  code: string;
  wrong: boolean;
  params: Record<string, string | number>;
}

const finding = (code: string, wrong = false, params: Finding['params'] = {}): Finding => ({ code, wrong, params });

export async function mac(key: string, text: string): Promise<string> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', bytesOf(key), hash, false, ['sign']);
  return hexOf(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(text)));
}

/** The roll with this number, from 0. */
export async function roll(seed: string, number: number, can: Weighed): Promise<string> {
  const total = can.reduce((sum, [, weight]) => sum + weight, 0);
  const bits = total.toString(2).length;
  const key = await mac(seed, `roll/${number}`);
  for (let turn = 0; ; turn += 1) {
    let drawn = parseInt((await mac(key, `${turn}`)).slice(0, 13), 16); // 52 bits; there are far fewer outcomes
    drawn = Math.floor(drawn / 2 ** (52 - bits));
    if (drawn >= total) continue;
    for (const [what, weight] of can) if ((drawn -= weight) < 0) return what;
  }
}

/** What this device has noted itself. */
export interface Seen {
  seal?: string | undefined;
  nonces: string[];
}

export async function verify(told: Told, book: DiceBook, seen: Seen = { nonces: [] }): Promise<Finding[]> {
  const { fields, block } = told;
  const secret = fields.get('secret');
  if (!secret || !fields.get('dice')?.startsWith('sealed ')) return [finding('no-proof')];
  const found = [(await sha256(secret)) === fields.get('seal') ? finding('secret-fits') : finding('secret-chosen', true)];
  if (seen.seal && seen.seal !== fields.get('seal')) found.push(finding('seal-swapped', true));
  found.push(...(await aboutNonces(fields, seen)));
  const seed = await mac(secret, block.slice(0, -1).map((line) => `${line}\n`).join(''));
  return [...found, ...(await aboutRolls(told, book, seed))];
}

async function aboutNonces(fields: Told['fields'], seen: Seen): Promise<Finding[]> {
  const found: Finding[] = [];
  let nonces = 0;
  for (const [name, commitment] of fields) {
    const seat = /^commitment (\d+)$/.exec(name)?.[1];
    if (!seat) continue;
    const nonce = fields.get(`nonce ${seat}`);
    const fits = nonce && (await sha256(nonce)) === commitment;
    found.push(finding(nonce ? (fits ? 'nonce-fits' : 'nonce-swapped') : 'left-out', Boolean(nonce) && !fits, { seat: Number(seat) }));
    nonces += nonce ? 1 : 0;
  }
  const opened = new Set([...fields].filter(([name]) => name.startsWith('nonce ')).map(([, nonce]) => nonce));
  if (seen.seal && nonces > 0 && !seen.nonces.some((nonce) => opened.has(nonce))) found.push(finding('nonce-missing', true));
  return nonces ? found : [...found, finding('nobody-else')];
}

async function aboutRolls(told: Told, book: DiceBook, seed: string): Promise<Finding[]> {
  const { events, rolls } = told;
  const wrong: Finding[] = [];
  const places = [...events.keys()].filter((place) => isRoll(events[place]!));
  for (const [number, place] of places.entries()) {
    const found = rolls[number]!;
    const expected = await roll(seed, number, book.outcomes(told, events.slice(0, place)));
    if (found !== expected) wrong.push(finding('roll-differs', true, { number: number + 1, found, expected }));
  }
  return wrong.length ? wrong : [finding('rolls-fit', false, { rolls: rolls.length })];
}
