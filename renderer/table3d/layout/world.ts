import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { randomFrom } from '../../cards/textures/random.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { type ModelName, modelSize } from '../shapes/world/models.ts';
import {
  cornerSpot,
  cornerTurn,
  edgeTurn,
  type Ground,
  groundOf,
  isFree,
  onRoad,
  regionSpot,
  type Spot,
  SQUARE_RADIUS,
  squareOf,
} from './regionGround.ts';
import { type Lot, REGION_PLANS } from './regionPlans.ts';

/** How often a region grows within a game. */
export const GROWTH_STEPS = 6;

/** Cards of a colour that each seat has on average, from which on a region is at steps 1 to 6. */
const GROWS_AT = [0.2, 0.6, 1.1, 1.8, 2.6, 3.4] as const;

/** How far the region of a colour has grown: 0 to `GROWTH_STEPS`, by the cards that all seats have of it. */
export const growthOf = (view: Observation, colour: Colour): number => {
  const cards = view.seats.flatMap((seat) => seat.cards).filter((card) => cardOf(card).colour === colour).length;
  const each = cards / Math.max(1, view.seats.length);
  return GROWS_AT.filter((needed) => each >= needed).length;
};

/** One thing of the landscape on the board, in the board's plane. */
export interface WorldThing extends Spot {
  readonly model: ModelName;
  readonly size: number;
  readonly turn: number;
  readonly segment: number;
  readonly colour: Colour;
  /** When it springs up, in steps of growth of its region: one after the other within a step; below 0 it is there at once. */
  readonly birth: number;
  /** From 0 to 1: things of a kind differ a little. */
  readonly shade: number;
  /** What the epoch makes of it, when its land's turn has come: it goes, it comes in place of what went, or is dust between both. */
  readonly renewal?: 'goes' | 'comes' | 'dust';
}

type Random = () => number;

/** A thing without its moment yet; without a model it only keeps its ground free. */
type Draft = Omit<WorldThing, 'birth' | 'model'> & {
  readonly model: ModelName | null;
  readonly step: number;
  readonly room: number;
};

/** A region on which things are put one after the other; what does not fit is left out, the same each time. */
interface Region {
  readonly ground: Ground;
  readonly segment: number;
  readonly colour: Colour;
  readonly random: Random;
  readonly drafts: Draft[];
}

/** What is to be put: it needs the room that its largest stage will need. */
interface Wish {
  readonly model: ModelName | null;
  readonly stages: readonly ModelName[];
  readonly at: Spot;
  readonly step: number;
  readonly size: number;
  readonly turn: number;
  /** How near others may come: 1 leaves each its whole circle. */
  readonly close: number;
}

const radiusFor = (stages: readonly ModelName[], size: number): number =>
  Math.max(...stages.map((stage) => modelSize(stage).radius)) * size;

/** Puts a thing if there is room for it, trying smaller sizes down to four fifths. */
const put = ({ ground, segment, colour, random, drafts }: Region, wish: Wish): void => {
  const { model, stages, at, step, turn, close } = wish;
  const shade = random();
  const height = Math.max(...stages.map((stage) => modelSize(stage).height));
  for (const share of [1, 0.9, 0.8]) {
    const size = wish.size * share;
    const room = radiusFor(stages, size);
    if (!isFree(ground, at, room, height * size)) continue;
    if (drafts.some((other) => Math.hypot(at.x - other.x, at.z - other.z) < (other.room + room) * close)) continue;
    drafts.push({ model, ...at, step, size, turn, shade, segment, colour, room });
    return;
  }
};

/** Keeps the square of the town free. */
const keepSquare = ({ segment, colour, drafts }: Region): void => {
  const nothing = { model: null, step: 0, size: 1, turn: 0, shade: 0, room: SQUARE_RADIUS };
  drafts.push({ ...nothing, ...squareOf(segment), segment, colour });
};

/** How a lot is turned, if it does not look at the viewer. */
const turnOf = ({ along, corner, across }: Lot, segment: number): number | null => {
  if (along === 'corner') return cornerTurn(segment, corner);
  return along === 'edge' ? edgeTurn(segment, corner, across > 0) : null;
};

const putLot = (region: Region, lot: Lot, epoch: Epoch): void => {
  const turn = turnOf(lot, region.segment) ?? (region.random() - 0.5) * 0.5;
  const stages = lot.stages.filter((stage) => stage !== null);
  const model = lot.stages[epoch - 1] ?? null;
  const at = cornerSpot(region.segment, lot.corner, lot.depth, lot.across);
  put(region, { model, stages, at, step: lot.step, size: lot.size ?? 1, turn, close: 0.8 });
};

/** A grove's trees stand in a spiral round its middle, as sunflower seeds do: close, but never one in another. */
const putGrove = (region: Region, grove: (typeof REGION_PLANS)[Colour]['groves'][number]): void => {
  const { segment, random } = region;
  const middle = cornerSpot(segment, grove.corner, grove.depth, grove.across);
  for (let index = 0; index < grove.count * 2; index++) {
    const reach = 0.075 * Math.sqrt(index) * (0.9 + random() * 0.3);
    const at = { x: middle.x + Math.cos(index * 2.4) * reach, z: middle.z + Math.sin(index * 2.4) * reach };
    const model = grove.kinds[index % grove.kinds.length] ?? 'roundTree';
    const [size, turn] = [0.85 + random() * 0.4, random() * 6];
    const step = index < grove.count ? 0 : 2 + (index % 4);
    if (!onRoad(region.ground, at, 0.03)) put(region, { model, stages: [model], at, step, size, turn, close: 0.62 });
  }
};

