// An hourglass that runs by the phone's own clock; also when the page was closed in between.
const TICK = 100; // milliseconds
const LAST = 10; // seconds that are told one by one

export class SandClock {
  /** In milliseconds. */
  left = $state(0);

  /** Has to be made while a component is set up. `out` is called once for each deadline. */
  constructor(deadline: () => number | null, tell: (left: number) => void, out: () => void) {
    $effect(() => {
      const until = deadline();
      if (until === null) return;
      let told = Infinity;
      const look = () => {
        this.left = Math.max(0, until - Date.now());
        const seconds = Math.ceil(this.left / 1000);
        if (seconds > 0 && seconds < told && seconds <= LAST) tell(seconds);
        told = Math.min(told, seconds);
        if (this.left === 0) {
          clearInterval(ticking);
          out();
        }
      };
      const ticking = setInterval(look, TICK);
      look();
      return () => clearInterval(ticking);
    });
  }
}
