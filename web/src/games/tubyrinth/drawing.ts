// SVG paths, with a cell as the unit.
import { outwards, type Cell, type Mouth, type Shape, type Side } from './geometry';

const all: Side[] = ['N', 'E', 'S', 'W'];
const opposite: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

const has = (cells: readonly Cell[], row: number, column: number) =>
  cells.some((cell) => cell[0] === row && cell[1] === column);

/** Filled cells. */
export const squares = (cells: readonly Cell[]): string =>
  cells.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('');

const edges: Record<Side, (row: number, column: number) => string> = {
  N: (row, column) => `M${column} ${row}h1`,
  E: (row, column) => `M${column + 1} ${row}v1`,
  S: (row, column) => `M${column} ${row + 1}h1`,
  W: (row, column) => `M${column} ${row}v1`,
};

/** The outline of some cells: the borders that no two of them share. */
export function outline(cells: readonly Cell[]): string {
  return cells
    .flatMap(([row, column]) =>
      all.filter((at) => !has(cells, row + outwards[at][0], column + outwards[at][1])).map((at) => edges[at](row, column)),
    )
    .join('');
}

/** From the middle of a cell to one of its sides: the pieces that pipes are made of. */
export interface Arm {
  row: number;
  column: number;
  at: Side;
  mouth: boolean;
}

/** The arms of one pipe: a tile's only pipe runs through all its cells, others stay in the cells of their mouths. */
export function armsOf(shape: Shape, pipe: number): Arm[] {
  const mouths = shape.pipes[pipe] ?? [];
  const cells = shape.pipes.length === 1 ? shape.cells : mouths.map(([row, column]): Cell => [row, column]);
  const inner = cells.flatMap(([row, column]) =>
    all
      .filter((at) => has(cells, row + outwards[at][0], column + outwards[at][1]))
      .map((at) => ({ row, column, at, mouth: false })),
  );
  return [...inner, ...mouths.map(([row, column, at]) => ({ row, column, at, mouth: true }))];
}

export function pointsOf({ row, column, at, mouth }: Arm, overlap = 0) {
  const [down, right] = outwards[at];
  const reach = 0.5 + (mouth ? 0 : overlap);
  return { x: column + 0.5, y: row + 0.5, endX: column + 0.5 + right * reach, endY: row + 0.5 + down * reach };
}

/** One pipe's path: from side to side through the middle of each cell, so that bends get a round outer corner. */
export function pipeLine(shape: Shape, pipe: number): string {
  const arms = armsOf(shape, pipe);
  const places = new Map<string, Arm[]>();
  for (const arm of arms) {
    const key = `${arm.row} ${arm.column}`;
    places.set(key, [...(places.get(key) ?? []), arm]);
  }
  return [...places.values()].map(throughCell).join('');
}

function throughCell(arms: Arm[]): string {
  // Of three arms, the two in a straight line go through; the third begins in the middle.
  const first = arms.find((arm) => arms.some((other) => other.at === opposite[arm.at])) ?? arms[0]!;
  const second = arms.find((arm) => arm.at === opposite[first.at]) ?? arms.find((arm) => arm !== first);
  const from = pointsOf(first, 0.02);
  const through = second ? pointsOf(second, 0.02) : null;
  const line = `M${from.endX} ${from.endY}L${from.x} ${from.y}${through ? `L${through.endX} ${through.endY}` : ''}`;
  const rest = arms.filter((arm) => arm !== first && arm !== second).map((arm) => pointsOf(arm, 0.02));
  return line + rest.map((arm) => `M${arm.x} ${arm.y}L${arm.endX} ${arm.endY}`).join('');
}

/** The transform that moves a flange drawn at the top of a cell to a mouth. */
export function flangeAt([row, column, at]: Mouth): string {
  return `translate(${column + 0.5} ${row + 0.5}) rotate(${90 * all.indexOf(at)})`;
}
