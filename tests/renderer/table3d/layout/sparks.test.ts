import { describe, expect, it } from 'vitest';
import { madeUpView } from '../../../../renderer/game/madeUpView.ts';
import { cardPieceId, type Piece } from '../../../../renderer/table3d/layout/piece.ts';
import { CARD_PRESENTED, placesOf, presentedPose } from '../../../../renderer/table3d/layout/places.ts';
import { pose } from '../../../../renderer/table3d/layout/pose.ts';
import { PURCHASE, SALE } from '../../../../renderer/table3d/layout/purchase.ts';
import {
  boughtSparks,
  dustOf,
  glintsOver,
  glowAt,
  LONGEST_SPARK,
  soldSparks,
  trailOf,
} from '../../../../renderer/table3d/layout/sparks.ts';
import { bankPose, soldBy } from '../../../../renderer/table3d/layout/supplyPieces.ts';
import { planFlight, poseAt } from '../../../../renderer/table3d/motion/flight.ts';

const places = placesOf(3, 0);
const played = madeUpView({ seats: 3, epoch: 3, phase: 'B', cards: 12, expansions: [] });

it('draws light behind a coin that flies, smaller the farther back, and no farther than where it set out', () => {
  const lights = trailOf((ago) => (ago > 150 ? null : pose(-ago / 100, 0, 0)));
  expect(lights.length).toBeGreaterThan(3);
  for (const [index, light] of lights.entries()) {
    const next = lights[index + 1];
    if (next === undefined) continue;
    expect(next.x).toBeLessThan(light.x);
    expect(next.size).toBeLessThan(light.size);
  }
  expect(lights.at(-1)?.x).toBeGreaterThanOrEqual(-1.5);
});

it('lights the bank when a card that is sold arrives there, and never for a card that is kept', () => {
  const sparks = soldSparks({ type: 'cardSold', seat: 1 } as never, 0, []);
  const bank = bankPose(0);
  expect(sparks.length).toBeGreaterThan(3);
  for (const { at, start } of sparks) {
    expect(Math.hypot(at.x - bank.x, at.z - bank.z)).toBeLessThan(0.1);
    expect(start).toBeGreaterThanOrEqual(SALE.coins);
    expect(start).toBeLessThanOrEqual(SALE.paid);
  }
  expect(soldSparks({ type: 'cardBought', seat: 0 } as never, 0, [])).toEqual([]);
  expect(soldSparks(null, 0, [])).toEqual([]);
});

it('lifts a card that is sold towards the viewer, larger, and has it at the bank within a glance', () => {
  const lies = pose(1, 0.1, -0.5, { scale: 0.6 });
  const { to, leavesBy } = soldBy(lies, 0);
  const flight = planFlight('card1', lies, to, 0, 0, 1, leavesBy);
  expect(flight.end).toBeLessThanOrEqual(900);
  expect(flight.end).toBeGreaterThan(SALE.coins);
  const held = poseAt(flight, flight.end * 0.42);
  expect(held.scale).toBeGreaterThan(lies.scale * 2);
  expect(held.y).toBeGreaterThan(lies.y + 1);
  // Where nobody may see it, it is never turned over.
  const secret = planFlight('card1', { ...lies, flip: Math.PI }, to, 0, 0, 1, soldBy(lies, Math.PI).leavesBy);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9])
    expect(Math.abs(poseAt(secret, secret.end * share).flip)).toBeGreaterThan(2.5);
});

it('lights what rises in the own city where it stands, for a moment', () => {
  const [place] = places;
  if (place === undefined) throw new Error('nobody sits there');
  const middles = [-0.4, 0, 0.4].map((share) => {
    const glints = glintsOver(place, share);
    const shining = glints.flatMap((glint) => glowAt(glint, glint.start + 250) ?? []);
    expect(shining).toHaveLength(glints.length);
    for (const glint of glints) expect(glowAt(glint, glint.start + LONGEST_SPARK)).toBeNull();
    return shining[0]?.x ?? Number.NaN;
  });
  expect(middles[0]).toBeLessThan(-2);
  expect(middles[1]).toBeCloseTo(0);
  expect(middles[2]).toBeGreaterThan(2);
});

