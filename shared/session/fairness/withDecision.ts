import type { Decided, SavedGame } from '../saves/savedGame.ts';
import type { Engine } from './proof.ts';

export const isSameEngine = (one: Engine | undefined, other: Engine | undefined): boolean =>
  one?.version === other?.version && one?.evaluation === other?.evaluation;

/**
 * Returns the game with one more decision. The engine of the first bot's note becomes the game's; a later note keeps
 * its own engine only if it is another one.
 */
export function withDecision(saved: SavedGame, { seat, action, bot }: Decided): SavedGame {
  if (bot === undefined) return { ...saved, actions: [...saved.actions, { seat, action }] };
  const own = saved.engine ?? bot.engine;
  const { engine, ...note } = bot;
  const noted = engine === undefined || isSameEngine(engine, own) ? note : bot;
  return { ...saved, ...(own && { engine: own }), actions: [...saved.actions, { seat, action, bot: noted }] };
}
