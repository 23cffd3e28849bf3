import type { BotJob, Budget } from '../../shared/bots/bot.ts';
import { explain } from '../../shared/bots/explain.ts';
import type { Advice, AppInfo, GameUpdate, Why } from '../../shared/contract/answers.ts';
import type { CallInput } from '../../shared/contract/contract.ts';
import type { RefusedCode, Reply } from '../../shared/contract/reply.ts';
import type { NewGame, Settings } from '../../shared/contract/tableSetup.ts';
import { adviceFrom } from '../../shared/session/advice.ts';
import { bookEntryNow, decisionsIn } from '../../shared/session/reasons.ts';
import type { SavedGame } from '../../shared/session/savedGame.ts';
import { Session } from '../../shared/session/session.ts';
import { whyFor } from '../../shared/session/whys.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { Transport } from './client.ts';
import { makeListeners } from './listeners.ts';
import { MemoryGames } from './memoryGames.ts';

/** What stands in for the program behind the page. */
export interface MemoryOptions {
  readonly settings: Settings;
  /** The bots' brain. */
  readonly decide: (job: BotJob) => Action;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds between two things that bots do. */
  readonly beat: number;
}

const INFO: AppInfo = { version: '0', carrier: 'memory', dataFolder: '', locale: 'en', runtime: {} };

/** So few simulations that a page does not stand still. */
const BUDGET: Budget = { milliseconds: 1000, nodes: 8 };

function adviceNow(session: Session): Advice | null {
  const job = session.adviceJob(BUDGET);
  return job && adviceFrom(job, explain(job).reason);
}

function whyNow(session: Session, line: number): Why | null {
  const position = session.botDecisionAt(line);
  const [taken] = position === null ? [] : decisionsIn(session.saved, (other) => other === position);
  return taken === undefined ? null : whyFor(session.viewer, taken, bookEntryNow(taken));
}

const done = (value: unknown): Reply => ({ ok: true, value });
const refused = (code: RefusedCode): Reply => ({ ok: false, code, detail: '' });

/** A carrier to a game in this page: for tests and the playground, never for players: nothing is saved. */
export class MemoryTransport implements Transport {
  readonly #options: MemoryOptions;
  readonly #events = makeListeners<[event: string, payload: unknown]>();
  #settings: Settings;
  readonly #games: MemoryGames;
  #session: Session | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: MemoryOptions) {
    this.#options = options;
    this.#settings = options.settings;
    this.#games = new MemoryGames(options.now);
  }

  on(listener: (event: string, payload: unknown) => void): () => void {
    return this.#events.add(listener);
  }

  onLink(listener: (link: 'up') => void): () => void {
    listener('up');
    return () => undefined;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Answers later, like every other carrier, and with copies of its own. */
  async call(name: string, input: unknown): Promise<Reply> {
    return structuredClone(await this.#answer(name, input));
  }

  #answer(name: string, input: unknown): Reply {
    switch (name) {
      case 'app.info':
        return done(INFO);
      case 'app.diagnostics':
        return done('');
      case 'app.licences':
        return done([]);
      case 'app.openLogs':
        return done({ folder: '', opened: false });
      case 'settings.read':
        return done(this.#settings);
      case 'settings.change':
        this.#settings = { ...this.#settings, ...(input as Partial<Settings>) };
        return done(this.#settings);
      case 'game.summary':
        return done(this.#games.newest());
      case 'game.start':
        return this.#start(input as NewGame);
      case 'games.resume':
        return this.#takeUp(this.#games.read((input as CallInput<'games.resume'>).gameId));
      case 'replay.branch':
        return this.#takeUp(this.#games.branch(input as CallInput<'replay.branch'>));
      case 'game.leave':
      case 'app.quit':
        clearTimeout(this.#timer);
        return done(null);
      default:
        return this.#games.answer(name, input) ?? this.#play(name, input);
    }
  }

  #start({ seed = 1, ...game }: NewGame): Reply {
    return this.#takeUp({ ...game, gameId: this.#games.newId(), name: null, seed, deal: null, actions: [] });
  }

  #takeUp(saved: SavedGame | undefined): Reply {
    if (saved === undefined) return refused('noGame');
    this.#session = new Session(saved);
    return done(this.#show(this.#session));
  }

  #play(name: string, input: unknown): Reply {
    const session = this.#session;
    if (session === null) return refused('noGame');
    switch (name) {
      case 'game.open':
        session.lowerCurtain();
        return done(this.#show(session));
      case 'game.lift':
        return session.lift((input as { seat: Seat }).seat) ? done(this.#show(session)) : refused('notYourTurn');
      case 'game.act': {
        const { actor } = session;
        if (actor === null) return refused('notYourTurn');
        return session.act(actor, (input as { action: Action }).action)
          ? done(this.#show(session))
          : refused('illegal');
      }
      case 'advice.ask': {
        const advice = adviceNow(session);
        return advice === null ? refused('notYourTurn') : done(advice);
      }
      case 'why.ask':
        return done(whyNow(session, (input as CallInput<'why.ask'>).line));
      case 'game.undo':
        return session.undo() ? done(this.#show(session)) : refused('nothingToUndo');
      default:
        return refused('unknownCall');
    }
  }

  #show(session: Session): GameUpdate {
    this.#games.keep(session.saved, (savedAt) => session.summary(savedAt));
    const thinking = session.botsToDecide();
    clearTimeout(this.#timer);
    if (thinking.length > 0) this.#timer = setTimeout(() => this.#letBotsPlay(session), this.#options.beat);
    return session.update(thinking);
  }

  #letBotsPlay(session: Session): void {
    for (const seat of session.botsToDecide()) session.act(seat, this.#options.decide(session.botJob(seat)));
    this.#events.notify('game.update', structuredClone(this.#show(session)));
  }
}
