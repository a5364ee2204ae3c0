// Where things are on a Knister sheet; the start page draws one, and needs no more than this.
export const side = 5;

/** Row and column as people count them. */
export function placeOf(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 };
}

/** Cells of the two printed diagonals lie on darker paper. */
export function onDiagonal(cell: number): boolean {
  const { row, column } = placeOf(cell);
  return row === column || row + column === side + 1;
}
