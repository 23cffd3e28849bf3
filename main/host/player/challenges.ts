import { attemptOf } from '../../../shared/challenges/attempts.ts';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { Attempt, ChallengeProgress, DayDate } from '../../../shared/contract/challengeAnswers.ts';
import type { ChallengeTag } from '../../../shared/contract/tableSetup.ts';
import { finishedGameOf } from '../../../shared/statistics/play/finishedGame.ts';
import type { BotPool } from '../bots/botPool.ts';
import { CallRefused } from '../callRefused.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import { localDay } from '../localDay.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import type { HostLog } from '../support/hostLog.ts';
import { createTaskQueue } from '../taskQueue.ts';
import type { ChallengeNotes } from './challengeNotes.ts';
import { referenceScoreOf } from './referenceScore.ts';

export interface ChallengesOptions {
  readonly library: GameLibrary;
  readonly contents: ContentLibrary;
  readonly pool: BotPool;
  readonly challengeNotes: ChallengeNotes;
  readonly log: HostLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type TaggedGame = GameSummary & { readonly challenge: ChallengeTag };

const isTagged = (game: GameSummary): game is TaggedGame => game.challenge !== undefined;

/**
 * The attempts at daily deals, challenges and the ladder. They are taken from the saved games, and kept when those are
 * deleted.
 */
export class Challenges {
  private readonly options: ChallengesOptions;
  private readonly queue = createTaskQueue();
  private readonly reckoning = new Map<DayDate, Promise<number>>();

  constructor(options: ChallengesOptions) {
    this.options = options;
  }

  /** All attempts, including games that have ended since. Rejects when the host ends before all games are known. */
  progress(): Promise<ChallengeProgress> {
    return this.queue.put(async () => {
      const tagged = (await this.options.library.list()).filter(isTagged);
      await this.takeIn(tagged);
      const { attempts, pars } = this.options.challengeNotes.current;
      return {
        today: localDay(this.options.now()),
        attempts,
        begun: tagged.filter(({ finished }) => !finished).map(({ gameId, challenge }) => ({ gameId, tag: challenge })),
        pars,
      };
    });
  }

  /** Notes the result of a game, if it belongs to a day, a challenge or the ladder and has ended. Never rejects. */
  add(gameId: string): Promise<void> {
    return this.queue.put(async () => {
      const game = this.options.library.summaryOf(gameId);
      if (game !== null && isTagged(game)) await this.takeIn([game]);
    });
  }

  /**
   * The reference score (par) of a day that was played. Throws `CallRefused`: `badInput` for any other. Rejects when
   * the bots fail.
   */
  async referenceScore(date: DayDate): Promise<number> {
    const { current } = this.options.challengeNotes;
    const known = current.pars[date];
    if (known !== undefined) return known;
    const played = current.attempts.some(
      ({ tag, uncounted }) => tag.kind === 'daily' && tag.date === date && uncounted !== 'otherTable',
    );
    if (!played) throw new CallRefused('badInput', 'date');
    const running = this.reckoning.get(date) ?? this.reckon(date);
    this.reckoning.set(date, running);
    return running.finally(() => this.reckoning.delete(date));
  }

  private async reckon(date: DayDate): Promise<number> {
    const { pool, challengeNotes } = this.options;
    const score = await referenceScoreOf(date, pool, new AbortController().signal);
    await challengeNotes.change({ pars: { ...challengeNotes.current.pars, [date]: score } });
    return score;
  }

  /** Reads games that have ended since the last time, in the order of their saves. */
  private async takeIn(tagged: readonly TaggedGame[]): Promise<void> {
    const { challengeNotes } = this.options;
    const known = new Set(challengeNotes.current.attempts.map(({ gameId }) => gameId));
    const ended = tagged.filter(({ finished, gameId }) => finished && !known.has(gameId));
    if (ended.length === 0) return;
    const found: Attempt[] = [];
    for (const game of ended.sort((one, other) => one.savedAt - other.savedAt)) {
      const attempt = await this.look(game);
      if (attempt !== null) found.push(attempt);
    }
    await challengeNotes.change({ attempts: [...challengeNotes.current.attempts, ...found] });
  }

  /** Reads the result of a game; `null` when it cannot be read now. */
  private async look({ gameId, savedAt, challenge }: TaggedGame): Promise<Attempt | null> {
    const { library, contents, log } = this.options;
    try {
      const saved = await library.read(gameId);
      await contents.prepare(saved.content);
      return attemptOf(challenge, finishedGameOf(saved, savedAt));
    } catch (error) {
      log.fault('attempt left out', error);
      return null;
    }
  }
}
