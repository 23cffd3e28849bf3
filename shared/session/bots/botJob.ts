import type { BotJob, Budget } from '../../bots/bot.ts';
import { contentOf } from '../../content/content.ts';
import { choicesDue } from '../../flow/due.ts';
import { type Due, observePosition } from '../../rules/observation/observe.ts';
import type { Position } from '../../rules/position/position.ts';
import { STANDARD_CONTENT } from '../../vocabulary/pieces.ts';
import type { BotLevel } from '../../vocabulary/preferences.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { SavedGame } from '../saves/savedGame.ts';
import { botSeed } from './botSeed.ts';
import { drawnStyle } from './drawnStyle.ts';

/** What a bot may spend on a decision in play: at most 300 ms or 20,000 simulations, usually far less. */
export const USUAL_BUDGET: Budget = { milliseconds: 300, nodes: 20_000 };

export type Thinker = Pick<BotJob, 'level' | 'strength' | 'style'>;

/** The level, strength and style of a seat's bot. Throws a RangeError for a human seat. */
export function thinkerAt({ players, seed }: Pick<SavedGame, 'players' | 'seed'>, seat: Seat): Thinker {
  const controller = players[seat]?.controller;
  if (controller?.kind !== 'bot') throw new RangeError(`seat ${seat} is not a bot`);
  const { level, strength, style = null } = controller;
  return {
    level,
    ...(strength !== undefined && { strength }),
    style: style === 'surprise' ? drawnStyle(seed, seat) : style,
  };
}

/**
 * The level of the bot that advises people and judges their decisions: one above the strongest bot at the table, but at
 * least the lowest level that makes no errors. At a table without bots it is the highest level.
 */
export function adviserAt({ players }: Pick<SavedGame, 'players'>): BotLevel {
  const levels = players.flatMap(({ controller }) => (controller.kind === 'bot' ? [controller.level] : []));
  if (levels.length === 0) return 'hadara';
  return levels.includes('regent') || levels.includes('hadara') ? 'hadara' : 'regent';
}

/** A seat's decision that a bot is to think about. `decision`: how many decisions the seat has taken before. */
export interface Occasion {
  readonly position: Position;
  readonly due: Due;
  readonly saved: SavedGame;
  readonly seat: Seat;
  readonly decision: number;
}

function jobOf({ position, due, saved, seat, decision }: Occasion, thinker: Thinker, budget: Budget): BotJob {
  return {
    observation: observePosition(position, due, seat),
    choices: choicesDue(position, due, seat),
    ...thinker,
    budget,
    content: saved.content === STANDARD_CONTENT ? null : contentOf(saved.content).file,
    seed: botSeed(saved.seed, seat, decision),
  };
}

/**
 * Makes the job of a bot: its seat's observation, random numbers, and nothing else of the game. Throws a RangeError for
 * a human seat.
 */
export const botJobOf = (occasion: Occasion, budget = USUAL_BUDGET): BotJob =>
  jobOf(occasion, thinkerAt(occasion.saved, occasion.seat), budget);

/** Makes the job of a seat's adviser. It plays at the level `adviserAt`, whoever sits there. */
export const adviceJobOf = (occasion: Occasion, budget = USUAL_BUDGET): BotJob =>
  jobOf(occasion, { level: adviserAt(occasion.saved), style: null }, budget);

/**
 * Makes the job that explains or judges a decision: the bot's own job for a bot, the adviser's for a person. Its
 * observation is that of before the decision.
 */
export const judgeJobOf = (occasion: Occasion, budget: Budget): BotJob =>
  occasion.saved.players[occasion.seat]?.controller.kind === 'bot'
    ? botJobOf(occasion, budget)
    : adviceJobOf(occasion, budget);
