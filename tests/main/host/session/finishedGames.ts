import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';

/** A game of humans played at random to its end, with every expansion. */
export function finished(seed: number, changes: Partial<SavedGame> = {}): SavedGame {
  const options = { seats: 2, mode: 'advanced', expansions: ['monuments', 'market', 'nobles'] } as const;
  const setup = { options, content: 'standard', deal: null, seed, emblems: [0, 1] };
  return { ...finishedGame(setup), gameId: `finished-${seed}`, ...changes };
}
