import { CARD } from '../layout/dimensions.ts';
import { LAYERS, type LayerName, type Piece } from '../layout/piece.ts';
import { type Pose, samePose } from '../layout/pose.ts';
import { type Flight, isOver, planFlight, poseAt } from './flight.ts';

/** A piece on its way, or at rest. */
export interface Actor {
  piece: Piece;
  flight: Flight;
  /** The pose at the last step. */
  now: Pose;
  /** Taken from the table at the end of its flight. */
  leaving: boolean;
}

const still = (at: Pose): Flight => ({ from: at, to: at, start: 0, duration: 0, easing: (part) => part, arc: 0 });

/** What lingers lies a hair above what took its place there, or one would be seen through the other. */
const LINGERING_LIFT = CARD.thickness / 4;

/**
 * Moves pieces towards where they belong. Each new list of pieces gives everything its new aim: what is on its way
 * turns where it is, what is new comes from its `from`, what is gone leaves. Nothing moves between two steps.
 */
export class PieceField {
  private readonly actors = new Map<string, Actor>();
  private byLayer: Readonly<Record<LayerName, readonly Actor[]>> | null = null;
  private clock = 0;

  /** Gives all pieces their aims. `tempo` scales all times: 1 normal, 0 at once. */
  aim(pieces: readonly Piece[], tempo: number): void {
    const wanted = new Set<string>();
    for (const piece of pieces) {
      wanted.add(piece.id);
      this.aimPiece(piece, tempo);
    }
    for (const actor of this.actors.values()) {
      if (!wanted.has(actor.piece.id) && !actor.leaving) this.dismiss(actor, tempo);
    }
    this.byLayer = null;
  }

  private aimPiece(piece: Piece, tempo: number): void {
    const actor = this.actors.get(piece.id);
    if (actor === undefined) {
      const from = piece.from ?? piece.pose;
      const flight = planFlight(piece.layer, from, piece.pose, this.clock, piece.delay ?? 0, tempo);
      const fresh: Actor = { piece, flight: piece.from ? flight : still(piece.pose), now: from, leaving: false };
      this.actors.set(piece.id, fresh);
      if (tempo === 0 || piece.from === undefined) fresh.now = piece.pose;
      return;
    }
    actor.piece = piece;
    if (!actor.leaving && samePose(actor.flight.to, piece.pose)) return;
    actor.leaving = false;
    actor.flight = planFlight(piece.layer, actor.now, piece.pose, this.clock, piece.delay ?? 0, tempo);
  }

  private dismiss(actor: Actor, tempo: number): void {
    const { piece, now } = actor;
    const stays = (piece.lingers ?? 0) * tempo;
    if (tempo === 0 || (piece.to === undefined && stays === 0)) {
      this.actors.delete(piece.id);
      return;
    }
    actor.leaving = true;
    if (piece.to === undefined) {
      actor.now = { ...now, y: now.y + LINGERING_LIFT };
      actor.flight = { ...still(actor.now), start: this.clock, duration: stays };
    } else actor.flight = planFlight(piece.layer, now, piece.to, this.clock, piece.delay ?? 0, tempo);
  }

  /** Lets `milliseconds` pass; returns whether anything is still on its way. */
  step(milliseconds: number): boolean {
    this.clock += milliseconds;
    let moving = false;
    for (const [id, actor] of this.actors) {
      actor.now = poseAt(actor.flight, this.clock);
      if (!isOver(actor.flight, this.clock)) moving = true;
      else if (actor.leaving) {
        this.actors.delete(id);
        this.byLayer = null;
      }
    }
    return moving;
  }

  /** Whether nothing is on its way. */
  get settled(): boolean {
    for (const actor of this.actors.values()) if (!isOver(actor.flight, this.clock)) return false;
    return true;
  }

  /** The actors of a layer; those that ride on another have its pose. */
  layer(name: LayerName): readonly Actor[] {
    this.byLayer ??= this.sorted();
    return this.byLayer[name];
  }

  private sorted(): Readonly<Record<LayerName, readonly Actor[]>> {
    const layers = Object.fromEntries(LAYERS.map((name) => [name, [] as Actor[]])) as Record<LayerName, Actor[]>;
    for (const actor of this.actors.values()) layers[actor.piece.layer].push(actor);
    return layers;
  }

  /** Everything on the table. */
  all(): Iterable<Actor> {
    return this.actors.values();
  }

  /** The actor of a piece, if it is on the table. */
  find(id: string): Actor | undefined {
    return this.actors.get(id);
  }
}
