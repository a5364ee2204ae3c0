import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser, newestSocket, nextSocket, openBrowser, type FakeSocket } from '../testing/browser';
import { handOf, messageOf, seatOf, tableOf } from '../testing/table';
import { Connection } from './connection.svelte';
import { chooseWay, MOMENT, type Way } from './entries.svelte';
import { addHost, addSeat, dropHost, dropSeat, freshToken, keysOf } from './keyring';
import { toasts } from './toasts.svelte';
import { speak } from './words';
import type { Hand } from './wire';

let tables = 0;
let id: string;
const [first, second] = [freshToken(), freshToken()];

beforeEach(() => {
  openBrowser();
  id = `table-${++tables}`; // the fallback in memory outlives a test
  toasts.splice(0);
});

/** A device at its table: connected, and the table has been shown. */
function seated(...args: Parameters<typeof messageOf>): [Connection, FakeSocket] {
  addSeat(id, first);
  const connection = new Connection(id);
  return [connection, reach(newestSocket(), ...args)];
}

function reach(socket: FakeSocket, ...args: Parameters<typeof messageOf>): FakeSocket {
  socket.accept();
  socket.say(messageOf(...args));
  return socket;
}

const hand = (connection: Connection, seat = 0): Hand => connection.message!.hands.find((each) => each.seat === seat)!;
const idOf = (socket: FakeSocket, nth = 0) => String(socket.sentOf('move')[nth]?.id);
const refusal = (id: string | null) => ({ type: 'refused' as const, id, error: { code: 'stale', message: 'Too late.', where: null } });

// Saying hello

test('a device says hello with all its keys, and asks for a pong', () => {
  addSeat(id, first);
  addSeat(id, second);
  addHost(id, freshToken());
  new Connection(id);
  newestSocket().accept();
  expect(newestSocket().url).toBe(`ws://table.test/api/tables/${id}/socket`);
  expect(newestSocket().sent).toEqual([
    { type: 'hello', protocol: 1, language: 'en', tokens: [first, second], host: keysOf(id).host },
    { type: 'ping' },
  ]);
});

test('over https the socket is encrypted too, and an odd id stays one segment of the URL', () => {
  openBrowser('https:');
  new Connection('a/b?c');
  expect(newestSocket().url).toBe('wss://table.test/api/tables/a%2Fb%3Fc/socket');
});

test('a seat knows its token even if an older token no longer opens a seat', () => {
  addSeat(id, first);
  addSeat(id, second);
  const connection = new Connection(id);
  reach(newestSocket(), 4, { mine: [null, 2] });
  expect(connection.mine).toEqual([2]);
  expect(connection.tokenOf(2)).toBe(second);
  expect(connection.tokenOf(0)).toBeUndefined();
});

test("the host's token is used only if the server says that this device is the host's", () => {
  const host = freshToken();
  addHost(id, host);
  const [connection, socket] = seated(4, { host: true });
  expect(connection.hostToken).toBe(host);
  socket.say({ type: 'change', number: 5, now: 0, patch: { host: false } });
  expect(connection.hostToken).toBeNull();
});

test("once the role was handed on, the host's rights belong to the token of a seat", () => {
  addHost(id, freshToken());
  const handed = { handed: { at: 3, by: 'seated' as const } };
  const [connection, socket] = seated(4, { host: true, table: tableOf(2, handed) });
  expect([connection.hostToken, connection.wasHost]).toEqual([first, false]);
  socket.say(messageOf(5, { host: false, mine: [1], table: tableOf(2, handed) }));
  expect([connection.hostToken, connection.wasHost]).toEqual([null, true]);
  dropHost(id);
  expect(connection.wasHost).toBe(false);
});

test('a device knows which of its tokens were taken away, and why', () => {
  addSeat(id, first);
  addSeat(id, second);
  const connection = new Connection(id);
  reach(newestSocket(), 4, { mine: [0, null], ended: [null, 'removed'] });
  expect(connection.endings).toEqual([{ token: second, why: 'removed' }]);
});

test('a hidden name is a guest by number, also when a change moves the seat', async () => {
  Object.assign(document, { documentElement: {} });
  await speak('en');
  const seats = [seatOf(0), seatOf(1, { name: '', muted: true })];
  const [connection, socket] = seated(4, { table: tableOf(2, { seats }) });
  const names = () => connection.message!.table.seats.map(({ name }) => name);
  expect(names()).toEqual(['Player 1', 'Guest 2']);
  socket.say({ type: 'change', number: 5, now: 0, patch: { table: { seats: [0, 1, []] } } });
  socket.say({ type: 'change', number: 6, now: 0, patch: { table: { seats: { 0: { seat: [0] } } } } });
  expect(names()).toEqual(['Guest 1']);
  socket.say({ type: 'change', number: 7, now: 0, patch: { table: { seats: { 0: { name: ['Bo'], muted: [false] } } } } });
  expect(names()).toEqual(['Bo']);
});

