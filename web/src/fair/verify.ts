// Whether the dice of a record are what they had to be, found out in this browser.
import { mac, sha256 } from './hash';
import { isRoll, type DiceBook, type Told, type Weighed } from './record';

export interface Finding {
  code: string;
  wrong: boolean;
  params: Record<string, string | number>;
}

const finding = (code: string, wrong = false, params: Finding['params'] = {}): Finding => ({ code, wrong, params });

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
  /** Of the chain of days. */
  end?: string | undefined;
  /** Seals of the round. */
  round?: string[];
}

export async function verify(told: Told, book: DiceBook, seen: Seen = { nonces: [] }): Promise<Finding[]> {
  const kind = told.fields.get('dice')?.split(' ', 1)[0];
  if (kind === 'round' && told.fields.get('secret') === NOT_OPEN) return [finding('no-proof', false, { why: 'sealed' }), ...aboutSeal(told, seen)];
  const based = await BASES[kind ?? '']?.(told, seen);
  if (!based) return [finding('no-proof', false, { why: whyNot(told) })];
  return [...based.found, ...(await aboutRolls(told, book, based.seed))];
}

const NOT_OPEN = 'not open yet';
const BASES: Record<string, (told: Told, seen: Seen) => Promise<Based>> = { sealed: aboutPact, daily: aboutDay, round: aboutRound };

/** What dice that cannot be checked follow from, as far as a record tells: docs/record.md has the sentences. */
const REASONS: Record<string, string> = {
  'they repeat those of another match': 'again',
  'the match goes on from another one': 'branch',
  'they were prepared for a guided match': 'lesson',
  'they were rolled at a real table': 'typed',
  'part of it was played on a device without a server': 'carried',
  'all tables of a round have the same': 'round',
  'they follow from a chosen seed': 'seed',
  'their day is not over yet': 'day',
};
const whyNot = ({ fields }: Told): string => REASONS[fields.get('dice')?.split(', ')[1] ?? ''] ?? 'other';

interface Based {
  found: Finding[];
  /** What the rolls follow from. */
  seed: string;
}

async function aboutPact({ fields, block }: Told, seen: Seen): Promise<Based> {
  const secret = fields.get('secret') ?? '';
  const found = [await aboutSecret(fields)];
  if (seen.seal && seen.seal !== fields.get('seal')) found.push(finding('seal-swapped', true));
  found.push(...(await aboutNonces(fields, seen)));
  return { found, seed: await mac(secret, block.slice(0, -1).map((line) => `${line}\n`).join('')) };
}

const aboutSecret = async (fields: Told['fields']): Promise<Finding> =>
  (await sha256(fields.get('secret') ?? '')) === fields.get('seal') ? finding('secret-fits') : finding('secret-chosen', true);

/** All tables of a round have the dice of one secret. */
async function aboutRound(told: Told, seen: Seen): Promise<Based> {
  const found = [await aboutSecret(told.fields), ...aboutSeal(told, seen), finding('nobody-else')];
  return { found, seed: await mac(told.fields.get('secret') ?? '', told.fields.get('dice')!.slice('round '.length)) };
}

const aboutSeal = ({ fields }: Told, { round = [] }: Seen): Finding[] =>
  round.some((seal) => seal !== fields.get('seal')) ? [finding('seal-swapped', true)] : [];

const A_DAY = 86_400_000;
const LONGEST = 36_525; // days of a chain: nobody waits for more

async function aboutDay({ fields }: Told, seen: Seen): Promise<Based> {
  const [day = '', challenge = ''] = fields.get('dice')!.slice('daily '.length).split('/');
  const [first = '', end] = (fields.get('chain') ?? '').split(' ');
  const days = Math.round((Date.parse(day) - Date.parse(first)) / A_DAY);
  const link = fields.get('link') ?? '';
  let last = link;
  for (let turn = 0; turn <= days && days < LONGEST; turn += 1) last = await sha256(last);
  const fits = days >= 0 && days < LONGEST && last === end;
  const found = [finding(fits ? 'link-fits' : 'link-chosen', !fits, { days: days >= 0 ? days : -1 })];
  if (seen.end && seen.end !== end) found.push(finding('chain-swapped', true));
  return { found, seed: await mac(link, challenge) };
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
