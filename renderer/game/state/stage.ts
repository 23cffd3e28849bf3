import { create } from 'zustand';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { ScoreCategory } from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Box } from '../../ui/placing/place.ts';
import type { SafeArea } from '../tableHost/safeArea.ts';
import type { TallyPart } from '../tally.ts';
import type { Subject } from './table.ts';

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

/**
 * How far the 3D table is: being prepared; has drawn its first picture; cannot be drawn here or is not wanted; has
 * failed.
 */
export type Table3DState = 'preparing' | 'drawn' | 'impossible' | 'failed';

/**
 * What must stay visible on the table, because it can be chosen or is looked at; and what stays visible if possible.
 */
export interface Sight<Thing> {
  readonly wanted: readonly Thing[];
  readonly spared: readonly Thing[];
}

/** A category that is counted, and for how long at normal speed. */
export interface CountedPart {
  readonly category: ScoreCategory;
  readonly milliseconds: number;
}

/** What the end of a game shows: the part that is counted now, by its index; then the city of who has won. */
export type Celebration =
  | { readonly kind: 'count'; readonly parts: readonly CountedPart[]; readonly counted: number }
  | { readonly kind: 'winner'; readonly seat: Seat };

/** What a part of the own city brings, and where in the window it is, in pixels. */
export interface Tallied extends TallyPart {
  readonly left: number;
  readonly top: number;
}

/** Where the cards in the viewer's hand are shown, in pixels of the window: slots side by side, each `step` wide. */
export interface HandSlots {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly step: number;
}

/** What the panels and the 3D table know of each other's places. */
interface Places {
  /** Whether the 3D table is shown. */
  readonly shown: boolean;
  /** Whether nothing moves on it. */
  readonly settled: boolean;
  /** The part of the window that no panel covers. */
  readonly free: Box;
  /** The thing whose choices are shown beside it, and where in the window it appears; `null` while it is out of sight. */
  readonly popoverSubject: Subject | null;
  readonly anchor: Box | null;
  /** The parts of the table that must not be covered, those that should not be, and where they appear. */
  readonly sight: Sight<Target>;
  readonly sightBoxes: Sight<Box>;
  /** What a lesson points at, and where it appears. */
  readonly trackedTargets: readonly Target[];
  readonly targetBoxes: readonly TargetBox[];
  /** Where the cards in hand are held; `null` while there are none. */
  readonly hand: HandSlots | null;
  /** Pixels at the lower edge that hold what can be done with them. */
  readonly plates: number;
}

export interface StageState extends Places {
  readonly table3D: Table3DState;
  /** How much of the preparing is done, 0 to 1. */
  readonly progress: number;
  /** What panels cover of the table; `null` on screens without any. */
  readonly area: SafeArea | null;
  /** How many times as fast as the settings say everything moves. */
  readonly speedFactor: number;
  /** What the camera shows at the end of a game; `null` at any other time. */
  readonly celebration: Celebration | null;
  /**
   * The points of the parts of the player's own city, one after the other, while it is seen at the end of the game;
   * else empty.
   */
  readonly tally: readonly Tallied[];
  /** What is advised of the decision that is due, as far as the player has asked. */
  readonly advised: readonly Action[];
}

const NO_PLACES: Places = {
  shown: false,
  settled: false,
  free: { left: 0, top: 0, right: 0, bottom: 0 },
  popoverSubject: null,
  anchor: null,
  sight: { wanted: [], spared: [] },
  sightBoxes: { wanted: [], spared: [] },
  trackedTargets: [],
  targetBoxes: [],
  hand: null,
  plates: 0,
};

/**
 * The state that the page's only 3D table and the panels share. The 3D table writes `settled`, `anchor`, `sightBoxes`,
 * `targetBoxes`, `hand` and `tally`; `tableHost` writes `table3D` and `progress`; panels write the rest.
 */
export const useStage = create<StageState>(() => ({
  ...NO_PLACES,
  table3D: 'preparing',
  progress: 0,
  area: null,
  speedFactor: 1,
  celebration: null,
  tally: [],
  advised: [],
}));

/** Forgets all places: the 3D table has left the screen. */
export const forgetPlaces = (): void => useStage.setState(NO_PLACES);

/** Tries again to show a 3D table that failed. */
export const retryTable3D = (): void => {
  if (useStage.getState().table3D === 'failed') useStage.setState({ table3D: 'preparing', progress: 0 });
};
