import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { evaluationId } from '../bots/engine.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

/** Raise it whenever judgements change although the network stays the same. */
const VERSION = 2;

/**
 * A key for what was judged and how: all decisions of a game in their order, the network, and the simulations for each
 * decision. The game's name, its privacy and decisions taken back do not count.
 */
export const analysisKeyOf = ({ privacy: _p, takenBack: _t, ...saved }: SavedGame, simulations: number): string =>
  fingerprintOf([VERSION, simulations, evaluationId(), { ...saved, gameId: '', name: null }]);
