import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { ModelName } from '../shapes/world/models.ts';
import { CITY, type CityDress, type CityThing, cityGround, districtX, squareX } from './city.ts';

/*
 * What is seen of a city from near by only: before its houses people with what they make and sell, behind them flags and homes as long as
 * it is young, and walls as soon as it builds of stone.
 */

/** What, how far from the middle of its district or gap, where, how large, and how much higher than its model: 1 when left out. */
type Spot = readonly [model: ModelName, across: number, z: number, size: number, tall?: number];

type Stages = readonly [first: readonly Spot[], second: readonly Spot[], third: readonly Spot[]];

/** The street before the houses, in each epoch: what is made and sold in this district, and by whom. */
const STREETS: Readonly<Record<Colour, Stages>> = {
  yellow: [
    [
      ['stall', -0.34, 0.25, 1.6],
      ['stall', 0.36, 0.23, 1.5],
    ],
    [
      ['folk', -0.16, 0.27, 3.1],
      ['stall', 0.1, 0.26, 1.6],
      ['stall', -0.42, 0.25, 1.5],
    ],
    [
      ['folk', -0.12, 0.28, 3.1],
      ['stall', 0.1, 0.27, 1.7],
      ['stall', -0.4, 0.26, 1.6],
      ['goods', 0.46, 0.27, 2.4],
    ],
  ],
  red: [
    [
      ['dryingRack', 0.4, 0.24, 1.9],
      ['banner', -0.46, 0.2, 1.5],
    ],
    [
      ['folk', -0.14, 0.27, 3.1],
      ['catapult', 0.44, 0.25, 1.5],
      ['banner', -0.5, 0.2, 1.5],
    ],
    [
      ['folk', 0.06, 0.28, 3.1],
      ['catapult', -0.42, 0.26, 1.5],
      ['banner', 0.5, 0.2, 1.6],
      ['banner', -0.14, 0.24, 1.3],
    ],
  ],
  blue: [
    [
      ['boat', 0.46, 0.24, 1.7],
      ['dryingRack', -0.36, 0.24, 1.9],
    ],
    [
      ['folk', -0.12, 0.27, 3.1],
      ['parterre', 0.14, 0.27, 1.1],
      ['boat', 0.52, 0.25, 1.6],
    ],
    [
      ['folk', 0.02, 0.28, 3.1],
      ['parterre', -0.2, 0.27, 1.1],
      ['boat', 0.52, 0.25, 1.7],
    ],
  ],
  green: [
    [
      ['haystack', 0.4, 0.22, 2.4],
      ['sheafField', -0.36, 0.23, 1.2],
    ],
    [
      ['folk', -0.06, 0.27, 3.1],
      ['haystack', -0.44, 0.24, 2.2],
      ['sheafField', 0.32, 0.25, 1.2],
    ],
    [
      ['folk', 0, 0.28, 3.1],
      ['sheafField', 0.36, 0.26, 1.2],
      ['haystack', -0.4, 0.26, 2.1],
      ['haystack', -0.28, 0.28, 1.7],
    ],
  ],
  purple: [
    [
      ['lavender', -0.3, 0.26, 1, 1.8],
      ['banner', 0.44, 0.18, 1.5],
    ],
    [
      ['folk', 0.02, 0.27, 3.1],
      ['parterre', -0.3, 0.26, 1.1],
      ['lavender', 0.34, 0.27, 0.9, 1.8],
    ],
    [
      ['folk', -0.08, 0.28, 3.1],
      ['parterre', 0.2, 0.27, 1.1],
      ['lavender', -0.34, 0.27, 0.9, 1.8],
    ],
  ],
};

/** On the slopes behind the first homes, before a district has its sight: more homes, and its flag. */
const YOUNG: readonly Spot[] = [
  ['banner', -0.13, -0.04, 1.9, 1.1],
  ['hut', -0.42, -0.1, 1.9],
  ['longHut', 0.42, -0.1, 1.7],
  ['hut', 0.17, -0.11, 1.6],
];

/** Behind a gap between districts, as soon as there are walls: two pieces with a tower between them. */
const WALLS: readonly Spot[] = [
  ['wall', -0.16, -0.115, 1.3, 1.25],
  ['wall', 0.16, -0.115, 1.3, 1.25],
  ['wallTower', 0, -0.115, 1.5, 1.05],
];

/** The street lies before this depth, so much higher than the foot of the land that the rail before it hides nobody's feet. */
const KERB = { z: 0.21, high: 0.02 } as const;

const standing = (id: string, middle: number, dress: CityDress, spots: readonly Spot[]): readonly CityThing[] =>
  spots.map(([model, across, z, size, tall = 1], index) => {
    const x = middle + across;
    const y = cityGround(x, z) + (z > KERB.z ? KERB.high : 0);
    return { id: `${id} ${index}`, model, x, y, z, size, tall, turn: 0, dress, shade: 0.6, dark: false };
  });

/** How many cards a district has before it is no longer young. */
const GROWN_UP = 3;

/**
 * People, goods, flags and walls of a city that stands before the viewer.
 * @param cardsOf how many cards of each colour its seat has
 */
export const cityLife = (
  epoch: Epoch,
  cardsOf: Readonly<Record<Colour, number>>,
  { colonies }: Pick<ObservedSeat, 'colonies'>,
): readonly CityThing[] => {
  const suburbs = new Set(colonies.map(({ level }) => COLONY_LEVELS.indexOf(level) % 2));
  const ends = [-1, 1].filter((_, side) => !suburbs.has(side));
  return [
    ...COLOURS.flatMap((colour, index) => [
      ...standing(`street ${colour} ${epoch}`, districtX(index), colour, STREETS[colour][epoch - 1] ?? []),
      ...(epoch === 1 && cardsOf[colour] < GROWN_UP
        ? standing(`young ${colour}`, districtX(index), colour, YOUNG)
        : []),
    ]),
    ...(epoch === 1
      ? []
      : [
          ...[0, 1, 2, 3].flatMap((gap) => standing(`walls ${gap} ${epoch}`, squareX(gap), 'common', WALLS)),
          ...ends.flatMap((side) => standing(`walls end ${side} ${epoch}`, side * WALL_END, 'common', WALLS)),
        ]),
  ];
};

/** Where the walls end, if no suburb stands there. */
const WALL_END = CITY.width / 2 - 0.4;
