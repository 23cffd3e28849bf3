import { createContext, useContext } from 'react';
import type { InstancedMesh } from 'three';
import { emitPieceEvent } from '../../game/state/pieceEvents.ts';
import type { LayerName, Piece } from '../layout/piece.ts';
import { notch } from './flight.ts';
import type { FaceOf } from './instances.ts';
import { PieceField } from './pieceField.ts';

/** The moving pieces of one table and the meshes that show them. */
export interface Choreography {
  readonly field: PieceField;
  readonly meshes: Map<LayerName | 'shade', InstancedMesh>;
  /** The cells that pieces have on layers whose faces are painted when they come. */
  readonly faces: Partial<Record<LayerName | 'shade', FaceOf>>;
  /** The piece that the pointer was pressed on and has not been released from. */
  pressed: Piece | null;
}

export const makeChoreography = (): Choreography => ({
  field: new PieceField(),
  meshes: new Map(),
  faces: {},
  pressed: null,
});

export const ChoreographyContext = createContext<Choreography | null>(null);

/** The choreography of the table that this component belongs to. Throws outside of a table. */
export const useChoreography = (): Choreography => {
  const choreography = useContext(ChoreographyContext);
  if (choreography === null) throw new Error('not on a table');
  return choreography;
};

/** Notches that the wheel passes from one segment to the next. */
const NOTCHES = 6;
const NOTCH = (2 * Math.PI) / 5 / NOTCHES;

/** A turn of the wheel, in radians and milliseconds, and how far it was told of. */
export interface Turn {
  readonly from: number;
  readonly to: number;
  passed: number;
  readonly duration: number;
  resting: boolean;
  /** The notches that were passed and told of. */
  told: number;
}

/**
 * Tells listeners of the notches that the wheel passes, one in a frame at most, and of the one in which it stops.
 * @param progress the part of the turn's time that has passed, 0 to 1
 * @param byHand whether the player turns it
 */
export const tellNotches = (turn: Turn, progress: number, byHand: boolean): void => {
  const all = Math.max(1, Math.round(Math.abs(turn.to - turn.from) / NOTCH));
  const passed = Math.min(all, Math.floor(all * notch(progress) + 1e-6));
  if (passed <= turn.told) return;
  turn.told = passed;
  const kind = passed === all ? 'stops' : 'clicks';
  emitPieceEvent({ kind, layer: 'wheel', id: 'wheel', left: all - passed, x: 0, byHand });
};
