import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { type GameState, observe } from '../../../shared/flow/runner.ts';
import { type Pool, poolsOf } from '../../../shared/forecast/unseen.ts';
import { eventFor } from '../../../shared/session/live/eventFilter.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { gameAt } from '../../fixtures/sketch.ts';

const pool = (game: GameState, colour: Colour, events: readonly GameEvent[] = [], epoch = game.epoch): Pool => {
  const found = poolsOf(observe(game, 0), epoch, events).find((other) => other.colour === colour);
  if (found === undefined) throw new Error(`no pool of ${colour}`);
  return found;
};

describe('rules §3.1, §11 what may still come', () => {
  it('is every card in play that the viewer has not seen', () => {
    const seats = [{ cards: ['1-red-02'], hand: ['1-red-01', '1-red-09'] }, { hand: ['1-blue-01', '1-blue-02'] }];
    const game = gameAt('draft', { seats, piles: { red: ['1-red-03'] } });
    const { unseen } = pool(game, 'red');
    const base = standardContent.cards.filter(({ id, set }) => id.startsWith('1-red-') && set === 'base');
    expect(unseen).toHaveLength(base.length - 4);
    for (const seen of ['1-red-01', '1-red-02', '1-red-03', '1-red-09']) expect(unseen).not.toContain(seen);
    // The hand of another seat is as unknown as the deck.
    expect(pool(game, 'blue').unseen).toEqual(expect.arrayContaining(['1-blue-01', '1-blue-02']));
  });

  it('has the cards of the mode and the expansions in it, and no others', () => {
    const sets = (game: GameState) =>
      new Set(
        ['red', 'purple']
          .flatMap((colour) => pool(game, colour as Colour).unseen)
          .map((id) => standardContent.card(id).set),
      );
    expect(sets(gameAt('draft', { seats: [{ hand: ['1-red-01', '1-red-02'] }, {}] }))).toEqual(new Set(['base']));
    const everything = gameAt('draft', {
      mode: 'advanced',
      expansions: ['nobles'],
      seats: [{ hand: ['1-red-01', '1-red-02'] }, {}],
    });
    expect(sets(everything)).toEqual(new Set(['base', 'advanced', 'nobles']));
  });

  it('counts what lies in the deck and in the hands of others', () => {
    const seats = [{ hand: ['1-yellow-01', '1-yellow-02'] }, { hand: ['1-red-01', '1-red-02'] }, {}];
    const game = gameAt('draft', { seats });
    const drawn = observe(game, 0).segments[1] as Colour;
    expect(pool(game, drawn).hands).toBe(2);
    expect(pool(game, observe(game, 0).segments[0] as Colour).hands).toBe(0);
  });

  it('of a later epoch is every card of it', () => {
    const game = gameAt('draft', { seats: [{ hand: ['1-red-01', '1-red-02'] }, {}] });
    const base = standardContent.cards.filter(({ id, set }) => id.startsWith('3-red-') && set === 'base');
    expect(pool(game, 'red', [], 3)).toMatchObject({ deck: 4, hands: 0, pile: [], unseen: base.map(({ id }) => id) });
  });
});

describe('rules §11 what everybody saw and may remember', () => {
  const game = gameAt('draft', { phase: 'B', seats: [{}, {}], piles: { red: ['1-red-02', '1-red-04', '1-red-03'] } });

  it('lies in the pile in the order in which it was laid there', () => {
    const { pile, unseen } = pool(game, 'red');
    expect(pile).toEqual(['1-red-03', '1-red-04', '1-red-02']);
    expect(unseen).not.toContain('1-red-02');
  });

  it('is gone when it was sold openly or given up; a secret sale says nothing', () => {
    const change = { coins: 2, tracks: {} };
    const sold = { type: 'cardSold', seat: 1, colour: 'red', phase: 'B', card: '1-red-07', change } as const;
    const hidden = { ...sold, phase: 'A', card: '1-red-08' } as const;
    const told = [sold, hidden].map((event) => eventFor(0, event));
    const { unseen } = pool(game, 'red', told);
    expect(unseen).not.toContain('1-red-07');
    expect(unseen).toContain('1-red-08');
  });
});
