// A game's screens, loaded when they are first shown. A new game brings a folder: index.ts has what a table
// needs, Rules.svelte tells the rules, Preview.svelte draws the card; a game whose sheets people can draw
// themselves has editor/Editor.svelte, one with puzzles to collect has book/Book.svelte, and one whose text options
// need more than a list of saved sheets has fields/index.ts.
import type { Component } from 'svelte';
import type { Queue } from '../lib/outbox';
import { learn } from '../lib/words';
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
  /** All of them, in their order. */
  open: string[];
  /** How far the server's clock is ahead of ours. */
  ahead: number;
  /** The key to the seat shown. */
  token: string | undefined;
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

export interface BookProps {
  game: GameFacts;
}

export interface FieldProps {
  game: GameFacts;
  value: string;
  change: (value: string) => void;
}

/** A text option of a game: how to enter it, and how to tell it in a few words. */
export interface TextField {
  Field: Component<FieldProps>;
  tell: (value: string) => Promise<string>;
}

export interface Screens {
  Play: Component<PlayProps<any>>; // each game has its own view
  End: Component<EndProps<any>>;
  /** What of the options is worth a tag in the bar, in a word or two and in one sign. */
  tag?: (options: Options) => { long: string; brief: string } | undefined;
  /** Where the match stands, where that is more than the round. */
  heading?: (view: any) => { long: string; brief: string };
  /** Which unsent moves a newer one leaves waiting, where that is not only itself. */
  queue?: Queue;
  /** All play at the same moment, so each needs a device of their own; told where people sit down. */
  apart?: () => string;
  /** All seats see the same, so that several at one device need no curtain. */
  shared?: (options: Options) => boolean;
}

const folders = import.meta.glob<{ default: Screens }>('./*/index.ts');
const rules = import.meta.glob<{ default: Component<RulesProps> }>('./*/Rules.svelte');
const previews = import.meta.glob<{ default: Component }>('./*/Preview.svelte');
const editors = import.meta.glob<{ default: Component<EditorProps> }>('./*/editor/Editor.svelte');
const books = import.meta.glob<{ default: Component<BookProps> }>('./*/book/Book.svelte');
const fields = import.meta.glob<{ default: Record<string, TextField> }>('./*/fields/index.ts');

const pagesOf = (game: string) => `${game}-pages`; // the words of its pages beside the table

/** A part of a game, together with the words it says. */
async function load<T>(from: Record<string, () => Promise<{ default: T }>>, game: string, file: string, ...words: string[]): Promise<T> {
  const found = from[`./${game}/${file}`];
  if (!found) throw new Error(`this page has no ${file} of ${game}`);
  const [loaded] = await Promise.all([found(), learn(game, ...words)]);
  return loaded.default;
}

export const hasScreens = (game: string): boolean => `./${game}/index.ts` in folders;
export const screensOf = (game: string): Promise<Screens> => load(folders, game, 'index.ts');
export const rulesOf = (game: string): Promise<Component<RulesProps>> => load(rules, game, 'Rules.svelte', pagesOf(game));
export const previewOf = (game: string): Promise<Component> => load(previews, game, 'Preview.svelte');
export const hasEditor = (game: string): boolean => `./${game}/editor/Editor.svelte` in editors;
export const editorOf = (game: string): Promise<Component<EditorProps>> =>
  load(editors, game, 'editor/Editor.svelte', pagesOf(game));
export const hasBook = (game: string): boolean => `./${game}/book/Book.svelte` in books;
export const bookOf = (game: string): Promise<Component<BookProps>> =>
  load(books, game, 'book/Book.svelte', pagesOf(game));
/** How to enter a game's text options; those that are not there are sheets. */
export const fieldsOf = async (game: string): Promise<Record<string, TextField>> =>
  `./${game}/fields/index.ts` in fields ? load(fields, game, 'fields/index.ts') : {};