test('new keys are sent on a new socket, and what still arrives on the old one is ignored', () => {
  const [connection, old] = seated(4);
  addSeat(id, second);
  connection.greetAgain();
  const socket = newestSocket();
  socket.accept();
  expect(socket.sentOf('hello')[0]?.tokens).toEqual([first, second]);
  old.say(messageOf(99));
  vi.advanceTimersByTime(0); // the old socket reports that it is closed
  expect([connection.message?.number, connection.sign, socket.readyState]).toEqual([4, 'open', 1]);
  dropSeat(id, second);
  expect(socket.sentOf('hello')[0]?.tokens).toEqual([first, second]);
});

test('without screens for a game, the device asks for drawings as soon as it knows the game, and only once', () => {
  new Connection(id, (game) => game === 'some-game');
  const socket = reach(newestSocket(), 4);
  expect(socket.sentOf('hello').map(({ drawing }) => drawing)).toEqual([undefined, true]);
  socket.say(messageOf(5));
  expect(socket.sentOf('hello').length).toBe(2);
  socket.hangUp();
  nextSocket().accept();
  expect(newestSocket().sentOf('hello').map(({ drawing }) => drawing)).toEqual([true]);
});

test('no drawings are requested for a game that the page has screens for', () => {
  const [, socket] = seated(4);
  expect(socket.sentOf('hello').map(({ drawing }) => drawing)).toEqual([undefined]);
});

// Table messages

test('a change is laid over the message before', () => {
  const scores = [[{ label: 'row 1', points: 8, figure: null }], []];
  const [connection, socket] = seated(4, { scores, to_move: [1], clock: { deadline: 7, lost: 2 } });
  socket.say({ type: 'change', number: 5, now: 6_000_000, patch: { host: true, 'hands/0/stamp': 9 } });
  const message = connection.message!;
  expect([message.number, message.host, message.hands[0]?.stamp]).toEqual([5, true, 9]);
  expect([message.scores, message.to_move, message.clock]).toEqual([scores, [1], { deadline: 7, lost: 2 }]);
  expect(message.now).toBe(6_000_000);
  expect(message.table).toEqual(tableOf(2));
});

test('the clocks of server and device are compared on every table message and every pong', () => {
  const [connection, socket] = seated(4, { now: Date.now() + 700 });
  expect(connection.ahead).toBe(700);
  socket.say({ type: 'pong', now: Date.now() - 40 });
  expect(connection.ahead).toBe(-40);
});

test('a table that this device has keys for is remembered with its seats; one merely watched is not', () => {
  seated(4, { table: tableOf(2, { id, game: 'some-game' }) });
  expect(keysOf(id)).toMatchObject({ game: 'some-game', mine: [0] });
  id = 'only-watched';
  new Connection(id);
  reach(newestSocket(), 4, { mine: [], table: tableOf(2, { id }) });
  expect(browser.storage.get('vierling.tables')).not.toContain(id);
});

// Moves and their answers

test('a move is sent at once, as made in this match by this hand', () => {
  const [connection, socket] = seated(4);
  connection.play(hand(connection), 'a1');
  expect(socket.sentOf('move')).toEqual([{ type: 'move', id: expect.any(String), match: 1, seat: 0, stamp: 3, move: 'a1' }]);
  expect([connection.pending(0), connection.pending(1)]).toEqual(['a1', null]);
  expect(connection.sign).toBe('saving');
});

test('spectators cannot play, and nobody can before the table is shown', () => {
  const connection = new Connection(id);
  newestSocket().accept();
  connection.play(handOf(0), 'a1');
  newestSocket().say(messageOf(4, { mine: [], hands: [handOf(null)] }));
  connection.play(handOf(null), 'a1');
  expect(newestSocket().sentOf('move')).toEqual([]);
});

