import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { madeUpUpdate } from '../../playground/madeUpUpdate.ts';
import { madeUpView } from '../../playground/madeUpView.ts';
import { TITLE_GAME } from './titleName.ts';

/** The table behind the title: a game that nobody plays, without a decision, seen by nobody in particular. */
export function titleGame(): GameUpdate {
  const view = madeUpView({ seats: 4, epoch: 2, phase: 'B', cards: 9, expansions: [] });
  return {
    ...madeUpUpdate(view),
    gameId: TITLE_GAME,
    screen: { viewer: null, actor: null, curtain: null },
    view: { ...view, viewer: null, decision: null, step: null, deciders: [] },
    choices: [],
  };
}
