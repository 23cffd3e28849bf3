import { type DraftEngine, movesOfDrafts } from '../engine/contenders.ts';
import { draftGameOf } from './draftGame.ts';
import { playMatch } from './match.ts';

export const boardgame: DraftEngine = {
  name: 'boardgame.io',
  prepare: (game) => {
    const script = draftGameOf(game);
    const moves = movesOfDrafts(game);
    return () => playMatch(script, moves);
  },
};
