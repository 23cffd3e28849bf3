import { describe, expect, test } from 'vitest';
import { MAT } from '../../../../renderer/cards/layout/dimensions.ts';
import { madeUpView } from '../../../../renderer/game/madeUpView.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { cameraPoseFor } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { cardPieceId, type Piece } from '../../../../renderer/table3d/layout/piece.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import type { Pose } from '../../../../renderer/table3d/layout/pose.ts';
import { type Situation, scenePieces } from '../../../../renderer/table3d/layout/scenePieces.ts';
import {
  applyAction,
  choicesOf,
  deciders,
  type GameState,
  isOver,
  legalActions,
  newGame,
  observe,
  pathOf,
} from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import type { GameSetup } from '../../../../shared/rules/position/newGame.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { luckOf, pick } from '../../../fixtures/luck.ts';
import { everySetup, setupWith } from '../../../fixtures/options.ts';
import { chooseAs, temperamentOf } from '../../../fixtures/temperament.ts';

const VIEWPORT = { width: 1280, height: 720 };

const situationOf = (view: Observation, rest: Partial<Situation> = {}): Situation => {
  const places = placesOf(view.seats.length, view.viewer ?? 0);
  const cameraPose = cameraPoseFor({ name: 'table' }, places, view.viewer ?? 0, VIEWPORT, GAME_SAFE_AREA);
  return {
    view,
    places,
    holder: { cameraPose, viewport: VIEWPORT, area: GAME_SAFE_AREA, whole: true },
    actor: null,
    choices: [],
    refusals: [],
    advised: [],
    selected: null,
    considered: null,
    hovered: null,
    pointed: null,
    dragged: null,
    camera: { name: 'table' },
    event: null,
    ...rest,
  };
};

const positions = (setup: GameSetup, visit: (state: GameState) => void): void => {
  const luck = luckOf(setup.seed);
  const state = newGame(setup);
  while (!isOver(state)) {
    visit(state);
    const seat = pick(deciders(state), luck);
    applyAction(state, seat, chooseAs(temperamentOf(setup.seed, seat), state, legalActions(state, seat), luck));
  }
  visit(state);
};

/** Plays to the first position that a seat has to decide in a way. */
const positionWhere = (seats: 2 | 3 | 4 | 5, wanted: (state: GameState) => boolean): GameState => {
  let found: GameState | null = null;
  positions(
    { options: { seats, mode: 'basic', expansions: [] }, seed: 3, emblems: [0, 1, 2, 3, 4].slice(0, seats) },
    (state) => {
      if (found === null && wanted(state)) found = structuredClone(state);
    },
  );
  if (found === null) throw new Error('never happened');
  return found;
};

/** How many pieces there are by the beginning of their names. */
type Counts = Readonly<Record<string, number>>;

const counted = (pieces: readonly Piece[], starts: readonly string[]): Counts =>
  Object.fromEntries(starts.map((start) => [start, pieces.filter(({ id }) => id.startsWith(start)).length]));

const supplyCounts = (view: Observation): Counts => ({
  ...Object.fromEntries(COLOURS.map((colour) => [`deck ${colour}`, view.decks[colour]])),
  ...Object.fromEntries(
    COLOURS.map((colour) => {
      const { size, top } = view.piles[colour];
      return [`pile ${colour}`, top === null ? size : size - 1];
    }),
  ),
  ...Object.fromEntries(view.colonies.map(({ level, left }) => [`stack ${level} `, left])),
  'monuments ': view.monuments,
});

/** The tiles that a seat still has, wherever they lie: eight, but for those on loan cards that were lost (rules §16.5). */
const tilesOf = ({ tiles, cardTiles, statues, silver, monument }: Observation['seats'][number]): number => {
  const unused = Object.values(tiles).reduce((sum, count) => sum + count, 0);
  const built = monument !== null && monument.tile !== null ? 1 : 0;
  return unused + cardTiles.length + statues.length + silver.length + built;
};

const MARKET_STALLS = { small: 1, large: 2 } as const;

const annexCounts = (seat: Observation['seats'][number], index: number): Counts => ({
  [`monument ${index}`]: seat.monument === null ? 0 : 1,
  [`obelisk ${index}`]: seat.monument?.monument ? 1 : 0,
  [`stall ${index} `]: seat.market === null ? 0 : MARKET_STALLS[seat.market],
  ...Object.fromEntries(
    (['income', 'military', 'culture', 'food', 'points'] as const).map((space) => [
      `locked ${index} ${space} `,
      Math.min(8, seat.stall[space]),
    ]),
  ),
  [`face down ${index} `]: seat.faceDown.filter(({ card }) => card === null).length,
});

