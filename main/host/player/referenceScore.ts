import type { BotJob } from '../../../shared/bots/bot.ts';
import { OWN_SEAT } from '../../../shared/challenges/attempts.ts';
import { dailyTable } from '../../../shared/challenges/daily.ts';
import { gameOf } from '../../../shared/challenges/table.ts';
import type { DayDate } from '../../../shared/contract/challengeAnswers.ts';
import { applyAction, dueIn, isOver, newGame, nextDecider } from '../../../shared/flow/runner.ts';
import { botJobOf } from '../../../shared/session/bots/botJob.ts';
import { type SavedGame, setupOf } from '../../../shared/session/saves/savedGame.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import type { BotPool } from '../bots/botPool.ts';
import { BotFailure } from '../bots/botThread.ts';

/** Simulations for each decision, and so much time that no computer needs it: the score is the same everywhere. */
const BUDGET = { nodes: 100, milliseconds: 60_000 } as const;

/** A busy computer may lose a thought. It is repeated, with the same result. */
const TRIES = 3;

async function thought(job: BotJob, pool: BotPool, signal: AbortSignal, tries = TRIES): Promise<unknown> {
  try {
    return (await pool.decide(job, signal)).action;
  } catch (error) {
    if (tries <= 1 || (error instanceof BotFailure && error.kind === 'stopped')) throw error;
    return thought(job, pool, signal, tries - 1);
  }
}

/** The game of a day with a bot of the highest level in the player's place. */
function referenceGame(date: DayDate): SavedGame {
  const { seed = 0, players, ...game } = gameOf(dailyTable(date), { name: 'Hadara', emblem: 'monkey' }, 0);
  const hadara = { kind: 'bot' as const, level: 'hadara' as const };
  return {
    gameId: 'par',
    name: null,
    deal: null,
    actions: [],
    ...game,
    seed,
    players: players.map((player, seat) => (seat === OWN_SEAT ? { ...player, controller: hadara } : player)),
  };
}

/**
 * The score, in points, of a bot of the highest level in the player's place on a day. Every decision is thought about
 * in the bots' threads. Rejects with `BotFailure` when a thread fails or ends.
 */
export async function referenceScoreOf(date: DayDate, pool: BotPool, signal: AbortSignal): Promise<number> {
  const saved = referenceGame(date);
  const state = newGame(setupOf(saved));
  const decisions = saved.players.map(() => 0);
  while (!isOver(state)) {
    const seat = nextDecider(state);
    const decision = decisions[seat] ?? 0;
    decisions[seat] = decision + 1;
    const job = botJobOf({ position: state, due: dueIn(state), saved, seat, decision }, BUDGET);
    const [only, ...others] = job.choices;
    const answer = others.length === 0 ? only?.action : await thought(job, pool, signal);
    const chosen = job.choices.find(({ action }) => isSameAction(action, answer as typeof action));
    if (chosen === undefined) throw new BotFailure('illegal');
    applyAction(state, seat, chosen.action);
  }
  return state.result?.lines[OWN_SEAT]?.total ?? 0;
}
