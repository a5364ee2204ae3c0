// Everything that this device remembers, as one file, and back. A file is taken in as a whole or not at all.
import { isRecord, keep, kept, keptKeys } from '../lib/device';
import { anything, each, either, flag, list, missingOr, number, object, oneOf, orNull, text, Unfit, type Check } from './checking';
import { everything, packed, putAll, type Contents, type Kept, type Packed } from './drawers';
import type { MoveExercise, QuestionExercise } from './exercise';
import type { Played } from './played';
import type { Question } from '../review/review';

export const WHAT = 'vierling-device';
const VERSION = 1;
const MOST = 100_000; // in a drawer

/** What opens seats, and moves and matches that are under way, stay on the device that has them. */
const SECRET = /^(tables$|rounds$|daily\.device$|outbox\.|ended\.|copy\.|carried$|carrying$)/;

export interface Backup extends Record<Packed, Kept[]> {
  what: typeof WHAT;
  version: number;
  saved: string;
  /** Settings, solo results, boards, sheets: what is kept under short names. */
  device: Record<string, string>;
}

/** A file that cannot be taken in: the end of a key in the words, and what they tell. */
export class BadFile extends Error {
  constructor(
    readonly key: 'not-json' | 'not-ours' | 'too-new' | 'unfit',
    readonly told: Record<string, string> = {},
  ) {
    super(key);
  }
}

export function ownSettings(): Record<string, string> {
  const keys = keptKeys().filter((key) => !SECRET.test(key));
  return Object.fromEntries(keys.map((key) => [key, kept(key) ?? '']));
}

export async function backUp(now: Date): Promise<Backup> {
  const [matches, exercises, runs] = await Promise.all(packed.map((drawer) => everything(drawer)));
  return { what: WHAT, version: VERSION, saved: now.toISOString(), device: ownSettings(), matches: matches!, exercises: exercises!, runs: runs! };
}

const setting = either(number, either(flag, text));
const line = object({ label: text, points: number, figure: orNull(text) });
const judged = object({ unit: oneOf('points', 'chance'), luck: orNull(number), regret: number, accuracy: number });
const source = { key: text, table: text, match: number, game: text, options: each(setting), at: number, seat: number };

const match = object({
  ...source,
  points: number,
  won: flag,
  others: list(object({ name: text, bot: orNull(text) })),
  against: list(number),
  rating: orNull(text),
  lines: list(line),
  helped: flag,
  dice: missingOr(text),
  facts: each(either(number, text)),
  coach: either(oneOf(null, 'gone'), judged),
} satisfies Record<keyof Played, Check>);

const weighed = object({ move: text, value: number, equals: list(text), kind: orNull(text) });
const part = object({ line: orNull(text), cost: number, best: orNull(number), made: orNull(number), figures: orNull(list(text)) });
const note = object({ key: text, told: each(number), chances: each(number) });
const step = object({
  ...{ event: number, round: number, roll: orNull(text), before: number, best: number, after: number, luck: number, others: number },
  ...{ regret: number, mean: number, accuracy: orNull(number), exact: flag, error: number, made: weighed },
  ...{ choices: list(weighed), why: list(part), notes: list(note) },
});
const position = object({ moves: list(text), scores: list(list(line)), to_move: list(number), view: object({}) });

const asked = { ...source, name: text, position, card: object({ box: number, due: number, tries: number }) };

const move = object({ ...asked, unit: oneOf('points', 'chance'), least: number, step } satisfies Record<keyof MoveExercise, Check>);

const question = object({
  ...asked,
  names: list(text),
  question: object({ seat: number, event: number, about: text, answers: list(text), right: text, shown: number, round: number } satisfies Record<keyof Question, Check>),
  shown: position,
} satisfies Record<keyof QuestionExercise, Check>);

const exercise: Check = (value, where) => (isRecord(value) && 'question' in value ? question : move)(value, where);

const run = object({ key: text, game: text, at: number, run: anything });

const contents: Record<Packed, Check> = { matches: match, exercises: exercise, runs: run };

function parse(text: string): Record<string, unknown> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (problem) {
    throw new BadFile('not-json', { why: problem instanceof Error ? problem.message : '' });
  }
  if (!isRecord(found) || found.what !== WHAT) throw new BadFile('not-ours');
  if (typeof found.version !== 'number' || found.version > VERSION) throw new BadFile('too-new');
  return found;
}

/** What the file holds; throws `BadFile` if any of it is not as it should be. */
export function readBackup(content: string): Backup {
  const found = parse(content);
  try {
    each(text)(found.device, 'device');
    for (const drawer of packed) list(contents[drawer], MOST)(found[drawer], drawer);
  } catch (problem) {
    if (problem instanceof Unfit) throw new BadFile('unfit', { where: problem.where, expected: problem.expected });
    throw problem;
  }
  return found as unknown as Backup;
}

/** Ours and theirs together: lists have what either has, and where both say something different, ours stays. */
export function merge(ours: unknown, theirs: unknown): unknown {
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    const known = new Set(ours.map((one) => JSON.stringify(one)));
    return [...ours, ...theirs.filter((one) => !known.has(JSON.stringify(one)))];
  }
  if (!isRecord(ours) || !isRecord(theirs)) return ours ?? theirs;
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return Object.fromEntries(names.map((name) => [name, merge(ours[name], theirs[name])]));
}

function mergeTexts(ours: string | null, theirs: string): string {
  if (ours === null) return theirs;
  try {
    return JSON.stringify(merge(JSON.parse(ours), JSON.parse(theirs)));
  } catch {
    return ours; // a plain word, such as the theme
  }
}

/** Where both know a match, what the coach has said is not forgotten. */
const better = (ours: Kept, theirs: Kept): boolean =>
  'coach' in ours && (ours as Played).coach === null && (theirs as Played).coach !== null;

/** Takes a backup in; returns how many matches are new here. */
export async function takeIn(backup: Backup): Promise<number> {
  const fresh: Contents = {};
  for (const drawer of packed) {
    const ours = new Map((await everything(drawer)).map((one) => [one.key, one]));
    fresh[drawer] = backup[drawer].filter((one) => !ours.has(one.key) || better(ours.get(one.key)!, one));
  }
  const known = new Set((await everything('matches')).map(({ key }) => key));
  await putAll(fresh);
  for (const [key, value] of Object.entries(backup.device)) if (!SECRET.test(key)) keep(key, mergeTexts(kept(key), value));
  return fresh.matches!.filter(({ key }) => !known.has(key)).length;
}
