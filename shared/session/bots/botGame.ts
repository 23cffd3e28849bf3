import { type BotJob, decide } from '../../bots/bot.ts';
import { applyAction, dueIn, type GameState, isOver, newGame, nextDecider } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { type Decided, type SavedGame, setupOf } from '../saves/savedGame.ts';
import { botJobOf } from './botJob.ts';

/**
 * Plays a table of bots to the end, without threads, saving or waiting. `think` may decide for the bots instead, with
 * one of the job's choices: for measuring bots or trying other ones.
 */
export function playBotGame(
  start: SavedGame,
  think: (job: BotJob) => Action = decide,
): { readonly state: GameState; readonly saved: SavedGame } {
  const state = newGame(setupOf(start));
  const actions: Decided[] = [];
  const decisions: number[] = [];
  while (!isOver(state)) {
    const seat = nextDecider(state);
    const decision = decisions[seat] ?? 0;
    const action = think(botJobOf({ position: state, due: dueIn(state), saved: start, seat, decision }));
    decisions[seat] = decision + 1;
    applyAction(state, seat, action);
    actions.push({ seat, action });
  }
  return { state, saved: { ...start, actions } };
}
