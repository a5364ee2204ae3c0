// What can be told about a result without telling anything about the dice: coloured rows, as word games have them.
import { addressOf } from '../lib/address';
import { t } from '../lib/words';
import { gameName } from '../lib/facts';
import type { GameFacts } from '../lib/wire';
import { partName } from './daily';
import { resultWords } from './telling';
import type { ChallengeFacts, DayFacts, OwnTry } from './day.gen';

/** How good a line is: lost points, nothing, a little, good, excellent. Signs differ in shape, too. */
export type Level = -1 | 0 | 1 | 2 | 3;
export const SIGNS: Record<Level, string> = { [-1]: '🔻', 0: '⬜', 1: '🟡', 2: '🟩', 3: '⭐' };
const GOOD = 0.25;
const EXCELLENT = 0.6;

export function levelOf(points: number, best: number): Level {
  if (points <= 0) return points < 0 ? -1 : 0;
  const part = points / Math.max(best, 1);
  return part >= EXCELLENT ? 3 : part >= GOOD ? 2 : 1;
}

/** Up to five in a row, or as a square. */
const widthOf = (count: number) => (Number.isInteger(Math.sqrt(count)) && count > 4 ? Math.sqrt(count) : 5);

/** Lines of one kind ("row 1" to "row 5") stand together. */
export function rowsOf(lines: OwnTry['lines'], best: number): Level[][] {
  const kinds = new Map<string, Level[]>();
  for (const [label, points] of lines) {
    const kind = label.replace(/\d+/g, '').trim().split(' ')[0] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), levelOf(points, best)]);
  }
  return [...kinds.values()].flatMap((levels) => {
    const width = widthOf(levels.length);
    return Array.from({ length: Math.ceil(levels.length / width) }, (_, n) => levels.slice(n * width, (n + 1) * width));
  });
}

export const bestFigure = (game: GameFacts | undefined): number => Math.max(1, ...Object.values(game?.figures ?? {}));

export interface Told {
  /** What was played, the result, and the place. */
  words: string;
  rows: Level[][];
}

/** The finished challenges of a game. */
export function tellResults(challenges: ChallengeFacts[], game: GameFacts | undefined): Told[] {
  return challenges
    .filter(({ mine }) => mine?.result)
    .map((each) => {
      const place = each.standings?.place;
      const words = [
        [partName(each), resultWords(each, each.mine!.result!)].filter(Boolean).join(': '),
        place ? t('daily-place', { place, players: each.players }) : '',
      ];
      return { words: words.filter(Boolean).join(', '), rows: rowsOf(each.mine!.lines, bestFigure(game)) };
    });
}

export const headOf = (day: DayFacts, game: string) => t('daily-share-head', { date: day.day, game: gameName(game) });

export function shareText(day: DayFacts, game: string, told: Told[]): string {
  const results = told.map(({ words, rows }) =>
    rows.length === 1 && rows[0]!.length === 1
      ? `${SIGNS[rows[0]![0]!]} ${words}`
      : [words, ...rows.map((row) => row.map((level) => SIGNS[level]).join(''))].join('\n'),
  );
  return [headOf(day, game), ...results, addressOf('/daily')].join('\n');
}

