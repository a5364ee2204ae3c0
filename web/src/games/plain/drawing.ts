// A game's drawing of itself: which lines of it are new, and how to read it out.

export const linesOf = (drawing: string): string[] => drawing.replace(/\s+$/, '').split('\n');

/** Which lines were not there before; none if there was no drawing before. */
export function freshLines(before: string | null, after: string): boolean[] {
  const known = new Set(before === null ? [] : linesOf(before));
  return linesOf(after).map((line) => before !== null && line.trim() !== '' && !known.has(line));
}

/** A line as it is read out: without frames and rows of dashes. */
export const spoken = (line: string): string =>
  line
    .replace(/[\u2500-\u259f|]+/g, ' ')
    .replace(/([^\p{L}\p{N}\s])\1{2,}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The widest line, in characters. */
export const widthOf = (drawing: string): number => Math.max(1, ...linesOf(drawing).map((line) => [...line].length));
