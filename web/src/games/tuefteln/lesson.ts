// Where the moves, squares and the tally of a guided match are on the page.
const spots = (name: string) =>
  /^(square|tally)/.test(name) ? [`[data-testid="${name}"]`] : name.split('+').map((cell) => `[data-testid="cell-${cell}"]`);

export default { spots };
