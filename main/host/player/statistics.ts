import { setImmediate } from 'node:timers/promises';
import { strengthSteps } from '../../../shared/matching/strengths.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { achievedIn } from '../../../shared/statistics/achievements.ts';
import type { FinishedGame, FinishedSeat } from '../../../shared/statistics/facts.ts';
import { historyOf, isPersons, type Person, personsIn } from '../../../shared/statistics/history.ts';
import { finishedGameOf } from '../../../shared/statistics/play/finishedGame.ts';
import type { GameHonours, SeatHonours, StatisticsTold } from '../../../shared/statistics/statisticsAnswers.ts';
import { CallRefused } from '../callRefused.ts';
import { ChecksummedFile, type ChecksummedPlace } from '../files/checksummedFile.ts';
import { identityOf } from '../saves/gameIdentity.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import type { SaveWatch } from '../saves/saveWatch.ts';
import type { HostLog } from '../support/hostLog.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { type ForgottenPerson, type Kept, type KeptGame, STATISTICS } from './statisticsFile.ts';

/** How many unknown saves are read before the first results are told. */
const FIRST_TOLD = 20;
/** The statistics are written after every so many games read, because each time all of them are written. */
const KEPT_EVERY = 500;

export interface StatisticsOptions extends ChecksummedPlace {
  readonly library: GameLibrary;
  readonly watch: SaveWatch;
  readonly log: HostLog;
}

const isForgotten = (seat: FinishedSeat, finishedAt: number, forgotten: readonly ForgottenPerson[]): boolean =>
  forgotten.some(({ name, emblem, until }) => name === seat.name && emblem === seat.emblem && finishedAt <= until);

/** The game with the seats of forgotten persons marked as nobody's. */
const withoutForgotten = (game: FinishedGame, forgotten: readonly ForgottenPerson[]): FinishedGame => ({
  ...game,
  seats: game.seats.map((seat) =>
    seat.player.kind === 'person' && isForgotten(seat, game.finishedAt, forgotten)
      ? { ...seat, forgotten: true }
      : seat,
  ),
});

/**
 * A result that counts is kept when the same game is finished again with one that does not count. Otherwise the newer
 * result counts.
 */
const standsBefore = (known: FinishedGame, fresh: FinishedGame): boolean =>
  known.uncounted === null && fresh.uncounted !== null;

/** Of two copies of a game, the one that was played here is kept. */
const isPlayedElsewhere = (known: FinishedGame, fresh: FinishedGame): boolean =>
  known.uncounted === 'imported' && fresh.uncounted !== 'imported';

/** What a game has earned for a person. */
function honoursOf(games: readonly FinishedGame[], person: Person, gameId: string): SeatHonours {
  const entries = historyOf(games, person);
  const entry = entries.find(({ game }) => game.gameId === gameId);
  const achieved = achievedIn(entries).filter((one) => one.entry === entry);
  const step = strengthSteps(entries).find((one) => one.entry === entry);
  return {
    uncounted: entry?.uncounted ?? null,
    achieved: achieved.map(({ id }) => id),
    strength: step === undefined ? null : { before: step.before, after: step.after },
  };
}

/**
 * The statistics of this data folder: facts about every finished game in which a person sat. They are kept in a file of
 * their own, so that deleted games still count. A game is added when it ends; saves that are not known yet are read a
 * few at a time when somebody asks, so a lost file is made again. Nothing is read or written before that.
 */
export class Statistics {
  private readonly options: StatisticsOptions;
  private readonly file: ChecksummedFile<Kept>;
  private readonly queue = createTaskQueue();
  private reading: Promise<void> | null = null;
  /** By the ids of their games. */
  private readonly games = new Map<string, KeptGame>();
  private readonly looked = new Map<string, number>();
  private forgotten: readonly ForgottenPerson[] = [];
  private isChanged = false;
  private catchingUp: Promise<void> | null = null;
  /** Resolves when some of the saves that are being read are known, or all. */
  private begun: Promise<void> = Promise.resolve();
  /** Saves that are still to be read. */
  private pending = 0;
  private ended = false;

  constructor(options: StatisticsOptions) {
    this.options = options;
    this.file = new ChecksummedFile(options, STATISTICS);
  }

  /** Adds a game of the library, if it has ended. Never rejects. */
  add(gameId: string): Promise<void> {
    return this.queue.put(async () => {
      await this.open();
      await this.lookAt(gameId);
      await this.write();
    });
  }

  /** Saves a game in the library; one that is over counts from then on. Never rejects. */
  async save(session: Session): Promise<void> {
    await this.options.library.save(session);
    // Nobody waits for that.
    if (session.over) void this.add(session.saved.gameId);
  }

  /** The statistics as far as they are known. Starts reading the saves that are not known yet. */
  async read(): Promise<StatisticsTold> {
    await this.queue.put(() => this.open());
    this.catchUp();
    await this.begun;
    return this.told();
  }

  /** All finished games, after all saves have been read; if that is impossible, those that are known. */
  async whole(): Promise<readonly FinishedGame[]> {
    await this.queue.put(() => this.open());
    this.catchUp();
    await this.catchingUp;
    return this.all();
  }

