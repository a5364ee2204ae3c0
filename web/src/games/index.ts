// A game's screens, loaded when they are first shown. A new game brings a folder: index.ts has what a table
// needs, Rules.svelte tells the rules, Preview.svelte draws the card; a game whose sheets people can draw
// themselves has editor/Editor.svelte.
import type { Component } from 'svelte';
import type { GameFacts, Hand, Options, TableMessage } from '../lib/wire';

export interface PlayProps<View = unknown> {
  message: TableMessage<View>;
  hand: Hand<View>;
  /** What the server says about the game; null until it has. */
  facts: GameFacts | null;
  /** The seat shown; null for a spectator. */
  me: number | null;
  /** A move that is not acknowledged yet; drawn as chosen at once. */
  pending: string | null;
  play: (move: string) => void;
}

export interface EndProps<View = unknown> {
  message: TableMessage<View>;
  hand: Hand<View>;
  facts: GameFacts | null;
  me: number | null;
  /** The best earlier solo result on this device. */
  best: number | null;
  again: () => void;
}

export interface RulesProps {
  options: Options;
  facts: GameFacts | null;
}

export interface EditorProps {
  game: GameFacts;
}

export interface Screens {
  Play: Component<PlayProps<any>>; // each game has its own view
  End: Component<EndProps<any>>;
  /** What of the options is worth a tag in the bar, in a word or two and in one sign. */
  tag?: (options: Options) => { long: string; brief: string };
}

const folders = import.meta.glob<{ default: Screens }>('./*/index.ts');
const rules = import.meta.glob<{ default: Component<RulesProps> }>('./*/Rules.svelte');
const previews = import.meta.glob<{ default: Component }>('./*/Preview.svelte');
const editors = import.meta.glob<{ default: Component<EditorProps> }>('./*/editor/Editor.svelte');

async function load<T>(from: Record<string, () => Promise<{ default: T }>>, path: string): Promise<T> {
  const found = from[path];
  if (!found) throw new Error(`this page has no ${path}`);
  return (await found()).default;
}

export const hasScreens = (game: string): boolean => `./${game}/index.ts` in folders;
export const screensOf = (game: string): Promise<Screens> => load(folders, `./${game}/index.ts`);
export const rulesOf = (game: string): Promise<Component<RulesProps>> => load(rules, `./${game}/Rules.svelte`);
export const previewOf = (game: string): Promise<Component> => load(previews, `./${game}/Preview.svelte`);
export const hasEditor = (game: string): boolean => `./${game}/editor/Editor.svelte` in editors;
export const editorOf = (game: string): Promise<Component<EditorProps>> => load(editors, `./${game}/editor/Editor.svelte`);
