// A game's screens, loaded when they are first shown. A new game brings a folder: index.ts has what a table
// needs, Rules.svelte explains the rules, Preview.svelte draws the card, accent.css sets its colours; a game whose
// sheets people can draw themselves has editor/Editor.svelte, one with puzzles to collect has book/Book.svelte, one
// whose text options need more than a list of saved sheets has fields/index.ts; review/index.ts has what the review of
// a match needs, sounds.ts says what its views sound like. Any other game is shown by plain/, as it draws itself.
import type { Component } from 'svelte';
import type { Who } from '../lib/company';
import type { Queue } from '../lib/outbox';
import type { Rules } from '../lib/rules';
import { learn, pageWordsOf, plainWords, reviewWords, rulesWords, wordsOf } from '../lib/words';
import type { GameFacts, Hand, Options, Rating, Seat, TableFacts, TableMessage } from '../lib/wire';
import type { Career, Moment, Position, Review, Step, Weighed } from '../review/review';

export interface PlayProps<View = unknown> {
  message: TableMessage<View>;
  hand: Hand<View>;
  /** What the server says about the game; null until it is known. */
  facts: GameFacts | null;
  /** The seat shown; null for a spectator. */
  me: number | null;
  /** The newest move not acknowledged yet; drawn as chosen at once. */
  pending: string | null;
  /** All moves not acknowledged yet, in order. */
  open: string[];
  /** How far the server's clock is ahead of ours. */
  ahead: number;
  /** The key to the seat shown. */
  token: string | undefined;
  play: (move: string) => void;
  /** Everything up to the end has been seen: for screens that linger. */
  seen: () => void;
  /** In a guided match: the move that is asked for. */
  asked?: string | null | undefined;
}

export interface EndProps<View = unknown> {
  message: TableMessage<View>;
  hand: Hand<View>;
  facts: GameFacts | null;
  me: number | null;
  /** The best earlier solo result on this device. */
  best: number | null;
  /** Null if others are asked too, which is not the game's business. */
  again: (() => void) | null;
}

export interface RulesProps {
  /** Its texts, as they apply here. */
  rules: Rules;
  options: Options;
  facts: GameFacts;
  ratings: Rating[];
  /** Whether these are the rules of a table: then nothing leads away from it. */
  atTable: boolean;
}

export interface EditorProps {
  game: GameFacts;
}

export interface BookProps {
  game: GameFacts;
}

export interface FieldProps {
  game: GameFacts;
  /** The option's name. */
  name: string;
  value: string;
  change: (value: string) => void;
  /** How many can sit at the table. */
  seats: number;
}

/** A text option of a game: how to enter it, and how to describe it in a few words. */
export interface TextField {
  Field: Component<FieldProps>;
  tell: (value: string) => Promise<string>;
  /** A solo match is known by it. */
  known?: boolean;
  /** Options that no longer matter once this one is set. */
  settles?: string[];
}

export interface Screens {
  Play: Component<PlayProps<any>>; // each game has its own view
  /** Loaded while the match is played. */
  end: () => Promise<{ default: Component<EndProps<any>> }>;
  /** What a bot has done for a hand whose time was up. */
  timeUp: (hand: Hand<any>, who: Who) => string;
  /** What people can set for themselves, on this device; it stands in the table's menu. */
  Preferences?: Component;
  /** Which options are worth a tag in the bar, in a word or two and in one character. */
  tag?: (options: Options) => { long: string; brief: string } | undefined;
  /** Where the match stands, if that takes more than the round. */
  heading?: (view: any) => { long: string; brief: string };
  /** Which unsent moves stay in the queue when a newer one comes, if not only the newest. */
  queue?: Queue;
  /** A move that turns the page waits a moment, because a slip of the finger could not be mended afterwards. */
  holds?: boolean;
  /** Play shows what happened step by step, and says when the last step has been seen: the end waits for that. */
  lingers?: boolean;
  /** Whether one person plays alone against the clock, which then stands still while the page is hidden. */
  timed?: (view: any) => boolean;
  /** All play at the same time, so each needs their own device; said where people sit down. */
  apart?: () => string;
  /** All seats see the same, so that several at one device need no curtain. */
  shared?: (options: Options, hands: Hand<any>[]) => boolean;
}

export interface PositionProps<View = unknown, Details = unknown> {
  table: TableFacts;
  facts: GameFacts | null;
  review: Review<Details>;
  position: Position<View>;
  /** Whose move is shown. */
  seat: Seat;
  /** What the coach says about it; null at the end and between moves. */
  step: Step | null;
  /** Which of its best moves to show. */
  choice: number;
}

export interface DetailsProps<Details = unknown> {
  table: TableFacts;
  review: Review<Details>;
  match: number;
  seat: Seat;
  /** The last position, with everything revealed. */
  end: Position<any>;
  go: (event: number) => void;
}

