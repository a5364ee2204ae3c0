// A position from one's own match where much was given away: what would you do?
import type { Options, Seat } from '../lib/wire';
import type { Position, Review, Step } from '../review/review';
import { movesOf } from '../review/moves';
import type { Kept } from './drawers';
import { freshCard, type Card, type Day, type Grade } from './repetition';

/** Everything to ask and to answer with: so it works offline, and when the table is long gone. */
export interface Exercise extends Kept {
  game: string;
  options: Options;
  table: string;
  match: number;
  /** When the match was played. */
  at: number;
  seat: Seat;
  name: string;
  unit: Review['unit'];
  least: number;
  step: Step;
  position: Position;
  card: Card;
}

const MOST = 3; // from one match
const WORTH = 10; // times what can be shown at all: half a point, or 5 %
/** As a part of what was given away then: an estimate is no reason to call anybody wrong. */
const RIGHT = 0.1;
const NEARLY = 1 / 3;

/** The moves of a seat from which there is most to learn. */
export function lessonsIn(review: Review, seat: Seat): Step[] {
  const steps = review.seats.find((each) => each.seat === seat)?.steps ?? [];
  const costly = steps.filter((each) => each.regret >= WORTH * review.least && each.choices.length > 0);
  return costly.sort((a, b) => b.regret - a.regret).slice(0, MOST);
}

interface Source {
  table: string;
  match: number;
  game: string;
  options: Options;
  at: number;
  seat: Seat;
}

export function exerciseOf(from: Source, review: Review, step: Step, position: Position, today: Day): Exercise {
  const { table, match, game, options, at, seat } = from;
  const { name = '' } = review.seats.find((each) => each.seat === seat) ?? {};
  const key = `${table}/${match}/${seat}/${step.event}`;
  return { key, table, match, game, options, at, seat, name, unit: review.unit, least: review.least, step, position, card: freshCard(today) };
}

/** What a move is worth; null if the coach did not name it, because others are better. */
export function worthOf({ step }: Exercise, move: string): number | null {
  const named = step.choices.find((each) => movesOf(each).includes(move));
  return named?.value ?? (movesOf(step.made).includes(move) ? step.made.value : null);
}

export function judge(exercise: Exercise, move: string): { grade: Grade; given: number | null } {
  const { step, least } = exercise;
  const worth = worthOf(exercise, move);
  if (worth === null) return { grade: 'wrong', given: null };
  const given = Math.max(0, step.best - worth);
  if (given <= Math.max(least, RIGHT * step.regret)) return { grade: 'right', given };
  return { grade: given <= NEARLY * step.regret ? 'nearly' : 'wrong', given };
}
