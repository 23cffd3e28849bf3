import { randomInt } from 'node:crypto';
import { keepsDealCommitment } from '../../main/host/session/dealCommitment.ts';
import { measured, stopAfterAsks } from '../../shared/bots/explain.ts';
import type { CheckedDecision } from '../../shared/contract/fairness.ts';
import {
  type BotDecision,
  botDecisionsIn,
  botPositionsIn,
  checkedOf,
  verdictOn,
} from '../../shared/session/fairness/checks.ts';
import type { Engine } from '../../shared/session/fairness/proof.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { gamesIn } from './games.ts';

/** What came of checking a game. */
export interface CheckedGame {
  readonly saved: SavedGame;
  /** Whether it has the deal that was promised; `null` where nothing was promised. */
  readonly keepsDealCommitment: boolean | null;
  /** Those of its bots that were asked for. */
  readonly decisions: readonly CheckedDecision[];
  /** How many more there are, for which there was no time. */
  readonly left: number;
}

export type CheckedFile = { readonly file: string } & (
  | { readonly games: readonly CheckedGame[] }
  | { readonly problem: string }
);

/** One of several shares of the bots' decisions. */
export interface Share {
  /** 0 … of − 1. */
  readonly number: number;
  readonly of: number;
}

const ALL: Share = { number: 0, of: 1 };

/** The positions of a share: each goes to the share that has the fewest simulations so far. */
function positionsIn(saved: SavedGame, { number, of }: Share): number[] {
  const loads = new Array<number>(of).fill(0);
  return botPositionsIn(saved).filter((position) => {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] as number) + 1 + (saved.actions[position]?.bot?.nodes ?? 0);
    return least === number;
  });
}

const never = (): boolean => false;

/** Those that need no search first, then the others as the lot falls: nobody can know which will be repeated. */
function drawn(decisions: readonly BotDecision[]): BotDecision[] {
  const searches = decisions.filter(({ nodes }) => nodes > 0);
  for (let last = searches.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [searches[last], searches[other]] = [searches[other] as BotDecision, searches[last] as BotDecision];
  }
  return [...decisions.filter(({ nodes }) => nodes === 0), ...searches];
}

function check(decision: BotDecision): CheckedDecision {
  const { known, job, asks } = decision;
  if (known !== null || job === null) return checkedOf(decision, known ?? verdictOn(decision, null));
  return checkedOf(decision, verdictOn(decision, measured(job, stopAfterAsks(asks))));
}

/**
 * Plays a share of the bots' decisions again, until `isOver`: which ones are left then is up to luck. Throws a RangeError
 * when the game cannot be replayed.
 */
export function checkGame(saved: SavedGame, engine: Engine, share: Share = ALL, isOver = never): CheckedGame {
  const wanted = drawn(botDecisionsIn(saved, engine, positionsIn(saved, share)));
  const decisions: CheckedDecision[] = [];
  for (const decision of wanted) if (!isOver()) decisions.push(check(decision));
  return {
    saved,
    keepsDealCommitment: keepsDealCommitment(saved),
    decisions: inOrder(decisions),
    left: wanted.length - decisions.length,
  };
}

const inOrder = (decisions: readonly CheckedDecision[]): CheckedDecision[] =>
  decisions.toSorted((a, b) => a.position - b.position);

/** Checks a share of the games of a file, until `isOver`. Never throws. */
export function checkFile(file: string, engine: Engine, share: Share = ALL, isOver = never): CheckedFile {
  const read = gamesIn(file);
  return 'problem' in read
    ? { file, problem: read.problem }
    : { file, games: read.games.map((saved) => checkGame(saved, engine, share, isOver)) };
}

/** The file with the decisions of all shares, given what came of each. */
export function joinedShares(shares: readonly CheckedFile[]): CheckedFile {
  const [one] = shares as readonly [CheckedFile];
  if ('problem' in one) return one;
  const games = one.games.map((game, index) => {
    const parts = shares.flatMap((share) => ('games' in share ? (share.games[index] ?? []) : []));
    const left = parts.reduce((sum, part) => sum + part.left, 0);
    return { ...game, decisions: inOrder(parts.flatMap(({ decisions }) => decisions)), left };
  });
  return { ...one, games };
}

/** What all of it comes to: everything is as it should be, something is not, or not everything could be checked. */
export type Outcome = 'fair' | 'wrong' | 'unchecked';

export function outcomeOf(game: CheckedGame): Outcome {
  const kinds = new Set(game.decisions.map(({ verdict }) => verdict.kind));
  if (game.keepsDealCommitment === false || kinds.has('different')) return 'wrong';
  return game.keepsDealCommitment === null || kinds.has('unknown') || game.left > 0 ? 'unchecked' : 'fair';
}

/** The same of all files; one that cannot be read is wrong. */
export function outcomeOfAll(files: readonly CheckedFile[]): Outcome {
  const all = files.flatMap((checked) => ('games' in checked ? checked.games.map(outcomeOf) : ['wrong' as const]));
  if (all.includes('wrong')) return 'wrong';
  return all.includes('unchecked') ? 'unchecked' : 'fair';
}
