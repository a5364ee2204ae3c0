// Your turn before it is made: which stone, whether it closes a number, whether it is flipped. All choices come from
// the moves that the server offers.
import { placeOf, touchOf, type Touch } from './view';

interface Grounds {
  /** Changes with every step of the match. */
  step: string;
  moves: string[];
  /** Nothing can be chosen now: a pause, a bot standing in, a move in flight, a stone turning. */
  closed: boolean;
}

export class Turn {
  touched = $state<string | null>(null);
  closes = $state<number | null>(null);
  flips = $state(true);

  private touches = $derived.by(() => (this.grounds().closed ? [] : this.grounds().moves.map(touchOf).filter((each) => each !== null)));
  /** Where the stone in hand may go. */
  places = $derived.by(() => (this.grounds().closed ? [] : this.grounds().moves.map(placeOf).filter((each) => each !== null)));
  /** The stones that may be touched. */
  spots = $derived([...new Set(this.touches.map((each) => each.spot))]);
  /** What may be done with the chosen stone. */
  private ways = $derived(this.touches.filter((each) => each.spot === this.touched));
  /** The numbers that it may be announced to close; null is none. */
  numbers = $derived([...new Set(this.ways.map((each) => each.closes))]);
  /** The move as chosen. */
  chosen = $derived(this.ways.find((each) => each.closes === this.closes && each.flips === this.flips) ?? null);

  constructor(
    private grounds: () => Grounds,
    private play: (move: string) => void,
  ) {
    $effect(() => {
      void this.grounds().step;
      this.lay();
    });
  }

  /** Whether the stone may be left unflipped, given the announcement. */
  get optional(): boolean {
    return this.ways.some((each) => each.closes === this.closes && !each.flips);
  }

  choose(spot: string): void {
    if (!this.spots.includes(spot)) return;
    if (spot === this.touched) return this.lay();
    this.touched = spot;
    this.flips = true;
    // Nothing is announced by default, except while the zero is being filled, when it is mandatory.
    this.closes = this.numbers.includes(null) ? null : (this.numbers[0] ?? null);
  }

  announce(number: number | null): void {
    if (!this.numbers.includes(number)) return;
    this.closes = number;
    this.flips = true;
  }

  mayAnnounce(number: number): boolean {
    return this.numbers.includes(number) && this.numbers.length > 1;
  }

  leave(still: boolean): void {
    this.flips = !still;
  }

  /** Clears the choice. */
  lay(): void {
    this.touched = null;
    this.closes = null;
    this.flips = true;
  }

  touch(): void {
    const chosen: Touch | null = this.chosen;
    if (chosen) this.play(chosen.move);
  }

  place(spot: string): void {
    if (this.places.includes(spot)) this.play(`>${spot}`);
  }
}
