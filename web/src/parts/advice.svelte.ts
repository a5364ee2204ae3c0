// The best entries for this roll, once asked for, if the table gives hints.
import { say } from '../lib/announce.svelte';
import { Refusal, takeHint } from '../lib/api';
import { givesHints } from '../lib/facts';
import { warn } from '../lib/toasts.svelte';
import { t } from '../lib/words';
import type { TableMessage } from '../lib/wire';
import { worthWords } from './worth';

export interface Advised {
  move: string;
  value: number;
}

interface Now {
  message: TableMessage;
  me: number | null;
  token: string | undefined;
  /** Identifies the roll: advice about another one is forgotten. */
  roll: number;
  /** An entry in words. */
  tell: (move: string) => string;
}

export class Advice {
  private told = $state.raw<{ roll: number; best: Advised[] } | null>(null);
  busy = $state(false);

  constructor(private now: () => Now) {}

  get possible(): boolean {
    const { message, me, token } = this.now();
    return me !== null && token !== undefined && message.table.phase === 'playing' && givesHints(message.table);
  }

  get best(): Advised[] {
    return this.told?.roll === this.now().roll ? this.told.best : [];
  }

  async ask(): Promise<void> {
    const { message, me, token, roll } = this.now();
    if (!this.possible || this.busy || me === null || !token) return;
    this.busy = true;
    try {
      const { best } = await takeHint<{ best: Advised[] }>(message.table.id, me, token, {});
      this.told = { roll, best };
      this.speak();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      warn(refusal.message);
    } finally {
      this.busy = false;
    }
  }

  private speak(): void {
    const { tell } = this.now();
    for (const [n, { move, value }] of this.best.entries()) {
      say(t('worth-told-entry', { entry: tell(move), worth: worthWords({ rank: n + 1, value }) }));
    }
  }
}
