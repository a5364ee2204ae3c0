// A moment at the end of a match. Screens say what takes part, by `data-moment`: a sheet that is lifted (`lift`), parts
// that come one after another by their `--after` (`run`), and a result that has never been better (`best`). Any key and
// any tap ends it; nothing waits for it.
export const LONGEST = 2400; // milliseconds
const LIFT = 1900;
const CELL = 90; // a part after the one before
const APPEARS = 160;
const MARK = 1400;
const out = 'cubic-bezier(.2,.7,.2,1)';

/** How long after the beginning the parts with these places appear: no longer than a moment, however many there are. */
export function delays(places: number[]): number[] {
  const most = Math.max(1, ...places);
  const step = Math.min(CELL, (LONGEST - APPEARS) / most);
  return places.map((place) => place * step);
}

const all = (kind: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-moment~="${kind}"]`)];

function lift(sheet: HTMLElement): Animation {
  const high = { transform: 'translateY(-14px) rotate(-0.8deg) scale(1.02)' };
  return sheet.animate([{ transform: 'none' }, { ...high, offset: 0.3 }, { ...high, offset: 0.7 }, { transform: 'none' }], { duration: LIFT, easing: out });
}

const PARTS = '[style*="--after"]';

function run(board: HTMLElement): Animation[] {
  const own = board.getAnimations({ subtree: true }); // of the screen itself: they keep to the same moment
  for (const each of own) each.playbackRate = Math.max(1, Number(each.effect?.getComputedTiming().endTime ?? 0) / LONGEST);
  const parts = [...board.querySelectorAll<SVGElement>(PARTS)];
  const late = delays(parts.map((part) => Number(part.style.getPropertyValue('--after'))));
  const coming = parts.map((part, n) => part.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: APPEARS, delay: late[n]!, fill: 'backwards' }));
  return [...own, ...coming];
}

/** As a marker would go over it. */
function mark(words: HTMLElement): Animation {
  return words.animate([{ backgroundSize: '0 100%' }, { backgroundSize: '100% 100%' }], { duration: MARK, easing: out });
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What stays afterwards is there at once: a lifted sheet's shadow, the marker's stroke. */
export function celebrate(): { best: boolean } {
  const [sheets, boards, results] = [all('lift'), all('run'), all('best')];
  for (const each of [...sheets, ...results]) each.dataset.celebrated = '';
  const moving = isStill() ? [] : [...sheets.map(lift), ...boards.flatMap(run), ...results.map(mark)];
  if (moving.length > 0) endOnUse(moving);
  return { best: results.length > 0 };
}

function endOnUse(moving: Animation[]): void {
  const used = new AbortController();
  const finish = () => moving.forEach((each) => each.finish());
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, finish, { once: true, signal: used.signal });
  Promise.allSettled(moving.map((each) => each.finished)).then(() => used.abort());
}

/** Whether everything that takes part is there. */
const isShown = () => document.querySelector('[data-moment]') !== null && all('run').every((board) => board.querySelector(PARTS));

/** Waits for it: the end of a match may still be loading, or be shown step by step. */
export function whenShown(): { shown: Promise<void>; forget: () => void } {
  let forget = () => {};
  const shown = new Promise<void>((resolve) => {
    const looking = new MutationObserver(look);
    function look() {
      if (!isShown()) return;
      looking.disconnect();
      resolve();
    }
    looking.observe(document.body, { childList: true, subtree: true });
    forget = () => looking.disconnect();
    look();
  });
  return { shown, forget };
}
