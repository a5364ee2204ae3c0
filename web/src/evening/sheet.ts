// The score sheet of an evening in words: shared by the page, the picture and the text to copy.
import { gameName } from '../lib/facts';
import { listed, t } from '../lib/words';
import type { PlayedFacts, Run, Series } from '../lib/wire';

/** Names as everybody sees them: whose name the host has hidden is a guest. */
export function withNames(series: Series): Series {
  const players = series.players.map((each, place) => (each.muted ? { ...each, name: t('guest', { seat: (each.seat ?? place) + 1 }) } : each));
  return { ...series, players };
}

const namesOf = ({ players }: Series, which: number[]) => listed(which.map((player) => players[player]!.name));

/** Who has won a run, or leads in it; empty as long as nobody has won anything. */
export function runWords(series: Series, run: Run): string {
  const wins = Math.max(...run.wins);
  if (wins === 0) return '';
  const best = run.wins.flatMap((each, player) => (each === wins ? [player] : []));
  const told = { names: namesOf(series, best), count: best.length, wins };
  if (run.winners.length > 0) return t('sheet-series-won', told);
  return series.best_of ? t('sheet-series-open', { ...told, series: t(`series-${series.best_of}`) }) : t('sheet-open', told);
}

/** What a player made in a match; null for one who did not play it. */
export function cellOf(match: PlayedFacts, player: number): { points: number; more: number; won: boolean } | null {
  const seat = match.players.indexOf(player);
  if (seat < 0) return null;
  return { points: match.points[seat]!, more: match.handicaps[seat]!, won: match.winners.includes(player) };
}

export const signed = (more: number): string => (more > 0 ? ` +${more}` : '');

function matchLine(series: Series, match: PlayedFacts): string {
  const points = match.players.map((player, seat) => {
    const won = match.winners.includes(player) ? ` (${t('sheet-won')})` : '';
    return `${series.players[player]!.name} ${match.points[seat]}${signed(match.handicaps[seat]!)}${won}`;
  });
  return t('sheet-line', { match: match.match, game: gameName(match.game), points: points.join(', ') });
}

/** All of it, line by line. */
export function textOf(series: Series): string {
  const runs = series.runs.map((run) => runWords(series, run)).filter((line) => line);
  return [`${t('vierling')}: ${t('sheet-title')}`, ...series.matches.map((match) => matchLine(series, match)), ...runs].join('\n');
}
