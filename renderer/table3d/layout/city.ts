import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { type CardId, COLONY_LEVELS, type Market } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { type ModelName, modelExtent, modelSize } from '../shapes/world/models.ts';
import { BUILDINGS, FIRST, HOMES, SIGHTS, TREES, VILLAGE } from './cityModels.ts';
import { unfedOf } from './hunger.ts';
import { workplaceOf } from './workplaces.ts';

/*
 * The city of a seat: a long row of houses in five districts, a colour each, between the suburbs of its colonies. It
 * follows from what the seat owns and from nothing else, so that it is the same on every machine and no save knows of it.
 */

/** From one end of a city to the other, how wide a district is, how far from the next, and what is left at both ends. */
export const CITY = { width: 7.7, district: 1.1, gap: 0.24, end: 0.62 } as const;

/** The colours that a thing is built in: of a district, of nobody's, or of what fire left. */
export type CityDress = Colour | 'common' | 'burnt';

/** One thing of a city, from the middle of its foot: x to the right, y up, z towards the viewer. */
export interface CityThing {
  /** The same for as long as it stands: of what it was built for. */
  readonly id: string;
  readonly model: ModelName;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  /** How many times higher than its model. */
  readonly tall: number;
  /** How many times deeper than its model; 1 when left out. */
  readonly deep?: number;
  readonly turn: number;
  readonly dress: CityDress;
  /** From 0 to 1: things of a kind differ a little. */
  readonly shade: number;
  /** Nobody lights its windows: its people are not fed. */
  readonly dark: boolean;
}

