import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { madeUpUpdate } from '../madeUpUpdate.ts';
import { madeUpView } from '../madeUpView.ts';

/**
 * The position on the table while it is prepared, unseen behind the first screens: late in a made-up game, without a
 * decision, as everybody may see it.
 */
export function titleGame(): GameUpdate {
  const made = madeUpView({ seats: 5, epoch: 3, phase: 'B', cards: 12, expansions: [] });
  const view = { ...made, viewer: null, decision: null, step: null, deciders: [] };
  return {
    ...madeUpUpdate(view),
    // No game has this name.
    gameId: 'title',
    screen: { viewer: null, actor: null, curtain: null },
    decision: null,
    choices: [],
  };
}
