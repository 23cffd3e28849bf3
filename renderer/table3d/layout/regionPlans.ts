import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { ModelName } from '../shapes/world/models.ts';
import { acrossFor, type CornerName } from './regionGround.ts';

/** What stands on a lot in epochs I, II and III; `null` leaves it free in that epoch. */
export type Stages = readonly [ModelName | null, ModelName | null, ModelName | null];

/** A lot of a region: what stands there, from which step of growth on, and where (`cornerSpot`). */
export interface Lot {
  readonly stages: Stages;
  /** The step of growth (0 to `GROWTH_STEPS`) at which it springs up. */
  readonly step: number;
  readonly corner: CornerName;
  readonly depth: number;
  readonly across: number;
  readonly size?: number;
  /** Lies across its corner, or along the rib or rim that it stands at, instead of looking at the viewer. */
  readonly along?: 'corner' | 'edge';
}

/** Trees of a kind close together. */
interface Grove {
  readonly kinds: readonly ModelName[];
  readonly corner: CornerName;
  readonly depth: number;
  readonly across: number;
  readonly count: number;
}

/** How a region is laid out. */
export interface RegionPlan {
  readonly lots: readonly Lot[];
  readonly groves: readonly Grove[];
  /** What lines the way from the wheel to the town. */
  readonly avenue: ModelName;
  /** What grows along ribs and rim. */
  readonly hedgerow: readonly ModelName[];
}

type Place = readonly [step: number, depth: number, across: number];

/** The lots of a town, round its landmark and along its two streets. */
const TOWN_LOTS: readonly Place[] = [
  [0, 1.42, 0.86],
  [0, 1.58, -0.95],
  [1, 0.55, 0.05],
  [1, 1.2, 0.95],
  [2, 1.28, -0.96],
  [2, 1.64, 0.92],
  [3, 1.02, -0.96],
  [3, 0.78, 0.92],
  [3, 1.82, -0.96],
  [4, 0.78, -0.92],
  [4, 1.86, 0.94],
  [5, 2.05, -0.96],
  [5, 0.34, 0],
  [6, 2.08, 0.94],
  [6, 2.28, -0.96],
];

const townOf = (landmark: Stages, houses: readonly Stages[], size = 1.14): readonly Lot[] => [
  { stages: landmark, step: 0, corner: 'town', depth: 0.98, across: 0, size: 1.06 },
  ...TOWN_LOTS.map(([step, depth, across], index): Lot => {
    const stages = houses[index % houses.length] ?? ['hut', 'cottage', 'townHouse'];
    return { stages, step, corner: 'town', depth, across, size };
  }),
];

const onLand = (stages: Stages, [step, depth, across]: Place, rest: Partial<Lot> = {}): Lot => ({
  stages,
  step,
  corner: 'land',
  depth,
  across,
  ...rest,
});

const always = (model: ModelName): Stages => [model, model, model];
const fromSecond = (model: ModelName): Stages => [null, model, model];

const grove = (
  kinds: readonly ModelName[],
  corner: CornerName,
  depth: number,
  across: number,
  count: number,
): Grove => ({
  kinds,
  corner,
  depth,
  across,
  count,
});

const YELLOW: RegionPlan = {
  lots: [
    ...townOf(
      ['marketCross', 'marketHall', 'exchange'],
      [
        ['stall', 'stall', 'stall'],
        ['stall', 'stall', 'townHouse'],
        ['hut', 'cottage', 'townHouse'],
        ['longHut', 'gableHouse', 'towerHouse'],
      ],
    ),
    onLand(['mine', 'mine', 'pit'], [0, 0.8, 0], { size: 1.15 }),
    onLand(always('oreHeap'), [1, 1.16, 0.35]),
    onLand(['hut', 'cottage', 'manor'], [1, 1.34, -0.62]),
    onLand(always('goods'), [2, 1.2, -0.1], { size: 1.2 }),
    onLand(always('oreHeap'), [3, 1.14, -0.4], { size: 1.2 }),
    onLand(['hut', 'gableHouse', 'towerHouse'], [3, 1.34, 0.86]),
    onLand(fromSecond('stall'), [4, 1.6, -0.86]),
    onLand(always('goods'), [5, 1.46, 0.3], { size: 1.3 }),
    onLand(['longHut', 'cottage', 'townHouse'], [6, 1.62, 0.9]),
  ],
  groves: [
    grove(['rock', 'crag'], 'land', 0.38, 0, 3),
    grove(['roundTree', 'bush'], 'town', 0.25, 0, 3),
    grove(['roundTree', 'bush'], 'land', 1.9, -0.85, 5),
    grove(['roundTree', 'bush'], 'town', 2.3, 0.75, 4),
    grove(['bush', 'rock'], 'land', 1.0, 0.95, 3),
  ],
  avenue: 'roundTree',
  hedgerow: ['roundTree', 'bush', 'bush'],
};

