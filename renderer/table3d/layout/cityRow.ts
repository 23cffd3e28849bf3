import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { COLONY_LEVELS, STATUES } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { type ModelName, modelExtent, modelSize } from '../shapes/world/models.ts';
import { CITY, type CityDress, type CityThing, cityGround, cityOf, squareX, suburbX } from './city.ts';
import { cityLife } from './cityLife.ts';
import { SIGHTS } from './cityModels.ts';

/*
 * A city as it stands in its long row before its painted land: great sights on mounds that reach the ground, and fields and gardens
 * where nothing is built.
 */

const SIGHT_MODELS = new Set<ModelName>(Object.values(SIGHTS).flat());

const isSight = ({ id, model }: CityThing): boolean => SIGHT_MODELS.has(model) && id.startsWith(`${model} `);

/** A sight is so far back and so flat that the houses of its district stand before it, not under its floor. */
const SIGHT = { z: -0.14, deep: 0.36 } as const;

/** How far a mound reaches beyond what stands on it, and below the ground at the front. */
const MOUND = { out: 1.02, below: 0.02 } as const;

/** A sight where the row has it, with the mound that holds it up. */
const onMound = (sight: CityThing): readonly CityThing[] => {
  const z = SIGHT.z;
  const size = modelExtent(sight.model).across * sight.size * MOUND.out;
  const mound: CityThing = {
    ...sight,
    id: `${sight.id} mound`,
    model: 'mound',
    y: -MOUND.below,
    z,
    size,
    tall: (sight.y + MOUND.below) / size,
    deep: SIGHT.deep,
    turn: 0,
    shade: 0.5,
  };
  return [mound, { ...sight, z, deep: SIGHT.deep }];
};

/** Something that grows between districts: what, how far from the middle of its gap, where, how large, and how much higher than its model: 1 when left out. */
type Grown = readonly [model: ModelName, across: number, z: number, size: number, tall?: number];

interface Garden {
  readonly dress: CityDress;
  readonly grown: readonly Grown[];
}

/** What lies between two districts, from left to right, until a statue stands there. The river runs in the third gap. */
const GARDENS: readonly Garden[] = [
  {
    dress: 'yellow',
    grown: [
      ['cornfield', -0.1, 0.1, 0.8, 2.6],
      ['hurdle', 0.13, 0.2, 1.7],
      ['roundTree', 0.12, -0.06, 1.5],
      ['bush', 0.22, 0.12, 1.7],
      ['haystack', -0.02, -0.02, 1.5],
    ],
  },
  {
    dress: 'red',
    grown: [
      ['pine', -0.16, -0.06, 1.5],
      ['pine', 0.02, 0.02, 1.2],
      ['rock', -0.06, 0.16, 0.9],
      ['bush', 0.14, 0.18, 1.8],
      ['bush', -0.2, 0.2, 1.5],
    ],
  },
  {
    dress: 'green',
    grown: [
      ['cypress', -0.2, -0.02, 1.3],
      ['bush', -0.24, 0.16, 1.6],
      ['bush', 0.2, 0.06, 1.8],
      ['roundTree', 0.22, -0.08, 1.3],
      ['boat', 0.02, 0.2, 1.1],
    ],
  },
  {
    dress: 'purple',
    grown: [
      ['lavender', 0.12, 0.12, 0.9, 2],
      ['fruitTree', -0.14, -0.04, 1.4],
      ['bush', -0.1, 0.18, 1.7],
      ['hedge', 0.16, 0.21, 1],
      ['cypress', 0.04, -0.06, 1.2],
    ],
  },
];

