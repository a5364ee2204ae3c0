// A card set being typed in: strip by strip or as text, and what the server says about it.
import { checkOptions, Refusal } from '../../../lib/api';
import { keepValue, keptValue } from '../../../lib/device';
import type { Options } from '../../../lib/wire';
import { cardsOption, linesOf, wordOf } from '../cards';
import { readCards, type Strip } from '../drawing';

const DEBOUNCE = 250; // milliseconds
const isText = (value: unknown): value is string => typeof value === 'string';

export class Draft {
  /** The set as the server last read it. */
  word = $state('');
  /** The typed text, until the server can read it. */
  typed = $state<string | null>(null);
  problem = $state('');
  checked = $state(false);

  constructor(private game: string) {
    $effect(() => {
      const asked = this.asked;
      this.checked = false;
      if (!asked) return undefined;
      keepValue(`draft.${game}`, asked);
      const wait = setTimeout(() => this.ask(asked), DEBOUNCE);
      return () => clearTimeout(wait);
    });
  }

  private get asked(): string {
    return this.typed ?? this.word;
  }

  get cards(): Strip[][] {
    return readCards(this.word);
  }

  get lines(): string {
    return linesOf(this.word);
  }

  get options(): Options {
    return { [cardsOption]: this.word };
  }

  get ready(): boolean {
    return this.checked && !this.problem && this.typed === null;
  }

  /** Restores this device's draft; false if there is none. */
  resume(ours: string): boolean {
    const kept = keptValue(`draft.${this.game}`, isText);
    this.word = ours;
    if (kept && kept !== ours) this.typed = kept;
    return kept !== undefined;
  }

  /** Loads a set from text; the server says whether it is valid. */
  load(text: string): void {
    this.typed = text;
  }

  draw(number: number, place: number, strip: Strip): void {
    const cards = this.cards.map((card) => [...card]);
    if (!cards[number]) return;
    cards[number][place] = strip;
    this.typed = null;
    this.word = wordOf(cards);
  }

  private async ask(text: string): Promise<void> {
    let problem = '';
    let word = text;
    try {
      word = String((await checkOptions(this.game, { [cardsOption]: text }))[cardsOption]);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      problem = refusal.message;
    }
    if (text !== this.asked) return;
    this.problem = problem;
    if (!problem) [this.word, this.typed] = [word, null];
    this.checked = true;
  }
}
