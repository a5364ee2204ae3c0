// A session of training: one exercise after another, and what each answer changes.
import type { Found } from '../review/reviewing.svelte';
import { Reviewing } from '../review/reviewing.svelte';
import type { ReviewScreens } from '../games';
import type { TableFacts } from '../lib/wire';
import { change, everything } from './drawers';
import { judge, weightOf, type Exercise, type MoveExercise } from './exercise';
import { after, dayOf, dueToday, type Day, type Grade } from './repetition';

export interface Verdict {
  grade: Grade;
  /** A move, or the answer to a question. */
  answer: string;
  /** What the answer gave away; null if it is not among the moves that the coach named. */
  given: number | null;
}

export class Training {
  all = $state.raw<Exercise[]>([]);
  chosen = $state<string | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Whether to go on although nothing is due. */
  eager = $state(false);
  current = $state.raw<Exercise | null>(null);
  /** Whether an exercise was left for another one: the keys go on there. */
  moved = false;

  constructor(private readonly now: () => Date = () => new Date()) {}

  get today(): Day {
    return dayOf(this.now());
  }

  readonly due: Exercise[] = $derived.by(() => dueToday(this.all, this.today));
  /** The day when the next one is due. */
  readonly next: Day | null = $derived.by(() => (this.all.length ? Math.min(...this.all.map(({ card }) => card.due)) : null));

  async load(): Promise<void> {
    // Of those that are due on the same day, the costliest come first.
    this.all = (await everything<Exercise>('exercises')).sort((a, b) => weightOf(b) - weightOf(a));
    this.current ??= this.due[0] ?? null;
  }

  /** The one that is due first; of those not due, if somebody wants to go on, the one that comes first. */
  goOn(): void {
    const sorted = [...this.all].sort((a, b) => a.card.due - b.card.due);
    const others = sorted.filter(({ key }) => key !== this.current?.key);
    const last = this.due.length === 1 && this.due[0]!.key === this.current?.key ? this.due[0]! : null;
    this.current = this.due.find(({ key }) => key !== this.current?.key) ?? last ?? (this.eager ? (others[0] ?? null) : null);
    this.chosen = this.verdict = null;
    this.moved = true;
  }

  goEagerly(): void {
    this.eager = true;
    this.goOn();
  }

  async answer(): Promise<void> {
    const { current, chosen } = this;
    if (!current || chosen === null || this.verdict) return;
    const { grade, given } = judge(current, chosen);
    this.verdict = { grade, given, answer: chosen };
    const card = after(current.card, grade, this.today);
    await change<Exercise>('exercises', current.key, (before) => (before ? { ...before, card } : null));
    this.all = this.all.map((each) => (each.key === current.key ? { ...each, card } : each));
  }
}

/** The exercise as the review shows a moment: its board, its best moves and why. */
export function reviewingOf(exercise: MoveExercise, screens: ReviewScreens): Reviewing {
  const { seat, name, step, unit, least, game, table, match, options, position } = exercise;
  const career = { seat, name, start: step.before, final: step.after, luck: 0, regret: step.regret, rest: 0, accuracy: step.accuracy ?? 0, steps: [step] };
  const review = { game, unit, least, lucky: false, finished: true, seats: [career], costliest: [], details: null, questions: [] };
  // A board is drawn from its position; who sits at the table now makes no difference.
  const then = { id: table, game, options, match, seats: [] as unknown } as TableFacts;
  const found: Found = { table: then, match, review, screens, game: null };
  return new Reviewing(found, [seat], () => Promise.resolve(position));
}