describe('a card that is bought in front', () => {
  const card = played.seats[0]?.cards[0] ?? '';
  const event = {
    type: 'cardBought',
    seat: 0,
    card,
    price: 2,
    tile: null,
    change: { coins: -2, tracks: { military: 2, food: 1 } },
  } as const;
  const lies = (id: string, x: number): Piece => ({ id, layer: 'ghost', pose: pose(x, 0, 2), face: 0, back: 0 });
  const pieces = [lies(cardPieceId(card), 3), lies('trail military', -1), lies('trail food', -2), lies('coins 0', 1)];

  it('sends a light to each marker that it moves, when it has come down, and not to the purse that only paid', () => {
    const errands = boughtSparks(event, 0, pieces).filter(({ kind }) => kind === 'errand');
    expect(new Set(errands.map(({ to }) => to?.x))).toEqual(new Set([-1, -2]));
    for (const errand of errands) {
      expect(errand.start).toBeGreaterThanOrEqual(PURCHASE.lands);
      expect(glowAt(errand, errand.start + 1)?.x).toBeCloseTo(3, 1);
    }
    const [first] = errands;
    expect(first && glowAt(first, PURCHASE.arrives - 1)?.x).toBeCloseTo(-1, 1);
  });

  it('runs over the card while it is held up, and is at the bank when the coins are, before the card lies', () => {
    const paid = { ...event, price: 3 } as const;
    const glints = boughtSparks(paid, 0, pieces).filter(
      ({ kind, start }) => kind === 'glint' && start < PURCHASE.lands,
    );
    const held = presentedPose(CARD_PRESENTED);
    const bank = bankPose(0);
    const near = (spot: { x: number; z: number }, reach: number) =>
      glints.filter(({ at }) => Math.hypot(at.x - spot.x, at.z - spot.z) < reach);
    expect(near(held, 2).length).toBeGreaterThan(4);
    expect(near(bank, 0.5)).toHaveLength(3);
    // Something of it shines all the time until the card comes down.
    const starts = glints.map(({ start }) => start).sort((one, other) => one - other);
    for (const [at, start] of starts.entries()) expect((starts[at + 1] ?? start) - start).toBeLessThan(150);
  });

  it('shines over one’s purse when the coins of a sale fall into it, and over nobody else’s', () => {
    const purse = { ...lies('coin 0 0', 1), layer: 'coin' } as Piece;
    const over = (seat: number) =>
      soldSparks({ type: 'cardSold', seat } as never, 0, [purse]).filter(({ at }) => Math.abs(at.x - 1) < 0.3);
    expect(over(0).length).toBeGreaterThan(2);
    for (const { start } of over(0)) expect(start).toBeGreaterThan(SALE.coins + 300);
    expect(over(1)).toEqual([]);
  });

  it('is told to whoever sits there alone', () => {
    expect(boughtSparks(event, 1, pieces)).toEqual([]);
    expect(boughtSparks(null, 0, pieces)).toEqual([]);
  });
});

/** The same position at its end, in which each seat has so many points of each category. */
describe('a spark', () => {
  it('is there from its start to its end, and goes up', () => {
    const [place] = places;
    const spark = place && glintsOver(place, 0)[0];
    if (spark === undefined) throw new Error('nothing rises');
    expect(glowAt(spark, spark.start - 1)).toBeNull();
    expect(glowAt(spark, spark.start + LONGEST_SPARK)).toBeNull();
    const heights = [100, 250, 400].map((after) => glowAt(spark, spark.start + after)?.y ?? Number.NaN);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
    expect(heights[0]).toBeGreaterThan(spark.at.y);
  });

  it('of dust is small around light things, and none around the lightest', () => {
    const reach = (layer: string) =>
      Math.max(...dustOf(layer, { x: 0, y: 0, z: 2 }).map((one) => glowAt(one, 700)?.x ?? 0));
    expect(reach('owned')).toBeGreaterThan(0);
    expect(reach('owned')).toBeLessThan(reach('statue0'));
    expect(dustOf('coin', { x: 0, y: 0, z: 2 })).toEqual([]);
  });

  it('of dust flies to all sides and fades', () => {
    const dust = dustOf('statue2', { x: 1, y: 0, z: 2 });
    const late = dust.map((one) => glowAt(one, 600));
    expect(late.some((glow) => glow !== null && glow.x < 0.8)).toBe(true);
    expect(late.some((glow) => glow !== null && glow.x > 1.2)).toBe(true);
    for (const [index, glow] of late.entries())
      expect(glow?.strength).toBeLessThan(glowAt(dust[index] as (typeof dust)[number], 100)?.strength ?? 0);
  });
});
