import { setImmediate } from 'node:timers/promises';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { TaskQueue } from '../taskQueue.ts';
import { GameEntries, type GameEntry } from './gameEntries.ts';
import type { GameSearch } from './gameSearch.ts';

/** So many games are read in one task; other tasks wait for no longer than that. */
const PORTION = 10;
/** Of many games, so many are examined before one to continue is offered, even if a better one may still be found. */
const FIRST_LOOK = 3 * PORTION;

/** The list of games while the disk is being searched. Callers wait only for the part that they need. */
export class FoundGames {
  readonly entries = new GameEntries();
  private readonly search: GameSearch;
  private readonly queue: TaskQueue;
  private readonly ending = new AbortController();
  /** The search for the games that nobody has asked for yet. */
  private searching: Promise<void> = Promise.resolve();
  /** The portion of games that is being read; all callers that wait share it. */
  private portion: Promise<void> | null = null;
  /** The write of the list that is under way. */
  private caching: Promise<void> = Promise.resolve();

  /** @param queue the queue for everything that is done with games */
  constructor(search: GameSearch, queue: TaskQueue) {
    this.search = search;
    this.queue = queue;
  }

  /** Begins to find all games. When it resolves, all are known if there are few, else the first ones. Never rejects. */
  async begin(): Promise<void> {
    await this.queue.put(() => this.search.begin());
    const { search } = this;
    const isBegun = () => search.isMany && (this.isDecided || search.looked >= FIRST_LOOK);
    await this.findUntil(isBegun).catch(() => undefined);
    this.searching = this.whole().catch(() => undefined);
  }

  /** Resolves when all games are known. Rejects, like every other wait here, when the host ends before. */
  whole(): Promise<void> {
    return this.findUntil(() => false);
  }

  /** The newest so many games, or all, newest first. Waits until these are known. */
  async list(newest = Number.POSITIVE_INFINITY): Promise<GameSummary[]> {
    await this.findUntil(() => this.isNewest(this.entries.list()[newest - 1]));
    return this.entries.list().slice(0, newest);
  }

  /** Of the games that are known, the newest that is not finished, else the newest; `null` when there is none. */
  get continued(): GameSummary | null {
    return this.unfinished ?? this.entries.newest() ?? null;
  }

  /** Whether the game to continue is certain: no game that is not known yet can be a better one. */
  get isDecided(): boolean {
    return this.search.isDone || this.isNewest(this.unfinished);
  }

  /** Resolves when the game to continue is certain (`isDecided`). */
  decided(): Promise<void> {
    return this.findUntil(() => this.isDecided);
  }

  /** Finds a game by its id without waiting for any other game. Call it from within the queue. Never rejects. */
  async get(gameId: string): Promise<GameEntry | undefined> {
    const found = await this.search.find(gameId);
    if (found !== null) this.entries.add(found);
    return this.entries.get(gameId);
  }

  /** Reads a game again that another program has changed. If it cannot be loaded, it leaves the list. Never rejects. */
  async refresh(gameId: string): Promise<void> {
    const found = await this.search.read(gameId);
    this.entries.delete(gameId);
    if (found !== null) this.entries.add(found);
  }

  /** Ends the search: everybody who waits for it gets an error. */
  stop(): void {
    this.ending.abort(new Error('the host has ended'));
  }

  /** Resolves when the search has ended. Never rejects. */
  ended(): Promise<void> {
    return this.searching;
  }

  /** Resolves when the list, if it is complete, is saved for the next start. Never rejects. */
  kept(): Promise<void> {
    return this.caching;
  }

  /** Finds games, a few at a time, until `isEnough` holds or all are known. */
  private async findUntil(isEnough: () => boolean): Promise<void> {
    while (!this.search.isDone && !isEnough()) {
      this.ending.signal.throwIfAborted();
      this.portion ??= this.findPortion();
      await this.portion;
    }
  }

  private async findPortion(): Promise<void> {
    await this.queue.put(() => this.findSome());
    await setImmediate();
    this.portion = null;
  }

  private async findSome(): Promise<void> {
    if (this.search.isDone) return;
    this.entries.add(...(await this.search.next(PORTION)));
    if (this.search.isDone) this.caching = this.search.keep(this.entries.all());
  }

  private get unfinished(): GameSummary | undefined {
    return this.entries.newest(({ finished }) => !finished);
  }

  /** Whether no game that is still unknown can be newer. */
  private isNewest(game: GameSummary | undefined): boolean {
    return game !== undefined && game.savedAt >= this.search.latest;
  }
}
