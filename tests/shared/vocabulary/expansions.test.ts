import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { setsInPlay } from '../../../shared/content/inPlay.ts';
import { stepOf } from '../../../shared/flow/runner.ts';
import type { GameSetup } from '../../../shared/rules/position/newGame.ts';
import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion } from '../../../shared/vocabulary/options.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../../../shared/vocabulary/score.ts';
import type { Step } from '../../../shared/vocabulary/time.ts';
import { EVERY_OPTION, setupOf } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

/** What came up in random games under some options. */
interface Met {
  readonly steps: Set<Step | null>;
  readonly scores: Set<ScoreCategory>;
  hiddenCards: boolean;
}

/** Plays a random game and adds what comes up in it. */
function meet(met: Met, setup: GameSetup): void {
  const end = playRandomly(setup, (game) => {
    met.steps.add(stepOf(game));
    met.hiddenCards ||= game.seats.some(({ faceDown }) => faceDown.length > 0);
    return undefined;
  });
  const lines = end.result?.lines ?? [];
  for (const category of SCORE_CATEGORIES) if (lines.some((line) => line[category] > 0)) met.scores.add(category);
}

/** What came up in games with the sets of expansions that are meant; three seats, advanced. */
function metIn(isMeant: (expansions: readonly Expansion[]) => boolean): Met {
  const met: Met = { steps: new Set(), scores: new Set(), hiddenCards: false };
  const options = EVERY_OPTION.filter(
    ({ seats, mode, expansions }) => seats === 3 && mode === 'advanced' && isMeant(expansions),
  );
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) for (const option of options) meet(met, setupOf(option, seed));
  return met;
}

describe.each(EXPANSIONS)('the manifest of %s', (expansion) => {
  const { steps, scores, hidesCards, cardSet } = MANIFEST[expansion];
  const onlyIn = { steps: new Set<Step | null>(steps), scores: new Set<string>(Object.keys(scores)) };

  it('names what there is with it, and never without it', () => {
    const without = metIn((expansions) => !expansions.includes(expansion));
    const alone = metIn((expansions) => expansions.length === 1 && expansions[0] === expansion);
    const plain = metIn((expansions) => expansions.length === 0);
    expect([...without.steps].filter((step) => onlyIn.steps.has(step))).toEqual([]);
    expect([...without.scores].filter((category) => onlyIn.scores.has(category))).toEqual([]);
    expect(new Set([...alone.steps].filter((step) => !plain.steps.has(step)))).toEqual(onlyIn.steps);
    expect(new Set([...alone.scores].filter((category) => !plain.scores.has(category)))).toEqual(onlyIn.scores);
    expect(alone.hiddenCards).toBe(hidesCards);
    expect(plain.hiddenCards).toBe(false);
  });

  it('names the set of its cards', () => {
    const added = setsInPlay({ mode: 'basic', expansions: [expansion] }).slice(1);
    expect(added).toEqual(cardSet === null ? [] : [cardSet]);
    for (const set of added) expect(standardContent.cards.some((card) => card.set === set)).toBe(true);
  });
});

it('every card of the game belongs to a set that some game is played with', () => {
  const sets = setsInPlay({ mode: 'advanced', expansions: EXPANSIONS });
  expect(new Set(standardContent.cards.map(({ set }) => set))).toEqual(new Set(sets));
});
