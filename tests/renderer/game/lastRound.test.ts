import { expect, it } from 'vitest';
import { type LastRound, lastRoundOf } from '../../../renderer/game/lastRound.ts';
import { observe } from '../../../shared/flow/runner.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { project } from '../../../shared/rules/observation/project.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import { goldenSetups } from '../../fixtures/goldenGames.ts';
import { finishedGame } from '../../fixtures/savedGame.ts';

/** The last rounds of a game, in order, as somebody at the table sees them begin. */
function lastRounds(name: keyof typeof goldenSetups): readonly LastRound[] {
  const setup = goldenSetups[name];
  if (setup === undefined) throw new RangeError(name);
  const before: Observation[] = [];
  const { played } = replay(finishedGame(setup), (state) => before.push(observe(state, 0)));
  return played.flatMap(({ events }, decision) => {
    let view = before[decision];
    return events.flatMap((event) => {
      if (view === undefined) return [];
      view = project(view, event);
      return lastRoundOf(event, view) ?? [];
    });
  });
}

it.each(['two-advanced.jsonl', 'five-advanced-everything.jsonl'])(
  'each phase of each epoch has one last round, and the last of them is that of the game: %s',
  (name) => {
    expect(
      lastRounds(name)
        .map(({ phase, ofGame }) => (ofGame ? `${phase}!` : phase))
        .join(' '),
    ).toBe('A B A B A B!');
  },
);
