import { CARD } from '../../cards/layout/dimensions.ts';
import { LAYERS, type LayerName, type Piece } from '../layout/piece.ts';
import { type Pose, samePose } from '../layout/pose.ts';
import { type Flight, isHeldUp, isOver, planFlight, poseAt, redirected, stay, touchesBetween } from './flight.ts';

/** A piece on its way, or at rest. */
export interface MovingPiece {
  piece: Piece;
  flight: Flight;
  /** The pose at the last step. */
  now: Pose;
  /** The cell that its top side shows. */
  face: number;
  /** What it counts: from cell to cell, and between which times of the clock. */
  count?: Count | undefined;
  /** Taken from the table at the end of its flight. */
  leaving: boolean;
  /** The player has carried it: everybody has seen it. */
  carried?: boolean;
}

interface Count {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** What is shown of a count at a time. */
const countedAt = ({ from, to, start, end }: Count, now: number): number => {
  const share = end > start ? Math.max(0, Math.min(1, (now - start) / (end - start))) : 1;
  return Math.round(from + (to - from) * share);
};

/** Numbers above this have no cells of their own between them (`numberCell`): they do not count. */
const LAST_COUNTED = 99;

/** A piece that lingers lies slightly above the one in its place, so that they do not flicker. */
const LINGERING_LIFT = CARD.thickness / 4;

/** Units: nearer than this to its place, a piece is there. Longer than any card is raised under the pointer. */
const THERE = 0.2;

/** The most pieces that are held up at once; more of them mean a position that is laid out anew. */
const MOST_SHOWN = 2;

/**
 * Moves pieces to their places. Each new list of pieces gives every piece its new aim: moving ones are redirected, new
 * ones come from their `from`, removed ones leave. Nothing moves between two steps.
 */
export class PieceField {
  private readonly movers = new Map<string, MovingPiece>();
  private byLayer: Readonly<Record<LayerName, readonly MovingPiece[]>> | null = null;
  private clock = 0;
  /** The piece that the player drags: it ignores its aim. */
  private held: string | null = null;

  /** Gives all pieces their aims. `tempo` scales all times: 1 normal, 0 at once. */
  aim(pieces: readonly Piece[], tempo: number): void {
    const wanted = new Set<string>();
    const shows = pieces.filter((piece) => this.isToBeShown(piece)).length <= MOST_SHOWN;
    for (const piece of pieces) {
      wanted.add(piece.id);
      this.aimPiece(piece, tempo, shows);
    }
    for (const mover of this.movers.values()) {
      if (!wanted.has(mover.piece.id) && !mover.leaving) this.dismiss(mover, tempo);
    }
    this.byLayer = null;
  }

  /** Whether it is held up on the way that it begins now: it is new, or comes from where it was nobody's. */
  private isToBeShown({ id, shownAt }: Piece): boolean {
    const mover = this.movers.get(id);
    return shownAt !== undefined && mover?.piece.shownAt === undefined && mover?.carried !== true;
  }

  private aimPiece(piece: Piece, tempo: number, shows: boolean): void {
    const mover = this.movers.get(piece.id);
    const { layer, pose, delay = 0 } = piece;
    const stopover = shows && this.isToBeShown(piece) ? piece.shownAt : undefined;
    if (mover === undefined) {
      const from = piece.from ?? pose;
      const flight = planFlight(layer, from, pose, this.clock, delay, tempo, stopover);
      const fresh: MovingPiece = {
        piece,
        flight: piece.from ? flight : stay(pose),
        now: from,
        face: piece.face,
        leaving: false,
      };
      this.movers.set(piece.id, fresh);
      if (tempo === 0 || piece.from === undefined) fresh.now = pose;
      return;
    }
    mover.piece = piece;
    if (this.counts(mover, tempo) || piece.id === this.held) return;
    const leaving = mover.leaving;
    mover.leaving = false;
    if (!leaving && samePose(mover.flight.to, pose)) return;
    mover.flight =
      redirected(mover.flight, pose, this.clock) ??
      planFlight(layer, mover.now, pose, this.clock, delay, tempo, stopover);
  }

  /** Lets a number count to what it has to show, or shows it at once; returns whether it counts, which a piece does at rest. */
  private counts(mover: MovingPiece, tempo: number): boolean {
    const { face, counts, pose, delay = 0 } = mover.piece;
    if (tempo > 0 && mover.count?.to === face) return true;
    const { face: from } = mover;
    mover.count = undefined;
    if (tempo === 0 || counts === undefined || from === face || Math.max(from, face) > LAST_COUNTED) {
      mover.face = face;
      return false;
    }
    const start = this.clock + delay * tempo;
    mover.count = { from, to: face, start, end: start + counts * tempo };
    mover.flight = stay(pose, mover.count.end);
    return true;
  }

