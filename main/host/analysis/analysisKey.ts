import weights from '../../../shared/bots/value/weights.json' with { type: 'json' };
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

/** To be raised whenever judgements come out otherwise than before with the same network. */
const VERSION = 1;

let network: string | null = null;

/** Which network judges. It is large, and the same all the time. */
function networkId(): string {
  network ??= fingerprintOf(weights);
  return network;
}

/**
 * Names what was judged and how: all decisions of a game in their order, the network, and the simulations of each.
 * What the game is called, and how private its table is, has no say in it.
 */
export const analysisKeyOf = ({ privacy: _, ...saved }: SavedGame, simulations: number): string =>
  fingerprintOf([VERSION, simulations, networkId(), { ...saved, gameId: '', name: null }]);