/** What lines the way to the town, a pair at a time. */
const putAvenue = (region: Region, model: ModelName): void => {
  const [road = []] = region.ground.roads;
  road.slice(1).forEach((to, index) => {
    const from = road[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.z - from.z);
    const [nx, nz] = [-(to.z - from.z) / length, (to.x - from.x) / length];
    for (let along = 0.1; along < length; along += 0.2) {
      for (const side of [-0.1, 0.1]) {
        const part = along / length;
        const at = { x: from.x + (to.x - from.x) * part + nx * side, z: from.z + (to.z - from.z) * part + nz * side };
        const step = 1 + ((index + Math.round(along * 5)) % 5);
        put(region, { model, stages: [model], at, step, size: 0.8, turn: 0, close: 0.6 });
      }
    }
  });
};

/** Trees and bushes along the ribs and the rim, thinly, wherever nothing else stands. */
const putHedgerow = (region: Region, kinds: readonly ModelName[]): void => {
  const { segment, random } = region;
  const tan = Math.tan(Math.PI / 5);
  const plant = (out: number, aside: number, index: number): void => {
    const model = kinds[Math.floor(random() * kinds.length)] ?? 'bush';
    const at = regionSpot(segment, out + (random() - 0.5) * 0.09, aside + (random() - 0.5) * 0.09);
    const [size, turn] = [0.62 + random() * 0.4, random() * 6];
    if (random() < 0.86 && !onRoad(region.ground, at, 0.02))
      put(region, { model, stages: [model], at, step: index % 4, size, turn, close: 0.7 });
  };
  for (let index = 0; index < 18; index++) {
    const out = 1.22 + index * 0.085;
    for (const side of [-1, 1]) plant(out, side * (out * tan - 0.12), index);
  }
  for (let index = 0; index < 40; index++) plant(2.64 - (index % 3) * 0.1, -1.85 + index * 0.095, index);
};

/** How many trees each region's woods try to have. */
const WOODS = 80;

/** Loose woods over the whole region, thick in some places and thin in others. */
const putWoods = (region: Region, kinds: readonly ModelName[]): void => {
  const { segment, random } = region;
  for (let tries = 0; tries < WOODS; tries++) {
    const [out, part] = [1.2 + Math.sqrt(random()) * 1.55, random() * 2 - 1];
    const at = regionSpot(segment, out, part * (out * Math.tan(Math.PI / 5) - 0.1));
    const thick = Math.sin(at.x * 3.1 + segment) + Math.sin(at.z * 3.7 - segment) > 0.15;
    const [size, turn] = [0.6 + random() * 0.42, random() * 6];
    const model = kinds[tries % kinds.length] ?? 'bush';
    if (thick && !onRoad(region.ground, at, 0.02)) {
      put(region, { model, stages: [model], at, step: tries % 3, size, turn, close: 0.6 });
    }
  }
};

/** The share of a step of growth in which its things begin to rise, one after the other. */
const SPREAD = 0.65;

/** Gives the things of a region their moments within their steps. */
const ordered = (drafts: readonly Draft[]): readonly WorldThing[] =>
  drafts.flatMap(({ step, room: _, model, ...thing }, index) => {
    if (model === null) return [];
    const together = drafts.filter((other) => other.step === step).length;
    const before = drafts.slice(0, index).filter((other) => other.step === step).length;
    return [{ ...thing, model, birth: step === 0 ? -1 : step - 1 + (before / together) * SPREAD }];
  });

const regionThings = (segments: readonly Colour[], segment: number, epoch: Epoch): readonly WorldThing[] => {
  const colour = segments[segment] ?? 'yellow';
  const { lots, groves, avenue, hedgerow } = REGION_PLANS[colour];
  const ground = groundOf(segments, segment);
  const region: Region = { ground, segment, colour, random: randomFrom(977 + segment * 13), drafts: [] };
  keepSquare(region);
  for (const lot of lots) putLot(region, lot, epoch);
  putAvenue(region, avenue);
  for (const grove of groves) putGrove(region, grove);
  putHedgerow(region, hedgerow);
  putWoods(region, hedgerow);
  return ordered(region.drafts);
};

/**
 * Everything that ever stands on the board in an epoch, for an order of segments. A lot's place is the same in every
 * epoch; what stands there grows grander.
 */
export const worldPlan = (segments: readonly Colour[], epoch: Epoch): readonly WorldThing[] =>
  segments.flatMap((_, segment) => regionThings(segments, segment, epoch));

/** What makes a thing the same one in another epoch. */
const placeOf = ({ model, x, z }: WorldThing): string => `${model} ${x} ${z}`;

/** How large dust is around a thing of size 1. */
const DUST = 0.62;

/**
 * All that stands while one epoch's lands become the next one's: what is in both stays, and what is new comes in place of
 * what goes, in dust. What remains afterwards comes first.
 */
export const renewedPlan = (before: readonly WorldThing[], after: readonly WorldThing[]): readonly WorldThing[] => {
  const [old, fresh] = [new Set(before.map(placeOf)), new Set(after.map(placeOf))];
  const coming = after.map((thing): WorldThing => (old.has(placeOf(thing)) ? thing : { ...thing, renewal: 'comes' }));
  const going = before.flatMap((thing): readonly WorldThing[] =>
    fresh.has(placeOf(thing)) ? [] : [{ ...thing, renewal: 'goes' }],
  );
  const dust = coming.flatMap((thing): readonly WorldThing[] =>
    thing.renewal === 'comes' ? [{ ...thing, model: 'dust', size: thing.size * DUST, turn: 0, renewal: 'dust' }] : [],
  );
  return [...coming, ...going, ...dust];
};
