import { describe, expect, test } from 'vitest';
import { showEvent } from '../../../renderer/director/showEvent.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { applyAction, deciders, isOver, legalActions, newGame, observe } from '../../../shared/flow/runner.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { eventFor } from '../../../shared/session/live/eventFilter.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { luckOf, pick } from '../../fixtures/luck.ts';
import { everySetup, setupWith } from '../../fixtures/options.ts';
import { chooseAs, temperamentOf } from '../../fixtures/temperament.ts';

/** Cards that nobody but their owner knows are told apart by nothing but their colour. */
const unordered = (faceDown: ObservedSeat['faceDown']) =>
  faceDown.map(({ colour, card }) => `${colour} ${card ?? ''}`).sort();

/** What the events alone must bring to its place; points and turn order come with the host's position. */
const seatFacts = ({ score: _score, decided: _decided, choice: _choice, faceDown, ...facts }: ObservedSeat) => ({
  ...facts,
  faceDown: unordered(faceDown),
});

const facts = (view: Observation) => ({
  seats: view.seats.map(seatFacts),
  epoch: view.epoch,
  phase: view.phase,
  wheel: view.wheel,
  decks: view.decks,
  piles: view.piles,
  colonies: view.colonies,
  monuments: view.monuments,
  box: view.box,
  result: view.result,
});

/** Plays a game at random and compares, after every decision, the view led by events with the host's. */
const followGame = (
  setup: ReturnType<typeof everySetup>[number],
  viewer: Seat | null,
  seen = new Set<GameEvent['type']>(),
): number => {
  const luck = luckOf(setup.seed + 1);
  const events: GameEvent[] = [];
  const state = newGame(setup, (event) => events.push(event));
  let shown = observe(state, viewer);
  let compared = 0;
  while (!isOver(state)) {
    events.length = 0;
    const seat = pick(deciders(state), luck);
    const actions = legalActions(state, seat);
    // Seldom to be had: a random player hardly ever keeps a tile and the coins for it.
    const build = actions.find((action) => action.type === 'monument' && action.action === 'build');
    const action =
      (seat + setup.seed) % 2 === 0 && build !== undefined
        ? build
        : chooseAs(temperamentOf(setup.seed, seat), state, actions, luck);
    applyAction(state, seat, action, (event) => events.push(event));
    for (const event of events) seen.add(event.type);
    for (const event of events) shown = showEvent(shown, eventFor(viewer, event));
    const truth = observe(state, viewer);
    expect(facts(shown)).toEqual(facts(truth));
    shown = truth;
    compared += 1;
  }
  return compared;
};

const bonusCard = standardContent.cards.find(({ effect }) => effect?.type === 'bonusTile')?.id ?? '';

describe('showEvent', () => {
  test.each(everySetup(11))('leads to the host’s position in a whole game: %o', (setup) => {
    expect(followGame(setup, null)).toBeGreaterThan(30 * setup.options.seats);
  });

  test.each(everySetup(23))('also for a seat that sees its own hand: %o', (setup) => {
    expect(followGame(setup, setup.options.seats - 1)).toBeGreaterThan(30 * setup.options.seats);
  });

  test.each([null, 0, 1, 2, 3])('leads viewer %o through everything that the expansions bring', (viewer) => {
    const seen = new Set<GameEvent['type']>();
    followGame(setupWith(4, 'advanced', 22, EXPANSIONS), viewer, seen);
    const brought = [
      'monumentReused',
      'monumentBuilt',
      'monumentTilePlaced',
      'tileRedeemed',
      'allyBonusGained',
      'marketOpened',
      'marketCoinPlaced',
      'freeCardTaken',
    ] as const;
    expect(brought.filter((type) => !seen.has(type))).toEqual([]);
  });

  test('names the step that begins; while income is paid there is none, and the decision before stays', () => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const began = (step: 'colony' | 'income') => ({ type: 'stepStarted', epoch: 2, phase: 'B', step }) as const;
    const colony = showEvent(view, began('colony'));
    expect(colony).toMatchObject({ epoch: 2, phase: 'B', step: 'colony', decision: 'colony' });
    expect(showEvent(colony, began('income'))).toMatchObject({ step: null, decision: 'colony' });
  });

  test('takes the tile of a lost loan card away for good, that of a bonus card back', () => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const removal = { type: 'cardRemoved', seat: 0, faceDown: false, change: { coins: 0, tracks: {} } } as const;
    const lost = (card: string, colour: 'yellow' | 'purple') => {
      const owner = { cards: [card], cardTiles: [{ card, tile: 'food' as const }] };
      const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, ...owner } : seat));
      return showEvent({ ...view, seats }, { ...removal, card, colour }).seats[0];
    };
    const tiles = view.seats[0]?.tiles.food ?? 0;
    expect(lost('1-yellow-n04', 'yellow')).toMatchObject({ cards: [], cardTiles: [], tiles: { food: tiles } });
    expect(lost(bonusCard, 'purple')).toMatchObject({ cards: [], cardTiles: [], tiles: { food: tiles + 1 } });
  });

  test.each([['1-red-01'], [null]])('takes one face-down card away, known (%s) or not', (card) => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const faceDown = [
      { colour: 'blue', card: card === null ? null : '1-blue-01' },
      { colour: 'red', card },
      { colour: 'red', card: card === null ? null : '1-red-02' },
    ] as const;
    const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, faceDown } : seat));
    const change = { coins: 0, tracks: {} };
    const event = { type: 'cardRemoved', seat: 0, colour: 'red', card, faceDown: true, change } as const;
    const left = showEvent({ ...view, seats }, event).seats[0]?.faceDown ?? [];
    expect(left.map(({ colour }) => colour)).toEqual(['blue', 'red']);
    if (card !== null) expect(left.map((lies) => lies.card)).toEqual(['1-blue-01', '1-red-02']);
  });

  test('changes nothing of the view it is given', () => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const before = structuredClone(view);
    showEvent(view, { type: 'wheelTurned', turns: 3 });
    showEvent(view, { type: 'goldBought', seat: 0, change: { coins: -6, tracks: {} } });
    expect(view).toEqual(before);
  });
});