/** What lies at the ends, from left to right, until the suburb of the first colony of that side stands there. */
const ENDS: readonly Garden[] = [
  {
    dress: 'yellow',
    grown: [
      ['cornfield', 0.1, 0.04, 1, 2.6],
      ['roundTree', -0.14, -0.04, 1.8],
      ['roundTree', 0.02, -0.08, 1.2],
      ['hurdle', 0.08, 0.2, 1.9],
      ['haystack', -0.1, 0.12, 1.7],
      ['bush', -0.2, 0.17, 1.8],
    ],
  },
  {
    dress: 'purple',
    grown: [
      ['lavender', -0.1, 0.06, 0.9, 2],
      ['cypress', 0.16, -0.04, 1.5],
      ['roundTree', 0.04, -0.08, 1.5],
      ['bush', -0.2, -0.02, 1.8],
      ['hurdle', -0.06, 0.2, 1.9],
      ['bush', 0.2, 0.16, 1.9],
    ],
  },
];

const growing = (id: string, middle: number, { dress, grown }: Garden): readonly CityThing[] =>
  grown.map(([model, across, z, size, tall = 1], index) => {
    const x = middle + across;
    const y = cityGround(x, z);
    return { id: `${id} ${index}`, model, x, y, z, size, tall, turn: 0, dress, shade: 0.5, dark: false };
  });

/** The middle of the ground at the right end: that at the left end mirrors it. */
const END_X = (suburbX(1) + CITY.width / 2) / 2;

/** Fields, trees and bushes wherever neither a statue nor a suburb stands. */
const gardens = ({ statues, colonies, monument }: ObservedSeat): readonly CityThing[] => {
  const carved = new Set(statues.map(({ requirement }) => STATUES.indexOf(requirement)));
  if (monument?.monument != null) carved.add(COLOURS.length - 2);
  const taken = new Set(colonies.map(({ level }) => COLONY_LEVELS.indexOf(level) % 2));
  return [
    ...GARDENS.flatMap((garden, gap) => (carved.has(gap) ? [] : growing(`garden ${gap}`, squareX(gap), garden))),
    ...ENDS.flatMap((garden, side) =>
      taken.has(side) ? [] : growing(`end ${side}`, side === 0 ? -END_X : END_X, garden),
    ),
  ];
};

/**
 * The own city is seen from near by: how much larger the things of each epoch are than on a stand, the more the fewer they are, and how
 * much higher its ground is, so that it lies in three rows, one above the other.
 */
export const OWN = { size: { 1: 1.46, 2: 1.32, 3: 1.24 }, ground: 1.5 } as const;

const nearBy = (one: CityThing, epoch: Epoch): CityThing => ({
  ...one,
  y: one.y * OWN.ground,
  size: one.size * OWN.size[epoch],
});

/**
 * How high the own city may be, by what lies behind it: at its left, up to `until`, the last stack of colonies with its numbers; then the board
 * of lands, whose lower edge only roofs may cover; then the bank.
 */
const OWN_TOPS = {
  colonies: { until: -1.75, top: 0.8 },
  lands: { until: 2.35, top: 0.95 },
  bank: { top: 1.12 },
} as const;

/** How high the own city may be at a place. */
export const ownTop = (x: number): number => {
  const { colonies, lands, bank } = OWN_TOPS;
  if (x < colonies.until) return colonies.top;
  return x < lands.until ? lands.top : bank.top;
};

/** What would be too tall for the own city is smaller, and lower than that: it stays what it is. */
const belowLands = (one: CityThing): CityThing => {
  const high = modelSize(one.model).height * one.size * one.tall;
  const share = Math.min(1, (ownTop(one.x) - one.y) / high);
  return share === 1 ? one : { ...one, size: one.size * Math.sqrt(share), tall: one.tall * Math.sqrt(share) };
};

/**
 * All of a seat's city in its long row, as it may be seen by everybody.
 * @param own whether it stands before the viewer, with the board of lands behind it
 */
export const cityRowOf = (view: Observation, state: ObservedSeat, own: boolean): readonly CityThing[] => [
  ...[
    ...cityOf(view, state),
    ...gardens(state),
    ...(own ? cityLife(view.epoch, factsOf(view, state).cardsOf, state) : []),
  ]
    .map((thing) => (own ? belowLands(nearBy(thing, view.epoch)) : thing))
    .flatMap((thing) => (isSight(thing) ? onMound(thing) : [thing])),
];
