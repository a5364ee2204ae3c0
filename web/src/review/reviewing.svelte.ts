// Where somebody is in the review of a match: whose play they look at, at which moment, and at which of its best moves.
import type { ReviewScreens } from '../games';
import type { GameFacts, Seat, TableFacts } from '../lib/wire';
import { t } from '../lib/words';
import { told } from './moves';
import { stops, type Career, type Moment, type Position, type Review, type Step } from './review';

/** Everything that the page has loaded. */
export interface Found {
  table: TableFacts;
  match: number;
  review: Review;
  screens: ReviewScreens;
  game: GameFacts | null;
}

export class Reviewing {
  seat = $state<Seat>(0);
  stop = $state(0);
  choice = $state(0);

  readonly career: Career = $derived.by(() => this.found.review.seats.find((each) => each.seat === this.seat)!);
  readonly moments: Moment[] = $derived.by(() => this.found.screens.stops?.(this.found.review, this.career) ?? stops(this.career));
  readonly moment: Moment = $derived.by(() => this.moments[this.stop] ?? { event: null, step: null });
  readonly step: Step | null = $derived.by(() => (this.moment.step === null ? null : (this.career.steps[this.moment.step] ?? null)));

  private readonly seen = new Map<string, Promise<Position>>();

  constructor(
    readonly found: Found,
    mine: Seat[],
    private readonly load: (seat: Seat, event: number | null) => Promise<Position>,
  ) {
    const { seats } = found.review;
    this.look(mine[0] ?? seats.reduce((best, each) => (each.final > best.final ? each : best)).seat);
  }

  readonly nameOf = (seat: Seat): string => this.found.review.seats.find((each) => each.seat === seat)?.name ?? '';

  get names() {
    return { ...this.found.screens, nameOf: this.nameOf };
  }

  readonly rollWords = (roll: string | null): string => (roll === null ? '' : (this.found.screens.rollWords?.(roll) ?? roll));

  get heading(): string {
    const { screens, review } = this.found;
    if (screens.heading) return screens.heading(review, this.career, this.moment);
    if (!this.step) return t('review-end');
    const roll = this.rollWords(this.step.roll);
    const round = screens.roundWords?.(this.step.round) ?? t('review-round', { round: this.step.round });
    return roll ? t('review-round-roll', { round, roll }) : round;
  }

  /** What a screen reader says about the moment. */
  get spoken(): string {
    const { screens, review } = this.found;
    return this.step ? `${this.heading}. ${told(screens, review, this.step)}` : `${this.heading}.`;
  }

  /** The costliest move is the most interesting one. */
  look(seat: Seat): void {
    this.seat = seat;
    const { steps } = this.career;
    const worst = steps.reduce((most, each, n) => (each.regret > (steps[most]?.regret ?? 0) ? n : most), 0);
    this.go(this.moments.findIndex((each) => each.step === worst));
  }

  go(to: number): void {
    this.stop = Math.min(Math.max(to, 0), this.moments.length - 1);
    this.choice = 0;
  }

  goStep(step: number): void {
    this.go(this.moments.findIndex((each) => each.step === step));
  }

  /** To the last stop before this event has happened. */
  goEvent(event: number): void {
    this.go(this.moments.findLastIndex((each) => each.event !== null && each.event <= event));
  }

  /** The position at this moment; the next one is loaded ahead. */
  position(): Promise<Position> {
    const next = this.moments[this.stop + 1];
    const here = this.positionAt(this.moment);
    if (next) this.positionAt(next).catch(() => {});
    return here;
  }

  private positionAt({ event }: Moment): Promise<Position> {
    const key = `${this.seat} ${event}`;
    const loading = this.seen.get(key) ?? this.load(this.seat, event);
    this.seen.set(key, loading);
    loading.catch(() => this.seen.delete(key));
    return loading;
  }
}