test('an acknowledged move stays pending until a table message shows it', () => {
  const [connection, socket] = seated(4);
  const shown: (string | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      shown.push(connection.pending(0));
    });
  });
  flushSync(() => connection.play(hand(connection), 'a1'));
  flushSync(() => socket.say({ type: 'done', id: idOf(socket), number: 6 }));
  expect([connection.pending(0), connection.sign]).toEqual(['a1', 'open']);
  flushSync(() => socket.say(messageOf(5))); // what another hand did in between
  expect(connection.pending(0)).toBe('a1');
  flushSync(() => socket.say(messageOf(6)));
  stop();
  expect(shown.filter((each, n) => each !== shown[n - 1])).toEqual([null, 'a1', null]);
});

test('a move that the table shows before it is acknowledged is settled by the answer', () => {
  const [connection, socket] = seated(4);
  connection.play(hand(connection), 'a1');
  socket.say(messageOf(5));
  expect(connection.pending(0)).toBe('a1');
  socket.say({ type: 'done', id: idOf(socket), number: 5 });
  expect(connection.pending(0)).toBeNull();
});

test('a move after one that is acknowledged but not shown yet carries the next stamp', () => {
  const [connection, socket] = seated(4);
  connection.play(hand(connection), 'a1');
  socket.say({ type: 'done', id: idOf(socket), number: 5 });
  connection.play(hand(connection), 'b1');
  expect(socket.sentOf('move').map(({ move, stamp }) => [move, stamp])).toEqual([['a1', 3], ['b1', 4]]);
  expect(connection.openMoves(0)).toEqual(['a1', 'b1']);
  expect(connection.pending(0)).toBe('b1');
});

test('one move is in flight at a time; the next one goes out after the answer', () => {
  const [connection, socket] = seated(4, { mine: [0, 1] });
  connection.play(hand(connection, 0), 'a1');
  connection.play(hand(connection, 1), 'b1');
  socket.say(messageOf(5, { mine: [0, 1] }));
  expect(socket.sentOf('move').map((each) => each.move)).toEqual(['a1']);
  socket.say({ type: 'done', id: idOf(socket), number: 5 });
  expect(socket.sentOf('move').map((each) => each.move)).toEqual(['a1', 'b1']);
  socket.say({ type: 'done', id: idOf(socket, 1), number: 5 });
  expect(socket.sentOf('move')).toHaveLength(2);
});

test('while a move is in flight, only the last of the newer ones waits, unless the game says otherwise', () => {
  const [connection, socket] = seated(4);
  for (const move of ['a1', 'b1', 'c1']) connection.play(hand(connection), move);
  expect(connection.openMoves(0)).toEqual(['a1', 'c1']);
  connection.queue = (_hand, _before, unsent, move) => [...unsent, move];
  connection.play(hand(connection), 'b1');
  expect(connection.openMoves(0)).toEqual(['a1', 'c1', 'b1']);
  expect(socket.sentOf('move')).toHaveLength(1);
});

test('a refused move warns and drops the moves after it, but none of other seats', () => {
  const [connection, socket] = seated(4, { mine: [0, 1] });
  connection.play(hand(connection, 0), 'a1');
  connection.play(hand(connection, 1), 'b1');
  connection.play(hand(connection, 0), 'c1');
  socket.say(refusal(idOf(socket)));
  expect(toasts.map(({ text, wrong }) => [text, wrong])).toEqual([['Too late.', true]]);
  expect([connection.pending(0), connection.pending(1)]).toEqual([null, 'b1']);
  expect(socket.sentOf('move').map((each) => each.move)).toEqual(['a1', 'b1']);
});

test('a refusal of anything but an open move is not shown', () => {
  const [connection, socket] = seated(4);
  connection.play(hand(connection), 'a1');
  socket.say(refusal(null));
  socket.say(refusal('long-forgotten'));
  expect(toasts).toEqual([]);
  expect(connection.pending(0)).toBe('a1');
});

// Losing the connection and getting it back

test('after a reconnect, unanswered moves are sent again with the same ids, but not before the table is shown', () => {
  const [connection, socket] = seated(4);
  connection.play(hand(connection), 'a1');
  const [move] = socket.sentOf('move');
  socket.hangUp();
  expect([connection.sign, connection.pending(0)]).toEqual(['reconnecting', 'a1']);
  const again = nextSocket();
  again.accept();
  connection.play(hand(connection), 'b1');
  expect(again.sentOf('move')).toEqual([]);
  again.say(messageOf(4));
  expect(again.sentOf('move')).toEqual([move]);
});

test('after a reload, unanswered moves are shown and sent again with the same ids', () => {
  const [before, socket] = seated(4);
  before.play(hand(before), 'a1');
  const [move] = socket.sentOf('move');
  before.close();
  const after = new Connection(id);
  expect(after.pending(0)).toBe('a1');
  expect(reach(newestSocket(), 4).sentOf('move')).toEqual([move]);
});

