// A game's screens, loaded when its table or its card is first shown. A new game brings a folder.
import type { Component } from 'svelte';
import type { Hand, TableMessage } from '../lib/wire';

export interface PlayProps<View = unknown> {
  message: TableMessage<View>;
  hand: Hand<View>;
  /** The seat shown; null for a spectator. */
  me: number | null;
  /** A move that is not acknowledged yet; drawn as chosen at once. */
  pending: string | null;
  play: (move: string) => void;
}

export interface EndProps<View = unknown> {
  message: TableMessage<View>;
  hand: Hand<View>;
  me: number | null;
  /** The best earlier solo result on this device. */
  best: number | null;
  again: () => void;
}

export interface RulesProps {
  options: Record<string, number | string | boolean>;
}

export interface Screens {
  Play: Component<PlayProps<any>>; // each game has its own view
  End: Component<EndProps<any>>
  Rules: Component<RulesProps>;
  Preview: Component;
}

const folders = import.meta.glob<{ default: Screens }>('./*/index.ts');

export function hasScreens(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

export async function screensOf(game: string): Promise<Screens> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(`this page has no screens for ${game}`);
  return (await load()).default;
}
