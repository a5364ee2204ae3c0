// One socket to one table: the newest table message as reactive state, and the moves not answered yet.
import { isRecord } from './device';
import { entries, MOMENT } from './entries.svelte';
import { withGuests } from './guests';
import { keysOf, rememberTable } from './keyring';
import { lay } from './patch';
import { lastOnly, Outbox, type OpenMove, type Queue } from './outbox';
import { warn } from './toasts.svelte';
import { openLine, type Line } from './transport';
import { language } from './words';
import type { Ending, Hand, Message, Reaction, TableChange, TableMessage } from './wire';

/** Why nothing is retried: there is nothing more to be heard. */
export type Farewell = 'missing' | 'refused' | 'closed' | 'deleted' | 'banned';
export type Sign = 'connecting' | 'open' | 'saving' | 'reconnecting' | 'lost' | Farewell;

const PING_EVERY = 10_000;
const TABLE_TIMEOUT = 8000;
/** For the answer to a ping. A machine that lost its power hangs up on nobody, and soon its tables are elsewhere. */
const PONG_TIMEOUT = 5000;
/** For the answer to a move, before it is doubted that the line still works. */
const MOVE_PATIENCE = 2000;
const OPEN = 1;
const FAILURES_UNTIL_LOST = 8;
const FAREWELLS: Record<number, Farewell> = {
  4403: 'banned',
  4404: 'missing',
  4409: 'refused',
  4410: 'closed',
  4411: 'deleted',
};

export class Connection {
  message = $state.raw<TableMessage | null>(null);
  /** How far the server's clock is ahead of ours. */
  ahead = $state(0);
  private line = $state<Exclude<Sign, 'saving'>>('connecting');
  /** Why this server cannot open the table. */
  reason = $state('');
  /** Set once there is nothing more to be heard. */
  farewell = $state<Farewell | null>(null);
  private open = $state.raw<OpenMove[]>([]);
  /** Acknowledged, but not yet shown by a table message. */
  private settling = $state.raw<{ move: OpenMove; number: number }[]>([]);

