// One player's seven tiles: the orientation of each beside the board, and the one in hand.
import type { Cell, Laid, Tiles } from './geometry';
import { blockedCells, boardOf, flipped, height, moveOf, shapeOf, side, turned, width } from './geometry';
import { fitsAt, type Showing, type TubyrinthView } from './view';

export interface Hold {
  tile: string;
  way: number;
  /** Where its upper left corner hovers; null beside the board. */
  at: Cell | null;
  by: 'pointer' | 'keys';
}

export interface Given {
  own: Showing;
  fits: TubyrinthView['fits'];
  /** The tiles on the board, including moves that the server has not confirmed yet. */
  layout: Map<string, Laid>;
  /** Whether there are unconfirmed moves. */
  open: boolean;
  tiles: Tiles;
  flip: boolean;
  /** Rocks do not matter. */
  flat: boolean;
  closed: boolean;
}

/** What the hand did, for screen readers. */
export type Deed = 'taken' | 'over' | 'turned' | 'flipped' | 'laid' | 'lifted' | 'parked' | 'refused' | 'no-flipping';

const middle = 3;
const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

export class Bench {
  hold = $state.raw<Hold | null>(null);
  /** The last tile touched, which is turned and flipped if none is in hand. */
  chosen = $state<string | null>(null);
  /** The tile that did not fit; a new object each time. */
  shaken = $state.raw<{ tile: string } | null>(null);
  private ways = $state.raw<Record<string, number>>({});
  private last: Cell = [middle, middle];

  constructor(
    readonly given: () => Given,
    private play: (move: string) => void,
    private tell: (deed: Deed, tile: string) => void,
  ) {}

  laid(tile: string): Laid | undefined {
    return this.given().layout.get(tile);
  }

  wayOf(tile: string): number {
    if (this.hold?.tile === tile) return this.hold.way;
    return this.laid(tile)?.way ?? this.ways[tile] ?? 0;
  }

  shape(tile: string, way = this.wayOf(tile)) {
    return shapeOf(this.given().tiles, tile, way);
  }

  /** The tile in hand where it would be laid. */
  get target(): Laid | null {
    const { hold } = this;
    return hold?.at ? { tile: hold.tile, way: hold.way, row: hold.at[0], column: hold.at[1] } : null;
  }

  /** The cells under a tile that are rock or taken by another tile, according to the drawing. */
  blocked(laid: Laid): Cell[] {
    const { own, layout, tiles, flat } = this.given();
    const others = [...layout.values()].filter((each) => each.tile !== laid.tile);
    return blockedCells(tiles, flat ? { rocks: [] } : boardOf(own.board), others, laid);
  }

  /** The server says where a tile fits; while it has not confirmed all moves, only the drawing can tell. */
  fits(laid: Laid): boolean {
    const { fits, open } = this.given();
    return open ? this.blocked(laid).length === 0 : fitsAt(fits, laid);
  }

  // Taking a tile

  pick(tile: string, by: Hold['by']): boolean {
    if (this.given().closed) return false;
    this.release(); // the tile in hand goes back the way it was turned
    const laid = this.laid(tile);
    this.chosen = tile;
    this.hold = { tile, way: this.wayOf(tile), at: laid ? [laid.row, laid.column] : null, by };
    if (by === 'keys' && !laid) this.hover(this.last);
    this.tell('taken', tile);
    return true;
  }

  hover(at: Cell | null): void {
    if (this.hold) this.hold = { ...this.hold, at: at && this.within(this.hold, at) };
  }

  step(down: number, right: number): void {
    const { hold } = this;
    if (!hold) return;
    this.hover(hold.at ? [hold.at[0] + down, hold.at[1] + right] : this.last);
    this.tell('over', hold.tile);
  }

  private within({ tile, way }: Hold, [row, column]: Cell): Cell {
    const shape = this.shape(tile, way);
    return [clamp(row, side - height(shape)), clamp(column, side - width(shape))];
  }

