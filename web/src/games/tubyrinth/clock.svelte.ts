// Game time, by the server's clock; it stops while the table is paused.
import { untrack } from 'svelte';
import type { TableMessage } from '../../lib/wire';

const TICK = 100;

export class GameClock {
  /** In milliseconds. */
  now = $state(0);

  constructor(private given: () => { message: TableMessage; ahead: number }) {
    this.now = untrack(() => this.read());
    $effect(() => {
      const tick = () => (this.now = this.read());
      tick();
      const ticking = setInterval(tick, TICK);
      return () => clearInterval(ticking);
    });
  }

  private read(): number {
    const { message, ahead } = this.given();
    const server = message.table.phase === 'paused' ? message.now : Date.now() + ahead;
    return server - (message.clock?.lost ?? 0);
  }
}