const RED: RegionPlan = {
  lots: [
    ...townOf(
      ['camp', 'fort', 'citadel'],
      [
        ['tent', 'barracks', 'barracks'],
        ['tent', 'cottage', 'townHouse'],
        ['palisade', 'wallTower', 'wallTower'],
        ['tent', 'gableHouse', 'towerHouse'],
      ],
    ),
    onLand(['catapult', 'catapult', 'catapult'], [1, 1.22, 0.1], { size: 1.15 }),
    onLand(['palisade', 'wall', 'wall'], [0, 0.9, 0.9], { along: 'edge' }),
    onLand(['tent', 'wallTower', 'wallTower'], [1, 0.72, 0.8], { size: 1.1 }),
    onLand(['palisade', 'wall', 'wall'], [2, 0.9, -0.9], { along: 'edge' }),
    onLand(['tent', 'tent', 'barracks'], [2, 1.42, -0.72]),
    onLand(['crag', 'wallTower', 'wallTower'], [3, 0.5, 0], { size: 1.35 }),
    onLand(['tent', 'tent', 'barracks'], [3, 1.42, 0.74]),
    onLand(always('banner'), [4, 1.0, 0]),
    onLand(['tent', 'tent', 'gableHouse'], [5, 1.68, -0.88]),
    onLand(['tent', 'tent', 'townHouse'], [6, 1.68, 0.9]),
  ],
  groves: [
    grove(['crag', 'rock'], 'land', 0.72, -0.2, 3),
    grove(['pine'], 'town', 0.24, 0, 3),
    grove(['pine'], 'land', 1.95, -0.9, 5),
    grove(['pine', 'rock'], 'town', 2.32, 0.75, 4),
    grove(['pine'], 'land', 1.95, 0.9, 4),
  ],
  avenue: 'banner',
  hedgerow: ['pine', 'pine', 'bush'],
};

const BLUE: RegionPlan = {
  lots: [
    ...townOf(
      ['shrine', 'temple', 'acropolis'],
      [
        ['hut', 'cottage', 'townHouse'],
        ['hut', 'gableHouse', 'cottage'],
        ['longHut', 'cottage', 'towerHouse'],
      ],
    ),
    onLand(always('pier'), [0, 1.1, 0.15], { along: 'corner' }),
    onLand(['boat', 'ship', 'ship'], [0, 0.82, -0.35], { size: 1.15 }),
    onLand(['hut', 'cottage', 'townHouse'], [1, 1.5, 0.66]),
    onLand(['boat', 'ship', 'ship'], [2, 0.86, 0.55]),
    onLand([null, 'lighthouse', 'lighthouse'], [2, 0.42, 0], { size: 1.05 }),
    onLand(['hut', 'theatre', 'theatre'], [3, 1.62, -0.5], { size: 0.8 }),
    onLand(['boat', 'boat', 'ship'], [4, 0.62, 0.3]),
    onLand(['hut', 'gableHouse', 'manor'], [5, 1.74, 0.9]),
    onLand(['boat', 'boat', 'boat'], [6, 1.06, -0.72]),
  ],
  groves: [
    grove(['cypress'], 'town', 0.24, 0, 3),
    grove(['cypress', 'roundTree'], 'land', 1.95, -0.92, 4),
    grove(['roundTree', 'bush'], 'land', 2.0, 0.9, 4),
    grove(['cypress'], 'town', 2.32, 0.8, 4),
  ],
  avenue: 'cypress',
  hedgerow: ['cypress', 'roundTree', 'bush'],
};