  // Turning and flipping

  turn(tile = this.hold?.tile ?? this.chosen): void {
    if (tile) this.swing(tile, turned(this.wayOf(tile)), 'turned');
  }

  flip(tile = this.hold?.tile ?? this.chosen): void {
    if (!tile) return;
    if (this.given().flip) this.swing(tile, flipped(this.wayOf(tile)), 'flipped');
    else this.refuse(tile, 'no-flipping');
  }

  private swing(tile: string, way: number, deed: Deed): void {
    if (this.given().closed) return;
    const laid = this.laid(tile);
    this.chosen = tile;
    if (this.hold?.tile === tile) {
      const { hold } = this;
      const round = hold.at && this.places(hold.tile, hold.way, way, hold.at)[0];
      this.hold = { ...hold, way };
      this.hover(round ?? null);
      this.tell(deed, tile);
    } else if (laid) {
      const places = this.places(tile, laid.way, way, [laid.row, laid.column]);
      const next = places.map(([row, column]) => ({ tile, way, row, column })).find((each) => this.fits(each));
      if (next) this.play(moveOf(next));
      else this.refuse(tile, 'refused');
    } else {
      this.ways = { ...this.ways, [tile]: way };
      this.tell(deed, tile);
    }
  }

  /** Where a tile may go when it turns about its middle; half cells are rounded either way. */
  private places(tile: string, before: number, after: number, [row, column]: Cell): Cell[] {
    const [old, fresh] = [this.shape(tile, before), this.shape(tile, after)];
    const down = row + (height(old) - height(fresh)) / 2;
    const right = column + (width(old) - width(fresh)) / 2;
    const rows = [Math.floor(down), Math.ceil(down)];
    return rows.flatMap((y) => [Math.floor(right), Math.ceil(right)].map((x): Cell => [y, x]));
  }

  // Putting it down

  /** Lays a tile from beside the board so that it covers a cell, if it fits in any position. */
  put(tile: string, [row, column]: Cell): void {
    if (this.given().closed || this.laid(tile)) return;
    const way = this.wayOf(tile);
    const places = this.shape(tile, way).cells.map(([down, right]) => ({ tile, way, row: row - down, column: column - right }));
    const found = places.find((each) => each.row >= 0 && each.column >= 0 && this.fits(each));
    if (!found) return void this.refuse(tile, 'refused');
    this.play(moveOf(found));
    this.tell('laid', tile);
  }

  /** Lays the tile in hand; true if it fitted. */
  drop(): boolean {
    const { hold, target } = this;
    if (!hold) return false;
    if (!target) return this.park();
    if (!this.fits(target)) return this.refuse(hold.tile, 'refused');
    const lies = this.laid(hold.tile);
    this.last = [target.row, target.column];
    this.release();
    if (!lies || moveOf(lies) !== moveOf(target)) this.play(moveOf(target));
    this.tell('laid', target.tile);
    return true;
  }

  /** Puts the tile in hand beside the board; a laid tile is lifted. */
  park(): boolean {
    const { hold } = this;
    if (!hold) return false;
    const { tile } = hold;
    const lies = this.laid(tile) !== undefined;
    this.release();
    if (lies) this.play(`-${tile}`);
    this.tell(lies ? 'lifted' : 'parked', tile);
    return true;
  }

  /** Undoes taking the tile; beside the board it keeps its orientation. */
  release(): void {
    const { hold } = this;
    if (hold) this.ways = { ...this.ways, [hold.tile]: hold.way };
    this.hold = null;
  }

  lift(tile: string): void {
    if (this.given().closed || !this.laid(tile)) return;
    this.ways = { ...this.ways, [tile]: this.wayOf(tile) };
    this.hold = null;
    this.play(`-${tile}`);
    this.tell('lifted', tile);
  }

  private refuse(tile: string, deed: Deed): false {
    this.shaken = { tile };
    this.tell(deed, tile);
    return false;
  }
}
