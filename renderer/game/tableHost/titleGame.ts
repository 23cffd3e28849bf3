import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { madeUpUpdate } from '../madeUpUpdate.ts';
import { madeUpView } from '../madeUpView.ts';
import { TITLE_GAME, TITLE_SEGMENTS } from './titleName.ts';

/** The table behind the title: late in a made-up game, without a decision, as the public sees it. */
export function titleGame(): GameUpdate {
  const made = madeUpView({ seats: 5, epoch: 3, phase: 'B', cards: 12, expansions: [] });
  const view = { ...made, segments: TITLE_SEGMENTS, viewer: null, decision: null, step: null, deciders: [] };
  return {
    ...madeUpUpdate(view),
    gameId: TITLE_GAME,
    screen: { viewer: null, actor: null, curtain: null },
    decision: null,
    choices: [],
  };
}
