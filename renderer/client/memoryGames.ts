import type { Budget } from '../../shared/bots/bot.ts';
import type { GameSummary } from '../../shared/contract/answers.ts';
import type { CallInput } from '../../shared/contract/contract.ts';
import { SAVE_ENDING } from '../../shared/contract/gameFile.ts';
import type { RefusedCode, Reply } from '../../shared/contract/reply.ts';
import type { Player } from '../../shared/contract/tableSetup.ts';
import { branchOf } from '../../shared/session/branch.ts';
import { booksOf } from '../../shared/session/reasons.ts';
import { recordOf } from '../../shared/session/record.ts';
import { importRecords } from '../../shared/session/recordImport.ts';
import { timelineOf, viewAt } from '../../shared/session/replayTimeline.ts';
import type { SavedGame } from '../../shared/session/savedGame.ts';
import { savedGameSchema } from '../../shared/session/saveFormat.ts';
import { humanSeats } from '../../shared/session/screen.ts';
import { summaryOf } from '../../shared/session/summary.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';

/** No simulations: a whole game is judged at first sight, so that the page does not stand still. */
const BOOKS_BUDGET: Budget = { milliseconds: 1000, nodes: 0 };

const done = (value: unknown): Reply => ({ ok: true, value });
const refused = (code: RefusedCode): Reply => ({ ok: false, code, detail: '' });

interface Entry {
  readonly saved: SavedGame;
  readonly summary: GameSummary;
}

/** All games of a page without a host: the list, their records and their histories. Nothing outlives the page. */
export class MemoryGames {
  readonly #now: () => number;
  /** The newest last. */
  readonly #games = new Map<string, Entry>();
  readonly #deleted = new Map<string, Entry>();
  #count = 0;

  /** `now`: milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  newId(): string {
    this.#count += 1;
    return `game-${this.#count}`;
  }

  /** Keeps a game as it is now, as the newest. */
  keep(saved: SavedGame, summarize: (savedAt: number) => GameSummary): void {
    this.#games.delete(saved.gameId);
    this.#games.set(saved.gameId, { saved, summary: summarize(this.#now()) });
  }

  read(gameId: string): SavedGame | undefined {
    return this.#games.get(gameId)?.saved;
  }

  /** What "Continue" continues; `null` when there is none. */
  newest(): GameSummary | null {
    return this.#list()[0] ?? null;
  }

