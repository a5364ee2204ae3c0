// Whom the games call "you", and what they say when somebody's time is up.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Company } from '../lib/company';
import { learn, speak, wordsOf } from '../lib/words';
import type { Hand, TableMessage } from '../lib/wire';
import { handOf, messageOf } from '../testing/table';
import { stoneName } from './input/names';
import { heardBetween as heardInInput, timeUp as inputTimeUp } from './input/spoken';
import type { InputView } from './input/view';
import { teller as knister, timeUp as knisterTimeUp } from './knister/story';
import type { KnisterView } from './knister/view';
import { callWords, sandWords, timeUp as tubyrinthTimeUp } from './tubyrinth/spoken';
import type { TubyrinthView } from './tubyrinth/view';
import { teller as tuefteln, timeUp as tueftelnTimeUp } from './tuefteln/story';
import type { TueftelnView } from './tuefteln/view';

// Asked for as soon as Input's table is loaded.
vi.hoisted(() => Object.assign(globalThis, { window: { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) } }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await learn(...['knister', 'tuefteln', 'input', 'tubyrinth'].map(wordsOf));
});
beforeEach(() => speak('en'));

/** A view of which only these parts matter. */
const view = <View>(parts: Partial<View>): View => parts as View;
const alone = messageOf(1, { mine: [0] });
const shared = messageOf(1, { mine: [0, 1] });
const who = (message: TableMessage) => new Company(message).who(0);

test('your roll is yours on your own device, and has a name on a shared one', () => {
  const rolled = view<KnisterView>({ dice: [5, 3], sum: 8, roller: 0 });
  const roll = (message: TableMessage) => knister.roll({ message: message as TableMessage<KnisterView>, view: rolled, me: 0 });
  expect([alone, shared].map(roll)).toEqual(['You rolled 5 and 3: 8.', 'Player 1 rolled 5 and 3: 8.']);
  const dice = view<TueftelnView>({ dice: [5, 3], roller: 0 });
  expect(tuefteln.roll({ message: shared as TableMessage<TueftelnView>, view: dice, me: 0 })).toBe('Player 1 rolled 5 and 3.');
});

test('so have stones and turns', () => {
  const stone = { at: '2.1', top: 'R', notes: null };
  expect([alone, shared].map((message) => stoneName(new Company(message), 0, stone))).toEqual([
    'Your stone on 2, place 1, round',
    'Player 1’s stone on 2, place 1, round',
  ]);
  const due = view<InputView>({ mover: 0, zero_by: null, hand: null });
  expect([alone, shared].map((message) => heardInInput(new Company(message), null, due))).toEqual([['Your turn.'], ['Player 1’s turn.']]);
});

test('on a shared device too, whoever holds a stone hears where it fits', () => {
  const hand = { face: 'S', origin: 's1', announced: null, flipped: true, places: ['1.1', '2.3'], barred: [], notes: null };
  const last = { seat: 0, origin: 's1', face: 'S', to: null, announced: null, failed: null, returned: [] };
  const before = view<InputView>({ mover: 0, turn: 4, hand: null });
  const after = view<InputView>({ mover: 0, turn: 4, hand, last, lines: [[], []] });
  expect(heardInInput(new Company(shared), before, after)).toEqual(['It shows slanted. 2 places.']);
  expect(heardInInput(new Company(messageOf(1, { mine: [1] })), before, after)).toEqual(['Player 1 touched supply 1: slanted.']);
});

test('so have calls', () => {
  const called = view<TubyrinthView>({ seats: 2, sand: true, calls: [1000, null] });
  expect([alone, shared].map((message) => callWords({ message, view: called, me: 0 }, 0))).toEqual([
    'You have called.',
    'Player 1 calls: pipe’s ready!',
  ]);
});

const late = <View>(timed_out: string[], parts: Partial<View> = {}) => handOf(0, { timed_out, view: parts }) as Hand<View>;
/** Row by row, with these numbers in some cells. */
const sheet = (cells: number, written: Record<number, number>) => Array.from({ length: cells }, (_, cell) => written[cell] ?? 0);

test('Knister says which number was written where', () => {
  // b3 is row 3, column 2: cell 11. The dice already show the next roll.
  const turned = { sum: 6, entry: null, grid: 0, sheets: [[sheet(25, { 11: 8 })]] };
  expect(knisterTimeUp(late<KnisterView>(['b3'], turned), who(alone))).toBe('Time is up: 8 was written in row 3, column 2 for you.');
  expect(knisterTimeUp(late<KnisterView>(['b3'], turned), who(shared))).toBe('Time is up: 8 was written in row 3, column 2 for Player 1.');
});

