import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { PriceTag } from '../../game/actions/draft.ts';
import type { CameraStop, Subject } from '../../game/state/table.ts';
import type { Pose } from './pose.ts';

/** What is pinned on a thing while one decides: what a card really costs, or that it is advised. */
export type Mark = ({ readonly kind: 'price' } & PriceTag) | { readonly kind: 'advice' };

/** Pieces of one layer are drawn together, with one geometry and one material. */
export const LAYERS = [
  'card1',
  'card2',
  'card3',
  'hero',
  'owned',
  'colony',
  'tile',
  'medal',
  'portrait',
  'rosette',
  'star',
  'coin',
  'peg',
  'passed',
  'ghost',
  'statue0',
  'statue1',
  'statue2',
  'statue3',
  'town0',
  'town1',
  'town2',
  'town3',
  'town4',
  'ruin',
  'garden',
  'monument',
  'obelisk',
  'stall',
  'annex',
  'board',
  'stand',
  'standFrame',
  'name',
  'number',
  'mark',
  'halo',
] as const;
export type LayerName = (typeof LAYERS)[number];

/** One thing on the table: what it is, where it belongs, where it comes from and where it goes. */
export interface Piece {
  /** The same thing keeps its id from position to position, whichever layer draws it. */
  readonly id: string;
  readonly layer: LayerName;
  readonly pose: Pose;
  /** The cell of the layer's picture for the top side, and for the underside. */
  readonly face: number;
  readonly back: number;
  /** Colour that the layer's picture is multiplied with. */
  readonly tint?: string;
  /** Whether it is brighter than what lies around it, because it can be chosen; in layers whose pieces have colours of their own. */
  readonly lit?: boolean;
  /** Stretches the layer's shape along its own x and z. */
  readonly stretch?: { readonly x: number; readonly z: number };
  /** Where it appears from when it is new; left out, it is simply there. */
  readonly from?: Pose;
  /**
   * Where it is held up on its way, for milliseconds of normal speed, so that everybody sees it; which layer draws it
   * until then, if it is another; and whether it stands there.
   */
  readonly shownAt?: { readonly pose: Pose; readonly hold: number; readonly layer?: LayerName; readonly stands?: true };
  /** Where it goes when it is gone; left out, it is simply gone. */
  readonly to?: Pose;
  /** Where it is held up before it goes there, for milliseconds of normal speed, so that everybody sees what is lost. */
  readonly leavesBy?: { readonly pose: Pose; readonly hold: number };
  /** Milliseconds of normal speed that it waits before it moves. */
  readonly delay?: number;
  /** Milliseconds of normal speed in which a number counts from what it showed to what it shows. */
  readonly counts?: number;
  /** Stays this long after it is gone, above the piece in its place, while something lands on it. */
  readonly lingers?: number;
  /** Casts no shade: it lies inside a stack. */
  readonly shadeless?: boolean;
  /** The piece that it goes with, `below` units under that piece's face, and `x` and `z` units beside its middle. */
  readonly rides?: { readonly id: string; readonly below: number; readonly x?: number; readonly z?: number };
  /** The piece up to which it reaches from its own place: its shape, one unit long, is stretched so far. */
  readonly upTo?: string;
  /** What a click on it selects. */
  readonly subject?: Subject;
  /** The camera stop that a click on it leads to, if it selects nothing. */
  readonly stop?: CameraStop;
  /** The card that a hover over it shows enlarged. */
  readonly card?: CardId;
  /** The piece that lies on it, or is on its way there: then only the strip at its far edge shows. */
  readonly coveredBy?: string;
  /** What it says of the card that it rides on, if it is a mark. */
  readonly mark?: Mark;
}

/** Identifies pieces that several layouts speak of. */
export const cardPieceId = (card: CardId): string => `card ${card}`;

/** What the pieces of one seat's board are laid out from. */
export interface Owner {
  readonly seat: Seat;
  readonly state: ObservedSeat;
  readonly place: Pose;
}
