// What a screen reader says about Knister.
import { Company, nameOf, type Who } from '../../lib/company';
import type { Hand } from '../../lib/wire';
import { t } from '../../lib/words';
import { type Moment as Told, type Teller } from '../../parts/story';
import { cellOf, isScored, lineResult, linesOf, placeOf, type KnisterView } from './view';

type Moment = Told<KnisterView>;

/** "Mara rolled 5 and 3: 8." */
function roll({ message, view }: Moment): string {
  if (!view.dice || view.sum === null) return '';
  const [first, second] = view.dice;
  return t('knister-rolled', { ...new Company(message).who(view.roller), first, second, sum: view.sum });
}

function earned(before: Moment, after: Moment): string[] {
  const { me } = after;
  if (me === null || !isScored(after.message, after.view)) return [];
  // Lines of the grid that was in play: with three grids the next one has already begun.
  const grid = before.view.grid;
  const old = linesOf(before.message.scores[me], grid);
  return linesOf(after.message.scores[me], grid).flatMap((line, number) =>
    line.figure && !old[number]?.figure ? [`${lineResult(number, line)}.`] : [],
  );
}

function entry(before: Moment, after: Moment): string[] {
  const { me, view, message } = after;
  if (me === null || view.entry === before.view.entry || view.sum === null) return [];
  if (view.entry === null) return [t('heard-back')];
  const slow = [...view.written.keys()].filter((seat) => !view.written[seat]);
  const args = { number: view.sum, count: slow.length, name: nameOf(message, slow[0] ?? 0) };
  return [t(slow.length === 1 ? 'knister-heard-written-one' : 'knister-heard-written', args)];
}

/** "Time is up: 8 was written in row 3, column 2 for Mara." */
export function timeUp({ seat, timed_out, view }: Hand<KnisterView>, who: Who): string {
  const cell = cellOf(timed_out.at(-1) ?? null) ?? 0;
  // Until the page turns it is an entry; then it is in this grid, or in the one that it has filled.
  const grids = (view.sheets[seat ?? 0] ?? []).slice(0, view.grid + 1);
  const number = view.entry === cell ? view.sum : grids.findLast((grid) => grid[cell])?.[cell];
  return t('knister-time-up', { ...who, ...placeOf(cell), number: number ?? 0 });
}

const page = (view: KnisterView) => view.grid * 100 + view.round;

const begins = (before: KnisterView, after: KnisterView) =>
  after.grid === before.grid ? [] : [t('knister-heard-grid', { n: after.grid + 1 })];

export const teller: Teller<KnisterView> = { roll, earned, entry, page, begins };
