import type { BotJob, Budget } from '../../../shared/bots/bot.ts';
import type { Advice, DecisionEntry, DecisionLog, Why } from '../../../shared/contract/answers.ts';
import { adviceFrom } from '../../../shared/session/advice/advice.ts';
import { decisionEntryOf, decisionsIn, type TakenDecision } from '../../../shared/session/advice/decisionLog.ts';
import { whyFor } from '../../../shared/session/advice/whyFilter.ts';
import { stylesDrawnIn } from '../../../shared/session/bots/drawnStyle.ts';
import { humanSeats } from '../../../shared/session/live/screen.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Reason } from '../../../shared/vocabulary/reason.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { type Judging, judgeDecision } from '../bots/botJudgement.ts';
import type { BotPool } from '../bots/botPool.ts';
import { BotFailure } from '../bots/botThread.ts';
import { CallRefused } from '../callRefused.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import type { HostLog } from '../support/hostLog.ts';
import type { LiveGame } from './liveGame.ts';

export interface AdvisorOptions {
  readonly game: LiveGame;
  readonly library: GameLibrary;
  readonly pool: BotPool;
  /** How long a thought of this level may take now. */
  readonly budgetOf: (level: BotLevel) => Budget;
  readonly log: HostLog;
  /** How good the decisions of a finished game were, by position, as far as they have been analysed. */
  readonly judged: (saved: SavedGame) => Promise<ReadonlyMap<number, Reason>>;
}

/** Decisions on a page of the decision log: about a second of thinking if no reason is known yet. */
const PAGE = 20;

/** Gives advice, and tells why bots decided as they did. All thinking is done in the bots' threads. */
export class Advisor {
  private readonly options: AdvisorOptions;
  /** Aborts the running thought: advice is computed for one position at a time. */
  private thought = new AbortController();
  /** Decision logs of recently used games, so that they are not computed twice. */
  private readonly judged = new WeakMap<SavedGame, Map<number, Reason>>();

  constructor(options: AdvisorOptions) {
    this.options = options;
  }

  /** Stops computing advice, because the decision was taken or something else was asked. */
  drop(): void {
    this.thought.abort();
  }

  /**
   * Advises the player who decides at the screen. Throws `CallRefused`: `noGame`, `notYourTurn`, `stale` also when
   * dropped.
   */
  async advise(seq: number): Promise<Advice> {
    this.drop();
    this.thought = new AbortController();
    const { signal } = this.thought;
    const job = await this.options.game.look((session) => session.adviceJob(), seq);
    if (job === null) throw new CallRefused('notYourTurn');
    return this.think(job, signal);
  }

  /** Computes advice for a seat's decision. Throws `CallRefused`: `stale` when `signal` is aborted. */
  async think(job: BotJob, signal: AbortSignal): Promise<Advice> {
    const budget = this.options.budgetOf(job.level);
    const reason = await this.judge({ ...job, budget }, { about: null, sees: true, signal });
    return adviceFrom(job, reason);
  }

  /** Why a bot did what a line of the log tells; `null` where no bot decided that. Throws `CallRefused`: `noGame`. */
  async why(line: number): Promise<Why | null> {
    const asked = await this.options.game.look((session) => {
      const position = session.botDecisionAt(line);
      if (position === null) return null;
      return { position, saved: session.saved, viewer: session.viewer, known: session.reasonAt(position) };
    });
    if (asked === null) return null;
    const { position, saved, viewer, known } = asked;
    const [taken] = decisionsIn(saved, (other) => other === position);
    if (taken === undefined) return null;
    return whyFor(viewer, taken, decisionEntryOf(taken, known ?? (await this.reasonFor(taken))));
  }

  /**
   * A page of the decision log of a finished game, from position `from` on. It shows what everybody held, so it is
   * refused for a running game. Throws `CallRefused`: `noGame`, `notFinished`, `contentMissing`.
   */
  async decisionLog(gameId: string, from: number): Promise<DecisionLog> {
    const { library, game } = this.options;
    const saved = await library.read(gameId);
    if (!library.summaryOf(gameId)?.finished) throw new CallRefused('notFinished', gameId);
    const known = game.reasonsIn(gameId);
    const judged = await this.options.judged(saved);
    // For people the analysis is used if there is one; for a bot the reason of its own thought.
    const reasonIn = ({ place: { position, seat } }: TakenDecision): Reason | null | undefined =>
      known[position] ?? (saved.players[seat]?.controller.kind === 'human' ? judged.get(position) : null);
    const until = from + PAGE;
    const entries: DecisionEntry[] = [];
    // One after the other, so that a bot of a running game waits for one thought and not for all.
    for (const taken of decisionsIn(saved, (position) => position >= from && position < until))
      entries.push(decisionEntryOf(taken, reasonIn(taken) ?? (await this.judgeOnce(saved, taken))));
    return { entries, next: until < saved.actions.length ? until : null, drawn: stylesDrawnIn(saved) };
  }

  /**
   * The decisions of the only person at this screen in an epoch of the game on the table, where there was a choice,
   * each judged by what that seat could know. Empty where several people play. Throws `CallRefused`: `noGame`.
   */
  async epochOf(epoch: Epoch): Promise<readonly DecisionEntry[]> {
    const { saved, seat } = await this.options.game.look(({ saved, viewer }) => ({ saved, seat: viewer }));
    if (seat === null || humanSeats(saved.players).length !== 1) return [];
    const own = decisionsIn(saved, (position) => saved.actions[position]?.seat === seat);
    const entries: DecisionEntry[] = [];
    for (const taken of own)
      if (taken.place.epoch === epoch && taken.job.choices.length > 1)
        entries.push(decisionEntryOf(taken, await this.judgeOnce(saved, taken)));
    return entries;
  }

  private async judgeOnce(saved: SavedGame, taken: TakenDecision): Promise<Reason> {
    const { position } = taken.place;
    const judged = this.judged.get(saved) ?? new Map<number, Reason>();
    const reason = judged.get(position) ?? (await this.reasonFor(taken));
    this.judged.set(saved, judged.set(position, reason));
    return reason;
  }

  private reasonFor({ job, action }: TakenDecision): Promise<Reason> {
    return this.judge(job, { about: action, signal: new AbortController().signal });
  }

  private async judge(job: BotJob, judging: Judging): Promise<Reason> {
    const { pool, log } = this.options;
    try {
      return await judgeDecision(pool, job, judging, log);
    } catch (failure) {
      if (failure instanceof BotFailure && failure.kind === 'stopped') throw new CallRefused('stale');
      throw failure;
    }
  }
}
