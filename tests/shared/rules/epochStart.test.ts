import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { pathOf } from '../../../shared/flow/runner.ts';
import { colourInFrontOf } from '../../../shared/rules/pieces/draft.ts';
import { newPosition } from '../../../shared/rules/position/newGame.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Mode } from '../../../shared/vocabulary/options.ts';
import type { SeatCount } from '../../../shared/vocabulary/seats.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { eventOf, gameOf, legal, play } from '../../fixtures/play.ts';
import { gameAt, positionAt } from '../../fixtures/sketch.ts';

const layoutOf = (seats: SeatCount, mode: Mode) =>
  newPosition({ options: { seats, mode, expansions: [] }, seed: 8, emblems: [0, 1, 2, 3, 4].slice(0, seats) }).layout;

describe('rules §3.1 decks', () => {
  it.each([2, 3, 4, 5] as const)(
    'hold two cards for each of %i seats; the rest of the colour lies in the box',
    (seats) => {
      const { decks, box } = layoutOf(seats, 'basic');
      for (const epoch of EPOCHS) {
        for (const colour of COLOURS) {
          expect(decks[epoch][colour]).toHaveLength(2 * seats);
          expect(box[epoch][colour]).toHaveLength(10 - 2 * seats);
        }
      }
    },
  );

  it('hold every card in play once, in its own epoch and colour', () => {
    for (const [mode, count] of [
      ['basic', 150],
      ['advanced', 162],
    ] as const) {
      const { decks, box } = layoutOf(3, mode);
      const dealt = EPOCHS.flatMap((epoch) =>
        COLOURS.flatMap((colour) =>
          [...decks[epoch][colour], ...box[epoch][colour]].map(({ id }) => ({ id, epoch, colour })),
        ),
      );
      expect(new Set(dealt.map(({ id }) => id)).size).toBe(count);
      for (const { id, epoch, colour } of dealt) expect(standardContent.card(id)).toMatchObject({ epoch, colour });
    }
  });

  it('take the advanced cards in only in the advanced game, and never those of an expansion', () => {
    const inPlay = (mode: Mode) => {
      const { decks, box } = layoutOf(5, mode);
      return EPOCHS.flatMap((epoch) => [...decks[epoch].purple, ...box[epoch].purple]);
    };
    expect(inPlay('basic')).toHaveLength(30);
    expect(inPlay('advanced')).toHaveLength(42);
    expect(inPlay('advanced').filter((card) => card.set === 'nobles')).toEqual([]);
    expect(standardContent.cards.some((card) => card.set === 'nobles')).toBe(true);
  });
});

describe('rules §3.2 the wheel', () => {
  it('is set by the first player of the epoch, to one of five rotations', () => {
    const game = gameOf(4, 'basic', 3);
    expect(legal(game)).toEqual([0, 1, 2, 3, 4].map((rotation) => ({ type: 'setWheel', rotation })));
    expect(eventOf(play(game, { type: 'setWheel', rotation: 3 }), 'wheelSet')).toMatchObject({
      seat: game.table.leaders[0],
      rotation: 3,
    });
  });

  it.each([
    // emblem, rotation, turns → segment: their sum modulo 5
    [0, 0, 0, 'yellow'],
    [0, 2, 0, 'blue'],
    [1, 3, 0, 'purple'],
    [4, 3, 1, 'green'],
    [4, 4, 4, 'blue'],
  ] as const)('points emblem %i at rotation %i after %i turns at the %s segment', (emblem, rotation, turns, colour) => {
    const position = positionAt();
    const seatOne = { ...position.table, emblems: [emblem, (emblem + 1) % 5] };
    expect(colourInFrontOf({ ...position, table: seatOne, rotation, turns }, 0)).toBe(colour);
  });

  it('sends every seat to every deck once in five rounds', () => {
    const position = positionAt({ seats: [{}, {}, {}] });
    for (const seat of [0, 1, 2]) {
      const visited = [0, 1, 2, 3, 4].map((turns) => colourInFrontOf({ ...position, rotation: 2, turns }, seat));
      expect(new Set(visited).size).toBe(5);
    }
  });

  it('starts each epoch anew, led by the next first player', () => {
    const game = gameAt('medals', { seats: [{}, { coins: 6 }], leaders: [1, 0, 1] });
    const events = play(game, { type: 'pass' });
    expect(eventOf(events, 'epochStarted')).toEqual({ type: 'epochStarted', epoch: 2, firstPlayer: 0 });
    expect(pathOf(game)).toBe('epoch.wheel');
    expect(game).toMatchObject({ epoch: 2, phase: 'A', turn: 0, turns: 0, rotation: -1 });
  });
});
