import { describe, expect, it } from 'vitest';
import { isRevealing } from '../../../../shared/session/live/eventFilter.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { isSecretDecision } from '../../../../shared/vocabulary/time.ts';
import { actAtRandom } from '../../../fixtures/loneAction.ts';
import { luckOf } from '../../../fixtures/luck.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

/** A decision that took itself. */
interface Taken {
  readonly choices: number;
  readonly secret: boolean;
  readonly position: number;
}

/** Plays a game of people at random, who let decisions that are none take themselves. */
function playForced(letters: string, seed: number): { readonly session: Session; readonly taken: readonly Taken[] } {
  const luck = luckOf(seed);
  const session = new Session(freshGame(letters, 'advanced', seed, EXPANSIONS));
  const taken: Taken[] = [];
  while (!session.over) {
    const { choices, view } = session.update([]);
    const position = session.saved.actions.length;
    const secret = isSecretDecision(view.decision, view.phase);
    if (session.actForced()) taken.push({ choices: choices.length, secret, position });
    else actAtRandom(session, luck);
  }
  return { session, taken };
}

describe('decisions that are none', () => {
  it('take themselves where just one action is legal, openly, and nothing comes to light', () => {
    const games = Array.from({ length: 12 }, (_, seed) => playForced(seed % 2 === 0 ? 'hh' : 'hhh', seed));
    const all = games.flatMap(({ taken }) => taken);
    expect(all.length).toBeGreaterThan(3);
    expect(all.every(({ choices, secret }) => choices === 1 && !secret)).toBe(true);
    for (const { session, taken } of games) {
      const { played } = replay(session.saved);
      for (const { position } of taken) expect(played[position]?.events.some(isRevealing)).toBe(false);
    }
  });
});
