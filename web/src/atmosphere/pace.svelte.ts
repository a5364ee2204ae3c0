// How often somebody may react: as the server has it, so that nobody is refused.
const AT_ONCE = 3;
const WITHIN = 6000; // milliseconds

export class Pace {
  private recent = $state(0);

  /** Whether another one may follow now. */
  get free(): boolean {
    return this.recent < AT_ONCE;
  }

  /** Counts one, if it may follow. */
  take(): boolean {
    if (!this.free) return false;
    this.recent += 1;
    setTimeout(() => (this.recent -= 1), WITHIN);
    return true;
  }
}

/** Of this device. */
export const pace = new Pace();