  /** The move that turns the page waits here while it can still be taken back. */
  held = $state<string | null>(null);
  /** Whether the game's moves may wait like that; set by its screens. */
  holds = $state(false);
  private holding: ReturnType<typeof setTimeout> | undefined;
  /** In a guided match: the move that is asked for, if any, and what to do about another one. */
  lesson = $state.raw<{ move: string | null; other: () => void } | null>(null);
  /** Which unsent moves stay in the queue when a newer one comes; set by the game's screens. */
  queue: Queue = lastOnly;
  /** Told how somebody at the table feels. */
  onreaction: (reaction: Reaction) => void = () => {};
  private outbox: Outbox;
  private socket: Line | null = null;
  /** The tokens of the last hello; `mine` lists their seats in this order. */
  private greeted: string[] = [];
  private drawing = false;
  private failures = 0;
  private inFlight: string | null = null;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private doubting: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** `isDrawn` says for which games the views are wanted as text too. */
  constructor(
    private id: string,
    private isDrawn: (game: string) => boolean = () => false,
  ) {
    this.outbox = new Outbox(id);
    this.open = this.outbox.moves;
    addEventListener('online', this.wake);
    addEventListener('offline', this.sleep);
    addEventListener('pagehide', this.release);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  get sign(): Sign {
    return this.line === 'open' && this.open.length > 0 ? 'saving' : this.line;
  }

  /** The moves of this seat that the newest table message does not show yet, in order. */
  openMoves(seat: number | null): string[] {
    const moves = [...this.settling.map((each) => each.move), ...this.open];
    return moves.filter((each) => each.seat === seat).map((each) => each.move);
  }

  /** The newest of them. */
  pending(seat: number | null): string | null {
    return this.openMoves(seat).at(-1) ?? null;
  }

  /** The seats of this device. */
  get mine(): number[] {
    return this.message?.mine.filter((seat) => seat !== null) ?? [];
  }

  tokenOf(seat: number): string | undefined {
    return this.greeted[this.message?.mine.indexOf(seat) ?? -1];
  }

  /** The host's token, if this device is the host's. */
  get hostToken(): string | null {
    if (!this.message?.host) return null;
    const { handed, seats } = this.message.table;
    if (handed === null) return keysOf(this.id).host;
    const seat = seats.find((each) => each.host)?.seat;
    return (seat !== undefined && this.tokenOf(seat)) || null;
  }

  /** Whether this device was the host's, and somebody else is the host now. */
  get wasHost(): boolean {
    return this.message !== null && !this.message.host && this.message.table.handed !== null && keysOf(this.id).host !== null;
  }

  /** The tokens of this device that were taken away, and why. */
  get endings(): { token: string; why: Ending }[] {
    const ended = this.message?.ended ?? [];
    return this.greeted.flatMap((token, place) => (ended[place] ? [{ token, why: ended[place] }] : []));
  }

  play(hand: Hand, move: string): void {
    if (!this.message || hand.seat === null) return;
    if (this.lesson && this.lesson.move !== move) return this.lesson.other();
    const settling = this.settling.map((each) => each.move);
    this.outbox.add(this.message.table.match, hand, move, settling, this.queue);
    this.open = this.outbox.moves;
    this.hold(hand.seat);
    this.send();
  }

  /** Nobody else has to write, and no clock runs: this move would turn the page. */
  private turnsPage(seat: number): boolean {
    const { to_move, table } = this.message!;
    return this.holds && table.clock === null && to_move.length === 1 && to_move[0] === seat;
  }

  private hold(seat: number): void {
    clearTimeout(this.holding);
    const newest = this.open.at(-1);
    this.held = newest?.seat === seat && entries.way !== 'now' && this.turnsPage(seat) ? newest.id : null;
    if (this.held && entries.way === 'moment') this.holding = setTimeout(this.release, MOMENT);
  }

  /** Sends what was held back. */
  release = (): void => {
    clearTimeout(this.holding);
    this.held = null;
    this.send();
  };

  /** Nobody will ever know of the move that was held back. */
  takeBack(): void {
    if (this.held) this.outbox.settle(this.held);
    this.open = this.outbox.moves;
    this.release();
  }

  /** Says something that is not worth sending later. */
  tell(words: object): void {
    if (this.line === 'open') this.socket?.send(JSON.stringify(words));
  }

  /** Says hello again, because the keys of this device have changed. */
  greetAgain(): void {
    this.connect();
  }

  tryAgain(): void {
    this.failures = 0;
    this.line = 'reconnecting';
    this.connect();
  }

  close(): void {
    this.release();
    this.closed = true;
    removeEventListener('pagehide', this.release);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.wake);
    this.hangUp();
  }

  private hangUp(): void {
    clearInterval(this.pinging);
    clearTimeout(this.doubting);
    clearTimeout(this.retry);
    this.trust();
    const socket = this.socket;
    this.socket = null;
    this.inFlight = null;
    socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.hangUp();
    const socket = (this.socket = openLine(this.id));
    this.retry = setTimeout(() => this.fail(0), socket.patience ?? TABLE_TIMEOUT);
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.socket === socket && this.hear(String(event.data));
    socket.onclose = (event) => this.socket === socket && this.fail(event.code);
  }