const boardCounts = (seat: Observation['seats'][number], index: number): Counts => ({
  [`statue ${index} `]: seat.statues.length,
  [`colony ${index} `]: seat.colonies.length,
  [`coin ${index} `]: Math.min(20, seat.coins),
  [`tile ${index} `]: tilesOf(seat),
  ...annexCounts(seat, index),
});

/** Across the table a seat has a standing board instead: everything is a figure on it. */
const standCounts = (_: unknown, index: number): Counts => ({
  [`stand ${index}`]: 1,
  [`frame ${index}`]: 1,
  [`portrait ${index}`]: 1,
  [`board ${index}`]: 0,
  [`tile ${index} `]: 0,
  [`coin ${index} `]: 0,
});

/** Counts all at once: an `expect` for each piece would take longer than the table. */
function expectCounts(pieces: readonly Piece[], view: Observation, laidOut: readonly Seat[]): void {
  const seats = view.seats.map((seat, index) => (laidOut.includes(index) ? boardCounts : standCounts)(seat, index));
  const counts: Counts = Object.assign(supplyCounts(view), ...seats, { leader: 1 });
  expect(counted(pieces, Object.keys(counts))).toEqual(counts);
}

/** What lies face down and is not known to the viewer shows its back, and nothing of itself. */
function expectCovered(pieces: readonly Piece[]): void {
  const covered = pieces.filter(({ id }) => id.startsWith('face down '));
  expect(covered.filter(({ pose, card }) => card !== undefined || Math.cos(pose.flip) > -0.99)).toEqual([]);
}

/** All cards that lie in tableaus and are known to the viewer. */
const known = (view: Observation): readonly string[] =>
  view.seats.flatMap(({ cards, faceDown }) => [
    ...cards,
    ...faceDown.flatMap(({ card }) => (card === null ? [] : [card])),
  ]);

