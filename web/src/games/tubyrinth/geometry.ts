// Tiles and boards on the screen: turned, flipped, parsed from text. The server says where a tile may be laid
// and where water runs.

export type Side = 'N' | 'E' | 'S' | 'W';
/** Row and column. */
export type Cell = readonly [number, number];
/** A mouth of a pipe: its cell and side. */
export type Mouth = readonly [number, number, Side];

export interface Shape {
  cells: readonly Cell[];
  pipes: readonly (readonly Mouth[])[];
}
export type Tiles = Record<string, Shape>;

/** A laid tile. `way` is its orientation: 0 to 3 quarter turns clockwise, 4 to 7 the same for its back. */
export interface Laid {
  tile: string;
  way: number;
  row: number;
  column: number;
}

export interface Board {
  /** By row and column. */
  rocks: readonly (readonly boolean[])[];
  start: Mouth;
  end: Mouth;
}

export const side = 8;
const sides = 'NESW';
const columns = 'abcdefgh';

export const height = ({ cells }: Shape): number => 1 + Math.max(...cells.map(([row]) => row));
export const width = ({ cells }: Shape): number => 1 + Math.max(...cells.map(([, column]) => column));

function turn(shape: Shape): Shape {
  const last = height(shape) - 1;
  const clockwise = (at: Side) => sides.charAt((sides.indexOf(at) + 1) % 4) as Side;
  return {
    cells: shape.cells.map(([row, column]) => [column, last - row]),
    pipes: shape.pipes.map((pipe) => pipe.map(([row, column, at]) => [column, last - row, clockwise(at)])),
  };
}

function flip(shape: Shape): Shape {
  const last = width(shape) - 1;
  const mirrored = (at: Side): Side => (at === 'E' ? 'W' : at === 'W' ? 'E' : at);
  return {
    cells: shape.cells.map(([row, column]) => [row, last - column]),
    pipes: shape.pipes.map((pipe) => pipe.map(([row, column, at]) => [row, last - column, mirrored(at)])),
  };
}

const none: Shape = { cells: [], pipes: [] };
const known = new WeakMap<Shape, Shape[]>();

/** A tile in an orientation; the same object every time. */
export function shapeOf(tiles: Tiles, tile: string, way: number): Shape {
  const basic = tiles[tile];
  if (!basic) return none;
  let ways = known.get(basic);
  if (!ways) {
    const front = [basic];
    const back = [flip(basic)];
    for (const all of [front, back]) for (let turns = 1; turns < 4; turns++) all.push(turn(all[turns - 1]!));
    known.set(basic, (ways = [...front, ...back]));
  }
  return ways[way] ?? basic;
}

export const turned = (way: number): number => (way & 4) | ((way + 1) & 3);
/** Swaps left and right as the tile lies: a flip before k turns looks like k turns the other way. */
export const flipped = (way: number): number => ((way & 4) ^ 4) | ((4 - (way & 3)) & 3);

const laying = /^([A-Z]\d)(f?)(?:r([1-3]))?@([a-h])([1-8])$/;

/** Parses `L4fr1@b3`; null if the move lays nothing. */
export function laidBy(move: string): Laid | null {
  const found = laying.exec(move);
  if (!found) return null;
  const [, tile, back, turns, column, row] = found;
  return { tile: tile!, way: (back ? 4 : 0) + Number(turns ?? 0), row: Number(row) - 1, column: columns.indexOf(column!) };
}

export function moveOf({ tile, way, row, column }: Laid): string {
  const turns = way & 3;
  return `${tile}${way & 4 ? 'f' : ''}${turns ? `r${turns}` : ''}@${columns.charAt(column)}${row + 1}`;
}

/** The cells of the board that a laid tile covers. */
export function cellsOf(tiles: Tiles, laid: Laid): Cell[] {
  return shapeOf(tiles, laid.tile, laid.way).cells.map(([row, column]) => [laid.row + row, laid.column + column]);
}

/** Each pipe's mouths on the board. */
export function mouthsOf(tiles: Tiles, laid: Laid): Mouth[][] {
  const { pipes } = shapeOf(tiles, laid.tile, laid.way);
  return pipes.map((pipe) => pipe.map(([row, column, at]) => [laid.row + row, laid.column + column, at]));
}

function readMark(text: string): Mouth {
  return [Number(text.charAt(1)) - 1, columns.indexOf(text.charAt(0)), text.charAt(2) as Side];
}

/** Parses a board. */
export function boardOf(word: string): Board {
  const parts = word.split('/');
  return {
    rocks: parts.slice(0, side).map((row) => [...row].map((sign) => sign === '#')),
    start: readMark(parts[side] ?? 'a1N'),
    end: readMark(parts[side + 1] ?? 'h8E'),
  };
}

export const onBoard = (row: number, column: number): boolean => row >= 0 && row < side && column >= 0 && column < side;

/** The cells of a tile that would be on rock, on another tile or off the board. */
export function blockedCells(tiles: Tiles, { rocks }: Pick<Board, 'rocks'>, others: readonly Laid[], laid: Laid): Cell[] {
  const taken = new Set(others.flatMap((each) => cellsOf(tiles, each)).map(([row, column]) => row * side + column));
  return cellsOf(tiles, laid).filter(
    ([row, column]) => !onBoard(row, column) || rocks[row]?.[column] || taken.has(row * side + column),
  );
}

/** The step across a side, in cells. */
export const outwards: Record<Side, Cell> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

/** Where two pipes meet: the middle of a cell's border. */
export function middle([row, column, at]: Mouth): { x: number; y: number } {
  const [down, right] = outwards[at];
  return { x: column + 0.5 + right / 2, y: row + 0.5 + down / 2 };
}
