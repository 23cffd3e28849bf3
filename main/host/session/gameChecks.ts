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

/** What one call looks at: so many decisions, or as many as come to about half a second of thinking in each thread. */
const FEW = { decisions: 24, asks: 500 } as const;

const lengthSchema = z.object({ asks: z.number().int().max(MOST_NODES), nodes: z.number().int().max(MOST_NODES) });

/** The next positions to look at, from `from` on, with so many threads. */
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
 * Checks finished games: whether they have the deal that was promised, and whether bots decide the same again. They think
 * in all their threads but one, or in the only one, and one thought in each at a time: a bot of a game that is played
 * meanwhile waits for one thought at most and not for all.
 */
export class GameChecks {
  private readonly options: GameChecksOptions;
  /** How many thoughts are repeated at the same time. */
  private readonly threads: number;

  constructor(options: GameChecksOptions) {
    this.options = options;
    this.threads = Math.max(1, options.pool.threads - 1);
  }

  /**
   * Looks at a few decisions; `from`: how many were looked at before. A running game is not checked, for that would tell
   * what bots hold. Throws `CallRefused`: `noGame`, `notFinished`, `contentMissing`, and `stale` when the host ends or nobody
   * waits for the answer any more, which `gone` tells.
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

  /** Repeats the decisions, each once, in as many threads as there are for it; the results are in the same order. */
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
