import { z } from 'zod';
import type { CheckedDecision, GameCheck, Verdict } from '../../../shared/contract/fairness.ts';
import {
  type BotDecision,
  botDecisionsIn,
  botPositionsIn,
  checkedOf,
  verdictOn,
} from '../../../shared/session/fairness/checks.ts';
import { type Engine, MOST_NODES } from '../../../shared/session/fairness/proof.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { choiceIn } from '../bots/botJudgement.ts';
import type { BotPool } from '../bots/botPool.ts';
import { BotFailure } from '../bots/botThread.ts';
import { CallRefused } from '../callRefused.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import type { HostLog } from '../support/hostLog.ts';
import { keepsDealCommitment } from './dealCommitment.ts';

export interface GameChecksOptions {
  readonly library: GameLibrary;
  readonly pool: BotPool;
  readonly engine: Engine;
  readonly log: HostLog;
}

/**
 * What one call checks: at most so many decisions, or as many as need about half a second of thinking in each thread.
 */
const FEW = { decisions: 24, asks: 500 } as const;

const lengthSchema = z.object({ asks: z.number().int().max(MOST_NODES), nodes: z.number().int().max(MOST_NODES) });

/** The next positions to check, from bot decision number `from` on, for so many threads. */
function nextOf(
  { actions }: SavedGame,
  positions: readonly number[],
  from: number,
  threads: number,
): readonly number[] {
  let [taken, asks] = [0, 0];
  while (taken < FEW.decisions && from + taken < positions.length && asks < FEW.asks * threads) {
    asks += actions[positions[from + taken] as number]?.bot?.asks ?? 0;
    taken += 1;
  }
  return positions.slice(from, from + taken);
}

const dealCheckOf = (saved: SavedGame): GameCheck['deal'] => {
  const isKept = keepsDealCommitment(saved);
  if (isKept === null) return 'none';
  return isKept ? 'kept' : 'broken';
};

/**
 * Checks finished games: whether they have the deal that was promised, and whether bots decide the same again. The
 * thoughts are repeated in all bots' threads but one (or in the only one), one at a time in each, so that a bot of a
 * running game waits for one thought at most.
 */
export class GameChecks {
  private readonly options: GameChecksOptions;
  /** The number of thoughts that are repeated at the same time. */
  private readonly threads: number;

  constructor(options: GameChecksOptions) {
    this.options = options;
    this.threads = Math.max(1, options.pool.threads - 1);
  }

  /**
   * Checks a few decisions. `from`: how many were checked before. A running game is refused, because the result would
   * tell what bots hold. Throws `CallRefused`: `noGame`, `notFinished`, `contentMissing`, and `stale` when the host
   * ends or `gone` is aborted because nobody waits for the answer.
   */
  async check(gameId: string, from: number, gone: AbortSignal): Promise<GameCheck> {
    const { library, engine } = this.options;
    const saved = await library.read(gameId);
    if (!library.summaryOf(gameId)?.finished) throw new CallRefused('notFinished', gameId);
    const positions = botPositionsIn(saved);
    const wanted = nextOf(saved, positions, from, this.threads);
    const decisions = await this.repeat(botDecisionsIn(saved, engine, wanted), gone);
    const until = from + wanted.length;
    return {
      deal: dealCheckOf(saved),
      after: saved.commitment?.after ?? 0,
      decisions,
      total: positions.length,
      next: until < positions.length ? until : null,
    };
  }

  /** Repeats each decision once, in parallel. The results are in the same order. */
  private async repeat(decisions: readonly BotDecision[], gone: AbortSignal): Promise<CheckedDecision[]> {
    const checked: CheckedDecision[] = [];
    const left = decisions.entries();
    const repeatNext = async (): Promise<void> => {
      for (const [place, decision] of left) {
        if (gone.aborted) throw new CallRefused('stale');
        checked[place] = checkedOf(decision, decision.known ?? (await this.think(decision, gone)));
      }
    };
    await Promise.all(Array.from({ length: this.threads }, repeatNext));
    return checked;
  }

  private async think(decision: BotDecision, gone: AbortSignal): Promise<Verdict> {
    const { pool, log } = this.options;
    const { job, asks } = decision;
    if (job === null) return verdictOn(decision, null);
    try {
      const thought = await pool.decide(job, gone, { asks });
      const action = choiceIn(job, thought.action);
      const length = lengthSchema.safeParse(thought);
      return verdictOn(decision, action === undefined || !length.success ? null : { action, ...length.data });
    } catch (failure) {
      if (!(failure instanceof BotFailure)) throw failure;
      if (failure.kind === 'stopped') throw new CallRefused('stale');
      log.fault('bot failed', failure.cause, { reason: failure.kind });
      return verdictOn(decision, null);
    }
  }
}
