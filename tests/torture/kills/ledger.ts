import { dequal } from 'dequal';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { followsOn, logAfter } from '../../../shared/contract/gameLog.ts';
import type { Settings } from '../../../shared/contract/tableSetup.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** What an unanswered call may have changed, or not: the program died over it. */
export interface Doubt {
  /** Games that nobody knows may be there. */
  readonly appears?: boolean;
  /** This game may be gone. */
  readonly vanishes?: string;
  /** This game may have lost its last human decision and all that followed. */
  readonly rewinds?: string;
  /** This game may have got this name. */
  readonly renames?: { readonly gameId: string; readonly name: string };
  /** This change of the settings may have been made. */
  readonly settings?: Partial<Settings>;
  /** One problem more may have been tried. */
  readonly solves?: boolean;
}

/** A game as the program has confirmed it. */
export interface Confirmed {
  /** All that was told of it, and whose eyes that was for. */
  log: readonly GameEvent[];
  viewer: Seat | null;
  name: string | null;
  /** How much of that was told before each human decision that may be taken back; the newest last. */
  readonly before: number[];
  /** The position that the log is of, and later ones that came before the answer that they follow on. */
  newest: GameUpdate | null;
  early: readonly GameUpdate[];
}

/** A game of which nothing was told yet. */
export const newlyKnown = (): Confirmed => ({
  log: [],
  viewer: 0,
  name: null,
  before: [],
  newest: null,
  early: [],
});

/** Returns false, with nothing changed, when something is missing before this position. */
function take(known: Confirmed, update: GameUpdate): boolean {
  if (!followsOn(known.newest, update)) return false;
  known.log = logAfter(known.log, update);
  known.viewer = update.screen.viewer;
  known.newest = update;
  return true;
}

/** How many events two logs have in common before they part. */
export function sharedLength(one: readonly GameEvent[], other: readonly GameEvent[]): number {
  const parting = one.findIndex((event, index) => !dequal(event, other[index]));
  return parting < 0 ? one.length : parting;
}

/** Everything that the program has confirmed to its caller, by an answer or an event: it must outlast any death. */
export class Ledger {
  readonly games = new Map<string, Confirmed>();
  /** Deleted games that can be brought back in this run. */
  readonly deleted = new Map<string, Confirmed>();
  readonly contents = new Set<string>();
  readonly doubts = new Set<Doubt>();
  settings: Settings | null = null;
  readonly lessons = new Set<string>();
  /** Problems that were tried. */
  solved = 0;
  /** Games that the statistics know. */
  counted = 0;
  /** Decisions that were confirmed, those of bots included, and all other changes. */
  confirmed = 0;

  /** Takes a position down that the program told. */
  note(update: GameUpdate): void {
    const { gameId } = update;
    const known = this.games.get(gameId) ?? newlyKnown();
    this.games.set(gameId, known);
    const inOrder = [update, ...known.early.filter(({ seq }) => seq > update.seq)];
    known.early = inOrder.filter((next) => !take(known, next));
    this.confirmed += 1;
  }

  /** How much of a game's log must be there after a death. */
  demanded(gameId: string, { log, before }: Confirmed): number {
    const rewinding = [...this.doubts].some(({ rewinds }) => rewinds === gameId);
    return rewinding ? (before.at(-1) ?? 0) : log.length;
  }

  mayBeCalled(gameId: string, name: string | null): boolean {
    return [...this.doubts].some(({ renames }) => renames?.gameId === gameId && renames.name === name);
  }

  mayVanish(gameId: string): boolean {
    return [...this.doubts].some(({ vanishes }) => vanishes === gameId);
  }

  /** Whether settings after a death are those that were confirmed, or with a change that was under way. */
  permits(settings: Settings): boolean {
    const changes = [...this.doubts].flatMap((doubt) => doubt.settings ?? []);
    return [{}, ...changes].some((change) => dequal({ ...this.settings, ...change }, settings));
  }

  get maySolve(): boolean {
    return [...this.doubts].some(({ solves }) => solves === true);
  }

  get mayAppear(): boolean {
    return [...this.doubts].some(({ appears }) => appears === true);
  }
}