test('Knister knows the number before the page turns, and on a grid that it has filled', () => {
  const open = { sum: 9, entry: 11, grid: 1, sheets: [[sheet(25, { 11: 8 }), sheet(25, {})]] };
  expect(knisterTimeUp(late<KnisterView>(['b3'], open), who(alone))).toContain('9 was written');
  const filled = { sum: 4, entry: null, grid: 1, sheets: [[sheet(25, { 11: 8 }), sheet(25, {})]] };
  expect(knisterTimeUp(late<KnisterView>(['b3'], filled), who(alone))).toContain('8 was written');
});

test('Tüfteln says where both numbers went, also before the page turns', () => {
  const told = 'Time is up: 5 in row 1, column 2 and 3 in row 4, column 1 were written for you.';
  // b1 is cell 1, a4 is cell 18.
  const turned = { dice: [1, 1] as [number, number], sheets: [sheet(36, { 1: 5, 18: 3 })] };
  expect(tueftelnTimeUp(late<TueftelnView>(['b1+a4'], turned), who(alone))).toBe(told);
  const open = { dice: [5, 3] as [number, number], sheets: [sheet(36, {})] };
  expect(tueftelnTimeUp(late<TueftelnView>(['b1+a4'], open), who(alone))).toBe(told);
});

test('Input says from where to where the stone went, as far as the bot moved it', () => {
  const told = (...moves: string[]) => inputTimeUp(late<InputView>(moves), who(shared));
  expect(told('s3', '>5.2')).toBe('Time is up: a bot moved Player 1’s stone from supply 3 to place 2 of the 5.');
  expect(told('4.2!5', '>5.1')).toBe('Time is up: a bot moved Player 1’s stone from place 2 of the 4 to place 1 of the 5.');
  expect(told('>5.2')).toBe('Time is up: a bot laid Player 1’s stone on place 2 of the 5.');
  expect(told('4.2')).toBe('Time is up: a bot turned Player 1’s stone over, place 2 of the 4, and it went back to the supply.');
});

test('Tubyrinth says that a board was given up, or that somebody counts as ready', () => {
  expect(tubyrinthTimeUp(late<TubyrinthView>(['pass']), who(shared))).toBe('Time is up: Player 1’s board was given up.');
  expect(tubyrinthTimeUp(late<TubyrinthView>(['pass', 'go']), who(alone))).toBe('Time is up: you count as ready for the next round.');
});

test('when the sand is out, those without a call are told; who gave up is not late', () => {
  const last = { signal: 0, showings: [], calls: [null, 4000, null, null], passes: [null, null, 5000, null], verdicts: [] };
  const four = messageOf(1, { table: { ...alone.table, seats: [0, 1, 2, 3].map((seat) => ({ ...alone.table.seats[0]!, seat, name: `Player ${seat + 1}` })) } });
  expect(sandWords(four, view<TubyrinthView>({ sand: true, last }))).toEqual([
    'Time is up: you had not called yet.',
    'Time is up for Player 4.',
  ]);
  expect(sandWords(four, view<TubyrinthView>({ sand: false, last }))).toEqual([]);
  const bots = { ...four, mine: [], table: { ...four.table, seats: four.table.seats.map((each) => ({ ...each, kind: 'bot' as const })) } };
  expect(sandWords(bots, view<TubyrinthView>({ sand: true, last }))).toEqual([]);
});

test('it is said in German and in French too', async () => {
  const turned = { sum: 6, entry: null, grid: 0, sheets: [[sheet(25, { 11: 8 })]] };
  const told = () => [alone, shared].map((message) => knisterTimeUp(late<KnisterView>(['b3'], turned), who(message)));
  await speak('de');
  expect(told()).toEqual([
    'Die Zeit ist um: Für dich wurde 8 in Reihe 3, Spalte 2 geschrieben.',
    'Die Zeit ist um: Für Player 1 wurde 8 in Reihe 3, Spalte 2 geschrieben.',
  ]);
  await speak('fr');
  expect(told().map((text) => text.replace(/\s/g, ' '))).toEqual([
    'Le temps est écoulé : 8 a été écrit pour toi en rangée 3, colonne 2.',
    'Le temps est écoulé : 8 a été écrit pour Player 1 en rangée 3, colonne 2.',
  ]);
});