test('what is played offline is sent when the server is back', () => {
  const [connection, socket] = seated(4);
  socket.hangUp();
  connection.play(hand(connection), 'a1');
  connection.play(hand(connection), 'b1');
  expect(reach(nextSocket(), 4).sentOf('move').map((each) => each.move)).toEqual(['b1']);
});

test('a connection that answers its pings stays open', () => {
  const [connection, socket] = seated(4);
  for (let asked = 0; asked < 10; asked++) {
    socket.say({ type: 'pong', now: Date.now() });
    vi.advanceTimersByTime(10_000);
  }
  expect(socket.sentOf('ping')).toHaveLength(11);
  expect([connection.sign, browser.sockets.length]).toEqual(['open', 1]);
});

test('a ping that is not answered in time ends the connection, and the page reconnects', () => {
  const [connection, socket] = seated(4);
  vi.advanceTimersByTime(14_999);
  expect([connection.sign, socket.sentOf('ping').length]).toEqual(['open', 2]);
  vi.advanceTimersByTime(1);
  expect([connection.sign, socket.readyState]).toEqual(['reconnecting', 3]);
  reach(nextSocket(), 5);
  expect([connection.sign, connection.message?.number]).toEqual(['open', 5]);
});

test('the table may take longer to be shown than a ping to be answered', () => {
  const connection = new Connection(id);
  newestSocket().accept();
  vi.advanceTimersByTime(7999);
  expect([connection.sign, browser.sockets.length, newestSocket().readyState]).toEqual(['connecting', 1, 1]);
});

test('whatever the server says is an answer to a ping', () => {
  const [connection, socket] = seated(4);
  vi.advanceTimersByTime(12_000);
  socket.say({ type: 'change', number: 5, now: 0, patch: {} });
  vi.advanceTimersByTime(7999);
  expect([connection.sign, browser.sockets.length]).toEqual(['open', 1]);
});

