import { applyAction, decisionOf, type GameState } from '../../flow/runner.ts';
import { actionsFor } from '../../rules/legalActions.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { isSecretDecision } from '../../vocabulary/time.ts';
import type { Mind } from './mind.ts';
import { chanceOf, type Horizon, isBeyond } from './playout.ts';

/** An action that was thought about, with what came of it. */
export interface Branch {
  readonly action: Action;
  readonly seat: Seat;
  /** How likely the one-ply evaluation takes it for the best, 0 … 1, and the chance to win that it sees. */
  readonly prior: number;
  readonly guess: number;
  /** How often it could have been taken, was taken, and the chances to win that followed, added up. */
  available: number;
  visits: number;
  total: number;
  node: Node;
}

/** What has been done since the search began, by everybody in the open; hidden things differ from visit to visit. */
export interface Node {
  visits: number;
  branches: Branch[];
}

export const newNode = (): Node => ({ visits: 0, branches: [] });

/** How strongly the search tries what it knows little about, and points that divide a likely action from an unlikely. */
const CURIOSITY = 1;
const TEMPERATURE = 4;
/** A node that was reached this often gets branches: judging actions costs more than playing on quickly. */
const RIPE = 2;

/** Gives the node a branch for each of the actions that it does not have yet. */
function grow(node: Node, game: GameState, seat: Seat, actions: readonly Action[], minds: readonly Mind[]): void {
  const mind = minds[seat] as Mind;
  const values = mind.valuesAfter(game, seat, actions);
  let rival = Number.NEGATIVE_INFINITY;
  game.seats.forEach((_, other) => {
    if (other !== seat) rival = Math.max(rival, (minds[other] as Mind).valueOf(game, other));
  });
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < actions.length; index++) best = Math.max(best, values[index] as number);
  const weights = actions.map((_, index) => Math.exp(((values[index] as number) - best) / TEMPERATURE));
  const sum = weights.reduce((a, b) => a + b, 0);
  actions.forEach((action, index) => {
    if (node.branches.some((branch) => branch.action === action)) return;
    node.branches.push({
      action,
      seat,
      prior: (weights[index] as number) / sum,
      guess: chanceOf((values[index] as number) - rival),
      available: 0,
      visits: 0,
      total: 0,
      node: newNode(),
    });
  });
}

const scoreOf = ({ total, guess, visits, prior, available }: Branch): number =>
  (total + guess) / (visits + 1) + (CURIOSITY * prior * Math.sqrt(available)) / (1 + visits);

function select(node: Node, actions: readonly Action[]): Branch | undefined {
  let best: Branch | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of node.branches) {
    if (!actions.includes(branch.action)) continue;
    branch.available += 1;
    const score = scoreOf(branch);
    if (score > most) [best, most] = [branch, score];
  }
  return best;
}

/**
 * Plays down the tree, in place, as far as it has grown and decisions are open; returns the branches taken.
 * `candidates`: the actions between which the root decides.
 */
export function descend(
  root: Node,
  game: GameState,
  horizon: Horizon,
  candidates: readonly Action[],
  minds: readonly Mind[],
): Branch[] {
  const path: Branch[] = [];
  let node = root;
  while (!isBeyond(game, horizon)) {
    const decision = decisionOf(game);
    if (decision === null || isSecretDecision(decision, game.phase)) break;
    const seat = game.turn;
    const actions = node === root ? candidates : actionsFor(game, decision, seat);
    node.visits += 1;
    if (node.branches.length === 0 && node !== root && node.visits <= RIPE) break;
    const known = node.branches.length;
    if (known === 0 || !actions.every((action) => node.branches.some((branch) => branch.action === action)))
      grow(node, game, seat, actions, minds);
    const branch = select(node, actions);
    if (branch === undefined) break;
    path.push(branch);
    applyAction(game, seat, branch.action);
    node = branch.node;
  }
  return path;
}

/** Adds what came of a visit to all branches that led there; `chances` of each seat. */
export function learn(path: readonly Branch[], chances: Float64Array): void {
  for (const branch of path) {
    branch.visits += 1;
    branch.total += chances[branch.seat] as number;
  }
}
