// Boards solved alone: how long it took, by grade.
import type { TableMessage } from '../../../lib/wire';
import { t } from '../../../lib/words';
import type { Chart } from '../../../me/charts';
import type { HistoryPart } from '../../../me/parts';
import type { Facts, Played } from '../../../me/played';
import { median } from '../../../me/reckoning';
import { entriesOf, entryOf } from '../book/entries';
import { material } from '../material';
import { gradeName, timeName } from '../names';
import { soloResult } from '../solo';
import type { TubyrinthView } from '../view';

/** Of a board that was played alone; one that is not in the book has no grade, one that was given up no time. */
async function facts(message: TableMessage<TubyrinthView>, seat: number): Promise<Facts> {
  const view = message.hands.find((each) => each.seat === seat)?.view;
  const result = view?.seats === 1 ? soloResult(message, view) : null;
  if (!result) return {};
  const book = await material().catch(() => null);
  const grade = book && entryOf(entriesOf(book), result.showing.board)?.grade;
  const { solved, showing } = result;
  const timed: Facts = solved && solved.time !== null ? { time: solved.time, tiles: solved.tiles } : {};
  return { board: showing.board, ...(grade ? { grade } : {}), ...timed };
}

const timesOf = (matches: Played[], grade: number): number[] =>
  matches.flatMap(({ facts }) => (facts.grade === grade && typeof facts.time === 'number' ? [facts.time] : []));

function charts(matches: Played[]): Chart[] {
  const grades = [1, 2, 3, 4, 5].filter((grade) => timesOf(matches, grade).length > 0);
  if (grades.length === 0) return [];
  const usual = grades.map((grade) => median(timesOf(matches, grade)));
  return [
    {
      key: 'times',
      title: t('tubyrinth-times'),
      of: t('tubyrinth-times-grade'),
      rows: grades.map(gradeName),
      series: [
        { name: t('tubyrinth-times-median'), drawn: 'bars', values: usual },
        { name: t('tubyrinth-times-best'), drawn: 'dots', values: grades.map((grade) => Math.min(...timesOf(matches, grade))) },
        { name: t('tubyrinth-times-count'), drawn: 'none', values: grades.map((grade) => timesOf(matches, grade).length), tell: String },
      ],
      tell: timeName,
      low: 0,
    },
  ];
}

function resultWords({ facts, others }: Played): string | null {
  if (others.length > 0) return null;
  return typeof facts.time === 'number' ? timeName(facts.time) : t('tubyrinth-times-none');
}

const part: HistoryPart = { facts, charts, resultWords, comparable: false };

export default part;