test('a move without an answer is followed by a ping, and soon sent again over another line', () => {
  const [connection, socket] = seated(4);
  connection.play(hand(connection), 'a1');
  const [move] = socket.sentOf('move');
  vi.advanceTimersByTime(1999);
  expect(socket.sentOf('ping')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(socket.sentOf('ping')).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(connection.sign).toBe('reconnecting');
  expect(reach(nextSocket(), 4).sentOf('move')).toEqual([move]);
});

test('a move may take long as long as the line works, as while a database restarts', () => {
  const [connection, socket] = seated(4);
  connection.play(hand(connection), 'a1');
  vi.advanceTimersByTime(2000);
  socket.say({ type: 'pong', now: Date.now() });
  vi.advanceTimersByTime(7999);
  expect([connection.sign, browser.sockets.length]).toEqual(['saving', 1]);
});

test('a move that was answered is not doubted', () => {
  const [connection, socket] = seated(4);
  connection.play(hand(connection), 'a1');
  socket.say({ type: 'done', id: idOf(socket), number: 5 });
  vi.advanceTimersByTime(9999);
  expect(socket.sentOf('ping')).toHaveLength(1);
});

test('a page that becomes visible finds out soon that its socket is dead', () => {
  const [connection] = seated(4);
  browser.document.show('visible');
  vi.advanceTimersByTime(5000);
  expect([connection.sign, browser.sockets.length]).toEqual(['reconnecting', 1]);
});

test('the page retries a server that does not answer or shows no table', () => {
  const connection = new Connection(id);
  nextSocket().accept();
  reach(nextSocket(), 4);
  expect(connection.sign).toBe('open');
});

test.each([
  [4403, 'banned'],
  [4404, 'missing'],
  [4410, 'closed'],
  [4411, 'deleted'],
] as const)('after %i the table is %s, and nothing is retried', (code, ending) => {
  const connection = new Connection(id);
  newestSocket().accept();
  newestSocket().hangUp(code);
  browser.window.dispatchEvent(new Event('online'));
  browser.document.show('visible');
  expect([connection.farewell, connection.sign, vi.getTimerCount(), browser.sockets.length]).toEqual([ending, ending, 0, 1]);
});

test('a table that the server cannot open says why, and nothing is retried', () => {
  const connection = new Connection(id);
  newestSocket().accept();
  newestSocket().say({ type: 'refused', id: null, error: { code: 'table-damaged', message: 'It is damaged.', where: null } });
  newestSocket().hangUp(4409);
  browser.window.dispatchEvent(new Event('online'));
  expect([connection.sign, connection.reason]).toEqual(['refused', 'It is damaged.']);
  expect([vi.getTimerCount(), browser.sockets.length]).toEqual([0, 1]);
});

test('the first failure is not shown, and after eight the server counts as lost but is still retried', () => {
  const connection = new Connection(id);
  const signs = [];
  for (let failure = 1; failure <= 8; failure++) {
    newestSocket().hangUp();
    signs.push(connection.sign);
    nextSocket();
  }
  expect(signs).toEqual(['connecting', ...Array(6).fill('reconnecting'), 'lost']);
  reach(newestSocket(), 4);
  expect(connection.sign).toBe('open');
  newestSocket().hangUp();
  expect(connection.sign).toBe('reconnecting');
});

test('a manual retry does not wait', () => {
  const connection = new Connection(id);
  for (let failure = 1; failure <= 8; failure++) {
    newestSocket().hangUp();
    if (failure < 8) nextSocket();
  }
  const sockets = browser.sockets.length;
  connection.tryAgain();
  expect([connection.sign, browser.sockets.length]).toEqual(['reconnecting', sockets + 1]);
});

test('a device that goes offline says so at once, and reconnects at once when it is back', () => {
  const [connection, socket] = seated(4);
  browser.window.dispatchEvent(new Event('offline'));
  expect([connection.sign, socket.readyState]).toEqual(['reconnecting', 3]);
  browser.window.dispatchEvent(new Event('online'));
  expect(browser.sockets).toHaveLength(2);
});

test('a page that becomes visible checks whether its socket is alive; one that is hidden does not', () => {
  const [, socket] = seated(4);
  browser.document.show('hidden');
  expect(socket.sentOf('ping')).toHaveLength(1);
  browser.document.show('visible');
  expect(socket.sentOf('ping')).toHaveLength(2);
});

test('a closed connection leaves nothing behind', () => {
  const [connection, socket] = seated(4);
  connection.close();
  vi.runAllTimers();
  connection.greetAgain();
  expect([socket.readyState, browser.sockets.length, vi.getTimerCount()]).toEqual([3, 1, 0]);
  expect([browser.window.listeners, browser.document.listeners]).toEqual([0, 0]);
});

// Real time

test('in real time a pong is answered at once, so that the server learns the delay', () => {
  const [, socket] = seated(4, { hands: [handOf(0, { view: { deadline: null } })] });
  socket.say({ type: 'pong', now: 123 });
  expect(socket.sentOf('heard')).toEqual([{ type: 'heard', now: 123 }]);
});

test('without real time, or for a spectator, a pong is not answered', () => {
  const [, socket] = seated(4);
  socket.say({ type: 'pong', now: 123 });
  socket.say(messageOf(5, { mine: [], hands: [handOf(null, { view: { deadline: 5 } })] }));
  socket.say({ type: 'pong', now: 124 });
  expect(socket.sentOf('heard')).toEqual([]);
});

test('when a deadline is set, the delay is measured again, once', () => {
  const [, socket] = seated(4);
  socket.say(messageOf(5, { clock: { deadline: 6_000_000, lost: 0 } }));
  socket.say({ type: 'change', number: 6, now: 0, patch: {} });
  expect(socket.sentOf('ping')).toHaveLength(2);
  socket.say(messageOf(7, { clock: { deadline: 7_000_000, lost: 0 } }));
  expect(socket.sentOf('ping')).toHaveLength(3);
  socket.say(messageOf(8, { clock: { deadline: null, lost: 0 } }));
  expect(socket.sentOf('ping')).toHaveLength(3);
});

// An entry that turns the page

function alone(way: Way, rest: Parameters<typeof messageOf>[1] = {}): [Connection, FakeSocket] {
  chooseWay(way);
  const [connection, socket] = seated(4, { to_move: [0], ...rest });
  connection.holds = true;
  return [connection, socket];
}

test('an entry that turns the page is sent after a moment, and shown at once', () => {
  const [connection, socket] = alone('moment');
  connection.play(hand(connection), 'c3');
  expect([connection.pending(0), connection.sign, socket.sentOf('move')]).toEqual(['c3', 'saving', []]);
  vi.advanceTimersByTime(MOMENT - 1);
  expect(socket.sentOf('move')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(socket.sentOf('move').map((each) => each.move)).toEqual(['c3']);
  expect([connection.held, connection.sign]).toEqual([null, 'saving']);
});

test('meanwhile it can be changed, which starts the moment again', () => {
  const [connection, socket] = alone('moment', { hands: [handOf(0, { moves: ['c3', 'd4'] })] });
  connection.play(hand(connection), 'c3');
  vi.advanceTimersByTime(MOMENT - 1);
  connection.play(hand(connection), 'd4');
  vi.advanceTimersByTime(MOMENT - 1);
  expect([connection.pending(0), socket.sentOf('move')]).toEqual(['d4', []]);
  vi.advanceTimersByTime(1);
  expect(socket.sentOf('move').map((each) => each.move)).toEqual(['d4']);
});

test('or taken back, and the server never hears of it', () => {
  const [connection, socket] = alone('moment');
  connection.play(hand(connection), 'c3');
  connection.takeBack();
  vi.advanceTimersByTime(10 * MOMENT);
  expect([connection.pending(0), connection.held, socket.sentOf('move')]).toEqual([null, null, []]);
  expect(new Connection(id).pending(0)).toBeNull(); // nor is it stored
});

test('it waits for a confirmation if somebody wants to confirm', () => {
  const [connection, socket] = alone('confirm');
  connection.play(hand(connection), 'c3');
  vi.advanceTimersByTime(4 * MOMENT);
  expect(socket.sentOf('move')).toEqual([]);
  connection.release();
  expect(socket.sentOf('move').map((each) => each.move)).toEqual(['c3']);
});

test.each<[string, Way, Parameters<typeof messageOf>[1]]>([
  ['at once by wish', 'now', {}],
  ['while others are writing too', 'moment', { to_move: [0, 1] }],
  ['after others should have written', 'moment', { to_move: [1] }],
  ['while a clock runs', 'moment', { table: tableOf(2, { clock: 30 }) }],
])('it is sent without a pause: %s', (_, way, rest) => {
  const [connection, socket] = alone(way, rest);
  connection.play(hand(connection), 'c3');
  expect(socket.sentOf('move').map((each) => each.move)).toEqual(['c3']);
});

test('in a game in which moves do not wait it is sent at once', () => {
  const [connection, socket] = alone('moment');
  connection.holds = false;
  connection.play(hand(connection), 'c3');
  expect(socket.sentOf('move')).toHaveLength(1);
});

test.each<[string, (connection: Connection) => void]>([
  ['closes it', () => browser.window.dispatchEvent(new Event('pagehide'))],
  ['goes to another', (connection) => connection.close()],
])('whoever leaves the page has written: %s', (_, leave) => {
  const [connection, socket] = alone('confirm');
  connection.play(hand(connection), 'c3');
  leave(connection);
  expect(socket.sentOf('move').map((each) => each.move)).toEqual(['c3']);
});

// Guided matches

test('in a guided match only the move that is asked for is sent', () => {
  addSeat(id, first);
  const connection = new Connection(id);
  reach(newestSocket(), 1);
  const others: string[] = [];
  connection.lesson = { move: 'b1', other: () => others.push('other') };
  connection.play(connection.message!.hands[0]!, 'a1');
  connection.lesson = { move: null, other: () => others.push('read first') };
  connection.play(connection.message!.hands[0]!, 'b1');
  expect(others).toEqual(['other', 'read first']);
  expect(connection.openMoves(0)).toEqual([]);
  expect(newestSocket().sentOf('move')).toEqual([]);
  connection.lesson = { move: 'b1', other: () => others.push('never') };
  connection.play(connection.message!.hands[0]!, 'b1');
  expect(newestSocket().sentOf('move')).toMatchObject([{ move: 'b1' }]);
  expect(others).toHaveLength(2);
});

// Reactions

test('a reaction is handed over, and one of our own is sent only while there is a connection', () => {
  const [connection, socket] = seated(1);
  const shown: unknown[] = [];
  connection.onreaction = (reaction) => shown.push(reaction);
  socket.say({ type: 'reaction', seat: 1, name: 'wow' });
  expect(shown).toEqual([{ type: 'reaction', seat: 1, name: 'wow' }]);
  expect(connection.message!.number).toBe(1);
  connection.tell({ type: 'react', name: 'wow' });
  expect(socket.sentOf('react')).toHaveLength(1);
  socket.hangUp();
  connection.tell({ type: 'react', name: 'wow' });
  const next = reach(nextSocket(), 2);
  expect([...socket.sentOf('react'), ...next.sentOf('react')]).toHaveLength(1);
});
