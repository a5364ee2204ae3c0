// The matches of this device, and which of them somebody wants to see.
import { allGames, Refusal } from '../lib/api';
import type { GameFacts } from '../lib/wire';
import { loadReview } from '../review/review';
import { change, everything } from './drawers';
import { isOpen, noteLeft, noteReview } from './noting';
import { isAmongPeople, isSolo, type Played } from './played';
import { variantOf } from './reckoning';

export const companies = ['all', 'solo', 'bots', 'people'] as const;
export type Among = (typeof companies)[number];
export const periods = [0, 30, 365] as const;

const DAY = 86_400_000;

const fits: Record<Among, (played: Played) => boolean> = {
  all: () => true,
  solo: isSolo,
  bots: (played) => !isSolo(played) && !isAmongPeople(played),
  people: isAmongPeople,
};

export class History {
  all = $state.raw<Played[]>([]);
  games = $state.raw<GameFacts[]>([]);
  loaded = $state(false);
  /** Empty: all games. */
  game = $state('');
  /** Empty: however it was played. */
  variant = $state('');
  among = $state<Among>('all');
  /** In days; 0: since the first match. */
  days = $state(0);
  /** How many matches the coach has yet to look at, while it does. */
  asking = $state(0);

  /** Games in the order of their latest match. */
  readonly played: string[] = $derived([...new Set(this.all.map(({ game }) => game))]);
  readonly ofGame: Played[] = $derived(this.all.filter(({ game }) => !this.game || game === this.game));
  /** The ways to play this game that were played, the most frequent first. */
  readonly variants: Played[] = $derived.by(() => {
    const count = new Map<string, number>();
    for (const each of this.ofGame) count.set(variantOf(each), (count.get(variantOf(each)) ?? 0) + 1);
    const first = [...count.keys()].map((key) => this.ofGame.find((each) => variantOf(each) === key)!);
    return first.sort((a, b) => count.get(variantOf(b))! - count.get(variantOf(a))!);
  });
  readonly shown: Played[] = $derived.by(() => {
    const since = this.days ? Date.now() - this.days * DAY : 0;
    return this.ofGame.filter((each) => each.at >= since && fits[this.among](each) && (!this.variant || variantOf(each) === this.variant));
  });

  factsOf(game: string): GameFacts | null {
    return this.games.find(({ name }) => name === game) ?? null;
  }

  async load(): Promise<void> {
    await noteLeft();
    const [matches, games] = await Promise.all([everything<Played>('matches'), allGames().catch(() => [])]);
    this.all = matches.sort((a, b) => b.at - a.at);
    this.games = games;
    this.loaded = true;
  }

  look(game: string): void {
    this.game = game;
    // Only what was played alike can be compared.
    this.variant = game && this.variants[0] ? variantOf(this.variants[0]) : '';
  }

  /** Asks the coach about matches it has not seen, the latest first, one after another: others want to think too. */
  async ask(most: number, left: () => boolean): Promise<void> {
    const wanted = await Promise.all(this.all.map(isOpen));
    const open = this.all.filter((_, place) => wanted[place]).slice(0, most);
    for (const [n, played] of open.entries()) {
      this.asking = open.length - n;
      if (left() || !(await this.askAbout(played))) break;
      const fresh = await everything<Played>('matches');
      this.all = fresh.sort((a, b) => b.at - a.at);
    }
    this.asking = 0;
  }

  /** False if there is no use in asking on: offline, or too many questions. */
  private async askAbout({ key, table, match, game }: Played): Promise<boolean> {
    try {
      if (this.factsOf(game)?.coach !== false) await noteReview(table, match, await loadReview(table, match));
      else await this.giveUp(key);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (refusal.status === 0 || refusal.status === 429 || refusal.status >= 500) return false;
      await this.giveUp(key); // the table has been deleted
      return true;
    }
  }

  private giveUp(key: string): Promise<void> {
    const told = (coach: Played['coach']) => (coach === null || coach === 'gone' ? 'gone' : { ...coach, asked: true });
    return change<Played>('matches', key, (before) => (before ? { ...before, coach: told(before.coach) } : null));
  }
}
