// What a screen reader says: about the hand, the water, and what happened between two moments.
import { Company, type Who } from '../../lib/company';
import { isPlayedByBot, pointsOf } from '../../lib/facts';
import { othersLate } from '../../lib/time-up';
import type { Hand, TableMessage } from '../../lib/wire';
import { listed, t } from '../../lib/words';
import type { Bench, Deed } from './bench.svelte';
import { isOut, rankOf } from './doing';
import { boardOf, type Cell, type Mouth } from './geometry';
import { tileName } from './names';
import type { Showing, TubyrinthView, Verdict } from './view';

/** "above row 1, column 1" */
export const markName = ([row, column, at]: Mouth): string => t('tubyrinth-mark', { side: at, row: row + 1, column: column + 1 });
const cellName = ([row, column]: Cell): string => t('tubyrinth-cell', { row: row + 1, column: column + 1 });

/** "Water reaches 4 tiles; 5 are needed." */
export function waterWords({ flow, laid }: Showing, least: number): string {
  if (!flow) return t('tubyrinth-water-untold', { count: laid.length, least });
  if (!flow.arrives) return t('tubyrinth-water', { count: flow.reach, least });
  return t(flow.counts.length < least ? 'tubyrinth-water-short' : 'tubyrinth-water-arrives', { count: flow.counts.length, least });
}

/** Where its pipes open. */
function shapeWords(bench: Bench, tile: string): string {
  const openings = bench.shape(tile).pipes.map((pipe) => listed(pipe.map(markName)));
  return t('tubyrinth-openings', { where: openings.join('; ') });
}

function overWords(bench: Bench): string {
  const { target } = bench;
  if (!target) return '';
  const place = { tile: tileName(target.tile), row: target.row + 1, column: target.column + 1 };
  if (bench.fits(target)) return t('tubyrinth-over-fits', place);
  const cells = bench.blocked(target).map(cellName);
  return t('tubyrinth-over-blocked', { ...place, cells: listed(cells) });
}

/** What is said when a hand has done something. */
export function deedWords(bench: Bench, deed: Deed, tile: string): string {
  const { hold } = bench;
  if (hold?.by === 'pointer' && deed !== 'refused') return '';
  if (deed === 'over') return overWords(bench);
  if (deed === 'refused') return hold?.by === 'keys' ? overWords(bench) : t('tubyrinth-heard-refused', { tile: tileName(tile) });
  const done = t(`tubyrinth-heard-${deed}`, { tile: tileName(tile) });
  const shape = deed === 'taken' || deed === 'turned' || deed === 'flipped' ? shapeWords(bench, tile) : '';
  return [done, shape, hold ? overWords(bench) : ''].filter(Boolean).join(' ');
}

export interface Moment {
  message: TableMessage;
  view: TubyrinthView;
  me: number | null;
}

export interface Heard {
  text: string;
  assertive?: boolean;
}

/** "Ada calls: pipe's ready!" */
export function callWords({ message, view }: Moment, seat: number): string {
  const key = isOut(view, seat) ? 'tubyrinth-heard-out' : 'tubyrinth-heard-called';
  return t(key, new Company(message).who(seat));
}

/** The seats that have called between two moments of the same round. */
export function calledBetween(before: Moment | null, after: Moment): number[] {
  if (!before || before.message.table.match !== after.message.table.match || before.view.phase !== 'build') return [];
  const calls = after.view.phase === 'build' ? after.view.calls : (after.view.last?.calls ?? []);
  return calls.flatMap((at, seat) => (at !== null && before.view.calls[seat] === null ? [seat] : []));
}

function callsBetween(before: Moment, after: Moment): Heard[] {
  return calledBetween(before, after).map((seat) => {
    const turned = after.view.sand && rankOf(after.view.calls, seat) === 1;
    const sand = turned ? ` ${t('seconds-left', { count: after.view.options.hourglass })}` : '';
    return { text: callWords(after, seat) + sand, assertive: true };
  });
}

/** "first with 6 tiles" */
export function verdictWords(verdict: Verdict): string {
  if (verdict.figure !== 'pipeline') return t(`tubyrinth-verdict-${verdict.figure}`);
  return t('tubyrinth-verdict-pipeline', { tiles: verdict.tiles, rank: verdict.rank ?? 0 });
}

/** The people who had not called when the sand ran out: you in a sentence, the others by name. */
export function sandWords(message: TableMessage, { sand, last }: TubyrinthView): string[] {
  if (!sand || !last) return [];
  const company = new Company(message);
  const people = message.table.seats.filter((facts) => !isPlayedByBot(facts)).map(({ seat }) => seat);
  const late = people.filter((seat) => last.calls[seat] === null && last.passes[seat] === null);
  const others = late.filter((seat) => !company.isYou(seat));
  return [
    ...(others.length < late.length ? [t('tubyrinth-sand-out')] : []),
    ...(others.length > 0 ? [othersLate(message, others)] : []),
  ];
}

export const timeUp = ({ timed_out }: Hand<TubyrinthView>, who: Who): string =>
  t(timed_out.at(-1) === 'go' ? 'tubyrinth-time-up-go' : 'tubyrinth-time-up-pass', who);

function resultOf({ message, view }: Moment): Heard[] {
  const company = new Company(message);
  const each = view.last?.verdicts.map((verdict, seat) =>
    t('tubyrinth-heard-verdict', {
      name: company.nameOf(seat),
      verdict: verdictWords(verdict),
      points: verdict.points,
      total: pointsOf(message.scores[seat]),
    }),
  );
  return each ? [{ text: [t('tubyrinth-heard-round-over'), ...sandWords(message, view), ...each].join(' ') }] : [];
}

function beginning({ view }: Moment): Heard[] {
  if (view.phase === 'countdown') return [{ text: t('tubyrinth-heard-countdown') }];
  if (view.phase !== 'build' || !view.own) return [];
  const { start, end } = boardOf(view.own.board);
  const marks = `${t('tubyrinth-start-at', { place: markName(start) })} ${t('tubyrinth-end-at', { place: markName(end) })}`;
  return [{ text: `${t('tubyrinth-heard-go')} ${marks}`, assertive: true }];
}

/** Sentences for what happened between two moments. */
export function heardBetween(before: Moment | null, after: Moment): Heard[] {
  if (!before || before.me !== after.me || before.message.table.match !== after.message.table.match) return beginning(after);
  const changed = before.view.phase !== after.view.phase;
  if (changed && before.view.phase === 'build') return resultOf(after);
  if (changed) return beginning(after);
  const { own, least } = after.view;
  const wet = own && JSON.stringify(own.flow ?? own.laid) !== JSON.stringify(before.view.own?.flow ?? before.view.own?.laid);
  const water = wet ? [{ text: waterWords(own, least[after.me ?? 0] ?? 0) }] : [];
  return [...callsBetween(before, after), ...water];
}
