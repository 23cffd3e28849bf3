import { setMaxListeners } from 'node:events';
import { outlookOf } from '../../../shared/analysis/outlook/outlook.ts';
import type { Budget } from '../../../shared/bots/bot.ts';
import type { Analysis, AnalysisPart, Judgement, Outlook } from '../../../shared/contract/analysis.ts';
import { decisionsIn, type TakenDecision } from '../../../shared/session/advice/decisionLog.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import type { Reason } from '../../../shared/vocabulary/reason.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { judgeDecision } from '../bots/botJudgement.ts';
import type { BotPool } from '../bots/botPool.ts';
import { BotFailure } from '../bots/botThread.ts';
import { CallRefused } from '../callRefused.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import type { SaveWatch } from '../saves/saveWatch.ts';
import type { HostLog } from '../support/hostLog.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { ANALYSIS_FOLDER, AnalysisFiles } from './analysisFiles.ts';
import { analysisKeyOf } from './analysisKey.ts';

/**
 * The budget for judging one decision. 100 simulations reliably tell a difference of two points from none; usually
 * fewer suffice. The time limit only matters on machines that are far too slow.
 */
const BUDGET: Budget = { milliseconds: 3000, nodes: 100 };

/** Decisions that are judged in one call: more than half a second of one thread. */
const PART = 6;

export interface AnalystOptions {
  readonly library: GameLibrary;
  readonly pool: BotPool;
  readonly files: FileSystem;
  readonly dataFolder: string;
  readonly watch: SaveWatch;
  readonly log: HostLog;
}

/** A game that is being analysed. */
interface Looked {
  readonly saved: SavedGame;
  readonly key: string;
  readonly outlook: Outlook;
  readonly judged: Map<number, Reason>;
  /** The decisions still to be judged; `null` until somebody asks. */
  waiting: TakenDecision[] | null;
  /** Judges one part after the other. */
  readonly queue: ReturnType<typeof createTaskQueue>;
}

const isOpen = ({ options }: Outlook['decisions'][number]): boolean => options > 1;

/** Points rounded to hundredths, because judgements are not more precise. Never −0, which JSON cannot hold. */
const toHundredths = (points: number): number => Math.round(points * 100) / 100 + 0;

const rounded = (reason: Reason): Reason => ({
  ...reason,
  value: toHundredths(reason.value),
  lead: toHundredths(reason.lead),
  parts: Object.fromEntries(
    Object.entries(reason.parts).map(([part, points]) => [part, toHundredths(points)]),
  ) as Reason['parts'],
});

/** Every decision is judged by the highest level, without any style. */
const judgingJob = ({ job }: TakenDecision): TakenDecision['job'] => ({ ...job, level: 'hadara', style: null });

/**
 * Judges everybody's decisions in finished games, a few at each call, and keeps the results with the game. It uses the
 * bots' threads; when nobody asks any more, the thinking stops.
 */
export class Analyst {
  private readonly options: AnalystOptions;
  private readonly kept: AnalysisFiles;
  private readonly looked = new WeakMap<SavedGame, Promise<Looked>>();
  /** Games with results that are not on the disk yet. */
  private readonly unwritten = new Set<Looked>();
  private thought = new AbortController();

  constructor(options: AnalystOptions) {
    this.options = options;
    this.kept = new AnalysisFiles(options.files, options.dataFolder);
  }

  /** Removes the results of games that no longer exist. Never rejects. */
  sweep(): Promise<void> {
    return this.kept.sweep();
  }

  /** Stops judging, so that the threads are free for a game. */
  drop(): void {
    this.thought.abort();
  }

  /**
   * The analysis of a finished game with all results so far, which reveal what everybody held. Throws `CallRefused`:
   * `noGame`, `notFinished`, `contentMissing`.
   */
  async open(gameId: string): Promise<Analysis> {
    const { saved, outlook, judged } = await this.lookAt(gameId);
    return {
      gameId,
      ...outlook,
      judged: judgementsIn(judged),
      toJudge: outlook.decisions.filter(isOpen).length,
      ownContent: saved.content !== STANDARD_CONTENT,
    };
  }

