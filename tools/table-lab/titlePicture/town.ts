import { randomFrom } from '../../../renderer/cards/textures/random.ts';
import type { CityThing } from '../../../renderer/table3d/layout/city.ts';
import { type ModelName, modelSize } from '../../../renderer/table3d/shapes/world/models.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { groundAt, QUARTERS, quarterAt } from './land.ts';

/** The town of the title: its sights by hand, its houses and trees wherever there is room. */

type Draft = Pick<CityThing, 'model' | 'x' | 'z' | 'size'> & Partial<CityThing>;

const SIGHTS: readonly Draft[] = [
  { model: 'acropolis', x: -1.7, z: 0.05, size: 2.8, turn: 0.26, dress: 'blue', tall: 1.2 },
  { model: 'lighthouse', x: -2.85, z: 0.8, size: 2.8, dress: 'blue', tall: 1.15 },
  { model: 'pavilion', x: -2.3, z: 1.2, size: 1.9, dress: 'blue' },
  { model: 'citadel', x: 0.25, z: -1.7, size: 3.5, turn: 0.1, dress: 'red', tall: 1.25 },
  { model: 'flagTower', x: 1.3, z: -1.25, size: 2.2, dress: 'red', tall: 1.2 },
  { model: 'gatehouse', x: 0.1, z: -0.25, size: 1.9, dress: 'red' },
  { model: 'exchange', x: 1.05, z: 0.6, size: 2.4, turn: -0.08, dress: 'yellow', tall: 1.15 },
  { model: 'clockTower', x: 2.05, z: 0.5, size: 2.5, dress: 'yellow', tall: 1.1 },
  { model: 'fountain', x: 0.25, z: 1.25, size: 1.5, dress: 'yellow' },
  { model: 'greatPalace', x: 2.75, z: -1.1, size: 3.3, turn: -0.16, dress: 'purple', tall: 1.2 },
  { model: 'chapel', x: 4.1, z: -1, size: 2.2, turn: -0.3, dress: 'purple' },
  { model: 'lavender', x: 3.35, z: -0.05, size: 2.4, turn: -0.3, dress: 'purple' },
  { model: 'greatMill', x: 3.82, z: 0.42, size: 2.15, turn: -0.25, dress: 'green', tall: 1.15 },
  { model: 'glasshouse', x: 5.5, z: -0.1, size: 2, turn: -0.2, dress: 'green' },
  { model: 'cornfield', x: 5.2, z: 0.95, size: 2.7, turn: 0.1, dress: 'green' },
  { model: 'vineyard', x: 6.2, z: 0.6, size: 2.7, turn: -0.1, dress: 'green' },
  { model: 'cornfield', x: 7.2, z: 0.3, size: 3, turn: 0.2, dress: 'green' },
  { model: 'sheafField', x: 7.1, z: 1.3, size: 2.6, turn: 0.1, dress: 'green' },
  { model: 'orchard', x: 6.5, z: -0.7, size: 2.6, turn: 0.1, dress: 'green' },
  { model: 'galley', x: -1.15, z: 2.85, size: 2.15, y: 0, turn: 0.18, dress: 'red' },
  { model: 'galley', x: -4.2, z: -1.4, size: 2.5, y: 0, turn: -0.2, dress: 'blue' },
  { model: 'galley', x: -6.6, z: -4.6, size: 2.4, y: 0, turn: 0.3, dress: 'yellow' },
  { model: 'galley', x: 2.3, z: 2.7, size: 1.6, y: 0, turn: -0.3, dress: 'yellow' },
  { model: 'galley', x: 4.4, z: 3, size: 2.2, y: 0, turn: 0.3, dress: 'purple' },
];

const HOUSES: Readonly<Record<Colour, readonly ModelName[]>> = {
  yellow: ['townHouse', 'gableHouse', 'manor', 'townHouse', 'stall', 'towerHouse'],
  red: ['barracks', 'wallTower', 'townHouse', 'towerHouse', 'gableHouse', 'smithy'],
  blue: ['townHouse', 'pavilion', 'portico', 'townHouse', 'cottage', 'lyreHouse'],
  green: ['cottage', 'gableHouse', 'bakery', 'cottage', 'hives', 'bush'],
  purple: ['towerHouse', 'manor', 'townHouse', 'needle', 'gableHouse', 'chapel'],
};
const TREES: Readonly<Record<Colour, readonly ModelName[]>> = {
  yellow: ['cypress', 'roundTree', 'bush'],
  red: ['pine', 'pine', 'rock'],
  blue: ['cypress', 'cypress', 'roundTree'],
  green: ['fruitTree', 'roundTree', 'fruitTree', 'bush'],
  purple: ['cypress', 'parterre', 'roundTree'],
};

const stood = (draft: Draft): CityThing => ({
  id: `${draft.model} ${draft.x} ${draft.z}`,
  y: groundAt(draft.x, draft.z) - 0.02,
  tall: 1,
  turn: 0,
  dress: 'common',
  shade: 0.6,
  dark: false,
  ...draft,
});

const radiusOf = ({ model, size }: Draft): number => modelSize(model).radius * size;

const isFree = (things: readonly Draft[], one: Draft, share: number): boolean =>
  things.every((other) => Math.hypot(one.x - other.x, one.z - other.z) > (radiusOf(one) + radiusOf(other)) * share);

/** How high the ground is under a thing, at the lowest and highest of its sides. */
const footing = (x: number, z: number, r: number): readonly [number, number] => {
  const heights = [groundAt(x - r, z), groundAt(x + r, z), groundAt(x, z - r), groundAt(x, z + r)];
  return [Math.min(...heights), Math.max(...heights)];
};

/** Where things are put, if there is ground. */
const FROM = { x: -4, z: -4 } as const;
const TO = { x: 8.5, z: 2.2 } as const;

const HOUSE_TRIES = 23_500;
const TREE_TRIES = 8000;

/** All that stands there. */
export const townThings = (): readonly CityThing[] => {
  const random = randomFrom(19);
  const drafts: Draft[] = [...SIGHTS];
  const sow = (
    tries: number,
    models: typeof HOUSES,
    size: () => number,
    share: number,
    dense: (x: number, z: number) => number,
  ) => {
    for (let one = 0; one < tries; one++) {
      const [x, z] = [FROM.x + random() * (TO.x - FROM.x), FROM.z + random() * (TO.z - FROM.z)];
      if (random() > dense(x, z)) continue;
      const { colour } = quarterAt(x, z);
      const of = models[colour];
      const model = of[Math.floor(random() * of.length)] ?? 'cottage';
      const draft: Draft = {
        model,
        x,
        z,
        size: size(),
        turn: (random() - 0.5) * 0.9,
        shade: random(),
        dress: random() < 0.75 ? colour : 'common',
      };
      const [low, high] = footing(x, z, radiusOf(draft) * 0.7);
      if (low < 0.06 || high - low > 0.24 || !isFree(drafts, draft, share)) continue;
      drafts.push({ ...draft, y: low - 0.02 });
    }
  };
  const near = (x: number, z: number): number =>
    Math.max(...QUARTERS.map((one) => Math.exp(-((x - one.x) ** 2 + (z - one.z) ** 2) / 2.2)));
  sow(
    HOUSE_TRIES,
    HOUSES,
    () => 1.75 + random() * 0.6,
    0.82,
    (x, z) => (x > 4.6 ? 0.08 : near(x, z)),
  );
  sow(
    TREE_TRIES,
    TREES,
    () => 1.5 + random() * 0.8,
    0.75,
    () => 0.8,
  );
  return drafts.map(stood);
};
