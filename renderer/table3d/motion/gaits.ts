import type { LayerName } from '../layout/piece.ts';
import { carry, drop, type Easing, lay } from './easing.ts';

/** How pieces of a layer move. */
export interface Gait {
  /** Milliseconds of a way at normal speed. */
  readonly duration: number;
  readonly easing: Easing;
  /** How high it is carried over the table, as a share of the way. */
  readonly arc: number;
  /** Radians that it leans into its way. */
  readonly lean: number;
  /** How high it springs up once when it lands, in units. */
  readonly bounce: number;
  /** The part of the way during which it turns over: not before it has left, done before it lands. */
  readonly turns: readonly [from: number, to: number];
  /** Goes step by step: units of a step, and milliseconds for each. */
  readonly hops?: { readonly step: number; readonly each: number; readonly height: number };
}

const STILL: Gait = { duration: 0, easing: carry, arc: 0, lean: 0, bounce: 0, turns: [0, 1] };
const CARD: Gait = { duration: 420, easing: lay, arc: 0.14, lean: 0.16, bounce: 0, turns: [0.08, 0.62] };
const TOKEN: Gait = { duration: 400, easing: carry, arc: 0.22, lean: 0.3, bounce: 0.02, turns: [0.15, 0.8] };
/** Something heavy: it is lifted, carried and set down. */
const STONE: Gait = { duration: 480, easing: carry, arc: 0.26, lean: 0.05, bounce: 0.03, turns: [0.25, 0.75] };

/** What is built rises where it stands. */
const RISING: Gait = { ...STONE, duration: 500, arc: 0, easing: lay };

/** Units from one space of a track to the next, about; a marker hops from space to space. */
const TRACK_STEP = 0.062;

/** How each layer moves; what is not named here is simply there. */
const GAITS: Readonly<Partial<Record<LayerName, Gait>>> = {
  card1: CARD,
  card2: CARD,
  card3: CARD,
  owned: CARD,
  hero: { ...CARD, duration: 440, arc: 0.1, lean: 0.1, turns: [0.1, 0.7] },
  colony: STONE,
  tile: TOKEN,
  medal: { ...TOKEN, easing: drop, duration: 380, bounce: 0.05 },
  coin: { ...TOKEN, duration: 340, arc: 0.34, lean: 0.9, bounce: 0.015 },
  peg: { ...STILL, duration: 360, hops: { step: TRACK_STEP, each: 60, height: 0.06 } },
  ghost: { ...STILL, duration: 160 },
  monument: { ...STONE, duration: 560 },
  quarry: RISING,
  scaffold: RISING,
  obelisk: RISING,
  stall: RISING,
  annex: { ...STILL, duration: 450 },
  town0: STONE,
  town1: STONE,
  town2: STONE,
  town3: STONE,
  town4: STONE,
  ruin: STONE,
  garden: STONE,
  statue0: RISING,
  statue1: RISING,
  statue2: RISING,
  statue3: RISING,
  board: { ...STILL, duration: 450 },
  stand: { ...STILL, duration: 450 },
  standFrame: { ...STILL, duration: 450 },
  name: { ...STILL, duration: 450 },
};

/** The gait of a layer. */
export const gaitOf = (layer: LayerName): Gait => GAITS[layer] ?? STILL;
