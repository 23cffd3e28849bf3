import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { CARD } from '../../cards/layout/dimensions.ts';
import type { Point } from './cameraPose.ts';
import { CITY } from './city.ts';
import { PANORAMA_SCALE, panoramaPose } from './panorama.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { CARD_PRESENTED, presentedPose } from './places.ts';
import { type Pose, pose, within } from './pose.ts';
import { changedBy, PURCHASE, SALE } from './purchase.ts';
import { bankPose } from './supplyPieces.ts';

/**
 * A puff of dust around what was set down, a light over what is built, or one that goes from a card to what the card changes.
 */
export interface Spark {
  readonly kind: 'dust' | 'glint' | 'errand';
  /** Where it begins. */
  readonly at: Point;
  /** Where an errand ends. */
  readonly to?: Point;
  /** Milliseconds of normal speed before it begins. */
  readonly start: number;
  /** Radians: the side to which dust and lights fly. */
  readonly aside: number;
  /** How large it is, and how far it flies: 1 around a statue. */
  readonly scale: number;
}

/** A spark at a moment. */
export interface Glow extends Point {
  /** Units from side to side. */
  readonly size: number;
  /** From 0 to 1. */
  readonly strength: number;
}

/** Milliseconds of normal speed that each lasts, and how far it comes, in units. */
const LIFE = { dust: 800, glint: 560, errand: PURCHASE.arrives - PURCHASE.lands } as const;
const SPREAD = { across: 0.46, along: 0.2, up: 0.1 } as const;
const SIZE = { dust: [0.16, 0.5], glint: 0.34, errand: 0.3 } as const;
/** How high an errand's way rises, as a share of its length, and how far above the board all of it is. */
const ARCH = { share: 0.16, above: 0.06 } as const;
/** How far lights fly from what is built: to the sides, and up. */
const GLINT_WAY = { aside: 0.22, up: 0.3 } as const;

/** The longest that a spark lasts. */
export const LONGEST_SPARK = LIFE.dust;

const slowing = (share: number): number => 1 - (1 - share) ** 3;

const onErrand = ({ at, to = at, scale }: Spark, share: number): Glow => {
  const way = share * share * (3 - 2 * share);
  const arch = Math.sin(Math.PI * way) * Math.hypot(to.x - at.x, to.z - at.z) * ARCH.share;
  return {
    x: at.x + (to.x - at.x) * way,
    y: at.y + (to.y - at.y) * way + arch + ARCH.above,
    z: at.z + (to.z - at.z) * way,
    size: SIZE.errand * scale,
    strength: 1,
  };
};

/**
 * Where a spark is and how it shines; `null` before it begins and when it is over.
 * @param time milliseconds of normal speed
 */
export const glowAt = (spark: Spark, time: number): Glow | null => {
  const { kind, at, start, aside, scale } = spark;
  const share = (time - start) / LIFE[kind];
  if (share < 0 || share >= 1) return null;
  const way = slowing(share);
  if (kind === 'errand') return onErrand(spark, share);
  if (kind === 'glint') {
    const out = Math.cos(aside) * GLINT_WAY.aside * way;
    const up = (0.6 + 0.4 * Math.sin(aside)) * GLINT_WAY.up * way;
    return { x: at.x + out, y: at.y + up, z: at.z, size: SIZE.glint * scale * Math.sin(Math.PI * share), strength: 1 };
  }
  const [small, large] = SIZE.dust;
  return {
    x: at.x + Math.cos(aside) * SPREAD.across * scale * way,
    y: at.y + SPREAD.up * scale * way,
    z: at.z + Math.sin(aside) * SPREAD.along * scale * way,
    size: (small + (large - small) * way) * scale,
    strength: (1 - share) ** 1.5,
  };
};

/** Milliseconds between the lights behind a coin that flies, how many there are, and the size of the first. */
const TRAIL = { apart: 11, count: 19, size: 0.32 } as const;

/**
 * The light that a flying coin draws behind it.
 * @param behind where it was so many milliseconds ago; `null`: it had not set out
 */
export const trailOf = (behind: (milliseconds: number) => Pose | null): readonly Glow[] =>
  Array.from({ length: TRAIL.count }, (_, index) => index + 1).flatMap((index) => {
    const at = behind(index * TRAIL.apart);
    if (at === null) return [];
    const { x, y, z, scale } = at;
    return [{ x, y, z, size: TRAIL.size * (1 - index / (TRAIL.count + 1)) * scale, strength: 1 }];
  });

const PUFFS = 10;

/** Around what is set down before the viewer there is dust, as much as it is heavy: by the beginning of its layer's name. */
const DUST: readonly (readonly [layer: string, scale: number])[] = [
  ['statue', 1],
  ['monument', 0.9],
  ['colony', 0.8],
  ['owned', 0.85],
  ['medal', 0.5],
];

/** How much dust there is around a house that rises. */
const BUILDS = 1;

const dustAround = (at: Point, scale: number): readonly Spark[] =>
  Array.from({ length: PUFFS }, (_, puff) => ({
    kind: 'dust',
    at,
    start: 0,
    aside: (puff / PUFFS) * Math.PI * 2,
    scale,
  }));

/** Dust on all sides of what was set down; none around what is light. */
export const dustOf = (layer: string, at: Point): readonly Spark[] => {
  const scale = DUST.find(([name]) => layer.startsWith(name))?.[1] ?? 0;
  return scale === 0 ? [] : dustAround(at, scale);
};

const GLINTS = 10;
/** How many lights rise above it, one over the other, and how far apart they are. */
const BEAM = { count: 6, apart: 0.085, later: 34, scale: 1.1 } as const;
/** Milliseconds from one light over a new house to the next. */
const GLINTS_APART = 32;

