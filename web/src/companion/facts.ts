// How games are played with the box. The page was built with what it has to know about games that it has screens for,
// so that they need no network; others are asked for.
import { ask } from '../lib/api';
import type { Options } from '../lib/wire';
import type { CompanionFacts, Way } from './companion.gen';

const files = import.meta.glob<{ default: CompanionFacts }>('../games/*/companion.gen.json');
const of = (game: string) => `/games/${encodeURIComponent(game)}/companion`;

export async function companionOf(game: string): Promise<CompanionFacts> {
  const found = files[`../games/${game}/companion.gen.json`];
  return found ? (await found()).default : ask<CompanionFacts>('GET', of(game));
}

export const usualSettings = ({ settings }: CompanionFacts): Options => Object.fromEntries(settings.map(({ name, default: usual }) => [name, usual]));

/** The way to play with these settings, if the facts have it. */
export function wayFor({ ways }: CompanionFacts, settings: Options, seats: number): Way | undefined {
  const fits = (when: Options) => Object.entries(when).every(([name, setting]) => settings[name] === setting);
  return ways.find((each) => each.seats.includes(seats) && fits(each.when))?.way;
}

/** Somebody's own sheet is not in the facts. */
export const askForWay = (game: string, options: Options, seats: number) => ask<Way>('POST', of(game), { body: { options, seats } });
