// The house in this browser, as a page sees it. All tabs talk to the same one, through a channel: each has a worker ready
// to run it, and a lock decides which does. If that one's tab is closed, the next takes over and finds all in the log.
import { addressOf } from '../lib/address';
import { keep, kept } from '../lib/device';
import { addHost, addSeat, keysOf } from '../lib/keyring';
import { progress } from '../lib/progress';
import { noteSlow } from '../lib/slow';
import type { Line } from '../lib/transport';
import { language } from '../lib/words';
import type { FromHouse, FromWorker, Role, StoredKeys, ToHouse } from './messages';
import { opening, showOpening, stopShowing } from './opening.svelte';
import stillAnswers from './still';

const OPEN = 1;
const CLOSED = 3;
const RESTARTED = 1012;
const MOMENT = 60_000; // in which a browser that is killed may forget what a page wrote down
const random = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

// Without locks, which pages need to come encrypted for, each tab has a house of its own.
const name = navigator.locks ? 'vierling-house' : `vierling-house-${random()}`;
const me = random();
const channel = new BroadcastChannel(name);
const role: Role = { channel: name, edition: __STATIC__ ? 'static' : 'served', origin: addressOf('') };
let worker: Worker | null = hire();

/** The house that is open now; messages wait until there is one. */
let house = '';
const waiting: ToHouse[] = [];
const asked = new Map<string, { message: ToHouse; answer: (response: Response) => void; fail: (problem: Error) => void }>();
const lines = new Map<string, { line: Line; table: string }>();

function post(message: ToHouse): void {
  if (house) return channel.postMessage(message);
  waiting.push(message);
  worker ??= hire();
  if (message.kind === 'ask' && message.method !== 'GET') showOpening(); // somebody has pressed a button
}

function hire(): Worker {
  const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: JSON.stringify(role) });
  hired.onmessage = ({ data }: MessageEvent<FromWorker>) => (data.kind === 'fetched' ? fetched(data.share) : fail());
  hired.onerror = (event) => {
    if (event.message) reportError(event.error ?? new Error(event.message));
    if (!house) fail();
  };
  return hired;
}

function fetched(share: number): void {
  opening.share = share;
  showOpening();
}

/** It could not be fetched, or not start: whoever waits is told, and the next question tries again. */
function fail(): void {
  worker?.terminate();
  worker = null;
  house = '';
  stopShowing();
  waiting.length = 0;
  for (const { fail } of asked.values()) fail(new Error('the house cannot be opened'));
  asked.clear();
  for (const line of [...lines.keys()]) hungUp(line, RESTARTED);
}

channel.onmessage = ({ data }: MessageEvent<FromHouse>) => {
  if (data.kind === 'open') meet(data.house);
  else if (data.kind === 'answer') answered(data.id, data.status, data.text);
  else if (data.kind === 'progress') progress.set(data.path, data.share);
  else if (data.kind === 'slow') noteSlow(data.game, data.bot);
  else if (data.kind === 'said') lines.get(data.line)?.line.onmessage?.({ data: data.text });
  else if (data.kind === 'closed') hungUp(data.line, data.code);
};
channel.postMessage({ kind: 'knock' } satisfies ToHouse);

/** Another house than before knows nothing of what was under way: lines come back, questions are asked again. */
function meet(opened: string): void {
  if (opened === house) return;
  const before = house;
  house = opened;
  worker ??= hire(); // to be the next
  stopShowing();
  if (before) {
    for (const line of [...lines.keys()]) hungUp(line, RESTARTED);
    for (const { message } of asked.values()) channel.postMessage(message);
  }
  for (const message of waiting.splice(0)) channel.postMessage(message);
}

function answered(id: string, status: number, text: string): void {
  const known = asked.get(id);
  if (!known) return;
  if (known.message.kind === 'ask') progress.delete(known.message.path);
  known.answer(new Response(status === 204 ? null : text, { status }));
  asked.delete(id);
}

export async function request(path: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
  const known = method === 'GET' ? (await stillAnswers())?.[path] : undefined;
  if (known !== undefined) return new Response(JSON.stringify(known));
  const token = (new Headers(headers).get('Authorization') ?? '').replace(/^Bearer /, '');
  const id = `${me}-${random()}`;
  const text = typeof body === 'string' ? body : '';
  const message: ToHouse = { kind: 'ask', id, method, path, token, language: language(), body: text };
  return new Promise((answer, fail) => {
    asked.set(id, { message, answer, fail });
    post(message);
  });
}

let recalled: Promise<void> | undefined;

/** What this page remembered may have been lost in a crash: then all pages look again, as after a lost connection. */
function recall(): Promise<void> {
  recalled ??= recallKeys().then((more) => void (more && dispatchEvent(new Event('online'))));
  recalled.catch(() => (recalled = undefined));
  return recalled;
}
recall();

export async function connect(line: Line, table: string): Promise<void> {
  try {
    await recall();
  } catch {
    if (line.readyState !== CLOSED) line.onclose?.({ code: RESTARTED });
    return;
  }
  if (line.readyState === CLOSED) return;
  const id = `${me}-${random()}`;
  lines.set(id, { line, table });
  line.send = (text) => post({ kind: 'say', line: id, text });
  line.close = () => {
    lines.delete(id);
    line.readyState = CLOSED;
    post({ kind: 'hang-up', line: id });
  };
  post({ kind: 'connect', line: id, table });
  line.readyState = OPEN;
  line.onopen?.();
}

function hungUp(id: string, code: number): void {
  const known = lines.get(id);
  lines.delete(id);
  if (!known) return;
  known.line.readyState = CLOSED;
  known.line.onclose?.({ code });
}

addEventListener('pagehide', () => {
  for (const line of lines.keys()) channel.postMessage({ kind: 'hang-up', line } satisfies ToHouse);
});

/** Tokens are kept beside the log. Whether there are any that this page does not know; old ones may have been forgotten
    on purpose. */
async function recallKeys(): Promise<boolean> {
  const since = Number(kept('recalled') ?? 0) - MOMENT;
  let more = false;
  const response = await request('/keys', {});
  const all = (await response.json()) as StoredKeys[];
  for (const { table, host, seats } of all.filter(({ at }) => at > since)) {
    const known = keysOf(table);
    const fresh = seats.filter((seat) => !known.seats.includes(seat));
    more ||= (host !== '' && !known.host) || fresh.length > 0;
    if (host && !known.host) addHost(table, host);
    for (const seat of fresh) addSeat(table, seat);
  }
  keep('recalled', `${Date.now()}`);
  return more;
}

// Links to what a server would send as a file.
document.addEventListener(
  'click',
  async (event) => {
    const link = (event.target as Element).closest?.('a');
    const path = /\/api(\/tables\/here-.*)$/.exec(link?.href ?? '')?.[1];
    if (!link || !path) return;
    event.preventDefault();
    const { save } = await import('../me/saving');
    save(link.download || 'record.txt', new Blob([await (await request(path, {})).text()], { type: 'text/plain' }));
  },
  true,
);

// The browser may otherwise throw the tables away when it needs room.
navigator.storage?.persist?.();
