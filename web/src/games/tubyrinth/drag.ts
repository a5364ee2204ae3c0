// Moves a tile with a finger or a mouse. Each frame only moves the dragged drawing; the bench is told when the tile
// gets over other cells.
import { on } from 'svelte/events';
import type { Bench } from './bench.svelte';
import { height, onBoard, side, width, type Cell } from './geometry';

const SLACK = { mouse: 5, finger: 10 }; // pixels that a press may wobble before it becomes a drag
const ABOVE = 28; // pixels between a finger and the tile above it
const EDGE = 0.56; // the drawn board's margin, in cells
const NEAR = 0.95; // the snap distance, in cells
const NOTCH = 50; // pixels of wheel movement for a quarter turn
const STILL = 250; // milliseconds after which wheel movement counts from zero

interface Press {
  pointer: number;
  tile: string;
  from: Element;
  x: number;
  y: number;
  finger: boolean;
  /** Where the tile is held, as fractions of its width and height. */
  grip: { x: number; y: number };
}

interface Ground {
  left: number;
  top: number;
  cell: number;
}

function measure(): Ground | null {
  const board = document.querySelector('[data-board] svg')?.getBoundingClientRect();
  if (!board) return null;
  const cell = board.width / (side + 2 * EDGE);
  return { left: board.left + EDGE * cell, top: board.top + EDGE * cell, cell };
}

const tileAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null);

export class Drag {
  private press: Press | null = null;
  private ground: Ground | null = null;
  private pointer = { x: 0, y: 0 };
  private frame = 0;
  private wheel = { turned: 0, at: 0 };

  constructor(
    private bench: Bench,
    private dragged: () => HTMLElement | undefined,
  ) {}

  /** Listens on the container of board and tiles. */
  attach = (root: HTMLElement): (() => void) => {
    const stops = [
      on(root, 'pointerdown', (event) => this.down(root, event)),
      on(window, 'pointerdown', (event) => this.second(event)),
      on(root, 'pointermove', (event) => this.move(event)),
      on(root, 'pointerup', (event) => this.up(event)),
      on(root, 'pointercancel', () => this.end()),
      // The focus stays where it is, so that Space still calls.
      on(root, 'mousedown', (event) => tileAt(event.target) && event.preventDefault()),
      on(root, 'click', (event) => this.tap(event)),
      on(root, 'contextmenu', (event) => this.flip(event)),
      on(root, 'wheel', (event) => this.spin(event), { passive: false }),
      on(root, 'touchstart', (event) => tileAt(event.target) && event.cancelable && event.preventDefault(), { passive: false }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.end();
    };
  };

  private down(root: HTMLElement, event: PointerEvent): void {
    const from = tileAt(event.target);
    if (!from || this.press || event.button !== 0 || this.bench.given().closed) return;
    const box = (from.querySelector('.place') ?? from).getBoundingClientRect();
    root.setPointerCapture(event.pointerId);
    this.press = {
      pointer: event.pointerId,
      tile: from.dataset.tile!,
      from,
      x: event.clientX,
      y: event.clientY,
      finger: event.pointerType === 'touch',
      grip: { x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) },
    };
  }

  private move(event: PointerEvent): void {
    const { press } = this;
    if (!press || event.pointerId !== press.pointer) return;
    this.pointer = { x: event.clientX, y: event.clientY };
    const slack = press.finger ? SLACK.finger : SLACK.mouse;
    if (!this.ground && Math.hypot(event.clientX - press.x, event.clientY - press.y) <= slack) return;
    if (!this.ground && !this.begin()) return this.end();
    if (!this.frame) this.frame = requestAnimationFrame(this.draw);
  }

  private begin(): boolean {
    const ground = measure();
    if (!ground || !this.bench.pick(this.press!.tile, 'pointer')) return false;
    this.ground = ground;
    return true;
  }

