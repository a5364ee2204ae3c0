// What a screen reader says about Knister.
import { nameOf } from '../../lib/facts';
import { t } from '../../lib/words';
import { type Moment as Told, type Teller } from '../../parts/story';
import { isScored, lineResult, linesOf, type KnisterView } from './view';

type Moment = Told<KnisterView>;

/** "Mara rolled 5 and 3: 8." */
function roll({ message, view, me }: Moment): string {
  if (!view.dice || view.sum === null) return '';
  const [first, second] = view.dice;
  const dice = { first, second, sum: view.sum, name: nameOf(message, view.roller) };
  return t(view.roller === me ? 'knister-rolled-you' : 'knister-rolled', dice);
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

const page = (view: KnisterView) => view.grid * 100 + view.round;

const begins = (before: KnisterView, after: KnisterView) =>
  after.grid === before.grid ? [] : [t('knister-heard-grid', { n: after.grid + 1 })];

export const teller: Teller<KnisterView> = { roll, earned, entry, page, begins };
