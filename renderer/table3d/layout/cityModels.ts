import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { ModelName } from '../shapes/world/models.ts';

/* What is built in a city, by colour and epoch. */

type Stages = readonly [first: readonly ModelName[], second: readonly ModelName[], third: readonly ModelName[]];

/** What a card of somebody's own making builds, in each epoch. */
export const BUILDINGS: Readonly<Record<Colour, Stages>> = {
  yellow: [
    ['longHut', 'stall', 'hut', 'tent'],
    ['gableHouse', 'cottage', 'stall', 'townHouse'],
    ['townHouse', 'manor', 'towerHouse', 'townHouse'],
  ],
  red: [
    ['tent', 'longHut', 'wallTower', 'hut'],
    ['wallTower', 'barracks', 'gableHouse', 'wallTower'],
    ['towerHouse', 'wallTower', 'barracks', 'towerHouse'],
  ],
  blue: [
    ['hut', 'longHut', 'pavilion'],
    ['pavilion', 'townHouse', 'cottage', 'lighthouse'],
    ['pavilion', 'lighthouse', 'townHouse', 'manor', 'towerHouse'],
  ],
  green: [
    ['hut', 'haystack', 'longHut', 'fruitTree'],
    ['cottage', 'gableHouse', 'haystack', 'cottage'],
    ['manor', 'cottage', 'townHouse', 'gableHouse'],
  ],
  purple: [
    ['longHut', 'needle', 'tent'],
    ['needle', 'pavilion', 'townHouse', 'towerHouse'],
    ['pavilion', 'needle', 'towerHouse', 'manor'],
  ],
};

/** The sight of a district in each epoch: its third card founds it, and further ones make it grow. */
export const SIGHTS: Readonly<Record<Colour, readonly [ModelName, ModelName, ModelName]>> = {
  yellow: ['marketCross', 'marketHall', 'exchange'],
  red: ['camp', 'fort', 'citadel'],
  blue: ['shrine', 'temple', 'acropolis'],
  green: ['barn', 'windmill', 'greatMill'],
  purple: ['longhall', 'palace', 'greatPalace'],
};

/** Homes of people, whatever they do. */
export const HOMES: Stages = [
  ['hut', 'longHut'],
  ['cottage', 'gableHouse'],
  ['townHouse', 'gableHouse'],
];

/** What stands in a district before anything is built there: people settle by what the land gives. */
export const FIRST: Readonly<Record<Colour, readonly [ModelName, ModelName, ModelName]>> = {
  yellow: ['hut', 'longHut', 'haystack'],
  red: ['tent', 'palisade', 'tent'],
  blue: ['longHut', 'hut', 'boat'],
  green: ['haystack', 'longHut', 'fruitTree'],
  purple: ['tent', 'needle', 'hut'],
};

/** What founders do before their homes: where, from the middle of the district, and how large it is. */
export const VILLAGE: Readonly<
  Record<Colour, readonly (readonly [ModelName, across: number, z: number, size: number])[]>
> = {
  yellow: [
    ['folk', 0.2, 0.22, 2.2],
    ['goods', -0.04, 0.24, 2.2],
    ['hurdle', 0.47, 0.2, 1.8],
  ],
  red: [
    ['folk', -0.08, 0.24, 2.2],
    ['dryingRack', -0.5, 0.2, 1.9],
  ],
  blue: [
    ['folk', -0.04, 0.2, 2.2],
    ['dryingRack', 0.14, 0.14, 2],
  ],
  green: [
    ['folk', 0.2, 0.22, 2.2],
    ['hurdle', -0.1, 0.22, 1.9],
  ],
  purple: [
    ['folk', -0.06, 0.22, 2.2],
    ['goods', 0.5, 0.22, 1.9],
  ],
};

/** The trees of a district. */
export const TREES: Readonly<Record<Colour, ModelName>> = {
  yellow: 'roundTree',
  red: 'pine',
  blue: 'cypress',
  green: 'fruitTree',
  purple: 'cypress',
};
