import { describe, expect, it } from 'vitest';
import { applyAction, type GameState } from '../../../../shared/flow/runner.ts';
import { eventFor, isRevealing } from '../../../../shared/session/live/eventFilter.ts';
import type { GameEvent, GameEventType } from '../../../../shared/vocabulary/events.ts';
import { noTracks } from '../../../../shared/vocabulary/tracks.ts';
import { gameAt } from '../../../fixtures/sketch.ts';
import { EVERY_EVENT } from '../../../renderer/game/words/everyEvent.ts';

const change = { coins: 2, tracks: {} };
const drawn: GameEvent = { type: 'cardsDrawn', seat: 1, colour: 'red', cards: ['1-red-01', '1-red-02'] };
const side: GameEvent = { type: 'sideChosen', seat: 1, side: 'B' };
const soldIn = (phase: 'A' | 'B'): GameEvent => ({
  type: 'cardSold',
  seat: 1,
  colour: 'red',
  phase,
  card: '1-red-01',
  change,
});

type EventOf<T extends GameEventType> = Extract<GameEvent, { readonly type: T }>;

const open = () => [];

/** The fields of each kind of event that only its own seat may know (rules §11, §16.7). */
const SECRETS: { readonly [T in GameEventType]: (event: EventOf<T>) => readonly (keyof EventOf<T>)[] } = {
  sideChosen: () => ['side'],
  setupTaken: open,
  epochStarted: open,
  wheelSet: open,
  stepStarted: open,
  wheelTurned: open,
  cardsDrawn: () => ['cards'],
  draftDecided: open,
  cardBought: open,
  cardSold: ({ phase }) => (phase === 'A' ? ['card'] : []),
  cardDiscarded: open,
  cardUncovered: open,
  incomeGained: open,
  colonyPlundered: open,
  colonyIntegrated: open,
  statueCarved: open,
  monumentReused: open,
  monumentBuilt: open,
  monumentTilePlaced: open,
  tileRedeemed: open,
  allyBonusGained: open,
  marketOpened: open,
  marketCoinPlaced: open,
  cardRemoved: ({ faceDown }) => (faceDown ? ['card'] : []),
  freeCardTaken: () => ['card'],
  feedingPaid: open,
  foodSurplusGained: open,
  silverBought: open,
  goldBought: open,
  passed: open,
  seatTaken: open,
  gameScored: open,
};

const secretsOf = <E extends GameEvent>(event: E): readonly string[] =>
  (SECRETS[event.type] as (event: E) => readonly string[])(event);

/** The event as everybody may know it. */
const openly = (event: GameEvent): object => ({
  ...event,
  ...Object.fromEntries(secretsOf(event).map((field) => [field, null])),
});

const TYPES = Object.keys(SECRETS) as GameEventType[];
const eventsOf = (type: GameEventType): readonly GameEvent[] =>
  [...EVERY_EVENT[type], soldIn('A'), soldIn('B')].filter((event) => event.type === type);

describe('events as a viewer may know them (rules §11)', () => {
  it.each(TYPES)('%s: whole for the seat itself, without what is secret for all others', (type) => {
    const events = eventsOf(type);
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      const owner = 'seat' in event ? event.seat : null;
      expect(eventFor(owner, event)).toEqual(event);
      for (const viewer of [0, 1, 2, null].filter((seat) => seat !== owner))
        expect(eventFor(viewer, event)).toEqual(openly(event));
    }
  });

  it.each(TYPES.filter((type) => eventsOf(type).some((event) => secretsOf(event).length > 0)))(
    '%s: there is something to keep secret',
    (type) => {
      const kept = eventsOf(type).filter((event) => JSON.stringify(openly(event)) !== JSON.stringify(event));
      expect(kept).not.toEqual([]);
    },
  );

  it('tell others the same whichever card a seat sold in phase A', () => {
    const told = (secret: string): GameEvent[] => {
      const game: GameState = gameAt('draft', {
        seats: [{ hand: ['1-blue-01', '1-blue-02'] }, { hand: [secret, '1-red-10'] }],
      });
      const events: GameEvent[] = [];
      const emit = (event: GameEvent): void => void events.push(eventFor(0, event));
      applyAction(game, 0, { type: 'draft', keep: '1-blue-01', action: 'sell' }, emit);
      applyAction(game, 1, { type: 'draft', keep: secret, action: 'sell' }, emit);
      return events;
    };
    expect(told('1-red-05')).toEqual(told('1-red-04'));
  });
});

describe('revealing events', () => {
  const taken = {
    type: 'setupTaken',
    seat: 1,
    card: 'setup-1',
    side: 'A',
    tracks: noTracks(),
    coins: 8,
    extraCoin: 0,
  } as const;

  it.each([
    drawn,
    taken,
    { type: 'cardUncovered', colour: 'red', card: '1-red-01' },
    { type: 'cardDiscarded', seat: 1, card: '1-red-01' },
    { type: 'colonyIntegrated', seat: 1, level: 3, tile: 'colony-3-1', paid: 0, change },
  ] satisfies GameEvent[])('are those that show something new: $type', (event) => {
    expect(isRevealing(event)).toBe(true);
  });

  it.each([
    side,
    soldIn('B'),
    { type: 'draftDecided', seat: 0 },
    { type: 'passed', seat: 0, step: 'colony' },
    { type: 'colonyPlundered', seat: 1, level: 3, paid: 0, change },
    { type: 'goldBought', seat: 1, change },
  ] satisfies GameEvent[])('are not those that everybody could foresee: $type', (event) => {
    expect(isRevealing(event)).toBe(false);
  });
});
