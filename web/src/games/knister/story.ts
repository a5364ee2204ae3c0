// What a screen reader hears when a new table message follows an old one.
import type { TableMessage } from '../../lib/wire';
import { t } from '../../lib/words';
import { lineResult, linesOf, type KnisterView } from './view';

type Message = TableMessage<KnisterView>;

export interface Moment {
  message: Message;
  view: KnisterView;
  me: number | null;
}

function nameOf(message: Message, seat: number): string {
  return message.table.seats.find((each) => each.seat === seat)?.name ?? '';
}

/** "Mara rolled 5 and 3: 8." */
export function rollHeard({ message, view, me }: Moment): string {
  if (!view.dice || view.sum === null) return '';
  const [first, second] = view.dice;
  const dice = { first, second, sum: view.sum, name: nameOf(message, view.roller) };
  return t(view.roller === me ? 'knister-rolled-you' : 'knister-rolled', dice);
}

function linesHeard(before: Moment, after: Moment): string[] {
  const { me } = after;
  if (me === null) return [];
  // Lines of the grid that was in play: with three grids the next one has already begun.
  const grid = before.view.grid;
  const old = linesOf(before.message.scores[me], grid);
  return linesOf(after.message.scores[me], grid).flatMap((line, number) =>
    line.figure && !old[number]?.figure ? [`${lineResult(number, line)}.`] : [],
  );
}

function entryHeard(before: Moment, after: Moment): string[] {
  const { me, view, message } = after;
  if (me === null || view.entry === before.view.entry || view.sum === null) return [];
  if (view.entry === null) return [t('knister-heard-back')];
  const slow = [...view.written.keys()].filter((seat) => !view.written[seat]);
  const args = { number: view.sum, count: slow.length, name: nameOf(message, slow[0] ?? 0) };
  return [t(slow.length === 1 ? 'knister-heard-written-one' : 'knister-heard-written', args)];
}

/** Sentences for what happened between two moments, in the order in which they matter. */
export function heardBetween(before: Moment | null, after: Moment): string[] {
  if (!before || before.me !== after.me || before.message.table.match !== after.message.table.match) {
    return [rollHeard(after)];
  }
  const { view } = after;
  const turned = view.round !== before.view.round || view.grid !== before.view.grid;
  if (!turned) return entryHeard(before, after);
  const page = view.seats > 1 ? [t('knister-heard-page')] : [];
  const grid = view.grid !== before.view.grid ? [t('knister-heard-grid', { n: view.grid + 1 })] : [];
  return [...linesHeard(before, after), ...page, ...grid, rollHeard(after)];
}
