// What a finished match leaves on this device. Loaded when the first one ends, not before.
import { linkAt } from '../lib/carried';
import { isRecord, keep, keptKeys, keptValue } from '../lib/device';
import type { TableMessage } from '../lib/wire';
import { loadPosition, type Review } from '../review/review';
import { change, everything, putAll } from './drawers';
import { exerciseOf, lessonsIn, questionOf, type Exercise } from './exercise';
import { factsOf, trainerOf } from './parts';
import { keyOf, playedIn, type Judged, type Played } from './played';
import { dayOf } from './repetition';
import { noteResult } from './solo';

/** What a table's page keeps from the moment it shows a result until that is in the history. */
const ENDED = 'ended.';

/** Dice of a day or of a round are known from the second time on. */
async function hasKnown({ dice }: Played): Promise<boolean> {
  return dice !== undefined && (await everything<Played>('matches')).some((each) => each.dice === dice);
}

/** Records a match whose result is shown; once, however often that is. */
export async function noteMatch(message: TableMessage): Promise<void> {
  const played = playedIn(message);
  if (played) {
    played.helped ||= await hasKnown(played);
    noteResult(message, played);
    const facts = await factsOf(message, played.seat);
    // One that is back at its server is noted there.
    const back = () => linkAt(played.table)?.state === 'back';
    await change<Played>('matches', played.key, (before) => (before || back() ? null : { ...played, facts }));
  }
  keep(ENDED + message.table.id, null);
}

const isMessage = (value: unknown): value is TableMessage => isRecord(value) && isRecord(value.table) && isRecord(value.outcome);

/** Matches whose page was closed before they were in the history. */
export async function noteLeft(): Promise<void> {
  for (const key of keptKeys().filter((each) => each.startsWith(ENDED))) {
    const message = keptValue(key, isMessage);
    if (message) await noteMatch(message).catch(() => {}); // there will be another time
    else keep(key, null);
  }
}

/** Of a seat. */
export function judged(review: Review, seat: number): Judged | 'gone' {
  const career = review.seats.find((each) => each.seat === seat);
  if (!career) return 'gone';
  return { unit: review.unit, luck: review.lucky ? career.luck : null, regret: career.regret, accuracy: career.accuracy, asked: true };
}

/** Whether the coach has more to say about a match than is kept here. */
export async function isOpen({ game, coach }: Played): Promise<boolean> {
  if (coach === null || coach === 'gone') return coach === null;
  return !coach.asked && (await trainerOf(game))?.asking !== undefined;
}

/** Keeps what the coach says about a match of this device: how it was played, and what can be learnt from it. */
export async function noteReview(table: string, match: number, review: Review): Promise<void> {
  const played = (await everything<Played>('matches')).find(({ key }) => key === keyOf(table, match));
  if (!played || !(await isOpen(played))) return;
  await putAll({ exercises: await exercisesIn(played, review) });
  const coach = judged(review, played.seat);
  await change<Played>('matches', played.key, (before) => (before ? { ...before, coach } : null));
}

/** Those that are there already keep their card. */
async function exercisesIn(played: Played, review: Review): Promise<Exercise[]> {
  const { Answer, asking } = (await trainerOf(played.game)) ?? {};
  const known = new Set((await everything<Exercise>('exercises')).map(({ key }) => key));
  const made = await Promise.all([...(Answer ? movesIn(played, review) : []), ...(asking ? questionsIn(played, review) : [])]);
  return made.filter(({ key }) => !known.has(key));
}

const positionAt = ({ table, match, seat }: Played, event: number) => loadPosition(table, match, seat, event);

const movesIn = (played: Played, review: Review): Promise<Exercise>[] =>
  lessonsIn(review, played.seat).map(async (step) => exerciseOf(played, review, step, await positionAt(played, step.event), dayOf(new Date())));

const questionsIn = (played: Played, review: Review): Promise<Exercise>[] =>
  review.questions
    .filter(({ seat }) => seat === played.seat)
    .map(async (question) => {
      const [position, shown] = await Promise.all([question.event, question.shown].map((event) => positionAt(played, event)));
      return questionOf(played, review, question, position!, shown!, dayOf(new Date()));
    });
