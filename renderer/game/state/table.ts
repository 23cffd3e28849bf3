import { create } from 'zustand';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type {
  CardId,
  ColonyLevel,
  Medal,
  Side,
  StallSpace,
  StatueRequirement,
} from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';

/** Something on the table that choices are about; a click on it, in 3D or in a panel, selects it. */
export type Subject =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'pile'; readonly colour: Colour }
  | { readonly kind: 'colony'; readonly level: ColonyLevel }
  | { readonly kind: 'statue'; readonly requirement: StatueRequirement }
  | { readonly kind: 'wheel'; readonly rotation: number }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'medal'; readonly medal: Medal }
  | { readonly kind: 'monument' }
  /** An unused bonus tile. */
  | { readonly kind: 'tile'; readonly tile: Track }
  | { readonly kind: 'track'; readonly track: Track }
  | { readonly kind: 'stall'; readonly space: StallSpace }
  /** The box, by the colour of the cards in it. */
  | { readonly kind: 'box'; readonly colour: Colour }
  | { readonly kind: 'payment' };

/** The named places from which the table is looked at. */
export type CameraStop =
  | { readonly name: 'table' | 'board' | 'colonies' | 'wheel' | 'above' }
  | { readonly name: 'seat'; readonly seat: Seat };

export const sameStop = (one: CameraStop, other: CameraStop): boolean =>
  one.name === other.name && (one.name !== 'seat' || other.name !== 'seat' || one.seat === other.seat);

/**
 * How events are shown: at the speed that is set; many times as fast while a key is held; not at all up to the next
 * decision at this screen; or only when one more turn is asked for.
 */
export type PlaybackRate = 'usual' | 'fast' | 'skipping' | 'paused';

export interface TableState {
  /** The newest position that the host sent: the truth. */
  readonly update: GameUpdate | null;
  /** Everything that happened up to that position, for its viewer. */
  readonly log: readonly GameEvent[];
  /** The position that table and panels show; playback moves it towards `update.view`. */
  readonly shown: Observation | null;
  /** The event that is being shown now. */
  readonly event: GameEvent | null;
  /** Whether playback is still on its way to `update.view`. */
  readonly playing: boolean;
  /** How many of the last lines of `log` the table has still to show: more than one update may wait. */
  readonly pendingEvents: number;
  readonly playbackRate: PlaybackRate;
  /**
   * Why the recap of what happened since the player's last decision is open: after a skip, or asked for. `null`: it is
   * closed.
   */
  readonly recap: 'skip' | 'asked' | null;
  readonly camera: CameraStop;
  /** The game whose points were counted one by one last: no game's points are counted twice. */
  readonly countedGame: string | null;
}

/**
 * What table and panels show. Only `playback` writes `update`, `log`, `shown`, `event`,
 * `playing`, `pendingEvents` and `playbackRate`.
 */
export const useTable = create<TableState>(() => ({
  update: null,
  log: [],
  shown: null,
  event: null,
  playing: false,
  pendingEvents: 0,
  playbackRate: 'usual',
  recap: null,
  camera: { name: 'table' },
  countedGame: null,
}));
