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

/** The trees of a district. */
export const TREES: Readonly<Record<Colour, ModelName>> = {
  yellow: 'roundTree',
  red: 'pine',
  blue: 'cypress',
  green: 'fruitTree',
  purple: 'cypress',
};