  /** A second finger turns the tile that the first one drags, wherever it comes down, or does what its button says:
   *  browsers make no click of it. */
  private second(event: PointerEvent): void {
    if (!this.ground || event.pointerId === this.press?.pointer || event.pointerType !== 'touch') return;
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([data-tile])') : null;
    const deed = button ? button.dataset.deed : 'turn';
    if (deed === 'turn') this.bench.turn();
    if (deed === 'flip') this.bench.flip();
    this.redraw();
  }

  /** Instead of dragging, tap a tile and then its place on the board. */
  private tap(event: MouseEvent): void {
    const { chosen } = this.bench;
    if (this.ground) return this.redraw(); // of a second finger
    const onGround = event.target instanceof Element && event.target.closest('[data-board]') && !tileAt(event.target);
    const ground = measure();
    if (!chosen || !onGround || !ground) return;
    const row = Math.floor((event.clientY - ground.top) / ground.cell);
    const column = Math.floor((event.clientX - ground.left) / ground.cell);
    if (onBoard(row, column)) this.bench.put(chosen, [row, column]);
  }

  private draw = (): void => {
    this.frame = 0;
    const { press, ground, bench } = this;
    if (!press || !ground || !bench.hold) return;
    const corner = this.corner(press, ground);
    const dragged = this.dragged();
    if (dragged) dragged.style.transform = `translate3d(${corner.x}px, ${corner.y}px, 0) rotate(-2deg)`;
    const at = this.cellUnder((corner.y - ground.top) / ground.cell, (corner.x - ground.left) / ground.cell);
    const before = bench.hold.at;
    if (at?.[0] !== before?.[0] || at?.[1] !== before?.[1]) bench.hover(at);
  };

  /** The upper left corner of the dragged tile. */
  private corner(press: Press, { cell }: Ground): { x: number; y: number } {
    const shape = this.bench.shape(press.tile);
    const x = this.pointer.x - press.grip.x * width(shape) * cell;
    // Under a finger it would be hidden.
    const down = press.finger ? height(shape) * cell + ABOVE : press.grip.y * height(shape) * cell;
    return { x, y: this.pointer.y - down };
  }

  private cellUnder(y: number, x: number): Cell | null {
    const shape = this.bench.shape(this.press!.tile);
    const row = Math.min(Math.max(Math.round(y), 0), side - height(shape));
    const column = Math.min(Math.max(Math.round(x), 0), side - width(shape));
    return Math.abs(y - row) < NEAR && Math.abs(x - column) < NEAR ? [row, column] : null;
  }

  private up(event: PointerEvent): void {
    const { press, ground, bench } = this;
    if (!press || event.pointerId !== press.pointer) return;
    if (!ground) bench.turn(press.tile);
    else {
      if (this.frame) cancelAnimationFrame(this.frame);
      this.draw();
      // A tile that does not fit goes back to where it was.
      if (!bench.drop()) bench.release();
    }
    this.end();
  }

  private flip(event: MouseEvent): void {
    const tile = tileAt(event.target)?.dataset.tile ?? this.press?.tile;
    if (!tile) return;
    event.preventDefault();
    // A long press with a finger opens the context menu too, but is meant as a drag.
    if (!this.press?.finger) this.bench.flip(tile);
    this.redraw();
  }

  private spin(event: WheelEvent): void {
    const tile = this.bench.hold?.tile ?? tileAt(event.target)?.dataset.tile;
    if (!tile || event.ctrlKey) return;
    event.preventDefault();
    const before = event.timeStamp - this.wheel.at < STILL ? this.wheel.turned : 0;
    this.wheel = { turned: before + Math.abs(event.deltaY), at: event.timeStamp };
    if (this.wheel.turned < NOTCH) return;
    this.wheel.turned = 0;
    this.bench.turn(tile);
    this.redraw();
  }

  /** For a tile that turned while the pointer is still. */
  redraw(): void {
    if (this.ground && !this.frame) this.frame = requestAnimationFrame(this.draw);
  }

  /** Ends the drag. */
  end(): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    if (this.ground) this.bench.release();
    this.frame = 0;
    this.press = null;
    this.ground = null;
  }
}

const within = (part: number) => Math.min(Math.max(part, 0), 1);
