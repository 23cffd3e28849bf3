import type { GameEvent, GameEventType } from '../../../../shared/vocabulary/events.ts';
import type { ScoreLine } from '../../../../shared/vocabulary/score.ts';
import { scoreLine } from '../../../fixtures/scoreLine.ts';

const change = { coins: -2, tracks: { food: 1 } } as const;
const line = (total: number): ScoreLine => ({ ...scoreLine({}), total });

/** At least one event of every type, and one for every sentence that a type has. The compiler asks for each type. */
export const EVERY_EVENT: { readonly [T in GameEventType]: readonly Extract<GameEvent, { type: T }>[] } = {
  sideChosen: [
    { type: 'sideChosen', seat: 0, side: null },
    { type: 'sideChosen', seat: 0, side: 'B' },
  ],
  setupTaken: [0, 1].map((extraCoin) => ({
    type: 'setupTaken',
    seat: 1,
    card: 'setup-1',
    side: 'A',
    tracks: { income: 3, military: 2, culture: 1, food: 4 },
    coins: 8,
    extraCoin,
  })),
  epochStarted: [{ type: 'epochStarted', epoch: 2, firstPlayer: 1 }],
  wheelSet: [{ type: 'wheelSet', seat: 0, rotation: 2 }],
  stepStarted: [{ type: 'stepStarted', epoch: 1, phase: 'B', step: 'income' }],
  wheelTurned: [{ type: 'wheelTurned', turns: 3 }],
  cardsDrawn: [
    { type: 'cardsDrawn', seat: 0, colour: 'blue', cards: null },
    { type: 'cardsDrawn', seat: 0, colour: 'blue', cards: ['1-blue-01', '1-blue-02'] },
  ],
  draftDecided: [{ type: 'draftDecided', seat: 1 }],
  cardBought: [
    { type: 'cardBought', seat: 0, card: '1-blue-01', price: 1, tile: null, change },
    { type: 'cardBought', seat: 0, card: '1-purple-09', price: 3, tile: 'food', change },
  ],
  cardSold: [
    { type: 'cardSold', seat: 0, colour: 'red', phase: 'A', card: null, change },
    { type: 'cardSold', seat: 0, colour: 'red', phase: 'B', card: '1-red-01', change },
  ],
  cardDiscarded: [{ type: 'cardDiscarded', seat: 0, card: '1-red-02' }],
  cardUncovered: [{ type: 'cardUncovered', colour: 'red', card: '1-red-02' }],
  incomeGained: [0, 4].map((catchUp) => ({ type: 'incomeGained', seat: 1, change, catchUp })),
  colonyPlundered: [0, 6].map((paid) => ({ type: 'colonyPlundered', seat: 0, level: 9, paid, change })),
  colonyIntegrated: [0, 6].map((paid) => ({
    type: 'colonyIntegrated',
    seat: 0,
    level: 3,
    tile: 'colony-3-5',
    paid,
    change,
  })),
  statueCarved: ([0, 6] as const).map((paid) => ({
    type: 'statueCarved',
    seat: 0,
    requirement: 12,
    tile: 'income',
    side: paid === 0 ? 'track' : 'points',
    paid,
    change,
  })),
  monumentReused: [{ type: 'monumentReused', seat: 0, change }],
  monumentBuilt: [{ type: 'monumentBuilt', seat: 0, monument: 'monument-3', change }],
  monumentTilePlaced: (['track', 'points'] as const).map((side) => ({
    type: 'monumentTilePlaced',
    seat: 0,
    tile: 'food',
    side,
    change,
  })),
  tileRedeemed: [{ type: 'tileRedeemed', seat: 0, card: '1-yellow-n04', tile: 'culture', change }],
  allyBonusGained: [{ type: 'allyBonusGained', seat: 0, track: 'food', change }],
  marketOpened: (['small', 'large'] as const).map((market) => ({ type: 'marketOpened', seat: 0, market })),
  marketCoinPlaced: (['military', 'points', 'keep'] as const).map((space) => ({
    type: 'marketCoinPlaced',
    seat: 0,
    space,
    change,
  })),
  cardRemoved: [
    { type: 'cardRemoved', seat: 0, colour: 'green', card: '2-green-01', faceDown: false, change },
    { type: 'cardRemoved', seat: 0, colour: 'green', card: '2-green-01', faceDown: true, change },
    { type: 'cardRemoved', seat: 0, colour: 'green', card: null, faceDown: true, change },
  ],
  freeCardTaken: [null, '1-blue-02'].map((card) => ({ type: 'freeCardTaken', seat: 0, colour: 'blue', card, change })),
  feedingPaid: [{ type: 'feedingPaid', seat: 0, change }],
  foodSurplusGained: [{ type: 'foodSurplusGained', seat: 0, change }],
  silverBought: [{ type: 'silverBought', seat: 0, tile: 'military', change }],
  goldBought: [{ type: 'goldBought', seat: 0, change }],
  passed: (['colony', 'statue', 'medals', 'freeCard', 'feeding'] as const).map((step) => ({
    type: 'passed',
    seat: 0,
    step,
  })),
  seatTaken: (
    [
      [null, 'regent'],
      ['regent', null],
      ['regent', 'citizen'],
    ] as const
  ).flatMap(([from, to]) =>
    ['Ada', 'Ben'].map((name) => ({
      type: 'seatTaken' as const,
      seat: 0,
      from: { name: name === 'Ada' ? 'Ada' : 'Ben', level: from },
      to: { name: 'Ada', level: to },
      isBack: to === null && name === 'Ben',
    })),
  ),
  gameScored: [
    { type: 'gameScored', sheet: { lines: [line(120), line(98)], winners: [0] } },
    { type: 'gameScored', sheet: { lines: [line(120), line(120)], winners: [0, 1] } },
  ],
};
