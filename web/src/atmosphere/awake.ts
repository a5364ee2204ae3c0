// Keeps the screen on while it is wanted and the page can be seen. Where browsers cannot, or will not, it stays as it is.
export class Awake {
  private wanted = false;
  private lock: WakeLockSentinel | null = null;
  private asking = false;

  constructor() {
    document.addEventListener('visibilitychange', this.settle);
  }

  want(wanted: boolean): void {
    this.wanted = wanted;
    this.settle();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.settle);
    this.want(false);
  }

  /** A hidden page loses its lock by itself. */
  private settle = async (): Promise<void> => {
    if (!this.wanted) return void this.release();
    if (this.lock || this.asking || document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return;
    this.asking = true;
    try {
      const lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => (this.lock = null));
      this.lock = lock;
    } catch {
      // The battery is low, or the page was hidden meanwhile.
    }
    this.asking = false;
    if (!this.wanted) this.release();
  };

  private release(): void {
    this.lock?.release().catch(() => {});
    this.lock = null;
  }
}
