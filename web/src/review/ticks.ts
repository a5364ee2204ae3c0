/** About four round numbers between these two. */
export function ticksBetween(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const gap = [1, 2, 2.5, 5, 10].map((each) => each * size).find((each) => each >= rough)!;
  const first = Math.ceil(low / gap - 1e-9);
  return Array.from({ length: Math.floor(high / gap + 1e-9) - first + 1 }, (_, n) => (first + n) * gap);
}
