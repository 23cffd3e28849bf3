import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { type ModelName, modelSize } from '../shapes/world/models.ts';
import { type CityThing, squareX, suburbX } from './city.ts';
import { AROUND, type Fire, MONUMENT, type Row, RUINS, TOWNS } from './dioramaTowns.ts';
import { PANORAMA, PANORAMA_SCALE, panoramaPose } from './panorama.ts';
import { type Pose, pose, within } from './pose.ts';
import { catchesAt, HOUSE, RAID } from './raid.ts';
import type { Scenery } from './shots.ts';

/*
 * What a seat has taken or built, large on a round piece of ground before its city, as long as that is celebrated: a town, what
 * burns of one, or a monument.
 */

/** What is celebrated so. */
export type Built = Extract<GameEvent, { type: 'colonyIntegrated' | 'colonyPlundered' | 'monumentBuilt' }>;

/** What of it tells what stands there. */
type What =
  | Pick<Extract<Built, { level: unknown }>, 'type' | 'level'>
  | Pick<Extract<Built, { type: 'monumentBuilt' }>, 'type'>;

const BUILT: readonly GameEvent['type'][] = ['colonyIntegrated', 'colonyPlundered', 'monumentBuilt'];

export const isBuilt = (event: GameEvent | null): event is Built => event !== null && BUILT.includes(event.type);

/** What covers the ground. */
export type Soil = 'meadow' | 'ashes' | 'paving';

/** Things on a round piece of ground, in units of their own: y is 0 on the ground, z points to the viewer. */
export interface Diorama {
  readonly soil: Soil;
  readonly things: readonly CityThing[];
  /** What grows on the knoll around that, from the beginning to the end. */
  readonly around: readonly CityThing[];
  /** What stood there before it burnt. */
  readonly before: readonly CityThing[];
  /** By when they catch, the first one first. */
  readonly fires: readonly Fire[];
  /** How many coins are taken from there. */
  readonly coins: number;
}

/** The radius of what stands on the ground. */
export const DIORAMA = { radius: 1.16 } as const;

/** How fast the knoll falls off beyond the ground, for each unit squared, and each unit. */
const FALLS = { bends: 0.3, leans: 0.05 } as const;

/** How much lower than the ground its knoll is, so many radii from the middle. */
export const fallAt = (out: number): number => {
  const beyond = Math.max(0, out - 1) * DIORAMA.radius;
  return beyond * (FALLS.leans + beyond * FALLS.bends);
};

/** Whose banners a seat raises: those of the suit that is nearest to its emblem's colour. */
const BANNERS: Readonly<Record<Emblem, Colour>> = {
  monkey: 'red',
  dragon: 'green',
  lion: 'yellow',
  pegasus: 'blue',
  scarab: 'purple',
};

const thingsOf = (row: Row, dress: CityThing['dress'], owner: Emblem): readonly CityThing[] =>
  row.map(([model, x, z, size, turn = 0], index) => ({
    id: `${model} ${index}`,
    model,
    x,
    y: 0,
    z,
    size,
    tall: 1,
    turn,
    dress: model === 'banner' ? BANNERS[owner] : dress,
    shade: (index * 0.37) % 1,
    dark: false,
  }));

/**
 * What stands there.
 * @param owner the emblem of who took or built it; nothing but the colour of banners depends on it
 */
export const dioramaOf = (event: What, owner: Emblem = 'pegasus'): Diorama => {
  const things = (row: Row, dress: CityThing['dress'] = 'common') => thingsOf(row, dress, owner);
  const around = things(AROUND).map((thing) => ({
    ...thing,
    y: -fallAt(Math.hypot(thing.x, thing.z) / DIORAMA.radius),
  }));
  const built = { around, before: [], fires: [], coins: 0 };
  if (event.type === 'monumentBuilt') return { ...built, soil: 'paving', things: things(MONUMENT) };
  const rank = COLONY_LEVELS.indexOf(event.level);
  const town = TOWNS[rank] ?? [];
  if (event.type === 'colonyIntegrated') return { ...built, soil: 'meadow', things: things(town) };
  const ruin = RUINS[rank] ?? { things: [], fires: [] };
  return {
    soil: 'ashes',
    around,
    things: things(ruin.things, 'burnt'),
    // Nobody's banner flies there: it belongs to no seat.
    before: things(town.filter(([model]) => model !== 'banner')),
    fires: [...ruin.fires].sort((one, other) => catchesAt(one) - catchesAt(other)),
    coins: pageContent().colony(event.level).plunderCoins,
  };
};

const highOf = ({ model, size, tall }: CityThing): number => modelSize(model).height * size * tall;

/**
 * Milliseconds of normal speed until the first house begins to rise, for how long more houses do, or from one to the next where there are
 * few; and from the last one until banners are raised, one after the other.
 */
const RISES = { first: -200, within: 440, next: 110, banners: 320, apart: 110 } as const;

/** Milliseconds that a thing takes to rise. */
const RISE = 315;

/** What has been there before anybody built: trees, and what lies about. */
const GROWS: readonly ModelName[] = ['roundTree', 'fruitTree', 'cypress', 'pine', 'bush', 'hedge', 'rock', 'haystack'];
const isThere = ({ model }: CityThing): boolean => GROWS.includes(model);

/**
 * When each thing of a diorama rises, in milliseconds of normal speed from its beginning, before which trees stand there already: what is
 * low before what is high, and banners last of all. What fire leaves of a house is there when its roof falls in.
 */
export const risesAt = ({ things, fires }: Diorama): readonly number[] => {
  if (fires.length > 0) return things.map((thing) => (catchesAt(thing) + RAID.burns * HOUSE.left) * 1000 - RISE);
  const isBanner = ({ model }: CityThing): boolean => model === 'banner';
  const order = things
    .filter((thing) => !isBanner(thing) && !isThere(thing))
    .sort((one, other) => highOf(one) - highOf(other));
  const banners = things.filter(isBanner);
  const { first, within, next, banners: raised, apart } = RISES;
  const step = Math.min(next, within / Math.max(1, order.length - 1));
  const last = first + (order.length - 1) * step;
  return things.map((thing) => {
    if (isThere(thing)) return -RISE;
    if (isBanner(thing)) return last + raised + banners.indexOf(thing) * apart;
    return first + order.indexOf(thing) * step;
  });
};

/** How high what stands there is, or stood, in units of its own. */
export const heightOf = ({ things, before }: Diorama): number => Math.max(0, ...[...things, ...before].map(highOf));

/** Units from the foot of the city to the viewer, how large it is, and how far from the middle at most. */
const BEFORE_CITY = { nearer: 0.95, scale: 0.62, aside: 1.3 } as const;

/** Where in its city stands what is celebrated, from the middle. */
const placeInCity = (event: Built): number =>
  event.type === 'monumentBuilt' ? squareX(3) : suburbX(COLONY_LEVELS.indexOf(event.level));

/**
 * Where a diorama stands before the city of who sits in front; `null` when there is none.
 * @param event what is shown
 */
export const dioramaPose = (event: GameEvent | null, { stands, places, front }: Scenery): Pose | null => {
  if (!isBuilt(event) || event.seat !== front || stands[event.seat] !== null) return null;
  const place = places[event.seat];
  if (place === undefined) return null;
  const foot = within(panoramaPose(place), pose(0, 0, PANORAMA.depth / 2));
  const { nearer, scale, aside } = BEFORE_CITY;
  const x = Math.max(-aside, Math.min(aside, placeInCity(event) * PANORAMA_SCALE));
  return pose(foot.x + x, 0, foot.z + nearer, { scale });
};
