// A sheet being drawn: what each tool does to it, and what the server says about it.
import { checkOptions, Refusal } from '../../../lib/api';
import { isRecord, keepValue, keptValue } from '../../../lib/device';
import type { Options } from '../../../lib/wire';
import { blankSheet, readPaper, sheetOption, sideOf, writePaper } from '../paper';
import { cellOf, kindOf, otherEnd } from '../view';

export type Side = 'A' | 'B';
/** A digit, a colour, `bridge`, or a dot to erase. */
export type Tool = string;

const DEBOUNCE = 200; // milliseconds
const isSigns = (value: unknown): value is string => typeof value === 'string' && value.length === blankSheet.length;
const isDraft = (value: unknown): value is { side: Side; A: string; B: string } =>
  isRecord(value) && (value.side === 'A' || value.side === 'B') && isSigns(value.A) && isSigns(value.B);

export class Draft {
  side = $state<Side>('A');
  private papers = $state<Record<Side, string>>({ A: blankSheet, B: blankSheet });
  /** The first end of a bridge whose other end is still missing. */
  from = $state<number | null>(null);
  problem = $state('');
  checked = $state(false);

  constructor(private game: string) {
    $effect(() => {
      const options = this.options;
      keepValue(`draft.${game}`, { side: this.side, ...this.papers });
      this.checked = false;
      const wait = setTimeout(() => this.ask(options), DEBOUNCE);
      return () => clearTimeout(wait);
    });
  }

  get signs(): string {
    return this.papers[this.side];
  }

  set signs(signs: string) {
    this.papers[this.side] = signs;
  }

  get text(): string {
    return writePaper(this.signs);
  }

  get options(): Options {
    return { side: this.side, [sheetOption]: this.text };
  }

  get ready(): boolean {
    return this.checked && !this.problem;
  }

  /** The cell that the server's error message begins with. */
  get wrongCell(): number | null {
    const found = /^([a-f][1-6])\b/i.exec(this.problem);
    return found ? cellOf(found[1]!.toLowerCase()) : null;
  }

  /** Whether this sheet can be played, checked at once. */
  async verify(): Promise<boolean> {
    if (!this.checked) await this.ask(this.options);
    return this.ready;
  }

  /** Restores this device's draft; false if there is none. */
  resume(): boolean {
    const kept = keptValue(`draft.${this.game}`, isDraft);
    if (kept) [this.side, this.papers] = [kept.side, { A: kept.A, B: kept.B }];
    return kept !== undefined;
  }

  /** Loads a sheet from a text; false if it is not one. */
  load(text: string, side?: Side): boolean {
    const signs = readPaper(text);
    if (signs === null) return false;
    this.side = side ?? sideOf(signs);
    this.signs = signs;
    this.from = null;
    return true;
  }

  use(tool: Tool, cell: number): void {
    if (tool !== 'bridge') this.from = null;
    if (tool === 'bridge') this.build(cell);
    else if (/\d/.test(tool)) this.print(tool, cell);
    else this.put(cell, this.signs.charAt(cell) === tool ? '.' : tool);
  }

  /** Drags a colour over a cell; unlike a tap this never erases. */
  brush(tool: Tool, cell: number): void {
    if (kindOf(tool) === 'colour') this.put(cell, tool);
  }

  join(first: number, second: number): void {
    this.from = null;
    this.put(first, '.');
    this.put(second, '.');
    const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((each) => !this.signs.includes(each));
    this.put(first, letter ?? '.');
    this.put(second, letter ?? '.');
  }

  /** A number is printed only once: printing it elsewhere moves it. */
  private print(digit: string, cell: number): void {
    const again = this.signs.charAt(cell) === digit;
    this.signs = this.signs.replaceAll(digit, '.');
    if (!again) this.put(cell, digit);
  }

  private build(cell: number): void {
    if (this.from === cell) this.from = null;
    else if (this.from !== null) this.join(this.from, cell);
    else if (kindOf(this.signs.charAt(cell)) === 'bridge') this.put(cell, '.');
    else this.from = cell;
  }

  /** No half bridges: replacing one end removes the other. */
  private put(cell: number, sign: string): void {
    const other = otherEnd(this.signs, cell);
    const signs = [...this.signs];
    if (other !== null && signs[other] !== sign) signs[other] = '.';
    signs[cell] = sign;
    this.signs = signs.join('');
  }

  private async ask(options: Options): Promise<void> {
    let problem = '';
    try {
      await checkOptions(this.game, options);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      problem = refusal.message;
    }
    if (options[sheetOption] !== this.text || options.side !== this.side) return;
    this.problem = problem;
    this.checked = true;
  }
}