  /**
   * Judges some more decisions, those of seat `first` before all others. Throws as `open` does, `badInput` for a seat
   * that the game does not have, and `stale` when it was dropped or `gone` is aborted because nobody waits; what was
   * judged until then is kept.
   */
  async further(gameId: string, first: Seat, gone: AbortSignal): Promise<AnalysisPart> {
    const game = await this.lookAt(gameId);
    if (first >= game.saved.players.length) throw new CallRefused('badInput', 'seat');
    return game.queue.put(async () => {
      if (gone.aborted) throw new CallRefused('stale');
      // There is only one page, so nobody else waits for the result.
      const drop = () => this.drop();
      gone.addEventListener('abort', drop);
      return this.judgeSome(game, first).finally(() => gone.removeEventListener('abort', drop));
    });
  }

  /** By position, how good the decisions of a finished game were, as far as they were judged. Throws as `open` does. */
  async known(saved: SavedGame): Promise<ReadonlyMap<number, Reason>> {
    return (await this.demand(saved)).judged;
  }

  private async lookAt(gameId: string): Promise<Looked> {
    const { library } = this.options;
    const saved = await library.read(gameId);
    if (!library.summaryOf(gameId)?.finished) throw new CallRefused('notFinished', gameId);
    return this.demand(saved);
  }

  private demand(saved: SavedGame): Promise<Looked> {
    const known = this.looked.get(saved);
    if (known !== undefined) return known;
    const looked = this.begin(saved);
    this.looked.set(saved, looked);
    // After a failure, the next call tries again.
    looked.catch(() => this.looked.delete(saved));
    return looked;
  }

  private async begin(saved: SavedGame): Promise<Looked> {
    const key = analysisKeyOf(saved, BUDGET.nodes);
    const outlook = outlookOf(saved);
    const judged = new Map<number, Reason>();
    for (const { position, reason } of await this.kept.read(saved.gameId, key)) {
      const decision = outlook.decisions[position];
      if (decision !== undefined && isSameAction(decision.action, reason.action)) judged.set(position, reason);
    }
    return { saved, key, outlook, judged, waiting: null, queue: createTaskQueue() };
  }

  private async judgeSome(game: Looked, first: Seat): Promise<AnalysisPart> {
    if (this.thought.signal.aborted) this.thought = new AbortController();
    const { signal } = this.thought;
    // Each thought listens twice, for as long as it lasts.
    setMaxListeners(2 * PART + 1, signal);
    const waiting = waitingIn(game);
    const part = nextOf(waiting, first);
    try {
      await Promise.all(part.map((taken) => this.judge(game, taken, signal)));
    } finally {
      game.waiting = waiting.filter(({ place }) => !game.judged.has(place.position));
      await this.keep(game);
    }
    const judged = part.map(({ place: { position } }) => ({ position, reason: game.judged.get(position) as Reason }));
    return { judged, left: game.waiting.length };
  }

  private async judge({ judged }: Looked, taken: TakenDecision, signal: AbortSignal): Promise<void> {
    const { pool, log } = this.options;
    try {
      const reason = await judgeDecision(pool, judgingJob(taken), { about: taken.action, signal }, log);
      judged.set(taken.place.position, rounded(reason));
    } catch (failure) {
      if (failure instanceof BotFailure && failure.kind === 'stopped') throw new CallRefused('stale');
      throw failure;
    }
  }

  /** Writes new results, and older ones that the disk refused. */
  private keep(...games: readonly Looked[]): Promise<unknown> {
    for (const game of games) this.unwritten.add(game);
    const writeAll = async (): Promise<void> => {
      for (const game of this.unwritten) {
        this.unwritten.delete(game);
        const { saved, key, judged } = game;
        await this.kept.write(saved.gameId, key, judgementsIn(judged)).catch((error: unknown) => {
          this.unwritten.add(game);
          throw error;
        });
      }
    };
    // Failures are silent, because everything can be computed again.
    return this.options.watch.attempt(ANALYSIS_FOLDER, writeAll, { again: () => this.keep(), silent: true });
  }
}

const judgementsIn = (judged: ReadonlyMap<number, Reason>): Judgement[] =>
  [...judged].map(([position, reason]) => ({ position, reason })).sort((a, b) => a.position - b.position);

/** Decisions with something to choose that are not judged yet. */
const waitingIn = ({ saved, outlook, judged, waiting }: Looked): TakenDecision[] => {
  const isWanted = (position: number): boolean => {
    const decision = outlook.decisions[position];
    return decision !== undefined && isOpen(decision) && !judged.has(position);
  };
  return waiting ?? decisionsIn(saved, isWanted, BUDGET);
};

const nextOf = (waiting: readonly TakenDecision[], first: Seat): TakenDecision[] =>
  [
    ...waiting.filter(({ place }) => place.seat === first),
    ...waiting.filter(({ place }) => place.seat !== first),
  ].slice(0, PART);
