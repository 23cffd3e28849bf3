import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { evaluationId } from '../bots/engine.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

/** Raise it whenever judgements change with the same network. */
const VERSION = 2;

/**
 * Names what was judged and how: all decisions of a game in their order, the network, and the simulations of each.
 * What the game is called, how private its table is, and what was taken back, has no say in it.
 */
export const analysisKeyOf = ({ privacy: _p, takenBack: _t, ...saved }: SavedGame, simulations: number): string =>
  fingerprintOf([VERSION, simulations, evaluationId(), { ...saved, gameId: '', name: null }]);
