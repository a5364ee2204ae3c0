// The table as shown: one step after another, each long enough to be seen, even if the server is further on. A stone
// that is turned over and laid at once is shown in between.
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Seat } from '../../lib/wire';
import { lookAtOthers } from './pace.svelte';
import type { InputView, Past } from './view';

const LOOK = 1100; // milliseconds: time to see the face of your own stone before it is laid
const HALF = 180; // milliseconds: halfway through the turn, when the stone is edge-on
const MOST = 12; // steps to be behind: more than others can do between two turns of yours, so only who watches has more
const LAST = 4; // the same once the match is over: two turns

/** What was touched between two consecutive views; null if nothing was, or more than one stone. */
export function touchedBetween(before: InputView, after: InputView): Past | null {
  if (!after.last || before.hand || before.mover !== after.last.seat) return null;
  const same = after.turn === before.turn && after.hand !== null;
  return same || after.turn === before.turn + 1 ? after.last : null;
}

interface Scene {
  view: InputView;
  /** What the server has sent, as this scene begins: the view before it, and its own. */
  news: [InputView | null, InputView] | null;
  /** The stone that turns over. */
  turned: Past | null;
  /** The stone is turned over, but not laid yet. */
  inAir: boolean;
  /** How long it has to be seen before the next one. */
  stays: () => number;
}

interface Now {
  view: InputView;
  match: number;
  /** Whether somebody at this device plays the seat. */
  isOwn: (seat: Seat) => boolean;
}

const atOnce = () => 0;

export class ShownTable {
  private scene = $state.raw<Scene | null>(null);
  private waiting = $state.raw<Scene[]>([]);
  /** The face that the turning stone still shows. */
  turning = $state<string | null>(null);
  /** Counts the stones that have been turned. */
  turns = $state(0);
  private newest: { view: InputView; match: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private half: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  /** `hear` is told of every view that the server sends, at the moment when it is shown or skipped. */
  constructor(
    private now: () => Now,
    private hear: (before: InputView | null, after: InputView) => void,
  ) {
    // Before drawing, so that nobody sees the end first.
    $effect.pre(() => {
      void this.step;
      untrack(() => this.arrive());
    });
    $effect(() => {
      lookAtOthers();
      untrack(() => this.held && this.hold());
    });
    $effect(() => () => {
      clearTimeout(this.timer);
      clearTimeout(this.half);
    });
  }

  /** Other table messages, e.g. about somebody's arrival, are not steps of the match. */
  private step = $derived.by(() => {
    const { view, match } = this.now();
    return [match, view.turn, view.hand?.origin, view.last?.origin, view.last?.to].join(' ');
  });

  get view(): InputView {
    return this.scene && (this.behind || this.inAir) ? this.scene.view : this.now().view;
  }

  /** The stone that has just been turned is shown before it is laid. */
  get inAir(): boolean {
    return this.scene?.inAir ?? false;
  }

  /** More has happened than is shown. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** Shows the next step, however short this one was seen. */
  next(): void {
    const [scene, ...rest] = this.waiting;
    if (!scene) return;
    this.waiting = rest;
    this.show(scene);
  }

  /** Shows where the match stands now: whoever plays has seen enough. */
  hurry(): void {
    while (this.behind) this.next();
    clearTimeout(this.timer);
    this.held = false;
    this.finishTurning();
  }

  private arrive(): void {
    const { view, match, isOwn } = this.now();
    const before = this.newest?.match === match ? this.newest.view : null;
    this.newest = { view, match };
    const own = !before || !view.last || isOwn(view.last.seat);
    if (own) this.hurry();
    const look = own ? LOOK : null;
    this.waiting = [...this.waiting, ...scenesBetween(before, view, look)];
    while (this.waiting.length > (view.ended ? LAST : MOST)) this.next();
    if (!this.held) this.next();
  }

  private show(scene: Scene): void {
    this.scene = scene;
    if (scene.news) this.hear(...scene.news);
    this.finishTurning();
    if (scene.turned) this.turnOver(scene.news?.[0] ?? null, scene.turned);
    this.hold();
  }

  private hold(): void {
    clearTimeout(this.timer);
    const stays = this.scene?.stays() ?? 0;
    this.held = stays > 0;
    if (!this.held) return this.next();
    if (stays < Infinity) this.timer = setTimeout(() => this.release(), stays);
  }

  private release(): void {
    this.held = false;
    this.next();
  }

  private turnOver(before: InputView | null, past: Past): void {
    const above = before?.stones[past.seat]?.find((stone) => stone.at === past.origin)?.top ?? null;
    if (above === past.face) return; // it was left unflipped
    this.turns += 1;
    if (prefersReducedMotion.current) return;
    this.turning = above;
    this.half = setTimeout(() => this.finishTurning(), HALF);
  }

  private finishTurning(): void {
    clearTimeout(this.half);
    this.turning = null;
  }
}

/** What is to be seen between two views; `look` is how long a stone that is laid at once is seen, if not by the pace. */
function scenesBetween(before: InputView | null, view: InputView, look: number | null): Scene[] {
  const turned = before && touchedBetween(before, view);
  const stays = look === null ? lookAtOthers : atOnce;
  const news: Scene['news'] = [before, view];
  if (!before || !turned || view.hand) return [{ view, news, turned, inAir: false, stays }];
  return [
    { view: inTheAir(before, turned), news, turned, inAir: true, stays: look === null ? lookAtOthers : () => look },
    { view, news: null, turned: null, inAir: false, stays },
  ];
}

/** The table while the stone is in the air. */
function inTheAir(before: InputView, past: Past): InputView {
  const stones = before.stones.map((own, seat) => (seat === past.seat ? own.filter((stone) => stone.at !== past.origin) : own));
  const hand = { ...past, flipped: true, places: [], barred: [], notes: null };
  return { ...before, stones, hand, stakes: [], last: { ...past, to: null } };
}
