// Print-and-play: what the server can print of a game, and the PDF.
import { ask, fetchAs, SLOW } from '../lib/api';
import { language } from '../lib/words';
import type { Options, Setting } from '../lib/wire';
import { save } from '../me/saving';

/** One kind of thing to print, and what can be chosen about it. */
export interface Print {
  what: string;
  shares: boolean;
  folds: boolean;
  picks: boolean;
  /** Options of the rules that change the drawing. */
  options: string[];
}

export interface Order {
  what: string;
  paper: string;
  each: number;
  fold: boolean;
  pick: string;
  options: Options;
}

export const ALL = 'all';
export const papers = ['a4', 'letter'];
export const shared = [2, 4, 6];

const of = (game: string, what: string) => `/games/${encodeURIComponent(game)}/${what}`;

export const printsOf = (game: string): Promise<Print[]> => ask<Print[]>('GET', of(game, 'prints'));

/** What there is to choose: for everything, all that there is to choose about any of it. */
export function choicesOf(prints: Print[], what: string): Omit<Print, 'what'> {
  const meant = prints.filter((each) => what === ALL || each.what === what);
  return {
    shares: meant.some((each) => each.shares),
    folds: meant.some((each) => each.folds),
    picks: meant.some((each) => each.picks),
    options: [...new Set(meant.flatMap((each) => each.options))],
  };
}

/** Where people print on Letter. */
export const usualPaper = (tag: string): string => (/-(US|CA|MX|PH|CL|CO|VE)$/i.test(tag) ? 'letter' : 'a4');

const written = (setting: Setting) => (typeof setting === 'boolean' ? (setting ? 'yes' : 'no') : `${setting}`);

/** The options as in a record. */
export const writeOptions = (options: Options): string =>
  Object.entries(options)
    .map(([name, setting]) => `${name}=${written(setting)}`)
    .join(' ');

export async function download(game: string, order: Order): Promise<void> {
  const { what, paper, each, fold, pick, options } = order;
  const query = { what, paper, language: language(), each: `${each}`, fold: `${fold}`, pick, options: writeOptions(options) };
  const path = of(game, `print?${new URLSearchParams(query)}`);
  save(`${game}-${what}.pdf`, await fetchAs((response) => response.blob(), 'GET', path, { timeout: SLOW }));
}
