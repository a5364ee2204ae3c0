// Matches of a server that go on in this browser: which table here stands for which match there.
import { isRecord, keep, keepValue, keptValue } from './device';

export interface Link {
  /** The table in this browser. */
  here: string;
  table: string;
  match: number;
  /** How many events the copy had. */
  events: number;
  /** `away` until the server has it `back`; what it does not take any more `stays` here. */
  state: 'away' | 'back' | 'stays';
}

/** Those that are back are remembered for a while: a page may still be about to note their result. */
const MOST_LINKS = 20;

const isLink = (value: unknown): value is Link =>
  isRecord(value) && [value.here, value.table, value.state].every((each) => typeof each === 'string');

export const allLinks = (): Link[] => (keptValue('carried', Array.isArray) ?? []).filter(isLink);

export const away = (): Link[] => allLinks().filter(({ state }) => state === 'away');

/** The match of a server's table that goes on here. */
export const linkFrom = (table: string): Link | undefined => away().find((each) => each.table === table);

export const linkAt = (here: string): Link | undefined => allLinks().find((each) => each.here === here);

export function putLink(link: Link): void {
  const others = allLinks().filter(({ here }) => here !== link.here);
  const open = others.filter(({ state }) => state === 'away');
  const settled = others.filter(({ state }) => state !== 'away');
  keepValue('carried', [link, ...open, ...settled].slice(0, Math.max(MOST_LINKS, open.length + 1)));
  keep('carrying', link.state === 'away' || open.length > 0 ? 'yes' : null);
}
