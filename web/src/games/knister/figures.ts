// What the combinations look like: marks for the glyph, and an example with its printed worth for the
// rules at hand. Nothing is scored with these; the points on a sheet always come from the server.

/** Five marks: s equal, r a second group, d loose, n nothing, digits the heights of single steps, a to i those of joined ones. */
export const marks: Record<string, string> = {
  nothing: 'nnnnn',
  pair: 'ssddd',
  'two-pairs': 'ssrrd',
  three: 'sssdd',
  four: 'ssssd',
  'full-house': 'sssrr',
  straight: '13579',
  five: 'sssss',
  'high-straight': 'acegi',
};

export interface Example {
  figure: string;
  points: number;
  numbers: number[];
}

export const examples: Example[] = [
  { figure: 'pair', points: 1, numbers: [9, 4, 6, 4, 11] },
  { figure: 'two-pairs', points: 3, numbers: [7, 3, 7, 10, 3] },
  { figure: 'three', points: 3, numbers: [8, 8, 5, 8, 6] },
  { figure: 'four', points: 6, numbers: [9, 9, 4, 9, 9] },
  { figure: 'full-house', points: 8, numbers: [7, 7, 5, 7, 5] },
  { figure: 'straight', points: 8, numbers: [8, 5, 7, 6, 4] },
  { figure: 'five', points: 10, numbers: [6, 6, 6, 6, 6] },
  { figure: 'high-straight', points: 12, numbers: [10, 8, 12, 9, 11] },
];
