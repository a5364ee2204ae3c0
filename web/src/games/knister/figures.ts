// What the combinations look like: marks for the glyph, and an example for the rules. The server says what
// they are worth.

/** Five marks: s equal, r a second group, d loose, n nothing, digits and a to i the heights of single and joined steps. */
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
  numbers: number[];
}

export const examples: Example[] = [
  { figure: 'pair', numbers: [9, 4, 6, 4, 11] },
  { figure: 'two-pairs', numbers: [7, 3, 7, 10, 3] },
  { figure: 'three', numbers: [8, 8, 5, 8, 6] },
  { figure: 'four', numbers: [9, 9, 4, 9, 9] },
  { figure: 'full-house', numbers: [7, 7, 5, 7, 5] },
  { figure: 'straight', numbers: [8, 5, 7, 6, 4] },
  { figure: 'five', numbers: [6, 6, 6, 6, 6] },
  { figure: 'high-straight', numbers: [10, 8, 12, 9, 11] },
];
