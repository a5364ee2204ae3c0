// Tells of each of the last seconds before a deadline, once.
export const SECONDS = 5;

export class LastSeconds {
  private deadline: number | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private tell: (left: number) => void) {}

  /** A deadline by the server's clock, and how far that is ahead of ours. */
  aim(deadline: number | null, ahead: number): void {
    if (deadline === this.deadline) return;
    this.stop();
    this.deadline = deadline;
    if (deadline === null) return;
    for (let left = 1; left <= SECONDS; left += 1) {
      const wait = deadline - ahead - 1000 * left - Date.now();
      if (wait >= 0) this.timers.push(setTimeout(() => this.tell(left), wait));
    }
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.deadline = null;
  }
}
