const GAP = 12; // pixels
const LEAST = { narrow: 136, wide: 180 }; // pixels for a board with its words
const NARROW = 560;

/** In how many columns so many things are shown, with at most so many in a row: in rows that are equally long. */
export const evenly = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));

/** The same for boards in a space of this width. */
export function columnsFor(count: number, width: number): number {
  const least = width < NARROW ? LEAST.narrow : LEAST.wide;
  const most = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  return evenly(count, most);
}
