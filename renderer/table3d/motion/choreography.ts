import { createContext, useContext } from 'react';
import type { InstancedMesh } from 'three';
import type { LayerName } from '../layout/piece.ts';
import type { FaceOf } from './instances.ts';
import { PieceField } from './pieceField.ts';

/** The moving pieces of one table and the meshes that show them. */
export interface Choreography {
  readonly field: PieceField;
  readonly meshes: Map<LayerName | 'shade', InstancedMesh>;
  /** The cell of the large picture that a card in hand has. */
  heroFace: FaceOf;
  /** The cell that a card of a tableau has. */
  ownedFace: FaceOf;
}

export const makeChoreography = (): Choreography => ({
  field: new PieceField(),
  meshes: new Map(),
  heroFace: () => 0,
  ownedFace: () => 0,
});

export const ChoreographyContext = createContext<Choreography | null>(null);

/** The choreography of the table that this component belongs to. Throws outside of a table. */
export const useChoreography = (): Choreography => {
  const choreography = useContext(ChoreographyContext);
  if (choreography === null) throw new Error('not on a table');
  return choreography;
};
