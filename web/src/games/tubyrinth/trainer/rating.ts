// How good somebody is at boards: a rating as in chess, in which every board of the book is an opponent. It is beaten
// if it is solved within the time for its grade; one that was given up or took longer has won.
import type { Played } from '../../../me/played';

export const START = 1000;
const STEP = 150; // from grade to grade: the harder board wins 70 of 100 times against somebody who is even with the easier one
const K = 48; // few boards have to tell
const SPREAD = 400; // Elo's: ten to one

/** Seconds that a board of this grade should take, from 1 to 5. */
export const PAR = [45, 75, 120, 180, 270] as const;
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** Somebody new is even with an easy board. */
export const ratingOf = (grade: Grade): number => START + (grade - 2) * STEP;

export interface Try {
  grade: Grade;
  /** Milliseconds; null if it was given up. */
  time: number | null;
}

const isBeaten = ({ grade, time }: Try): boolean => time !== null && time <= PAR[grade - 1]! * 1000;

export function rate(tries: Try[]): number {
  return tries.reduce((rating, each) => {
    const expected = 1 / (1 + 10 ** ((ratingOf(each.grade) - rating) / SPREAD));
    return rating + K * (Number(isBeaten(each)) - expected);
  }, START);
}

/** The grade with which it is most open who wins. */
export const edgeOf = (rating: number): Grade =>
  GRADES.reduce((best, each) => (Math.abs(ratingOf(each) - rating) < Math.abs(ratingOf(best) - rating) ? each : best));

const isGrade = (value: unknown): value is Grade => GRADES.some((grade) => grade === value);

/** What was tried alone and without help, in order. */
export function triesIn(matches: Played[]): Try[] {
  const alone = matches.filter(({ game, others, helped }) => game === 'tubyrinth' && others.length === 0 && !helped);
  return alone
    .sort((a, b) => a.at - b.at)
    .flatMap(({ facts: { grade, time } }) => (isGrade(grade) ? [{ grade, time: typeof time === 'number' ? time : null }] : []));
}

/** A board of this grade that was never played; if all were, the one that was played longest ago. */
export function boardFor<Board extends { board: string; grade: number }>(book: Board[], matches: Played[], grade: Grade): Board | null {
  const last = new Map<string, number>();
  for (const { facts, at } of matches) if (typeof facts.board === 'string') last.set(facts.board, Math.max(at, last.get(facts.board) ?? 0));
  const fitting = book.filter((each) => each.grade === grade);
  return fitting.sort((a, b) => (last.get(a.board) ?? 0) - (last.get(b.board) ?? 0))[0] ?? null;
}