/** A number from 0 to 1 that a text always gives (FNV-1a, mixed once more). */
function seeded(text: string, salt = 0): number {
  let hash = 2166136261 ^ salt;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

/** From how many cards on a district has its sight, and how wide that is. */
const SIGHT_FROM = 3;
const SIGHT_WIDTH = 0.8;

/** Three terraces, the rear one highest: where they are, and how high between two districts. */
const TERRACES = [
  { z: 0.17, y: 0, hill: 0 },
  { z: 0.02, y: 0.05, hill: 0.34 },
  { z: -0.15, y: 0.12, hill: 1 },
] as const;
const [FRONT, MIDDLE, REAR] = TERRACES;

/** How high the hill of each district is at the rear: fields lie low, forts, temples and palaces stand high. */
const HILLS: Readonly<Record<Colour, number>> = { yellow: 0.08, red: 0.22, blue: 0.15, green: 0.12, purple: 0.24 };

/** How high the ground of a city is at a place: a hill for each district, low between two of them. */
export const cityGround = (x: number, z: number): number => {
  const index = Math.max(0, Math.min(COLOURS.length - 1, Math.round(x / DISTRICT_STEP) + 2));
  const away = Math.min(1, Math.abs(x - districtX(index)) / (DISTRICT_STEP / 2));
  const hill = HILLS[COLOURS[index] ?? 'blue'] * Math.cos((away * Math.PI) / 2) ** 1.5;
  const [low, high] = z > MIDDLE.z ? [FRONT, MIDDLE] : [MIDDLE, REAR];
  const up = Math.max(0, Math.min(1, (low.z - z) / (low.z - high.z)));
  return low.y + (high.y - low.y) * up + hill * (low.hill + (high.hill - low.hill) * up);
};

/** What a card builds in each row: its foot, how large it is, and half of its greatest breadth, so that neighbours stand apart. */
const ROWS = [
  { z: REAR.z, size: 1.9, tall: 1.15, half: 0.13 },
  { z: MIDDLE.z, size: 1.95, tall: 1.05, half: 0.18 },
  { z: FRONT.z, size: 1.7, tall: 1, half: 0.15 },
] as const;

/** The lots of a district in the order in which they are built on: across (shares of half a district), and the row. */
const LOTS: readonly (readonly [across: number, row: 0 | 1 | 2])[] = [
  [-0.5, 1],
  [0.5, 1],
  [0, 0],
  [-0.74, 2],
  [0.74, 2],
  [0, 2],
  [-0.84, 0],
  [0.84, 0],
  [-0.38, 2],
  [0.38, 2],
  [-0.6, 0],
  [0.6, 0],
];
/** The rear middle: the sight's. */
const SIGHT_LOT = 2;

/** From the middle of a district to that of the next one. */
const DISTRICT_STEP = CITY.district + CITY.gap;
/** Half of what is built on of a district: beside it the ground is free, so that it is seen where one ends. */
const BUILT = 0.41;

/** The middle of a district, from left to right. */
export const districtX = (index: number): number => (index - 2) * DISTRICT_STEP;

/** Between two districts, from left to right (0 to 3): a square, and the place of the statue of that rank, where nothing else stands. */
export const squareX = (rank: number): number => (districtX(rank) + districtX(rank + 1)) / 2;

const pick = (of: readonly ModelName[], share: number): ModelName => of[Math.floor(share * of.length)] ?? 'hut';

type Draft = Pick<CityThing, 'id' | 'model' | 'x' | 'z' | 'size'> & Partial<CityThing>;

const thing = (draft: Draft): CityThing => ({
  y: 0,
  tall: 1,
  turn: 0,
  dress: 'common',
  shade: 0.5,
  dark: false,
  ...draft,
});

/** A district that is being built, in an epoch. */
interface District {
  readonly colour: Colour;
  readonly x: number;
  readonly epoch: Epoch;
  readonly things: CityThing[];
}

const isTaken = ({ things }: District, x: number, z: number, room: number): boolean =>
  things.some((other) => Math.abs(other.x - x) < room && Math.abs(other.z - z) < room * 0.75);

/** What a card builds, the place where its person works: seven of ten in the style of the day, the others one epoch behind at most, and grander if it was dear. */
const houseOf = (card: CardId, { colour, x, epoch }: District, lot: number, dark: boolean): CityThing => {
  const printed = cardOf(card);
  const style = seeded(card, 3) < 0.7 ? epoch : Math.max(printed.epoch, epoch - 1);
  const [across, row] = LOTS[lot % LOTS.length] ?? [0, 1];
  const { z, size, tall, half } = ROWS[row];
  const model = workplaceOf(card) ?? pick(BUILDINGS[colour][style - 1] ?? [], seeded(card, 1));
  const at = x + across * BUILT + (seeded(card, 7) - 0.5) * 0.03;
  return thing({
    id: `${card} ${style}`,
    model,
    x: at,
    y: cityGround(at, z),
    z,
    size: Math.min(size * (0.9 + Math.min(1, printed.cost / 12) * 0.2), half / modelExtent(model).across),
    tall: tall * (0.95 + seeded(card, 5) * 0.3),
    turn: (seeded(card, 11) - 0.5) * 0.3,
    dress: colour,
    shade: seeded(card, 13),
    dark,
  });
};

/** A sight stands at the top of its hill. */
const SIGHT_Z = -0.1;

const sightOf = ({ colour, x, epoch }: District, cards: number): CityThing => {
  const model = SIGHTS[colour][epoch - 1] ?? 'barn';
  const width = SIGHT_WIDTH * (0.9 + Math.min(3, cards - SIGHT_FROM) * 0.06);
  const size = width / (modelSize(model).radius * 1.62);
  return thing({
    id: `${model} ${Math.min(3, cards - SIGHT_FROM)}`,
    model,
    x,
    y: cityGround(x, SIGHT_Z),
    z: SIGHT_Z,
    size,
    tall: 1.45,
    dress: colour,
    shade: 0.8,
  });
};

/** How many homes a card brings, how large they are, and how near they come to each other. */
const HOMES_OF = { each: 4, size: 1.3, apart: 0.12 } as const;

/** The homes of those who work there: small, close together on the slopes behind, wherever there is room. */
const addHomes = (district: District, card: CardId): void => {
  const { colour, x, epoch, things } = district;
  for (let home = 0; home < HOMES_OF.each; home++) {
    const at = x + (seeded(card, 21 + home) - 0.5) * 2 * (BUILT + 0.03);
    const z = REAR.z + seeded(card, 31 + home) * 0.1;
    if (isTaken(district, at, z, HOMES_OF.apart)) continue;
    things.push(
      thing({
        id: `${card} home ${home} ${epoch}`,
        model: pick(HOMES[epoch - 1] ?? [], seeded(card, 41 + home)),
        x: at,
        y: cityGround(at, z),
        z,
        size: HOMES_OF.size * (0.9 + seeded(card, 71 + home) * 0.25),
        tall: 1.15,
        turn: (seeded(card, 51 + home) - 0.5) * 0.6,
        dress: colour,
        shade: seeded(card, 61 + home),
      }),
    );
  }
};

/** What founders put up is no taller than this: they have no towers. */
const TALLEST_HOME = 0.44;

/** Where founders settle, from the middle of the district. */
const FOUNDED = [
  [-0.3, MIDDLE],
  [0.05, { z: -0.08 }],
  [0.34, FRONT],
] as const;

/** Where founders sit round their fire, from the middle of the district; those at the water have none. */
const FIRE = { across: 0.06, z: 0.15, size: 1.5 } as const;

/** What people do between the founders' homes, where there is room. */
const addVillagers = (district: District): void => {
  const { colour, x, things } = district;
  for (const [model, across, z, size] of VILLAGE[colour]) {
    const at = x + across;
    if (isTaken(district, at, z, 0.1)) continue;
    const id = `${colour} ${model}`;
    things.push(thing({ id, model, x: at, y: cityGround(at, z), z, size, dress: colour, shade: 0.8 }));
  }
};

/** Every district is settled before its first card, and the founders' homes go as houses come. */
const addFounders = (district: District, cards: number): void => {
  const { colour, x, epoch, things } = district;
  if (epoch === 1 && cards < SIGHT_FROM && colour !== 'blue') {
    const [at, z] = [x + FIRE.across, FIRE.z];
    things.push(
      thing({ id: `${colour} fire`, model: 'campfire', x: at, y: cityGround(at, z), z, size: FIRE.size, shade: 1 }),
    );
  }
  for (let home = cards; home < SIGHT_FROM; home++) {
    const key = `${colour} founder ${home}`;
    const [across, { z }] = FOUNDED[home] ?? FOUNDED[0];
    const at = x + across + (seeded(key, 1) - 0.5) * 0.06;
    if (isTaken(district, at, z, 0.2)) continue;
    const model = epoch === 1 ? (FIRST[colour][home] ?? 'hut') : pick(HOMES[epoch - 1] ?? [], (home % 2) / 2);
    things.push(
      thing({
        id: `${key} ${epoch}`,
        model,
        x: at,
        y: cityGround(at, z),
        z,
        size: Math.min(epoch === 1 ? 2.7 : 1.7, TALLEST_HOME / modelSize(model).height),
        tall: 1.15,
        turn: (seeded(key, 2) - 0.5) * 0.5,
        dress: colour,
        shade: 0.6,
      }),
    );
  }
  if (epoch === 1 && cards < SIGHT_FROM) addVillagers(district);
};

/** From where to where trees stand: trunks are thin, and farther back they would be behind the painted sky, under crowns that are seen. */
const TREES_AT = { back: -0.12, front: 0.21 } as const;

/** What grows where nothing is built yet: less and less. */
const addTrees = (district: District, cards: number): void => {
  const { colour, x, things } = district;
  for (let tree = 0; tree < Math.max(2, 7 - cards); tree++) {
    const key = `${colour} tree ${tree}`;
    const at = x + (seeded(key, 1) - 0.5) * CITY.district;
    const z = TREES_AT.back + seeded(key, 2) * (TREES_AT.front - TREES_AT.back);
    if (isTaken(district, at, z, 0.15)) continue;
    const [y, size] = [cityGround(at, z), 1.2 + seeded(key, 4) * 0.6];
    things.push(thing({ id: key, model: TREES[colour], x: at, y, z, size, dress: colour }));
  }
};

const districtThings = (
  colour: Colour,
  index: number,
  cards: readonly CardId[],
  epoch: Epoch,
  unfed: ReadonlySet<CardId>,
): readonly CityThing[] => {
  const district: District = { colour, x: districtX(index), epoch, things: [] };
  const founded = cards.length >= SIGHT_FROM;
  if (founded) district.things.push(sightOf(district, cards.length));
  cards.forEach((card, order) => {
    // The third card is the sight itself, and lies where others would have the rear middle.
    if (founded && order === SIGHT_LOT) return;
    district.things.push(houseOf(card, district, order, unfed.has(card)));
    addHomes(district, card);
  });
  addFounders(district, cards.length);
  addTrees(district, cards.length);
  return district.things;
};

/** Where the suburb of a colony is, by the rank of its level (0 to 4): even ranks at the left, the next one farther out. */
export const suburbX = (rank: number): number =>
  (rank % 2 === 0 ? -1 : 1) * (districtX(4) + CITY.district / 2 + 0.16 + Math.floor(rank / 2) * 0.2);

/** Suburbs at the ends, the colonies of even rank at the left: a walled town, or what fire left of one. */
const suburbs = ({ colonies }: ObservedSeat): readonly CityThing[] =>
  colonies.flatMap(({ level, tile }) => {
    const rank = COLONY_LEVELS.indexOf(level);
    const side = rank % 2 === 0 ? -1 : 1;
    const step = Math.floor(rank / 2);
    const x = suburbX(rank);
    const [z, y] = [0.14 - step * 0.13, step * 0.06];
    const id = `colony ${level}`;
    if (tile === null)
      return [
        thing({ id: `${id} house`, model: 'brokenHouse', x, y, z, size: 1.75, dress: 'burnt' }),
        thing({
          id: `${id} wall`,
          model: 'brokenWall',
          x: x - 0.05 * side,
          y,
          z: z - 0.09,
          size: 1.5,
          tall: 1.9,
          dress: 'burnt',
        }),
        thing({ id: `${id} fire`, model: 'campfire', x: x - 0.09 * side, y, z: z + 0.1, size: 1.7, shade: 1 }),
        thing({ id: `${id} smoke`, model: 'smoke', x, y: y + 0.1, z, size: 1.5, tall: 1.5, dress: 'burnt' }),
      ];
    return [
      thing({ id: `${id} tower`, model: 'wallTower', x, y, z, size: 1.9 + rank * 0.12, tall: 1.5, shade: 0.7 }),
      thing({ id: `${id} wall`, model: 'wall', x: x - 0.15 * side, y, z: z + 0.02, size: 1, tall: 1.5 }),
      thing({ id: `${id} banner`, model: 'banner', x, y: y + 0.4, z: z - 0.02, size: 1.1 }),
    ];
  });

/** Before the districts: a fountain for every set of five, and the stalls of a marketplace; and between the last ones the monument. */
const squares = (sets: number, { market, monument }: ObservedSeat): readonly CityThing[] => [
  ...Array.from({ length: Math.min(sets, COLOURS.length - 1) }, (_, gap) =>
    thing({ id: `square ${gap}`, model: 'fountain', x: districtX(gap), z: 0.26, size: 1.4, tall: 1.2 }),
  ),
  ...(market === null ? [] : MARKET_STALLS[market]).map((x, stall) =>
    thing({ id: `market ${stall}`, model: 'stall', x: MARKET_X + x, y: 0.02, z: 0.24, size: 1.6, dress: 'red' }),
  ),
  ...(monument?.monument == null
    ? []
    : [thing({ id: 'monument', model: 'monument', x: squareX(3), y: 0.1, z: -0.1, size: 0.95, shade: 1 })]),
];

/** Where the marketplace is: before the houses of trade, as the squares are for statues. */
export const MARKET_X = districtX(0) + 0.24;
/** How far from there each of its stalls stands. */
const MARKET_STALLS: Readonly<Record<Market, readonly number[]>> = { small: [0.1], large: [0.1, -0.16] };

/** The cards that could not be fed now, the latest first: their windows are dark (rules §7.4). */
const unfedCards = (view: Observation, state: ObservedSeat): ReadonlySet<CardId> => {
  const unfed = unfedOf(view, state);
  return new Set(unfed > 0 ? state.cards.slice(-unfed) : []);
};

/**
 * How high a city may be at a place: at the left lies the last stack of colonies behind it, with its numbers, before the middle
 * the card of the nearest land; elsewhere nothing that is read.
 */
export const cityTop = (x: number): number => {
  if (x < -1.75) return 0.58;
  return Math.abs(x) < 0.8 ? 0.92 : 1.14;
};

const lowered = (one: CityThing): CityThing => {
  const height = modelSize(one.model).height * one.size * one.tall;
  const top = cityTop(one.x);
  return one.y + height <= top ? one : { ...one, tall: (one.tall * (top - one.y)) / height };
};

/** Everything of a seat's city, as it may be seen by everybody. */
export const cityOf = (view: Observation, state: ObservedSeat): readonly CityThing[] => {
  const unfed = unfedCards(view, state);
  const things = [
    ...COLOURS.flatMap((colour, index) =>
      districtThings(
        colour,
        index,
        state.cards.filter((card) => cardOf(card).colour === colour),
        view.epoch,
        unfed,
      ),
    ),
    ...squares(Math.min(...Object.values(factsOf(view, state).cardsOf)), state),
    ...suburbs(state),
  ];
  return things.map(lowered);
};
