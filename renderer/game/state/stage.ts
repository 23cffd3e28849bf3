import { create } from 'zustand';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Subject } from './table.ts';

/** A part of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What panels may ask the place of: a thing, or the standing board of somebody across the table. */
export type Target = Thing | { readonly kind: 'stand'; readonly seat: Seat };

/** Where a piece can be let go of: before its owner, or at the bank. */
export const DROP_ZONES = ['own', 'bank'] as const;
export type DropZone = (typeof DROP_ZONES)[number];

/** A thing that can be looked at closely: what choices are about, and what is only printed. */
export type Thing = Subject | { readonly kind: 'prices' };

/** Where in the window something appears, by the part of the table that was asked for. */
export interface TargetBox {
  readonly target: Target;
  readonly box: Box | null;
}

export interface StageState {
  /** Whether the 3D table is shown. */
  readonly shown: boolean;
  /** The part of the window that no panel covers. */
  readonly free: Box;
  /** The thing whose choices are shown beside it, and where in the window it appears; `null` while it is out of sight. */
  readonly popoverSubject: Subject | null;
  readonly anchor: Box | null;
  /** What a lesson points at, or the coach keeps in sight, and where it appears. */
  readonly trackedTargets: readonly Target[];
  readonly targetBoxes: readonly TargetBox[];
}

/**
 * What the panels and the 3D table know of each other's places: panels write `shown`, `free`, `popoverSubject` and
 * `trackedTargets`, the table writes `anchor` and `targetBoxes`.
 */
export const useStage = create<StageState>(() => ({
  shown: false,
  free: { left: 0, top: 0, right: 0, bottom: 0 },
  popoverSubject: null,
  anchor: null,
  trackedTargets: [],
  targetBoxes: [],
}));
