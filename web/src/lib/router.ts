// The routes: the start page, a table, the review of its matches and the sheet of its evening, a game's rules, its sheets,
// its book, its companion for a real table, the challenges of the day, one's own history and trainer, and privacy.
import { createSubscriber } from 'svelte/reactivity';
import { addressOf, place } from './address';
import { addHost, addSeat, isToken } from './keyring';

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string; match: number | null }
  | { page: 'evening'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'sheets'; game: string }
  | { page: 'book'; game: string }
  | { page: 'companion'; game: string }
  | { page: 'daily'; day: string | null }
  | { page: 'round'; name: string }
  | { page: 'again'; id: string; match: number }
  | { page: 'privacy' }
  | { page: 'me'; part: string }
  | { page: 'nowhere' };

let changed = () => {};
const listen = createSubscriber((update) => {
  changed = update;
  // A personal link pasted over the same table changes only the fragment: reload with its keys.
  const turnHash = () => takeKeys() && location.reload();
  addEventListener('popstate', update);
  addEventListener('hashchange', turnHash);
  return () => {
    removeEventListener('popstate', update);
    removeEventListener('hashchange', turnHash);
  };
});

/** The table's id in a link, which may be part of a message, or the bare id; undefined if there is none. */
export function tableIn(text: string): { id: string; hash: string } | undefined {
  const link = /\/t\/([a-z0-9][\w-]{2,63})[^\s#]*(#\S*)?/i.exec(text);
  const found = link ?? /^([a-z0-9][\w-]{2,63})$/i.exec(text.trim());
  return found ? { id: found[1]!.toLowerCase(), hash: found[2] ?? '' } : undefined;
}

export function readRoute(path: string, search = ''): Route {
  if (path === '/') return { page: 'start' };
  if (/^\/privacy\/?$/.test(path)) return { page: 'privacy' };
  const [, part] = /^\/(history|trainer)\/?$/.exec(path) ?? [];
  if (part) return { page: 'me', part };
  if (/^\/daily\/?$/.test(path)) return { page: 'daily', day: new URLSearchParams(search).get('day') };
  const [, id, back] = /^\/t\/([\w-]+)\/(review|evening)\/?$/.exec(path) ?? [];
  if (id && back === 'evening') return { page: back, id };
  if (id) return { page: 'review', id, match: Number(new URLSearchParams(search).get('match')) || null };
  const [, again, match] = /^\/again\/([\w-]+)\/(\d+)\/?$/.exec(path) ?? [];
  if (again) return { page: 'again', id: again, match: Number(match) };
  const [, kind, name] = /^\/(t|round|rules|sheets|book|companion)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (kind === 't') return { page: 'table', id: name! };
  if (kind === 'round') return { page: kind, name: name! };
  if (kind === 'rules' || kind === 'sheets' || kind === 'book' || kind === 'companion') return { page: kind, game: name! };
  return { page: 'nowhere' };
}

/** Stores the keys of a personal link and removes them from the address bar; true if there were any. */
export function takeKeys(): boolean {
  const here = readRoute(place().pathname);
  const hash = new URLSearchParams(location.hash.slice(1));
  const seats = hash.getAll('seat').filter(isToken);
  const host = hash.get('host');
  if (here.page !== 'table' || (seats.length === 0 && !isToken(host))) return false;
  for (const token of seats) addSeat(here.id, token);
  if (isToken(host)) addHost(here.id, host);
  history.replaceState(history.state, '', addressOf(place().pathname));
  return true;
}

/** Where we are; reactive in components. */
export function route(): Route {
  listen();
  const { pathname, search } = place();
  return readRoute(pathname, search);
}

export function go(path: string): void {
  history.pushState(null, '', addressOf(path));
  takeKeys();
  changed();
  scrollTo(0, 0);
}

/** Follows internal links without a reload. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const { pathname, search } = place(link);
  if (pathname.startsWith('/api')) return;
  if (pathname === place().pathname && link.hash) return;
  event.preventDefault();
  go(pathname + search + link.hash);
}
