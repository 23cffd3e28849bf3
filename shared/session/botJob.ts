import type { BotJob, Budget } from '../bots/bot.ts';
import { contentOf } from '../content/content.ts';
import { choicesOf, type GameState, observe } from '../flow/runner.ts';
import { STANDARD_CONTENT } from '../vocabulary/pieces.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { botSeed } from './botSeed.ts';
import type { SavedGame } from './savedGame.ts';

/** What a decision may take on the computer of somebody who plays: 300 ms, mostly far less. */
export const USUAL_BUDGET: Budget = { milliseconds: 300, nodes: 20_000 };

/**
 * What a bot gets to decide with: its seat's observation, luck and nothing else. `decision`: how many this seat has
 * taken before. Throws a RangeError for a human seat.
 */
export function botJobOf(
  state: GameState,
  saved: SavedGame,
  seat: Seat,
  decision: number,
  budget = USUAL_BUDGET,
): BotJob {
  const controller = saved.players[seat]?.controller;
  if (controller?.kind !== 'bot') throw new RangeError(`seat ${seat} is not a bot`);
  return {
    observation: observe(state, seat),
    choices: choicesOf(state, seat),
    level: controller.level,
    style: controller.style ?? null,
    budget,
    content: saved.content === STANDARD_CONTENT ? null : contentOf(saved.content).file,
    seed: botSeed(saved.seed, seat, decision),
  };
}
