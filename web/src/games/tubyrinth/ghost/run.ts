// A ghost: a recorded solo run on the same board, to race against. What was laid when comes from the server's report on
// that match; of one's own runs the fastest on each board is kept on this device.
import { ask, at, lookAtTable, Refusal } from '../../../lib/api';
import { isRecord } from '../../../lib/device';
import { keysOf } from '../../../lib/keyring';
import type { Position, TableMessage } from '../../../lib/wire';
import { learn, reviewWords } from '../../../lib/words';
import { change, everything, type Kept } from '../../../me/drawers';
import { modeOf } from '../collection';
import { moveOf } from '../geometry';
import { soloResult, type SoloResult } from '../solo';
import { layoutAfter, type TubyrinthView } from '../view';

export interface Act {
  /** Milliseconds after the signal. */
  at: number;
  move: string;
}

export interface Run {
  /** Table and match. */
  match: string;
  board: string;
  tiles: number;
  /** Until the call, in milliseconds. */
  time: number;
  acts: Act[];
}

export interface Ghost extends Run {
  /** Null: one's own. */
  name: string | null;
}

interface KeptRun extends Kept {
  game: string;
  at: number;
  run: Run;
  /** Whose place it took: after a reload the race against it can still be seen. */
  beaten?: Run;
}

/** What is in a drawer may have come from a file. */
const isRun = (value: unknown): value is Run =>
  isRecord(value) &&
  typeof value.match === 'string' &&
  typeof value.board === 'string' &&
  typeof value.tiles === 'number' &&
  typeof value.time === 'number' &&
  Array.isArray(value.acts) &&
  value.acts.every((each) => isRecord(each) && typeof each.at === 'number' && typeof each.move === 'string');

/** How many of its moves a run has made by then. */
export const doneBy = ({ acts }: Run, elapsed: number): number => acts.filter((act) => act.at <= elapsed).length;

/** What lies on its board after so many of them. */
export const laidAfter = ({ acts }: Run, count: number): string[] =>
  [...layoutAfter([], acts.slice(0, count).map(({ move }) => move)).values()].map(moveOf);

/** Another number of tiles to be found is another race. */
const placeFor = (game: string, board: string, { options, least }: TubyrinthView): string =>
  [game, board, modeOf(options), least[0]].join('/');

const matchOf = ({ table }: TableMessage): string => `${table.id}/${table.match}`;

async function loadActs(id: string, match: number): Promise<Act[]> {
  const told = await ask<Act[]>('GET', at(id, `/report?match=${match}`));
  return told.map((act) => ({ at: act.at, move: act.move }));
}

async function called(name: string): Promise<string> {
  const [{ nameFromAfar }] = await Promise.all([import('../../../lib/nameless'), learn(reviewWords)]);
  return nameFromAfar(name);
}

/** The run whose board this table has been set with; null if nobody came to an end with it alone. */
async function loadRun(name: string): Promise<Ghost | null> {
  const [id = '', number = ''] = name.split('/');
  const match = Number(number);
  const [table, end, acts] = await Promise.all([lookAtTable(id), ask<Position<TubyrinthView>>('GET', at(id, `/position?match=${match}`)), loadActs(id, match)]);
  const { last, seats } = end.view;
  const [showing, verdict, call] = [last?.showings[0], last?.verdicts[0], last?.calls[0]];
  if (seats !== 1 || !last || !showing || verdict?.figure !== 'pipeline') return null;
  const own = keysOf(id).mine.length > 0;
  return { match: name, board: showing.board, tiles: verdict.tiles, time: (call ?? last.signal) - last.signal, acts, name: own ? null : await called(table.seats[0]?.name ?? '') };
}

/** Who races along at this table; nobody in a lesson, or if there is no run. */
export async function findGhost(message: TableMessage, view: TubyrinthView, board: string): Promise<Ghost | null> {
  const { dice, match, lesson, game } = message.table;
  if (lesson !== null || view.seats !== 1) return null;
  if (dice?.kind === 'match' && match === 1) {
    return loadRun(dice.name).catch((problem) => {
      if (problem instanceof Refusal) return null; // the table is gone, or does not answer
      throw problem;
    });
  }
  const key = placeFor(game, board, view);
  const kept = (await everything<KeptRun>('runs')).find((each) => each.key === key);
  const raced = isRun(kept?.run) && kept.run.match === matchOf(message) ? kept.beaten : kept?.run;
  return isRun(raced) ? { ...raced, name: null } : null;
}

const isRecordRun = ({ solved, hints }: SoloResult): boolean => solved !== null && solved.time !== null && hints === 0;

/** Keeps the fastest run on a board. */
export async function noteRun(message: TableMessage, view: TubyrinthView): Promise<void> {
  const result = soloResult(message, view);
  const { id, match, game, lesson } = message.table;
  if (!result || !isRecordRun(result) || lesson !== null) return;
  const { board } = result.showing;
  const run: Run = { match: matchOf(message), board, tiles: result.solved!.tiles, time: result.time, acts: await loadActs(id, match) };
  const key = placeFor(game, board, view);
  await change<KeptRun>('runs', key, (before) => {
    if (isRun(before?.run) && before.run.time <= run.time) return null;
    return { key, game, at: message.now, run, beaten: before?.run };
  });
}