/** A quilt of fields: what grows, from which step on, how deep in the corner and how far aside. */
const FIELDS: readonly (readonly [model: ModelName, step: number, depth: number, aside: number])[] = [
  ['cornfield', 0, 0.74, 0],
  ['field', 0, 1.0, -0.17],
  ['cornfield', 1, 1.0, 0.17],
  ['field', 1, 1.26, 0.34],
  ['cornfield', 2, 1.26, -0.34],
  ['field', 3, 1.26, 0],
  ['cornfield', 4, 1.52, 0.5],
  ['field', 4, 1.52, -0.5],
  ['cornfield', 6, 1.52, -0.17],
  ['field', 6, 1.52, 0.17],
];

const GREEN: RegionPlan = {
  lots: [
    ...townOf(
      ['barn', 'windmill', 'greatMill'],
      [
        ['longHut', 'cottage', 'manor'],
        ['hut', 'gableHouse', 'townHouse'],
        ['haystack', 'haystack', 'cottage'],
        ['fruitTree', 'cottage', 'cottage'],
      ],
    ),
    ...FIELDS.map(([model, step, depth, aside]) =>
      onLand(always(model), [step, depth, acrossFor(depth, aside)], { along: 'corner', size: 1.08 }),
    ),
    onLand(always('haystack'), [1, 0.52, -0.5], { size: 1.2 }),
    onLand(always('haystack'), [4, 0.52, 0.5], { size: 1.2 }),
    onLand(['hut', 'cottage', 'manor'], [5, 1.92, -0.9]),
  ],
  groves: [
    grove(['roundTree', 'pine'], 'land', 0.32, 0, 4),
    grove(['roundTree', 'pine'], 'town', 0.26, 0, 4),
    grove(['fruitTree'], 'land', 2.06, -0.88, 5),
    grove(['fruitTree'], 'town', 2.3, 0.6, 5),
    grove(['roundTree', 'bush'], 'land', 2.05, 0.92, 4),
  ],
  avenue: 'fruitTree',
  hedgerow: ['roundTree', 'pine', 'bush'],
};

const PURPLE: RegionPlan = {
  lots: [
    ...townOf(
      ['longhall', 'palace', 'greatPalace'],
      [
        ['hut', 'gableHouse', 'towerHouse'],
        ['longHut', 'manor', 'manor'],
        ['hut', 'cottage', 'townHouse'],
      ],
    ),
    onLand(always('parterre'), [0, 0.86, 0], { along: 'corner', size: 1.1 }),
    onLand([null, 'fountain', 'fountain'], [1, 1.18, 0], { size: 1.1 }),
    onLand(always('parterre'), [1, 1.16, 0.68], { along: 'corner' }),
    onLand(always('parterre'), [2, 1.16, -0.68], { along: 'corner' }),
    onLand(['rock', 'needle', 'needle'], [3, 0.55, 0], { size: 1.05 }),
    onLand(['hut', 'pavilion', 'pavilion'], [3, 1.46, -0.72]),
    onLand(always('lavender'), [4, 1.46, 0.74], { along: 'corner' }),
    onLand(always('lavender'), [5, 1.46, 0.05], { along: 'corner' }),
    onLand(['hut', 'pavilion', 'pavilion'], [6, 1.74, 0.92]),
  ],
  groves: [
    grove(['cypress'], 'land', 0.3, 0, 3),
    grove(['cypress', 'roundTree'], 'town', 0.24, 0, 3),
    grove(['cypress'], 'land', 1.8, -0.92, 5),
    grove(['roundTree', 'bush'], 'town', 2.32, 0.75, 4),
    grove(['cypress'], 'land', 2.05, 0.92, 4),
  ],
  avenue: 'cypress',
  hedgerow: ['cypress', 'bush', 'roundTree'],
};

/** How each colour's region is laid out. */
export const REGION_PLANS: Readonly<Record<Colour, RegionPlan>> = {
  yellow: YELLOW,
  red: RED,
  blue: BLUE,
  green: GREEN,
  purple: PURPLE,
};