  /** The game of a "what if", or undefined. */
  branch({ gameId, position, players }: CallInput<'replay.branch'>): SavedGame | undefined {
    const entry = this.#games.get(gameId);
    if (entry === undefined) return undefined;
    const hiddenFrom = entry.summary.finished ? 'nobody' : viewerOf(entry.saved.players);
    return branchOf(entry.saved, position, players, { gameId: this.newId(), seed: this.#count, hiddenFrom });
  }

  /** The answer to a call about saved games; `null` for any other call. */
  answer(name: string, input: unknown): Reply | null {
    switch (name) {
      case 'games.list':
        return done(this.#list());
      case 'games.delete':
        return this.#move(this.#games, this.#deleted, input as CallInput<'games.delete'>);
      case 'games.restore':
        return this.#move(this.#deleted, this.#games, input as CallInput<'games.restore'>);
      case 'games.rename':
        return this.#rename(input as CallInput<'games.rename'>);
      case 'games.duplicate':
        return this.#duplicate(input as CallInput<'games.duplicate'>);
      case 'save.export':
        return this.#export(input as CallInput<'save.export'>);
      case 'save.import':
        return this.#takeIn(input as CallInput<'save.import'>);
      case 'record.read':
        return this.#record(input as CallInput<'record.read'>);
      case 'record.import':
        return this.#import(input as CallInput<'record.import'>);
      case 'replay.open':
        return this.#timeline(input as CallInput<'replay.open'>);
      case 'replay.view':
        return this.#view(input as CallInput<'replay.view'>);
      case 'books.open':
        return this.#books(input as CallInput<'books.open'>);
      default:
        return null;
    }
  }

  #list(): GameSummary[] {
    return [...this.#games.values()].map(({ summary }) => summary).reverse();
  }

  #move(from: Map<string, Entry>, to: Map<string, Entry>, { gameId }: { readonly gameId: string }): Reply {
    const entry = from.get(gameId);
    if (entry === undefined) return refused('noGame');
    from.delete(gameId);
    to.set(gameId, entry);
    return done(this.#list());
  }

  #rename({ gameId, name }: CallInput<'games.rename'>): Reply {
    const entry = this.#games.get(gameId);
    if (entry === undefined) return refused('noGame');
    this.#games.set(gameId, { saved: { ...entry.saved, name }, summary: { ...entry.summary, name } });
    return done(this.#list());
  }

  #duplicate({ gameId, name }: CallInput<'games.duplicate'>): Reply {
    const entry = this.#games.get(gameId);
    if (entry === undefined) return refused('noGame');
    const saved = { ...entry.saved, gameId: this.newId(), name };
    this.keep(saved, (savedAt) => summaryOf(saved, savedAt));
    return done(this.#list());
  }

  /** Without a seal, which takes a program behind the page. */
  #export({ gameId }: CallInput<'save.export'>): Reply {
    const entry = this.#games.get(gameId);
    if (entry === undefined) return refused('noGame');
    return done({ fileName: `${gameId}${SAVE_ENDING}`, text: JSON.stringify(entry.saved) });
  }

  #takeIn({ text }: CallInput<'save.import'>): Reply {
    const { success, data: saved } = savedGameSchema.safeParse(JSON.parse(text));
    if (!success) return done({ problem: { reason: 'damaged', detail: '' } });
    const known = this.#games.has(saved.gameId) ? [saved.gameId] : [];
    if (known.length === 0) this.keep(saved, (savedAt) => summaryOf(saved, savedAt));
    return done({ games: [this.#games.get(saved.gameId)?.summary], known });
  }

  #record({ gameId, withLegal }: CallInput<'record.read'>): Reply {
    const entry = this.#games.get(gameId);
    if (entry === undefined) return refused('noGame');
    if (!entry.summary.finished) return refused('notFinished');
    const lines = recordOf(entry.saved, withLegal).map((line) => `${JSON.stringify(line)}\n`);
    return done({ fileName: `${gameId}.jsonl`, text: lines.join('') });
  }

  #books({ gameId, from }: CallInput<'books.open'>): Reply {
    const entry = this.#games.get(gameId);
    if (entry === undefined) return refused('noGame');
    if (!entry.summary.finished) return refused('notFinished');
    const books = booksOf(entry.saved, BOOKS_BUDGET);
    return done({ ...books, entries: books.entries.slice(from) });
  }

  #import({ text }: CallInput<'record.import'>): Reply {
    const read = importRecords(text, () => this.newId());
    if ('problem' in read) return done(read);
    for (const saved of read.games) this.keep(saved, (savedAt) => summaryOf(saved, savedAt));
    return done({ games: read.games.map(({ gameId }) => this.#games.get(gameId)?.summary), known: [] });
  }

  #timeline({ gameId, viewer }: CallInput<'replay.open'>): Reply {
    const entry = this.#games.get(gameId);
    if (entry === undefined) return refused('noGame');
    const { saved, summary } = entry;
    return done(timelineOf(saved, summary.finished ? viewer : viewerOf(saved.players), summary.finished));
  }

  #view({ gameId, viewer, position }: CallInput<'replay.view'>): Reply {
    const entry = this.#games.get(gameId);
    if (entry === undefined) return refused('noGame');
    const { saved, summary } = entry;
    return done(viewAt(saved, summary.finished ? viewer : viewerOf(saved.players), position));
  }
}

/** Whom the screen serves while a game is running. */
function viewerOf(players: readonly Player[]): Seat | null {
  const humans = humanSeats(players);
  return humans.length === 1 ? (humans[0] ?? null) : null;
}
