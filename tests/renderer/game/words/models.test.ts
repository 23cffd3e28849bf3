import { describe, expect, it } from 'vitest';
import { cardWords, effectWords } from '../../../../renderer/cards/cardWords.ts';
import { routeOf } from '../../../../renderer/game/actions/setWheel.tsx';
import { partsOf, partWords } from '../../../../renderer/game/words/previewParts.ts';
import { sinceDecisionOf } from '../../../../renderer/game/words/recap.ts';
import { roundOf, shownStep, stepsOf } from '../../../../renderer/game/words/turn.ts';
import { nearest, type Place } from '../../../../renderer/ui/keyboard/spatial.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { choicesOf, observe } from '../../../../shared/flow/runner.ts';
import type { Preview } from '../../../../shared/rules/observation/observation.ts';
import { project } from '../../../../shared/rules/observation/project.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import type { ScoreCategory } from '../../../../shared/vocabulary/score.ts';
import { colourInFront } from '../../../../shared/vocabulary/wheel.ts';
import { gameOf, play } from '../../../fixtures/play.ts';
import { wordsIn } from '../../platform/i18n/words.ts';
import { choiceOf } from '../selection/choices.ts';

describe('effectWords', () => {
  const cards = standardContent.file.cards.filter((card) => card.effect !== undefined);

  it.each(cards)('says what $id does, with all its numbers', ({ effect }) => {
    if (effect === undefined) throw new Error('no effect');
    const { type: _, silver, gold, colour: __, ...numbers } = effect;
    for (const language of ['en', 'de'] as const) {
      const words = effectWords(effect, wordsIn(language));
      expect(words).not.toMatch(/[{}]|undefined/);
      const figures = [...Object.values(numbers), ...Object.values(silver ?? {}), ...Object.values(gold ?? {})];
      for (const figure of figures) expect(words).toContain(String(figure));
    }
  });

  it('describes a whole card for those who cannot see it', () => {
    expect(cardWords('1-yellow-04', wordsIn('en'))).toBe(
      'Toll Keeper, yellow, epoch I; Cost 2; +1 income; +1 military; 1 point',
    );
  });
});

describe('previews', () => {
  it('say what changes, from what to what, and nothing else', () => {
    const game = gameOf(2, 'basic', 3);
    play(game, { type: 'setWheel', rotation: 0 });
    const seat = 0;
    const [before] = observe(game, seat).seats;
    const purchase = choicesOf(game, seat).find(({ action }) => action.type === 'draft' && action.action === 'buy');
    if (before === undefined || purchase === undefined) throw new Error('nothing to buy');
    const { preview } = purchase;
    const words = partsOf(preview, before).map((part) => partWords(part, wordsIn('en')));
    expect(words).toContain(`coins ${before.coins} → ${before.coins - (preview.price ?? 0)}`);
    for (const [track, steps] of Object.entries(preview.tracks)) {
      const from = before.tracks[track as keyof typeof before.tracks];
      expect(words).toContain(`${track} ${from} → ${from + steps}`);
    }
    const tracks = partsOf(preview, before).filter((part) => part.kind === 'track');
    expect(tracks).toHaveLength(Object.keys(preview.tracks).length);
  });
});

describe('points of a preview', () => {
  const wordsOf = (pointsBy: Preview['pointsBy'], points: number): string => {
    const { preview } = choiceOf({ type: 'pass' });
    const [before] = observe(gameOf(2, 'basic', 3), 0).seats;
    if (before === undefined) throw new Error('no seat');
    const parts = partsOf({ ...preview, tracksAfter: before.tracks, points, pointsBy }, before);
    return parts.map((part) => partWords(part, wordsIn('en'))).join('; ');
  };
  const change = (category: ScoreCategory, points: number) => ({ category, least: points, most: points });

  it('say where they come from, and that coins are points', () => {
    expect(wordsOf([], 0)).toBe('');
    expect(wordsOf([change('cards', 2)], 2)).toBe('points +2 (cards)');
    expect(wordsOf([change('coins', -1)], -1)).toBe('points −1, as every 5 coins are a point');
    expect(wordsOf([change('cards', 2), change('coins', -1)], 1)).toBe(
      'points +1: cards +2, coins −1, as every 5 are a point',
    );
  });

  it('are told where they make up for each other', () => {
    expect(wordsOf([change('cards', 1), change('coins', -1)], 0)).toMatch(/^points 0: cards \+1, coins −1/);
  });
});

