import { expect, it } from 'vitest';
import { GAME_OVER } from '../../../renderer/game/actions/course.ts';
import { tallyOf, toldAt } from '../../../renderer/game/tally.ts';
import { observe } from '../../../shared/flow/runner.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import { goldenSetups } from '../../fixtures/goldenGames.ts';
import { finishedGame } from '../../fixtures/savedGame.ts';

it('tells all points of a city, each part once', () => {
  for (const setup of Object.values(goldenSetups)) {
    const { seats, result } = observe(replay(finishedGame(setup)).state, null);
    seats.forEach(({ cards }, seat) => {
      const line = result?.lines[seat];
      if (line === undefined) throw new Error('nothing is counted');
      const parts = tallyOf(cards, line);
      expect(new Set(parts.map(({ place }) => place)).size).toBe(parts.length);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(line.total);
    });
  }
});

it('has told all of them long enough before the count for their sum to be read', () => {
  for (const parts of [1, 5, 11]) {
    expect(toldAt(parts - 1, parts)).toBeLessThan(GAME_OVER - 900);
    for (let index = 1; index < parts; index++) expect(toldAt(index, parts)).toBeGreaterThan(toldAt(index - 1, parts));
  }
});
