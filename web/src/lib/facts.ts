// Words for what the server names: games, options, bots, settings, and who sits at a table.
import { duration, has, listed, t } from './words';
import { youAmong } from './company';
import type { GameFacts, Line, Options, SeatFacts, TableAnswer, TableFacts, TableMessage } from './wire';

const or = (key: string, otherwise: string) => (has(key) ? t(key) : otherwise);

/** `joker_closes` becomes "Joker closes": for names that a game has no words for. */
const plainly = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1).replace(/[_-]/g, ' ');

export const gameName = (game: string) => or(`${game}-name`, plainly(game));
export const gamePitch = (game: string) => or(`${game}-pitch`, or('plain-pitch', ''));
/** How long a match takes; empty if the game does not say. */
export const gameTime = (game: string) => or(`${game}-time`, '');
export const playersWords = ({ seats: { least, most } }: GameFacts) =>
  least === most && has('players-exactly') ? t('players-exactly', { count: most }) : t('players', { least, most });
/** What people can draw for a game: sheets, unless it calls them otherwise. */
export const sheetsName = (game: string) => or(`${game}-sheets`, t('sheets'));
/** What the clock limits: a round, unless a game is played turn by turn. */
export const timeLimitName = (game: string) => or(`${game}-time-limit`, t('time-limit'));
export const optionName = (game: string, option: string) => or(`${game}-option-${option}`, plainly(option));
export const botName = (game: string, bot: string | null) => or(`${game}-bot-${bot}`, or(`bot-${bot}`, plainly(bot ?? '')));
export const ratingName = (game: string, rating: string) => or(`${game}-rating-${rating}`, plainly(rating));
export const figureName = (game: string, figure: string) => or(`${game}-figure-${figure}`, plainly(figure));
/** A game's name for a move; its notation if it has none. */
export const moveName = (game: string, move: string) => or(`${game}-move-${move}`, move);
/** Why a match is over; empty if the game does not say. */
export const reasonWords = (game: string, reason: string) => or(`${game}-reason-${reason}`, '');
/** The default opponent: the server lists bots from weak to strong, and few want the strongest. */
export const usualBot = ({ bots }: GameFacts): string => (bots.includes('medium') ? 'medium' : bots.at(-1)!);
export const botAbout = (game: string, bot: string) => or(`${game}-bot-${bot}-about`, or(`bot-${bot}-about`, ''));

export function optionWords(game: string, option: string, value: number | string | boolean): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return or(`${game}-option-${option}-${value}`, `${value}`.replaceAll('_', ' '));
}

/** What a choice means; empty if its name says it all. */
export const optionAbout = (game: string, option: string, value: unknown): string => or(`${game}-option-${option}-${value}-about`, '');

export const clockWords = (clock: number | null) => (clock === null ? t('no-limit') : duration(clock));

/** quiet-otter-7k3mp-x4hq2 becomes "quiet otter": the end of an id only makes it hard to guess. */
export const tableName = (id: string) => id.split('-').slice(0, 2).join(' ');

export const defaultOptions = (game: GameFacts): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

export const people = (table: TableFacts): SeatFacts[] =>
  table.seats.filter((seat) => seat.kind === 'person');

/** Whether this device waits for the next match: it has agreed to it, or asked for a seat. */
export const isIn = ({ mine, guest, table }: TableMessage): boolean =>
  table.seats.some(({ seat, answer }) => mine.includes(seat) && answer === 'yes') || (guest !== null && table.guests[guest]!.wants);

/** Whether a bot plays for this seat, all the time or for a while. */
export const isPlayedByBot = ({ kind, standin }: SeatFacts): boolean => kind === 'bot' || standin !== null;

/** What is special about a seat, before where its player is: "host, name hidden, on another device". */
export function withMarks(seat: SeatFacts, whereabouts: string): string {
  const marks = { 'seat-host': seat.host, 'seat-muted': seat.muted, 'seat-relinked': seat.relinked !== null };
  const told = Object.entries(marks).filter(([, is]) => is);
  return [...told.map(([key]) => t(key)), whereabouts].join(', ');
}

/** Whether the server would give hints here. */
export const givesHints = (table: TableFacts): boolean =>
  table.hints === 'all' || (table.hints === 'alone' && people(table).length === 1);

const FEW_NAMES = 8; // that a line can hold

/** "with Mara, Jo and Ben", or "solo" */
export function company(table: TableFacts, mine: number[]): string {
  const others = table.seats.filter((seat) => !mine.includes(seat.seat));
  if (others.length === 0) return t(mine.length > 1 ? 'on-this-device' : 'solo');
  if (others.length > FEW_NAMES) return t('with-many', { count: others.length });
  return t('with', { names: listed(others.map((seat) => seat.name)) });
}

/** Who at this device keeps other people waiting and has no bot standing in. */
export function awaited(table: TableAnswer, mine: number[]): SeatFacts[] {
  if (table.phase !== 'playing' || people(table).length <= mine.length) return [];
  return table.seats.filter(({ seat, standin }) => mine.includes(seat) && !standin && table.to_move.includes(seat));
}

/** What is going on at a table, in a few words. */
export function goingOn(table: TableAnswer, mine: number[]): string {
  if (table.closed) return t('table-is-closed');
  if (table.phase !== 'playing') return t(`table-${table.phase}`, { count: table.seats.length });
  const waiting = awaited(table, mine);
  const who = { you: youAmong(mine) === null ? 'no' : 'yes', name: listed(waiting.map(({ name }) => name)) };
  const [round, rounds] = table.round ?? [1, 1];
  if (rounds === 1) return waiting.length > 0 ? t('table-waits', who) : t('table-playing');
  const own = `${table.game}-round`; // for a game without a fixed number of rounds
  const now = rounds === null ? t(has(own) ? own : 'round-open', { round }) : t('round-of', { round, rounds });
  return waiting.length > 0 ? t('table-round-waits', { now, ...who }) : now;
}

/** The total of a seat's score lines. */
export const pointsOf = (lines: Line[] | undefined): number =>
  lines?.reduce((sum, line) => sum + line.points, 0) ?? 0;
