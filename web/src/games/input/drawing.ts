// How strips, faces and stones are drawn, all on 96 by 32.
import shapes from '../../../../src/vierling/games/input/strips.json' with { type: 'json' };

/** A symbol and how it is drawn, like Rn; the faces of stones that are not on a card have only the symbol. */
export type Strip = string;

/** The ten cards of a set written as one word, each with its five strips. */
export const readCards = (word: string): Strip[][] => word.split('/').map((card) => card.match(/[A-Z][a-z]?/g) ?? []);

// What is drawn the same wherever it is; paper is printed from the same file.
const fixed: Record<Strip, string> = shapes;

const [left, right, thick, steepest] = [10, 86, 24, 24];

/** One of `count` stacked slants that form a single stroke. */
function slant(falls: boolean, place: number, count: number): string {
  const lean = Math.min(steepest, (right - left - thick) / count);
  const from = count === 1 ? right - thick - lean : left + (count - 1 - place) * lean;
  const x = (value: number) => +(falls ? left + right - value : value).toFixed(1);
  return `M${x(from)} 30H${x(from + thick)}L${x(from + thick + lean)} 2H${x(from + lean)}Z`;
}

/** The five outlines of a card. */
export function outlines(card: Strip[]): string[] {
  return card.map((strip, place) => {
    if (strip !== 'Sz' && strip !== 'Sx') return fixed[strip] ?? '';
    let first = place;
    while (card[first - 1] === strip) first -= 1;
    let last = place;
    while (card[last + 1] === strip) last += 1;
    return slant(strip === 'Sx', place - first, last - first + 1);
  });
}

/** A face as it looks off the cards. */
export const faceOutline = (face: string): string => fixed[face] ?? '';

const dots = [22, 32, 42, 52, 62, 72].flatMap((x, column) => (column % 2 ? [11, 21] : [6, 16, 26]).map((y) => `M${x} ${y}h0`));
const ends = [11, 21].flatMap((y) => [`M12 ${y}h0`, `M83 ${y}h0`]);

/** Colours also differ by shape and pattern: square and plain, round and hatched, cut and dotted. */
export const bodies = [
  { shape: 'M3 1H93a2 2 0 0 1 2 2V29a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z', hatch: '', dots: '' },
  {
    shape: 'M16 1H80a15 15 0 0 1 0 30H16a15 15 0 0 1 0-30Z',
    hatch: [5, 12, 19, 26, 33, 40, 47, 54, 61, 68].map((x) => `M${x + 4} 26L${x + 15} 6`).join(''),
    dots: '',
  },
  { shape: 'M10 1H86L95 10V22L86 31H10L1 22V10Z', hatch: '', dots: [...dots, ...ends].join('') },
] as const;

/** Every way a strip can be drawn. */
export const strips: Strip[] = ['V', 'Hl', 'Hr', 'Hc', 'Hs', 'Rn', 'Ru', 'Rl', 'Rr', 'Sz', 'Sx', 'Si', 'Sv', 'Sa'];
