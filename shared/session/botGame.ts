import { decide } from '../bots/bot.ts';
import { applyAction, choicesOf, deciders, type GameState, isOver, newGame, observe } from '../flow/runner.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { botSeed } from './botSeed.ts';
import { type Decided, type SavedGame, setupOf } from './savedGame.ts';

/** Decides for a bot seat from its observation. Throws a RangeError for a human seat. */
function decideFor(state: GameState, saved: SavedGame, seat: Seat, decision: number): Action {
  const controller = saved.players[seat]?.controller;
  if (controller?.kind !== 'bot') throw new RangeError(`seat ${seat} is not a bot`);
  return decide({
    observation: observe(state, seat),
    choices: choicesOf(state, seat),
    level: controller.level,
    seed: botSeed(saved.seed, seat, decision),
  });
}

/** Plays a table of bots to the end, without threads, saving or waiting. */
export function playBotGame(start: SavedGame): { readonly state: GameState; readonly saved: SavedGame } {
  const state = newGame(setupOf(start));
  const actions: Decided[] = [];
  const decisions = start.players.map(() => 0);
  while (!isOver(state)) {
    const [seat] = deciders(state) as [Seat];
    const decision = decisions[seat] ?? 0;
    const action = decideFor(state, start, seat, decision);
    decisions[seat] = decision + 1;
    applyAction(state, seat, action);
    actions.push({ seat, action });
  }
  return { state, saved: { ...start, actions } };
}