  private dismiss(mover: MovingPiece, tempo: number): void {
    const { piece, now } = mover;
    const stays = (piece.lingers ?? 0) * tempo;
    if (tempo === 0 || (piece.to === undefined && stays === 0)) {
      this.movers.delete(piece.id);
      return;
    }
    mover.leaving = true;
    if (piece.to === undefined) {
      // What has not come yet still does.
      const { end } = mover.flight;
      if (end > this.clock) mover.flight = { ...mover.flight, end: end + stays };
      else {
        mover.now = { ...now, y: now.y + LINGERING_LIFT };
        mover.flight = stay(mover.now, this.clock + stays);
      }
    } else mover.flight = planFlight(piece.layer, now, piece.to, this.clock, piece.delay ?? 0, tempo, piece.leavesBy);
  }

  /** Holds a piece at a pose until it is released. */
  hold(id: string, at: Pose): void {
    const mover = this.movers.get(id);
    if (mover === undefined) return;
    this.held = id;
    mover.carried = true;
    mover.now = at;
    mover.flight = stay(at);
  }

  /** Releases the held piece: it flies to its place. */
  release(tempo: number): void {
    const mover = this.held === null ? undefined : this.movers.get(this.held);
    this.held = null;
    if (mover === undefined || mover.leaving) return;
    mover.flight = planFlight(mover.piece.layer, mover.now, mover.piece.pose, this.clock, 0, tempo);
  }

  /**
   * Lets `milliseconds` pass; returns whether anything is still on its way. `onTouch` is told what touched something
   * meanwhile, and how many steps of its way are still before it.
   */
  advance(milliseconds: number, onTouch?: (mover: MovingPiece, left: number) => void): boolean {
    const before = this.clock;
    this.clock += milliseconds;
    let moving = false;
    for (const [id, mover] of this.movers) {
      mover.now = poseAt(mover.flight, this.clock);
      if (mover.count !== undefined) this.goOnCounting(mover, mover.count);
      if (isHeldUp(mover.flight, before) && !isHeldUp(mover.flight, this.clock)) this.byLayer = null;
      for (const left of touchesBetween(mover.flight, before, this.clock)) onTouch?.(mover, left);
      if (!isOver(mover.flight, this.clock)) moving = true;
      else if (mover.leaving) {
        this.movers.delete(id);
        this.byLayer = null;
      }
    }
    return moving;
  }

  private goOnCounting(mover: MovingPiece, count: Count): void {
    mover.face = countedAt(count, this.clock);
    if (this.clock >= count.end) mover.count = undefined;
  }

  /** Where a piece that flies was so many milliseconds ago; `null` for one that rests, or had not set out yet. */
  behind({ flight }: MovingPiece, milliseconds: number): Pose | null {
    const [way] = flight.legs;
    const then = this.clock - milliseconds;
    return way === undefined || isOver(flight, this.clock) || then < way.start ? null : poseAt(flight, then);
  }

  /** Whether nothing is on its way. */
  get settled(): boolean {
    for (const mover of this.movers.values()) if (!isOver(mover.flight, this.clock)) return false;
    return true;
  }

  /** The movers of a layer; those that ride on another have its pose. */
  layer(name: LayerName): readonly MovingPiece[] {
    this.byLayer ??= this.sorted();
    return this.byLayer[name];
  }

  private sorted(): Readonly<Record<LayerName, readonly MovingPiece[]>> {
    const layers = Object.fromEntries(LAYERS.map((name) => [name, [] as MovingPiece[]])) as Record<
      LayerName,
      MovingPiece[]
    >;
    for (const mover of this.movers.values()) layers[this.layerOf(mover)].push(mover);
    return layers;
  }

  /** The layer that draws a piece now. */
  private layerOf({ piece, flight, leaving }: MovingPiece): LayerName {
    const shownBy = leaving ? undefined : piece.shownAt?.layer;
    return shownBy !== undefined && isHeldUp(flight, this.clock) ? shownBy : piece.layer;
  }

  /** Whether a piece is where it belongs, or just about there; so is one that was never on its way. */
  isThere(id: string): boolean {
    const mover = this.movers.get(id);
    if (mover === undefined) return true;
    const { now, flight } = mover;
    return Math.hypot(now.x - flight.to.x, now.y - flight.to.y, now.z - flight.to.z) < THERE;
  }

  /** Everything on the table. */
  all(): Iterable<MovingPiece> {
    return this.movers.values();
  }

  /** The mover of a piece, if it is on the table. */
  find(id: string): MovingPiece | undefined {
    return this.movers.get(id);
  }
}
