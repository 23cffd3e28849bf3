import { applyAction, decisionOf, type GameState } from '../../flow/runner.ts';
import { actionsFor } from '../../rules/choices/legalActions.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { isSecretDecision } from '../../vocabulary/time.ts';
import type { Evaluator } from './evaluator.ts';
import { chanceOf, type Horizon, isBeyond } from './playout.ts';

/** An action that was thought about, with what came of it. */
export interface Edge {
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
  edges: Edge[];
}

export const newNode = (): Node => ({ visits: 0, edges: [] });

/** How strongly the search tries what it knows little about, and points that divide a likely action from an unlikely. */
const CURIOSITY = 0.3;
const TEMPERATURE = 4;
/** A node that was reached this often gets edges: judging actions costs more than playing on quickly. */
const RIPE = 2;

/** Gives the node a edge for each of the actions that it does not have yet. */
function grow(
  node: Node,
  game: GameState,
  seat: Seat,
  actions: readonly Action[],
  evaluators: readonly Evaluator[],
): void {
  const evaluator = evaluators[seat] as Evaluator;
  const values = evaluator.valuesAfter(game, seat, actions);
  let rival = Number.NEGATIVE_INFINITY;
  game.seats.forEach((_, other) => {
    if (other !== seat) rival = Math.max(rival, (evaluators[other] as Evaluator).valueOf(game, other));
  });
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < actions.length; index++) best = Math.max(best, values[index] as number);
  const weights = actions.map((_, index) => Math.exp(((values[index] as number) - best) / TEMPERATURE));
  const sum = weights.reduce((a, b) => a + b, 0);
  actions.forEach((action, index) => {
    if (node.edges.some((edge) => edge.action === action)) return;
    node.edges.push({
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

const scoreOf = ({ total, guess, visits, prior, available }: Edge): number =>
  (total + guess) / (visits + 1) + (CURIOSITY * prior * Math.sqrt(available)) / (1 + visits);

function select(node: Node, actions: readonly Action[]): Edge | undefined {
  let best: Edge | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of node.edges) {
    if (!actions.includes(edge.action)) continue;
    edge.available += 1;
    const score = scoreOf(edge);
    if (score > most) [best, most] = [edge, score];
  }
  return best;
}

/**
 * Plays down the tree, in place, as far as it has grown and decisions are open; returns the edges taken.
 * `candidates`: the actions between which the root decides.
 */
export function descend(
  root: Node,
  game: GameState,
  horizon: Horizon,
  candidates: readonly Action[],
  evaluators: readonly Evaluator[],
): Edge[] {
  const path: Edge[] = [];
  let node = root;
  while (!isBeyond(game, horizon)) {
    const decision = decisionOf(game);
    if (decision === null || isSecretDecision(decision, game.phase)) break;
    const seat = game.turn;
    const actions = node === root ? candidates : actionsFor(game, decision, seat);
    node.visits += 1;
    if (node.edges.length === 0 && node !== root && node.visits <= RIPE) break;
    const known = node.edges.length;
    if (known === 0 || !actions.every((action) => node.edges.some((edge) => edge.action === action)))
      grow(node, game, seat, actions, evaluators);
    const edge = select(node, actions);
    if (edge === undefined) break;
    path.push(edge);
    applyAction(game, seat, edge.action);
    node = edge.node;
  }
  return path;
}

/** Adds what came of a visit to all edges that led there; `chances` of each seat. */
export function learn(path: readonly Edge[], chances: Float64Array): void {
  for (const edge of path) {
    edge.visits += 1;
    edge.total += chances[edge.seat] as number;
  }
}
