// The texts of a game's rules, as they are at a table. `vierling rules` prints the same ones: words/rules.py of the
// Python package chooses them in the same way, and says how.
import { duration, has, t } from './words';
import type { GameFacts, Options, Setting, TableFacts } from './wire';

type Told = Record<string, string | number>;

/** The text of a paragraph by its name, without `GAME-rules-`; empty if it does not apply. */
export type Rules = (name: string) => string;

const none = 'none';
const noTable: Told = { table: 'no', seats: 0, alone: 'open', clock: none };

function tellTable({ phase, seats, clock }: TableFacts): Told {
  const count = phase === 'lobby' ? 0 : seats.length;
  const alone = ['open', 'yes'][count] ?? 'no';
  return { table: 'yes', seats: count, alone, clock: clock === null ? none : duration(clock) };
}

/** `2:6,3:7` item by item, if the game has a text for them. */
function tellText(game: string, name: string, text: string): string {
  const key = `${game}-option-${name}-item`;
  const tell = (item: string) => {
    const [one = '', other = ''] = item.split(':');
    return t(key, { one, other });
  };
  return text.split(',').map(has(key) ? tell : String).join(', ');
}

function tellOptions({ name: game, options: fields }: GameFacts, options: Options, shipped: Options): Told {
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ name }) => name);
  const tell = (name: string, value: Setting): string | number => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (!texts.includes(name)) return value;
    return value === '' || value === shipped[name] ? none : tellText(game, name, `${value}`);
  };
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, tell(name, value)]));
}

/**
 * The rules of a table, or those of the game with its own options, and what could be agreed on.
 * `shipped` are the same options with the game's own texts.
 */
export function readRules(game: GameFacts, options: Options, shipped: Options, table: TableFacts | null): Rules {
  const chosen = tellOptions(game, options, shipped);
  const told = { ...chosen, ...(table ? tellTable(table) : noTable) };
  return (name) => {
    const option = name.slice(name.lastIndexOf('-') + 1);
    const undecided = table === null && option in chosen;
    if (name.startsWith('variants-') && !undecided) return '';
    const args = undecided ? { ...told, [option]: 'any' } : told;
    return t(`${game.name}-rules-${name}`, args).replace(/ {2,}/g, ' ').trim();
  };
}
