import type { GameEvent, GameEventType } from '../../shared/vocabulary/events.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { Cue } from './cue.ts';

type Of<T extends GameEventType> = Extract<GameEvent, { type: T }>;

/** What can be seen to land on the table: the layers of the 3D table without their numbers. */
type Thing = 'card' | 'coin' | 'tile' | 'medal' | 'colony' | 'statue' | 'monument' | 'stall';

/** What is heard of an event; nothing of it may tell more than the event does to its viewer. */
export interface EventSound {
  /** At once, when the event is shown. */
  readonly begins?: Cue;
  /** When the thing that the event moves touches down; at once where nothing moves. */
  readonly lands?: readonly [thing: Thing | 'peg', cue: Cue];
  /** Only where nothing moves: else it is heard by itself (`contactSounds.ts`). */
  readonly still?: Cue;
}

/** Whether one of those who won plays at this screen. */
export type WonHere = (winners: readonly Seat[]) => boolean;

type Row<T extends GameEventType> = EventSound | 'none' | ((event: Of<T>, won: WonHere) => EventSound);

const EPOCH_BELLS = { 1: 'epoch1', 2: 'epoch2', 3: 'epoch3' } as const;

/**
 * What each event sounds like: a new event's sound is one line here. Coins that change hands and markers that move are
 * heard besides, with every event that has a `change` (`changeSounds`).
 */
const EVENT_SOUNDS: { readonly [T in GameEventType]: Row<T> } = {
  sideChosen: { begins: 'cardEdge' },
  setupTaken: { lands: ['card', 'cardFlip'] },
  epochStarted: ({ epoch }) => ({ begins: EPOCH_BELLS[epoch] }),
  wheelSet: { still: 'wheelTurn' },
  stepStarted: 'none',
  wheelTurned: { still: 'wheelTurn' },
  cardsDrawn: { begins: 'cardSlide' },
  // Whether it is bought or sold is not told before the reveal (rules §11).
  draftDecided: { begins: 'cardEdge' },
  cardBought: { begins: 'cardFlip', lands: ['card', 'cardLay'] },
  cardSold: { begins: 'cardSold' },
  cardDiscarded: { begins: 'cardSlide', lands: ['card', 'cardLay'] },
  cardUncovered: { begins: 'cardFlip' },
  // Coins and markers say it all.
  incomeGained: 'none',
  colonyPlundered: { lands: ['colony', 'colonyPlundered'] },
  colonyIntegrated: { begins: 'cardFlip', lands: ['colony', 'colonyIntegrated'] },
  statueCarved: { begins: 'stoneDrag', lands: ['statue', 'statue'] },
  monumentReused: { begins: 'stoneDrag', lands: ['monument', 'stone'] },
  monumentBuilt: { begins: 'stoneDrag', lands: ['monument', 'monument'] },
  monumentTilePlaced: { lands: ['tile', 'stone'] },
  tileRedeemed: { lands: ['tile', 'stone'] },
  allyBonusGained: { begins: 'threshold' },
  marketOpened: { lands: ['stall', 'marketStall'] },
  marketCoinPlaced: ({ change }) => (change.coins === 0 ? { lands: ['coin', 'coins1'] } : {}),
  cardRemoved: { begins: 'feedingLoss' },
  freeCardTaken: { begins: 'cardSlide', lands: ['card', 'cardLay'] },
  feedingPaid: { begins: 'feeding' },
  foodSurplusGained: { begins: 'feeding' },
  silverBought: { lands: ['medal', 'medal'] },
  goldBought: { lands: ['medal', 'medal'] },
  passed: { begins: 'cardEdge' },
  // Whoever does that presses a button, which is heard.
  seatTaken: 'none',
  gameScored: ({ sheet }, won) => ({ begins: won(sheet.winners) ? 'gameWon' : 'gameLost' }),
};

const FEW = 3;
const MANY = 7;

const coinsCue = (coins: number): Cue => {
  const count = Math.abs(coins);
  if (count >= MANY) return 'coins10';
  return count >= FEW ? 'coins3' : 'coins1';
};

/** What is heard of coins that are paid or gained, and of markers where none is seen to step. */
const changeSounds = (event: GameEvent): readonly EventSound[] => {
  if (!('change' in event)) return [];
  const { coins, tracks } = event.change;
  const moved = Object.values(tracks).some((steps) => steps !== 0);
  return [
    ...(coins === 0 ? [] : [{ lands: ['coin', coinsCue(coins)] as const }]),
    ...(moved ? [{ still: 'pegRun' } as const] : []),
  ];
};

const ownSounds = (event: GameEvent, won: WonHere): readonly EventSound[] => {
  const row = EVENT_SOUNDS[event.type] as Row<GameEventType>;
  if (row === 'none') return [];
  return [typeof row === 'function' ? row(event, won) : row];
};

/** Everything that is heard of an event, by what its viewer was told of it. */
export const soundsOf = (event: GameEvent, won: WonHere): readonly EventSound[] => [
  ...ownSounds(event, won),
  ...changeSounds(event),
];
