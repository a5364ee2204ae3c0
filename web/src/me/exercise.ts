// An exercise from one's own match: a move where much was given away (what would you do?), or something that was seen
// and could have been known (what was it?).
import type { Options, Seat } from '../lib/wire';
import type { Position, Question, Review, Step } from '../review/review';
import { movesOf } from '../review/moves';
import type { Kept } from './drawers';
import { freshCard, type Card, type Day, type Grade } from './repetition';

interface Source {
  table: string;
  match: number;
  game: string;
  options: Options;
  /** When the match was played. */
  at: number;
  seat: Seat;
}

/** Everything to ask and to answer with: so it works offline, and when the table is long gone. */
interface Asked extends Kept, Source {
  name: string;
  position: Position;
  card: Card;
}

export interface MoveExercise extends Asked {
  unit: Review['unit'];
  least: number;
  step: Step;
}

export interface QuestionExercise extends Asked {
  question: Question;
  /** Everybody's, by seat. */
  names: string[];
  /** When it had just been seen. */
  shown: Position;
}

export type Exercise = MoveExercise | QuestionExercise;

export const isQuestion = (exercise: Exercise): exercise is QuestionExercise => 'question' in exercise;

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

const sourceOf = ({ table, match, game, options, at, seat }: Source): Source => ({ table, match, game, options, at, seat });
const nameOf = ({ seats }: Review, seat: Seat): string => seats.find((each) => each.seat === seat)?.name ?? '';

export function exerciseOf(from: Source, review: Review, step: Step, position: Position, today: Day): MoveExercise {
  const key = `${from.table}/${from.match}/${from.seat}/${step.event}`;
  const { unit, least } = review;
  return { ...sourceOf(from), key, name: nameOf(review, from.seat), unit, least, step, position, card: freshCard(today) };
}

export function questionOf(from: Source, review: Review, question: Question, position: Position, shown: Position, today: Day): QuestionExercise {
  const key = `${from.table}/${from.match}/${from.seat}/${question.event}/${question.about}`;
  const names = review.seats.map(({ name }) => name);
  return { ...sourceOf(from), key, name: nameOf(review, from.seat), names, question, position, shown, card: freshCard(today) };
}

/** How much there is to learn: of a move, how much was given away; whatever one had forgotten is worth an exercise. */
export const weightOf = (exercise: Exercise): number => (isQuestion(exercise) ? WORTH : exercise.step.regret / exercise.least);

/** What a move is worth; null if the coach did not name it, because others are better. */
export function worthOf({ step }: MoveExercise, move: string): number | null {
  const named = step.choices.find((each) => movesOf(each).includes(move));
  return named?.value ?? (movesOf(step.made).includes(move) ? step.made.value : null);
}

export function judge(exercise: Exercise, answer: string): { grade: Grade; given: number | null } {
  if (isQuestion(exercise)) return { grade: answer === exercise.question.right ? 'right' : 'wrong', given: null };
  const { step, least } = exercise;
  const worth = worthOf(exercise, answer);
  if (worth === null) return { grade: 'wrong', given: null };
  const given = Math.max(0, step.best - worth);
  if (given <= Math.max(least, RIGHT * step.regret)) return { grade: 'right', given };
  return { grade: given <= NEARLY * step.regret ? 'nearly' : 'wrong', given };
}