/**
 * Lights over a house that rises in a city, one large, small ones that fly up around it, and a row of them above it, and dust at its foot.
 * @param place of the seat
 * @param share where in the city it is, from -0.5 at its left end to 0.5
 */
export const glintsOver = (place: Pose, share: number): readonly Spark[] => {
  const at = within(panoramaPose(place), pose(share * CITY.width * PANORAMA_SCALE, 0.24, 0.1));
  const large: Spark = { kind: 'glint', at, start: 0, aside: -Math.PI / 2, scale: 3 };
  const beam = Array.from({ length: BEAM.count }, (_, index): Spark => {
    const above = { ...at, y: at.y + (index + 1) * BEAM.apart };
    const scale = BEAM.scale * (1 - (0.7 * index) / BEAM.count);
    return { kind: 'glint', at: above, start: index * BEAM.later, aside: Math.PI / 2, scale };
  });
  const small = Array.from(
    { length: GLINTS },
    (_, index): Spark => ({
      kind: 'glint',
      at,
      start: (index + 1) * GLINTS_APART,
      aside: ((index * 3) % GLINTS) * ((Math.PI * 2) / GLINTS),
      scale: 0.6,
    }),
  );
  return [large, ...beam, ...small, ...dustAround({ ...at, y: at.y - 0.16 }, BUILDS)];
};

/** Lights of an errand, one behind the other: how many, milliseconds apart, and how much smaller the last one is. */
const TAIL = { count: 12, apart: 9, shrinks: 0.75 } as const;

/** The light that runs over the face of a card that is held up, from corner to corner: when, and how many lights it is. */
const SHEEN = { from: 170, apart: 26, count: 8, scale: 0.95 } as const;

const sheenOver = (held: Pose): readonly Spark[] =>
  Array.from({ length: SHEEN.count }, (_, index): Spark => {
    const share = index / (SHEEN.count - 1) - 0.5;
    const at = within(held, pose(share * CARD.width * 0.9, 0.06, share * CARD.height * -0.8));
    const scale = SHEEN.scale * (1.25 - Math.abs(share));
    return { kind: 'glint', at, start: SHEEN.from + index * SHEEN.apart, aside: -Math.PI / 2, scale };
  });

/** When coins that are paid reach the bank, in milliseconds of normal speed, how many lights are seen of them there, and how far apart. */
const PAID = { arrives: 420, count: 4, apart: 60, scale: 1.5 } as const;

const paidAtBank = (coins: number): readonly Spark[] =>
  Array.from({ length: Math.min(PAID.count, coins) }, (_, index): Spark => {
    const scale = PAID.scale * (1 - index / (PAID.count * 2));
    return { kind: 'glint', at: bankPose(index), start: PAID.arrives + index * PAID.apart, aside: index * 1.3, scale };
  });

/**
 * The light that runs over a card that was bought in front while it is held up, that of the coins that are paid for it as they reach the
 * bank, and the lights that go from the card to each track and purse that it changes, and shine there.
 * @param event what is shown
 * @param pieces as they lie after it
 */
export const boughtSparks = (event: GameEvent | null, front: Seat, pieces: readonly Piece[]): readonly Spark[] => {
  if (event?.type !== 'cardBought' || event.seat !== front) return [];
  const poseOf = (wanted: string) => pieces.find(({ id }) => id === wanted)?.pose;
  const at = poseOf(cardPieceId(event.card));
  if (at === undefined) return [];
  const before = [...sheenOver(presentedPose(CARD_PRESENTED)), ...paidAtBank(event.price)];
  const after = changedBy(front, event.change).flatMap((id): readonly Spark[] => {
    const to = poseOf(id);
    if (to === undefined) return [];
    const tail = Array.from({ length: TAIL.count }, (_, index): Spark => {
      const scale = 1 - (TAIL.shrinks * index) / TAIL.count;
      return { kind: 'errand', at, to, start: PURCHASE.lands + index * TAIL.apart, aside: 0, scale };
    });
    const shine: Spark = { kind: 'glint', at: to, start: PURCHASE.arrives, aside: -Math.PI / 2, scale: 1.2 };
    return [...tail, shine];
  });
  return [...before, ...after];
};

/** How large the light at the bank is that takes a card, and how far apart the smaller ones around it begin. */
const TAKEN = { scale: 3, small: 1, apart: 30, count: 6 } as const;

/** The lights over one's purse when coins fall into it: when the first one does, how many, how far apart and how large. */
const POURED = { after: 400, apart: 70, count: 5, scale: 1.3 } as const;

const pouredInto = (purse: Pose): readonly Spark[] =>
  Array.from({ length: POURED.count }, (_, index): Spark => {
    const at = { ...purse, x: purse.x - 0.16 + 0.06 * index };
    const start = SALE.coins + POURED.after + index * POURED.apart;
    return { kind: 'glint', at, start, aside: -Math.PI / 2 + (index - 2) * 0.5, scale: POURED.scale };
  });

/**
 * The light at the bank when a card that is sold arrives there, and over the purse of who sits in front when its coins do.
 * @param event what is shown
 */
export const soldSparks = (event: GameEvent | null, front: Seat, pieces: readonly Piece[]): readonly Spark[] => {
  if (event?.type !== 'cardSold') return [];
  const at = bankPose(0);
  const purse = event.seat === front ? pieces.find(({ id }) => id === `coin ${front} 0`)?.pose : undefined;
  const taken = Array.from({ length: TAKEN.count }, (_, index): Spark => {
    const start = SALE.coins + index * TAKEN.apart;
    const aside = index === 0 ? -Math.PI / 2 : index * 1.3;
    return { kind: 'glint', at, start, aside, scale: index === 0 ? TAKEN.scale : TAKEN.small };
  });
  return [...taken, ...(purse === undefined ? [] : pouredInto(purse))];
};