describe('scenePieces', () => {
  test.each([...everySetup(31), setupWith(5, 'advanced', 2, EXPANSIONS), setupWith(3, 'advanced', 3, EXPANSIONS)])(
    'has every thing of every position once: %o',
    (setup) => {
      positions(setup, (state) => {
        const view = observe(state, 0);
        for (const camera of [{ name: 'table' }, { name: 'seat', seat: 1 }] as const) {
          const pieces = scenePieces(situationOf(view, { camera }));
          const ids = new Set(pieces.map(({ id }) => id));
          expect(ids.size).toBe(pieces.length);
          expect(known(view).filter((card) => !ids.has(cardPieceId(card)))).toEqual([]);
          expectCounts(pieces, view, camera.name === 'seat' ? [0, 1] : [0]);
          expectCovered(pieces);
        }
      });
    },
  );

  test('puts every piece at a place that can be drawn', () => {
    const [setup] = everySetup(8);
    if (setup === undefined) throw new RangeError('no set-up');
    const isOnTable = (at: Pose): boolean =>
      Object.values(at).every(Number.isFinite) && Math.abs(at.x) < 9 && Math.abs(at.z) < 9 && at.y > -0.1;
    positions(setup, (state) => {
      const pieces = scenePieces(situationOf(observe(state, null)));
      const astray = pieces.filter(({ pose, from, to }) => ![pose, from ?? pose, to ?? pose].every(isOnTable));
      expect(astray).toEqual([]);
    });
  });

  test('shows hidden hands face down, without a trace of the cards', () => {
    const state = positionWhere(3, (game) => pathOf(game).includes('draft'));
    const drawn = [0, 1, 2].flatMap((seat) => observe(state, seat).seats[seat]?.hand ?? []);
    expect(drawn).toHaveLength(6);
    const text = JSON.stringify(scenePieces(situationOf(observe(state, null))));
    for (const card of drawn) expect(text).not.toContain(card);
    const covered = scenePieces(situationOf(observe(state, null))).filter(({ id }) => id.startsWith('covered'));
    expect(covered).toHaveLength(6);
    for (const { pose } of covered) expect(Math.cos(pose.flip)).toBeCloseTo(-1, 3);
  });

  test('holds the viewer’s own hand large before the eyes', () => {
    const state = positionWhere(3, (game) => pathOf(game).includes('draft'));
    const held = scenePieces(situationOf(observe(state, 1))).filter(({ layer }) => layer === 'hero');
    expect(held.map(({ card }) => card)).toEqual(observe(state, 1).seats[1]?.hand);
    for (const { pose } of held) expect(pose.scale).toBeGreaterThan(1.2);
  });

  test('lays a board that is looked at beside the cloth, so that nothing hides a card of it', () => {
    const view = observe(
      positionWhere(5, ({ seats, epoch }) => epoch === 2 && (seats[1]?.cards.length ?? 0) > 3),
      0,
    );
    const cards = scenePieces(situationOf(view, { camera: { name: 'seat', seat: 1 } })).filter(
      ({ layer, card }) => layer === 'owned' && card !== undefined && view.seats[1]?.cards.includes(card) === true,
    );
    expect(cards.length).toBeGreaterThan(3);
    for (const { pose } of cards) expect(Math.abs(pose.x)).toBeGreaterThan(MAT.width / 2 + 0.2);
  });

  test('turns a taken colony over on its way: what was up on the stack lies down on the board', () => {
    const view = observe(
      positionWhere(3, () => true),
      0,
    );
    const colonies = [
      { level: 3, tile: null },
      { level: 9, tile: 'colony-9-1' },
    ] as const;
    const seats = view.seats.map((owner, seat) =>
      seat === 0 ? { ...owner, colonies } : owner,
    ) as Observation['seats'];
    const pieces = scenePieces(situationOf({ ...view, seats, decision: 'colony' }));
    for (const { level } of colonies) {
      const taken = pieces.find(({ id }) => id === `colony 0 ${level}`);
      const onStack = pieces.find(({ id }) => id === `stack ${level} 0`);
      expect(taken?.back).toBe(onStack?.face);
      expect(taken?.face).not.toBe(onStack?.face);
      expect(Math.cos(taken?.from?.flip ?? 0)).toBeCloseTo(-1, 3);
      expect(Math.cos(taken?.pose.flip ?? Math.PI)).toBeCloseTo(1, 3);
    }
  });

  test.each([
    { decision: 'draft', camera: 'table', colonies: false, monuments: false },
    { decision: 'draft', camera: 'colonies', colonies: true, monuments: true },
    { decision: 'colony', camera: 'table', colonies: true, monuments: true },
    { decision: 'statue', camera: 'table', colonies: false, monuments: true },
  ] as const)(
    'prints what colonies and monuments bring where it is about them: $decision, looking at the $camera',
    ({ decision, camera, colonies, monuments }) => {
      const view = madeUpView({ seats: 2, epoch: 1, phase: 'B', cards: 2, expansions: ['monuments'] });
      const pieces = scenePieces(situationOf({ ...view, decision }, { camera: { name: camera } }));
      const isPrinted = (start: string): boolean[] =>
        pieces.filter(({ id }) => id.startsWith(start)).map(({ face, back }) => face === back);
      expect(new Set(isPrinted('stack '))).toEqual(new Set([colonies]));
      expect(new Set(isPrinted('monuments '))).toEqual(new Set([monuments]));
    },
  );

  test('lights what can be chosen, and what is selected more', () => {
    const state = positionWhere(2, (game) => game.phase === 'B' && pathOf(game).includes('draft'));
    const actor = deciders(state)[0] as Seat;
    const choices = choicesOf(state, actor);
    const colours = new Set(choices.map(({ action }) => (action.type === 'take' ? action.colour : null)));
    const [colour] = colours;
    if (colour === undefined || colour === null) throw new Error('nothing to take');
    const selected = { kind: 'pile', colour } as const;
    const pieces = scenePieces(situationOf(observe(state, actor), { actor, choices, selected }));
    const lights = pieces.filter(({ id }) => id.startsWith('halo pile'));
    expect(lights).toHaveLength(colours.size);
    const chosen = lights.filter(({ subject }) => subject?.kind === 'pile' && subject.colour === colour);
    expect(chosen).toHaveLength(1);
    expect(chosen[0]?.tint).not.toBe(lights.find((light) => light !== chosen[0])?.tint);
    for (const { rides } of lights) expect(pieces.some(({ id }) => id === rides?.id)).toBe(true);
  });

  test('lights what lies ready and can be chosen, and makes the rest dim, while somebody decides', () => {
    const state = positionWhere(2, (game) => game.phase === 'B' && pathOf(game).includes('draft'));
    const actor = deciders(state)[0] as Seat;
    const view = observe(state, actor);
    const tints = (choices: Situation['choices'], kind: 'pile' | 'colony') => {
      const pieces = scenePieces(situationOf(view, { actor, choices }));
      return new Set(
        pieces.flatMap(({ id, subject, tint, lit = false }) =>
          subject?.kind === kind && !id.startsWith('halo') ? [lit ? 'lit' : tint] : [],
        ),
      );
    };
    const choices = choicesOf(state, actor);
    expect([...tints(choices, 'pile')]).toEqual(['lit']);
    expect([...tints(choices, 'colony')]).toEqual([expect.stringMatching(/^#/)]);
    expect([...tints([], 'colony')]).toEqual([undefined]);
  });

  test('makes the decks dim while something else is chosen, but not while the wheel is set', () => {
    const deckTints = (path: string) => {
      const state = positionWhere(2, (game) => pathOf(game).includes(path));
      const actor = deciders(state)[0] as Seat;
      const pieces = scenePieces(situationOf(observe(state, actor), { actor, choices: choicesOf(state, actor) }));
      return new Set(pieces.flatMap(({ id, tint }) => (id.startsWith('deck ') ? [tint] : [])));
    };
    expect([...deckTints('draft')]).toEqual([expect.stringMatching(/^#/)]);
    expect([...deckTints('wheel')]).toEqual([undefined]);
  });

  test('lights what is considered rather than what was selected before', () => {
    const state = positionWhere(2, (game) => game.phase === 'B' && pathOf(game).includes('draft'));
    const actor = deciders(state)[0] as Seat;
    const choices = choicesOf(state, actor).filter(({ action }) => action.type === 'take' && action.action === 'sell');
    const [first, second] = choices.map(({ action }) => action.type === 'take' && action.colour);
    if (!first || !second) throw new Error('too little to take');
    const selected = { kind: 'pile', colour: first } as const;
    const lit = (considered: Situation['considered']) => {
      const pieces = scenePieces(situationOf(observe(state, actor), { actor, choices, selected, considered }));
      const lights = pieces.filter(({ id }) => id.startsWith('halo pile'));
      return [first, second].map(
        (colour) => lights.find(({ subject }) => subject?.kind === 'pile' && subject.colour === colour)?.tint,
      );
    };
    const [bright, dim] = lit(null);
    expect(bright).not.toBe(dim);
    expect(lit(choices[1] ?? null)).toEqual([dim, bright]);
  });

  test('shows where the markers would go', () => {
    const state = positionWhere(2, (game) => game.phase === 'B' && pathOf(game).includes('draft'));
    const actor = deciders(state)[0] as Seat;
    const considered = choicesOf(state, actor).find(({ preview }) =>
      Object.values(preview.tracks).some((by) => by > 0),
    );
    if (considered === undefined) throw new Error('nothing moves');
    const view = observe(state, actor);
    const ghosts = scenePieces(situationOf(view, { actor, considered })).filter(({ layer }) => layer === 'ghost');
    const moved = Object.values(considered.preview.tracks).filter((by) => by !== 0);
    expect(ghosts).toHaveLength(moved.length);
    expect(scenePieces(situationOf(view, { actor })).some(({ layer }) => layer === 'ghost')).toBe(false);
  });

  test('lets a click on a deck choose where the emblem points while the wheel is set', () => {
    const state = positionWhere(2, (game) => pathOf(game).includes('wheel'));
    const actor = deciders(state)[0] as Seat;
    const choices = choicesOf(state, actor);
    const pieces = scenePieces(situationOf(observe(state, actor), { actor, choices }));
    const rotations = new Set(pieces.flatMap(({ subject }) => (subject?.kind === 'wheel' ? [subject.rotation] : [])));
    expect([...rotations].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

test('markers stay where they were until the card that moves them comes down', () => {
  const view = madeUpView({ seats: 2, epoch: 2, phase: 'B', cards: 10, expansions: [] });
  const card = view.seats[0]?.cards[0] ?? '';
  const change = { coins: -1, tracks: { income: 1 } };
  const delays = (event: Situation['event']) =>
    scenePieces(situationOf(view, { event }))
      .filter(({ layer }) => layer === 'peg')
      .map(({ delay = 0 }) => delay);
  expect(Math.min(...delays({ type: 'cardBought', seat: 0, card, price: 1, tile: null, change }))).toBeGreaterThan(300);
  expect(delays({ type: 'incomeGained', seat: 0, change, catchUp: 0 })).toEqual([0, 0, 0, 0]);
});