describe('steps and rounds', () => {
  it('count the rounds of both drafts from 1 to 5', () => {
    const game = gameOf(3, 'basic', 5);
    const rounds: (number | null)[] = [];
    for (let moves = 0; moves < 60; moves += 1) {
      const view = observe(game, null);
      rounds.push(roundOf(view));
      if (view.phase === 'B' && view.decision !== 'draft') break;
      const [seat] = view.deciders;
      const [choice] = seat === undefined ? [] : choicesOf(game, seat);
      if (choice === undefined) break;
      play(game, choice.action);
    }
    const drafting = rounds.filter((round) => round !== null);
    const once = [1, 2, 3, 4, 5].flatMap((round) => [round, round, round]);
    expect(drafting).toEqual([...once, ...once]);
  });

  it('are income while nothing is decided, without the round of the draft before', () => {
    const drafting = observe(gameOf(2, 'basic', 1), null);
    const paying = project(drafting, { type: 'stepStarted', epoch: 1, phase: 'A', step: 'income' });
    expect(shownStep(paying)).toBe('income');
    expect(roundOf(paying)).toBeNull();
    expect(stepsOf(paying)).toContain('income');
  });

  it('list the steps of the phase, the choice of sides only while it is due', () => {
    const steps = stepsOf(observe(gameOf(2, 'advanced', 1), null));
    expect(steps).toEqual(['chooseSide', 'setWheel', 'draft', 'income', 'colony', 'statue']);
    expect(stepsOf(observe(gameOf(2, 'basic', 1), null))[0]).toBe('setWheel');
  });
});

describe('the wheel', () => {
  it('takes every seat through all five colours', () => {
    const wheel = { segments: COLOURS, emblems: [4, 2] };
    expect(colourInFront(wheel, 0, 3)).toBe(COLOURS[2]);
    expect(routeOf(wheel, 1, 0)).toEqual([COLOURS[2], COLOURS[3], COLOURS[4], COLOURS[0], COLOURS[1]]);
    expect(() => colourInFront(wheel, 2, 0)).toThrow(RangeError);
  });
});

describe('sinceDecisionOf', () => {
  const change = { coins: 0, tracks: {} };
  const step = (phase: 'A' | 'B'): GameEvent => ({ type: 'stepStarted', epoch: 1, phase, step: 'draft' });
  const bought = (seat: number): GameEvent => ({ type: 'cardBought', seat, card: 'x', price: 0, tile: null, change });
  const decided = (seat: number): GameEvent => ({ type: 'draftDecided', seat });

  it('starts after the seat’s own decision, not after its reveal', () => {
    expect(sinceDecisionOf(0, [step('A'), decided(0), decided(1), bought(1), bought(0)])).toBe(2);
  });

  it('counts an open purchase as the decision', () => {
    expect(sinceDecisionOf(0, [step('B'), bought(0), bought(1)])).toBe(2);
  });

  it('takes everything when the seat has not decided yet', () => {
    expect(sinceDecisionOf(2, [step('A'), decided(0)])).toBe(0);
  });
});

describe('nearest', () => {
  const at = (left: number, top: number): Place => ({ left, top, right: left + 10, bottom: top + 10 });
  const grid = [at(0, 0), at(20, 0), at(0, 20), at(20, 20)];

  it('stays in the row and in the column', () => {
    expect(nearest(grid, 0, 'ArrowRight')).toBe(1);
    expect(nearest(grid, 0, 'ArrowDown')).toBe(2);
    expect(nearest(grid, 3, 'ArrowLeft')).toBe(2);
    expect(nearest(grid, 3, 'ArrowUp')).toBe(1);
  });

  it('goes nowhere beyond the edge', () => {
    expect(nearest(grid, 0, 'ArrowLeft')).toBe(-1);
    expect(nearest(grid, 2, 'ArrowDown')).toBe(-1);
  });
});
