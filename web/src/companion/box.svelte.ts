// One phone at a real table: the evening as it is kept on this device, and everything that can be done in it.
import { drop, putAll, take, type Kept } from '../me/drawers';
import type { Options } from '../lib/wire';
import type { Way } from './companion.gen';
import { standing, type Act, type Standing } from './evening';
import { unwritten, type Typed } from './typing';

export interface Evening extends Kept {
  names: string[];
  settings: Options;
  way: Way;
  acts: Act[];
  /** Sheets that are being typed in, by match and seat. */
  sheets: Record<string, Typed>;
}

export class Box {
  private kept: Evening = $state.raw() as Evening;
  readonly standing: Standing = $derived.by(() => standing(this.way, this.names.length, this.kept.acts));

  constructor(evening: Evening) {
    this.kept = evening;
  }

  static async open(game: string): Promise<Box | null> {
    const found = await take<Evening>('evenings', game);
    return found ? new Box(found) : null;
  }

  static begin(game: string, names: string[], settings: Options, way: Way): Box {
    const box = new Box({ key: game, names, settings, way, acts: [], sheets: {} });
    box.keep({});
    return box;
  }

  get game(): string {
    return this.kept.key;
  }
  get names(): string[] {
    return this.kept.names;
  }
  get way(): Way {
    return this.kept.way;
  }
  get settings(): Options {
    return this.kept.settings;
  }
  get last(): Act | undefined {
    return this.kept.acts.at(-1);
  }
  /** How long the hourglass runs, in milliseconds; 0 if there is none. */
  get sand(): number {
    return this.way.seconds === null ? 0 : 1000 * Number(this.settings[this.way.seconds]);
  }

  act(act: Act): void {
    this.keep({ acts: [...this.kept.acts, act] });
  }

  undo(): void {
    this.keep({ acts: this.kept.acts.slice(0, -1) });
  }

  typed(seat: number): Typed {
    return this.kept.sheets[this.sheetKey(seat)] ?? unwritten(this.way.sheet!);
  }

  type(seat: number, typed: Typed): void {
    this.keep({ sheets: { ...this.kept.sheets, [this.sheetKey(seat)]: typed } });
  }

  forget(): Promise<void> {
    return drop('evenings', this.game);
  }

  private sheetKey(seat: number): string {
    return `${this.standing.past.length}.${seat}`;
  }

  /** On the device before anything else happens: a phone may be put away at any time. */
  private keep(changes: Partial<Evening>): void {
    this.kept = { ...this.kept, ...changes };
    void putAll({ evenings: [this.kept] });
  }
}
