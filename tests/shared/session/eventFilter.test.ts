import { describe, expect, it } from 'vitest';
import { applyAction, type GameState } from '../../../shared/flow/runner.ts';
import { eventFor, isRevealing } from '../../../shared/session/eventFilter.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { noTracks } from '../../../shared/vocabulary/tracks.ts';
import { gameAt } from '../../fixtures/sketch.ts';

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
const removed = (faceDown: boolean): GameEvent => ({
  type: 'cardRemoved',
  seat: 1,
  colour: 'red',
  card: '1-red-01',
  faceDown,
  change,
});
const taken: GameEvent = { type: 'freeCardTaken', seat: 1, colour: 'red', card: '1-red-01', change };

describe('events as a viewer may know them (rules §11)', () => {
  it.each([
    ['drawn cards', drawn, { ...drawn, cards: null }],
    ['a chosen side', side, { ...side, side: null }],
    ['a card sold in phase A', soldIn('A'), { ...soldIn('A'), card: null }],
    ['a card removed that lay face down', removed(true), { ...removed(true), card: null }],
    ['a card taken face down', taken, { ...taken, card: null }],
  ])('%s: whole for the seat itself, without the secret for all others', (_name, event, filtered) => {
    expect(eventFor(1, event)).toEqual(event);
    expect(eventFor(0, event)).toEqual(filtered);
    expect(eventFor(null, event)).toEqual(filtered);
  });

  it.each([
    ['a card sold in phase B', soldIn('B')],
    ['a card removed that lay face up', removed(false)],
    ['a discarded card', { type: 'cardDiscarded', seat: 1, card: '1-red-01' }],
    ['a bought card', { type: 'cardBought', seat: 1, card: '1-red-01', price: 1, tile: null, change }],
    [
      'a revealed side',
      {
        type: 'setupTaken',
        seat: 1,
        card: 'setup-1',
        side: 'A',
        tracks: { income: 3, military: 2, culture: 1, food: 4 },
        coins: 8,
        extraCoin: 0,
      },
    ],
    [
      'the back of an integrated colony',
      { type: 'colonyIntegrated', seat: 1, level: 3, tile: 'colony-3-1', paid: 0, change },
    ],
  ] satisfies [string, GameEvent][])('%s: whole for everybody', (_name, event) => {
    expect([eventFor(0, event), eventFor(1, event), eventFor(null, event)]).toEqual([event, event, event]);
  });

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