  private sayHello(socket: Line): void {
    const keys = keysOf(this.id);
    const who = { language: language(), tokens: keys.seats, host: keys.host };
    this.greeted = keys.seats;
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...who, ...(this.drawing && { drawing: true }) }));
  }

  private greet(socket: Line): void {
    this.sayHello(socket);
    this.pinging = setInterval(() => this.ping(socket), PING_EVERY);
    this.ping(socket);
  }

  /** Whatever is heard next is answer enough. A line that has not shown the table yet has a time limit of its own. */
  private ping(socket: Line): void {
    socket.send('{"type":"ping"}');
    if (this.line === 'open') this.overdue ??= setTimeout(() => this.fail(0), socket.patience ?? PONG_TIMEOUT);
  }

  private trust(): void {
    clearTimeout(this.overdue);
    this.overdue = undefined;
  }

  private hear(text: string): void {
    const heard = JSON.parse(text) as Message;
    this.trust();
    if (heard.type === 'table') this.show(heard);
    else if (heard.type === 'change') this.change(heard);
    else if (heard.type === 'pong') this.ponged(heard.now);
    else if (heard.type === 'done') this.done(heard.id, heard.number);
    else if (heard.type === 'reaction') this.onreaction(heard);
    else if (heard.type === 'refused') this.refused(heard.id, heard.error.message);
  }

  /** Whether a hand of this device plays in real time: then its view has a deadline. */
  get inRealTime(): boolean {
    return this.message?.hands.some(({ seat, view }) => seat !== null && isRecord(view) && 'deadline' in view) ?? false;
  }

  private ponged(now: number): void {
    this.ahead = now - Date.now();
    // In real time the server measures this device's delay by how soon this comes back.
    if (this.inRealTime) this.socket?.send(JSON.stringify({ type: 'heard', now }));
  }

  private change({ patch, number, now = Date.now() + this.ahead }: TableChange): void {
    if (this.message) this.show({ ...(lay(patch, this.message) as TableMessage), number, now });
  }

  private show(message: TableMessage): void {
    clearTimeout(this.retry);
    this.failures = 0;
    this.line = 'open';
    // A new deadline: measure the delay again.
    const near = message.clock?.deadline && message.clock.deadline !== this.message?.clock?.deadline;
    if (near && this.socket?.readyState === OPEN) this.ping(this.socket);
    this.message = { ...message, table: withGuests(message.table) };
    this.askForDrawings(message.table.game);
    this.ahead = message.now - Date.now();
    this.settling = this.settling.filter((each) => each.number > message.number);
    rememberTable(message.table, message.mine);
    this.send();
  }

  /** Only the table says which game it is, so a device may have to say hello twice. */
  private askForDrawings(game: string): void {
    if (this.drawing || !this.isDrawn(game) || this.socket?.readyState !== OPEN) return;
    this.drawing = true;
    this.sayHello(this.socket);
  }

  private done(id: string, number: number): void {
    const move = this.outbox.settle(id);
    if (move && number > (this.message?.number ?? 0)) {
      this.settling = [...this.settling, { move, number }];
    }
    this.answered(id);
  }

  private refused(id: string | null, reason: string): void {
    const move = id === null ? undefined : this.outbox.settle(id);
    if (move) {
      this.outbox.dropSeat(move.seat);
      warn(reason);
    }
    if (id !== null) this.answered(id);
    else this.reason = reason;
  }

  private answered(id: string): void {
    this.open = this.outbox.moves;
    if (this.inFlight === id) {
      clearTimeout(this.doubting);
      this.inFlight = null;
    }
    this.send();
  }

  /** Sends the oldest open move; the next one waits for its answer. */
  private send(): void {
    const { socket } = this;
    const move = this.outbox.first;
    if (!move || move.id === this.held || this.inFlight !== null || this.line !== 'open') return;
    if (socket?.readyState !== OPEN) return;
    this.inFlight = move.id;
    this.outbox.markSent(move.id);
    socket.send(JSON.stringify({ type: 'move', ...move }));
    this.doubting = setTimeout(() => this.ping(socket), MOVE_PATIENCE);
  }

  private fail(code: number): void {
    this.hangUp();
    const farewell = FAREWELLS[code];
    if (farewell) {
      this.line = this.farewell = farewell;
      return;
    }
    this.failures += 1;
    if (this.failures >= FAILURES_UNTIL_LOST) this.line = 'lost';
    else if (this.line !== 'connecting' || this.failures > 1) this.line = 'reconnecting';
    // Half of the pause is random, lest a thousand pages reconnect to a restarted server at once.
    const pause = Math.min(5000, 300 * 2 ** Math.min(this.failures, 5));
    this.retry = setTimeout(() => this.connect(), Math.max(300, pause * (0.5 + Math.random() / 2)));
  }

  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.farewell) return;
    if (this.line !== 'open') this.connect();
    // A phone that slept may hold a dead socket that still looks open.
    else if (this.socket?.readyState === OPEN) this.ping(this.socket);
  };

  private sleep = (): void => {
    if (this.line === 'open' && !this.socket?.patience) this.fail(0);
  };
}
