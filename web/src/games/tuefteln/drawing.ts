// Where things are on the drawn sheet: a cell is 100 wide, and there is a gap between two squares.
import { cells, kindOf, side } from './geometry';

export const gap = 6;
export const width = side * 100 + 2 * gap;

export const along = (step: number): number => step * 100 + Math.floor(step / 2) * gap;
export const cornerOf = (cell: number) => ({ x: along(cell % side), y: along(Math.floor(cell / side)) });
export const squareCorner = (square: number) => ({ x: (square % 3) * (200 + gap), y: Math.floor(square / 3) * (200 + gap) });

/** Each colour's shape, centred on 0 0. */
export const marks: Record<string, string> = {
  Y: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  R: 'M-8-8h16v16h-16z',
  G: 'M0-9L9.500 8h-19z',
  V: 'M0-11L11 0L0 11L-11 0z',
  B: 'M-3.500-10h7v6.500h6.500v7h-6.500v6.500h-7v-6.500h-6.500v-7h6.500z',
};

/** In the corner of the cell furthest from its square's middle. */
export function markPlace(cell: number) {
  const { x, y } = cornerOf(cell);
  const row = Math.floor(cell / side);
  return { x: x + (cell % 2 ? 82 : 18), y: y + (row % 2 ? 82 : 18) };
}

export interface Bridge {
  ends: number[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** Five planks across the border; none for a single end. */
  planks: string;
}

function drawBridge(ends: number[]): Bridge {
  const corners = ends.map(cornerOf);
  const inset = 6;
  const x = Math.min(...corners.map((corner) => corner.x)) + inset;
  const y = Math.min(...corners.map((corner) => corner.y)) + inset;
  const right = Math.max(...corners.map((corner) => corner.x)) + 100 - inset;
  const low = Math.max(...corners.map((corner) => corner.y)) + 100 - inset;
  const [middle, centre] = [(x + right) / 2, (y + low) / 2];
  const lying = right - x > low - y;
  const plank = (step: number) =>
    lying ? `M${middle + step * 8} ${centre - 21}v42` : `M${middle - 21} ${centre + step * 8}h42`;
  const planks = ends.length === 2 ? [-2, -1, 0, 1, 2].map(plank).join('') : '';
  return { ends, x, y, width: right - x, height: low - y, planks };
}

const touch = (first: number, second: number) =>
  second - first === side || (second - first === 1 && second % side > 0);

/** Bridges with adjacent ends are drawn whole; any other end is drawn alone. */
export function bridgesOf(paper: string): Bridge[] {
  const byLetter = new Map<string, number[]>();
  for (const cell of cells) {
    const sign = paper.charAt(cell);
    if (kindOf(sign) === 'bridge') byLetter.set(sign, [...(byLetter.get(sign) ?? []), cell]);
  }
  return [...byLetter.values()].flatMap((ends) =>
    ends.length === 2 && touch(ends[0]!, ends[1]!) ? [drawBridge(ends)] : ends.map((end) => drawBridge([end])),
  );
}