  /** What a game has earned for whom. Throws `CallRefused` as `noGame` when it is not known as finished. */
  async honours(gameId: string): Promise<GameHonours> {
    await this.queue.put(async () => {
      await this.open();
      await this.lookAt(gameId);
    });
    if (!this.games.has(gameId)) throw new CallRefused('noGame', gameId);
    this.catchUp();
    // Earlier achievements are known only when all games are. Of two copies the older one is kept.
    await this.catchingUp;
    const { game } = this.games.get(gameId) ?? {};
    if (game === undefined) throw new CallRefused('noGame', gameId);
    const games = this.all();
    return { seats: game.seats.map((seat) => (isPersons(seat) ? honoursOf(games, seat, gameId) : null)) };
  }

  /** Deletes the statistics of a person: games that have ended until now count for nobody. */
  async forget({ name, emblem }: Person): Promise<StatisticsTold> {
    await this.queue.put(async () => {
      await this.open();
      this.forgotten = [...this.forgotten, { name, emblem, until: this.options.now() }];
      const known = [...this.games.values()];
      for (const { identity, game } of known) this.keep({ identity, game });
      this.isChanged = true;
      await this.write();
    });
    return this.told();
  }

  /** Ends the reading of saves. */
  stop(): void {
    this.ended = true;
  }

  /** Ends the reading of saves. Resolves when everything known is written. Never rejects. */
  async dispose(): Promise<void> {
    this.stop();
    await this.catchingUp;
    await this.queue.put(() => this.write());
  }

  private told(): StatisticsTold {
    const games = this.all();
    const gone = games.filter(({ gameId }) => this.options.library.summaryOf(gameId) === null);
    return { games, gone: gone.map(({ gameId }) => gameId), pending: this.pending };
  }

  private all(): readonly FinishedGame[] {
    return [...this.games.values()].map(({ game }) => game);
  }

  private open(): Promise<void> {
    this.reading ??= this.file.read().then((kept) => this.takeOver(kept));
    return this.reading;
  }

  /** Starts reading the saves that are not known yet, unless that is under way. What the file knows is read first. */
  private catchUp(): void {
    const { log } = this.options;
    if (this.catchingUp !== null) return;
    this.begun = new Promise((tell) => {
      this.catchingUp = this.lookAtUnknown(tell)
        .catch((error: unknown) => {
          if (!this.ended) log.fault('statistics cannot read the saves', error);
        })
        .then(() => {
          this.catchingUp = null;
          this.pending = 0;
          tell();
        });
    });
  }

  /**
   * Reads unknown saves, the oldest first, so that of copies the first one is kept. Calls `tell` when some are known.
   * Rejects when the host ends.
   */
  private async lookAtUnknown(tell: () => void): Promise<void> {
    const { library, log } = this.options;
    const games = await library.list();
    const unknown = games.filter(({ gameId, finished, savedAt }) => finished && this.looked.get(gameId) !== savedAt);
    this.pending = unknown.length;
    if (unknown.length > 0) log.info('statistics read saves', { games: unknown.length });
    for (const { gameId } of unknown.reverse()) {
      if (this.ended) return;
      await this.queue.put(() => this.lookAt(gameId));
      this.pending -= 1;
      const done = unknown.length - this.pending;
      if (done === FIRST_TOLD) tell();
      if (done % KEPT_EVERY === 0 || this.pending === 0) await this.queue.put(() => this.write());
      // Lets the running game go first.
      await setImmediate();
    }
  }

  /**
   * Adds a game from its present save, unless it is known. Never rejects: a save that cannot be read is passed over.
   */
  private async lookAt(gameId: string): Promise<void> {
    const { library, log } = this.options;
    const summary = library.summaryOf(gameId);
    if (summary === null || !summary.finished || this.looked.get(gameId) === summary.savedAt) return;
    try {
      this.take(await library.read(gameId), summary.savedAt);
      this.looked.set(gameId, summary.savedAt);
      this.isChanged = true;
    } catch (error) {
      // Its content may exist again at the next start; a damaged save was already reported.
      if (!(error instanceof CallRefused)) log.fault('statistics cannot read a game', error);
    }
  }

  private take(saved: SavedGame, savedAt: number): void {
    const identity = identityOf(saved);
    const game = finishedGameOf(saved, savedAt);
    const known = this.games.get(game.gameId);
    if (known !== undefined && standsBefore(known.game, game)) return;
    const copy = [...this.games.values()].find((other) => other.identity === identity);
    if (copy !== undefined && !isPlayedElsewhere(copy.game, game)) return;
    if (copy !== undefined) this.games.delete(copy.game.gameId);
    this.keep({ identity, game });
  }

  /** Keeps a game without the seats of forgotten persons. */
  private keep({ identity, game }: KeptGame): void {
    const own = withoutForgotten(game, this.forgotten);
    if (personsIn([own]).length > 0) this.games.set(game.gameId, { identity, game: own });
    else this.games.delete(game.gameId);
  }

  private async write(): Promise<void> {
    if (!this.isChanged) return;
    const kept: Kept = {
      games: [...this.games.values()],
      looked: Object.fromEntries(this.looked),
      forgotten: this.forgotten,
    };
    const again = () => this.queue.put(() => this.write());
    const written = await this.options.watch.attempt(STATISTICS.name, () => this.file.write(kept), { again });
    if (written === null) return;
    this.isChanged = false;
    // Another program's entries were on the disk and are merged in now.
    if (written !== kept) this.takeOver(written);
  }

  private takeOver({ games, looked, forgotten }: Kept): void {
    this.forgotten = forgotten;
    for (const game of games) this.keep(game);
    for (const [gameId, savedAt] of Object.entries(looked)) this.looked.set(gameId, savedAt);
  }
}
