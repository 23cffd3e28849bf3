import type { Budget } from '../../../shared/bots/bot.ts';
import type { Settings } from '../../../shared/contract/tableSetup.ts';
import { USUAL_BUDGET } from '../../../shared/session/bots/botJob.ts';
import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';

/**
 * The budget of the highest level when the player allows long thinking: a second, and proportionally more simulations.
 */
const LONG_BUDGET: Budget = { milliseconds: 1000, nodes: Math.round((USUAL_BUDGET.nodes * 10) / 3) };

/** Returns how long a bot of this level may think about one decision. */
export const budgetOf = (level: BotLevel, { longThinking }: Pick<Settings, 'longThinking'>): Budget =>
  level === 'hadara' && longThinking ? LONG_BUDGET : USUAL_BUDGET;
