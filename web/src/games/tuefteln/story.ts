// What a screen reader says about Tüfteln.
import { Company, nameOf, type Who } from '../../lib/company';
import type { Hand } from '../../lib/wire';
import { listed, t } from '../../lib/words';
import { type Moment as Told, type Teller } from '../../parts/story';
import type { Choice } from './choice.svelte';
import { cellName, entryOf, kindOf, placeOf, squareResult, squares, type TueftelnView } from './view';

type Moment = Told<TueftelnView>;

/** "Mara rolled 5 and 3." */
function roll({ message, view }: Moment): string {
  if (!view.dice) return '';
  const [first, second] = view.dice;
  return t('tuefteln-rolled', { ...new Company(message).who(view.roller), first, second });
}

function earned(before: Moment, after: Moment): string[] {
  const { me } = after;
  if (me === null) return [];
  const [old, now] = [before.message.scores[me], after.message.scores[me]];
  const made = squares.flatMap((square) => {
    const line = now?.[square];
    return line?.figure && !old?.[square]?.figure ? [`${squareResult(square, line)}.`] : [];
  });
  const bonus = now?.at(-1)?.points && !old?.at(-1)?.points ? [t('tuefteln-heard-bonus', new Company(after.message).who(me))] : [];
  return [...made, ...bonus];
}

function entry(before: Moment, after: Moment): string[] {
  const { me, view, message } = after;
  if (me === null || !view.dice || String(view.entry) === String(before.view.entry)) return [];
  if (view.entry === null) return [t('heard-back')];
  const [first, second] = view.dice;
  const slow = [...view.written.keys()].filter((seat) => !view.written[seat]);
  const args = { first, second, count: slow.length, name: nameOf(message, slow[0] ?? 0) };
  return [t(slow.length === 1 ? 'tuefteln-heard-written-one' : 'tuefteln-heard-written', args)];
}

/** "Time is up: 5 in row 1, column 2 and 3 in row 4, column 1 were written for Mara." */
export function timeUp({ seat, timed_out, view }: Hand<TueftelnView>, who: Who): string {
  const numbers = view.sheets[seat ?? 0] ?? [];
  const entries = (entryOf(timed_out.at(-1) ?? null) ?? []).map((cell, die) =>
    t('entry-told', { number: numbers[cell] || (view.dice?.[die] ?? 0), ...placeOf(cell) }),
  );
  return t('tuefteln-time-up', { ...who, entries: listed(entries) });
}

export const teller: Teller<TueftelnView> = { roll, earned, entry, page: (view) => view.round };

/** Where both numbers can go now: colours, white cells, bridges, or either. */
export function ruleWords(paper: string, moves: string[]): string {
  const kinds = new Set(moves.flatMap((move) => entryOf(move) ?? []).map((cell) => kindOf(paper.charAt(cell))));
  const kind = kinds.size > 1 ? 'both' : [...kinds][0];
  return kind ? t(`tuefteln-how-${kind}`) : '';
}

/** How a written entry can still be changed; empty if it cannot. */
export function changeWords(choice: Choice): string {
  const { written, canSwap } = choice;
  if (!written) return '';
  const elsewhere = [...choice.open].some((cell) => !written.includes(cell));
  const way = elsewhere && canSwap ? 'both' : canSwap ? 'swap' : 'tap';
  return elsewhere || canSwap ? t(`tuefteln-movable-short-${way}`) : '';
}

/** What goes with the first cell: any white cell, a bridge's other end, a colour. */
export function nextWords(paper: string, choice: Choice): { what: string; heard: string } | null {
  const { first, number } = choice;
  if (!first || number === null) return null;
  const sign = paper.charAt(first.cell);
  const kind = kindOf(sign);
  const count = choice.followers.size;
  const end = [...choice.followers][0] ?? first.cell;
  const args = { number, count, sign, ...placeOf(end) };
  return { what: t(`tuefteln-now-${kind}`, args), heard: t(`tuefteln-heard-next-${kind}`, args) };
}

/** "6 in row 5, column 2, green. 4 goes to one of 3 green cells." */
export function firstHeard(paper: string, dice: readonly [number, number], choice: Choice): string {
  const { first } = choice;
  const next = nextWords(paper, choice);
  if (!first || !next) return '';
  const cell = cellName(paper, first.cell, t('tuefteln-place-within', placeOf(first.cell)));
  return `${t('tuefteln-heard-first', { number: dice[first.die], cell })} ${next.heard}`;
}
