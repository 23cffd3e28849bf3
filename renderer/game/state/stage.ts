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
export type Landmark = Thing | { readonly kind: 'stand'; readonly seat: Seat };

/** Where a piece can be let go of: before its owner, or at the bank. */
export const DROP_ZONES = ['own', 'bank'] as const;
export type DropZone = (typeof DROP_ZONES)[number];

/** A thing that can be looked at closely: what choices are about, and what is only printed. */
export type Thing = Subject | { readonly kind: 'prices' };

/** What a hand did on the table that is more than choosing: pressed what is chosen once more, let go of it, dropped a thing. */
export type Gesture =
  | { readonly kind: 'letGo' }
  | { readonly kind: 'again'; readonly subject: Subject }
  | { readonly kind: 'drop'; readonly subject: Subject; readonly zone: DropZone };

/** Where in the window something appears, by the part of the table that was asked for. */
export interface Mark {
  readonly thing: Landmark;
  readonly box: Box | null;
}

export interface StageState {
  /** Whether the 3D table is shown. */
  readonly shown: boolean;
  /** What the pointer is on, if it can be chosen now. */
  readonly pointed: Subject | null;
  /** The part of the window that no panel covers. */
  readonly free: Box;
  /** The thing whose choices are shown beside it, and where in the window it appears; `null` while it is out of sight. */
  readonly asked: Subject | null;
  readonly anchor: Box | null;
  /** What a lesson points at, or the coach keeps in sight, and where it appears. */
  readonly marked: readonly Landmark[];
  readonly marks: readonly Mark[];
  /** A new object each time. */
  readonly gesture: Gesture | null;
  /** What is being dragged, and over what. */
  readonly dragged: { readonly subject: Subject; readonly over: DropZone | null } | null;
  /** What is shown large, of the things that are no cards. */
  readonly inspected: Thing | null;
}

/** What the panels and the 3D table know of each other: panels write `shown`, `free`, `asked` and `marked`, the table all else. */
export const useStage = create<StageState>(() => ({
  shown: false,
  pointed: null,
  free: { left: 0, top: 0, right: 0, bottom: 0 },
  asked: null,
  anchor: null,
  marked: [],
  marks: [],
  gesture: null,
  dragged: null,
  inspected: null,
}));
