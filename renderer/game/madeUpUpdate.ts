import type { GameUpdate } from '../../shared/contract/answers.ts';
import { NEW_LOG, NO_UNDO } from '../../shared/contract/gameLog.ts';
import type { Player } from '../../shared/contract/tableSetup.ts';
import type { Choice, Observation, Preview } from '../../shared/rules/observation/observation.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import { bringsPieces } from '../../shared/vocabulary/options.ts';
import { EMBLEMS } from '../../shared/vocabulary/seats.ts';
import { EXPANSION_VIEWS } from './expansions.ts';

const NAMES = ['Ada', 'Bruno', 'Chandra', 'Dimitri', 'Estelle'];

const previewOf = (view: Observation, action: Action): Preview => {
  const before = view.seats[0]?.tracks ?? { income: 0, military: 0, culture: 0, food: 0 };
  return {
    coins: -3,
    coinsAfter: 4,
    tracks: action.type === 'pass' ? {} : { military: 2, food: 1 },
    tracksAfter: { ...before, military: before.military + 2, food: before.food + 1 },
    price: 3,
    requirementPaid: 0,
    points: 2,
    reaches: { colonies: [], statues: [] },
    unfed: 0,
    pointsBetween: null,
    pointsBy: [],
  };
};

/** One of each kind of light that the expansions bring. */
const expansionActions = (view: Observation): readonly Action[] => {
  const { expansions } = view.options;
  return [
    ...expansions.filter(bringsPieces).flatMap((expansion) => EXPANSION_VIEWS[expansion].madeUpActions(view)),
    ...(expansions.some((expansion) => MANIFEST[expansion].hidesCards) && view.phase === 'B'
      ? ([
          { type: 'freeCard', colour: 'green' },
          { type: 'allyBonus', track: 'food' },
        ] as const)
      : []),
  ];
};

const actionsOf = (view: Observation): readonly Action[] => {
  const hand = view.seats[0]?.hand ?? [];
  if (view.phase === 'A') return hand.map((keep) => ({ type: 'draft', keep, action: 'buy' }));
  return [
    ...COLOURS.map((colour) => ({ type: 'take', colour, action: 'buy' }) as const),
    { type: 'colony', level: 15, action: 'plunder' },
    { type: 'statue', requirement: 20, tile: 'income', side: 'track' },
    { type: 'silver', tile: 'food' },
    ...expansionActions(view),
  ];
};

/** Wraps a made-up position as the host would send it. */
export const madeUpUpdate = (view: Observation): GameUpdate => ({
  kind: 'game',
  gameId: 'playground',
  seq: 1,
  decision: 1,
  players: view.emblems.map(
    (emblem, seat): Player => ({
      name: NAMES[seat] ?? '',
      emblem: EMBLEMS[emblem] ?? 'lion',
      controller: seat === 0 ? { kind: 'human' } : { kind: 'bot', level: 'governor' },
    }),
  ),
  screen: { viewer: 0, actor: 0, curtain: null },
  view,
  events: [],
  log: NEW_LOG,
  choices: actionsOf(view).map((action): Choice => ({ action, preview: previewOf(view, action) })),
  refusals: [],
  privacy: 'curtain',
  ...NO_UNDO,
  thinking: [],
  handedOver: [],
  seed: null,
  dealCommitment: { sha256: 'c0ffee'.padEnd(64, '0'), salt: null, after: 0 },
});