/** A game's part in the review of a match. */
export interface ReviewScreens {
  Position: Component<PositionProps<any, any>>;
  /** What has just happened, where the board does not show it. */
  storyWords?: (table: TableFacts, position: Position<any>) => string;
  /** The board is not a square, and sees to its own height. */
  wide?: boolean;
  /** One of the best moves in full, where a line of text is not enough; below the list of them. */
  Answer?: Component<PositionProps<any, any>>;
  /** What exists only in this game. */
  Details?: Component<DetailsProps<any>>;
  moveWords: (move: string, step: Step) => string;
  /** Equally good moves in words, if they need not be listed. */
  choiceWords?: (choice: Weighed, step: Step) => string | null;
  /** What to show of a value, if not the expected result. */
  shownValue?: (value: number, step: Step) => number;
  rollWords?: (roll: string) => string;
  lineName?: (line: string) => string;
  figureName?: (figure: string) => string;
  /** What the curve shows, if not the expected result, and what it begins with. */
  curveWords?: () => string;
  startWords?: () => string;
  /** The headings of the table's columns, if they are not rounds and rolls. */
  columns?: () => { round?: string; roll?: string };
  /** A round's name, if not simply a round. */
  roundWords?: (round: number) => string;
  /** Where the page stops, if not at each step and at the end. */
  stops?: (review: Review<any>, career: Career) => Moment[];
  /** A stop in a few words, if it is more than a round and a roll. */
  heading?: (review: Review<any>, career: Career, moment: Moment) => string;
}

const folders = import.meta.glob<{ default: Screens }>('./*/index.ts');
const rules = import.meta.glob<{ default: Component<RulesProps> }>('./*/Rules.svelte');
const editors = import.meta.glob<{ default: Component<EditorProps> }>('./*/editor/Editor.svelte');
const books = import.meta.glob<{ default: Component<BookProps> }>('./*/book/Book.svelte');
const fields = import.meta.glob<{ default: Record<string, TextField> }>('./*/fields/index.ts');
const reviews = import.meta.glob<{ default: ReviewScreens }>('./*/review/index.ts');

const PLAIN = 'plain';

/** Whether the page was built with screens for this game. A game may itself be called plain. */
export const hasScreens = (game: string): boolean => game !== PLAIN && `./${game}/index.ts` in folders;
export const folderOf = (game: string): string => (hasScreens(game) ? game : PLAIN);

/** What a game says at its table and on the start page. */
const wordsFor = (game: string): string[] => (hasScreens(game) ? [wordsOf(game)] : [wordsOf(game), plainWords]);
export const learnGame = (...games: string[]): Promise<void> => learn(...games.flatMap(wordsFor));

/** A part of a game, together with its words. */
async function load<T>(from: Record<string, () => Promise<{ default: T }>>, game: string, file: string, ...words: string[]): Promise<T> {
  const found = from[`./${folderOf(game)}/${file}`];
  if (!found) throw new Error(`this page has no ${file} of ${game}`);
  const [loaded] = await Promise.all([found(), learn(...wordsFor(game), ...words)]);
  return loaded.default;
}

export const screensOf = (game: string): Promise<Screens> => load(folders, game, 'index.ts');
export const rulesOf = (game: string): Promise<Component<RulesProps>> => 
  load(rules, game, 'Rules.svelte', pageWordsOf(game), rulesWords);
export const hasEditor = (game: string): boolean => `./${game}/editor/Editor.svelte` in editors;
export const editorOf = (game: string): Promise<Component<EditorProps>> =>
  load(editors, game, 'editor/Editor.svelte', pageWordsOf(game));
export const hasBook = (game: string): boolean => `./${game}/book/Book.svelte` in books;
export const bookOf = (game: string): Promise<Component<BookProps>> =>
  load(books, game, 'book/Book.svelte', pageWordsOf(game));
export const reviewOf = (game: string): Promise<ReviewScreens> => load(reviews, game, 'review/index.ts', reviewWords, pageWordsOf(game));

const ownFields = async (game: string): Promise<Record<string, TextField>> =>
  hasScreens(game) && `./${game}/fields/index.ts` in fields ? load(fields, game, 'fields/index.ts') : {};

/** How to enter a game's text options; those not listed are sheets. */
export async function fieldsOf(game: GameFacts): Promise<Record<string, TextField>> {
  if (hasScreens(game.name)) return ownFields(game.name);
  const { text } = await load(fields, game.name, 'fields/index.ts');
  const texts = game.options.filter((each) => each.kind === 'text');
  return Object.fromEntries(texts.map(({ name }) => [name, text!]));
}

/** What a solo match is known by, if a text option says more than that it is solo. */
export async function titleOf(game: string, options: Options): Promise<string | null> {
  const [name, field] = Object.entries(await ownFields(game)).find(([, each]) => each.known) ?? [];
  return name && field && options[name] ? field.tell(`${options[name]}`) : null;
}
