// How water runs through the pipes that the server says are wet: for the animation only.
import { armsOf, pointsOf, type Arm } from './drawing';
import { middle, shapeOf, type Laid, type Mouth, type Tiles } from './geometry';

export interface Stream {
  /** Lines in the direction of the water. */
  line: string;
  /** How far the pipe is from the start, in cells. */
  far: number;
}

interface Piece {
  key: string;
  /** Within its tile. */
  arm: Arm;
  centre: string;
  end: string;
}

function piecesOf(tiles: Tiles, laid: Laid, pipe: number): Piece[] {
  const key = `${laid.tile} ${pipe}`;
  return armsOf(shapeOf(tiles, laid.tile, laid.way), pipe).map((arm) => {
    const { x, y } = middle([arm.row + laid.row, arm.column + laid.column, arm.at]);
    // Two mouths meet at a border; ends inside a tile meet only within their pipe.
    return { key, arm, centre: `${key} ${arm.row} ${arm.column}`, end: `${x} ${y}${arm.mouth ? '' : ` ${key}`}` };
  });
}

/** Half-cell steps from the start to every middle and border. */
function distances(pieces: Piece[], start: Mouth): Map<string, number> {
  const { x, y } = middle(start);
  const far = new Map([[`${x} ${y}`, 0]]);
  const ways = new Map<string, string[]>();
  for (const { centre, end } of pieces) {
    ways.set(centre, [...(ways.get(centre) ?? []), end]);
    ways.set(end, [...(ways.get(end) ?? []), centre]);
  }
  for (const [place, steps] of far) {
    for (const next of ways.get(place) ?? []) if (!far.has(next)) far.set(next, steps + 1);
  }
  return far;
}

/** How the water runs in each wet pipe, by tile and number. */
export function streams(tiles: Tiles, laid: Iterable<Laid>, wet: readonly (readonly [string, number])[], start: Mouth): Map<string, Stream> {
  const pieces = [...laid].flatMap((each) =>
    wet.filter(([tile]) => tile === each.tile).flatMap(([, pipe]) => piecesOf(tiles, each, pipe)),
  );
  const far = distances(pieces, start);
  const found = new Map<string, Stream>();
  for (const { key, arm, centre, end } of pieces) {
    const { x, y, endX, endY } = pointsOf(arm);
    const inwards = (far.get(end) ?? 0) < (far.get(centre) ?? 0);
    const line = inwards ? `M${endX} ${endY}L${x} ${y}` : `M${x} ${y}L${endX} ${endY}`;
    const nearest = Math.min(far.get(end) ?? 0, far.get(centre) ?? 0) / 2;
    const before = found.get(key);
    found.set(key, { line: (before?.line ?? '') + line, far: Math.min(before?.far ?? nearest, nearest) });
  }
  return found;
}
