// Where the moves and lines of a guided match are on the sheet.
const lines = ['row 1', 'row 2', 'row 3', 'row 4', 'row 5', 'column 1', 'column 2', 'column 3', 'column 4', 'column 5', 'diagonal down', 'diagonal up'];

const spots = (name: string) => [`[data-testid="${lines.includes(name) ? `line-${lines.indexOf(name)}` : `cell-${name}`}"]`];

export default { spots };
