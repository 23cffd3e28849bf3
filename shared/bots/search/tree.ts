import { applyAction, type GameState, legalActions } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Evaluator } from './evaluator.ts';
import { chanceOf, firstSight, type Horizon, isBeyond } from './playout.ts';

/** What has been done since the search began, by everybody in the open; hidden things differ from visit to visit. */
export interface Node {
  /** What was done next. Nothing yet is always the same list: a new one takes its place. */
  edges: Edge[];
  /** Whether its actions have been judged. What is taken at the first visit is what looks best: that costs less. */
  isJudged: boolean;
}

/** An action that was thought about, with what came of it: the node that it leads to. There are many, so they are small. */
export interface Edge extends Node {
  readonly action: Action;
  readonly seat: Seat;
  /** How likely the one-ply evaluation takes it for the best, 0 … 1, and the chance to win that it sees; 0 until the node is judged. */
  prior: number;
  guess: number;
  /** How often it could have been taken, was taken, and the chances to win that followed, added up. */
  available: number;
  visits: number;
  total: number;
}

const NOTHING_YET: Edge[] = [];

export const newNode = (): Node => ({ edges: NOTHING_YET, isJudged: false });

function addEdge(node: Node, action: Action, seat: Seat): Edge {
  const edge: Edge = {
    edges: NOTHING_YET,
    isJudged: false,
    action,
    seat,
    prior: 0,
    guess: 0,
    available: 0,
    visits: 0,
    total: 0,
  };
  if (node.edges === NOTHING_YET) node.edges = [edge];
  else node.edges.push(edge);
  return edge;
}

/** How strongly the search tries what it knows little about, and points that divide a likely action from an unlikely. */
const CURIOSITY = 0.3;
const TEMPERATURE = 4;

function edgeOf({ edges }: Node, action: Action): Edge | undefined {
  for (const edge of edges) if (edge.action === action) return edge;
  return undefined;
}

/** Judges the actions, and gives the node an edge for each. */
function judge(
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
    const edge = edgeOf(node, action) ?? addEdge(node, action, seat);
    edge.prior = (weights[index] as number) / sum;
    edge.guess = chanceOf((values[index] as number) - rival);
  });
  node.isJudged = true;
}

const scoreOf = ({ total, guess, visits, prior, available }: Edge): number =>
  (total + guess) / (visits + 1) + (CURIOSITY * prior * Math.sqrt(available)) / (1 + visits);

function select(node: Node, actions: readonly Action[]): Edge {
  let [best] = node.edges as [Edge];
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of node.edges) {
    if (!actions.includes(edge.action)) continue;
    edge.available += 1;
    const score = scoreOf(edge);
    if (score > most) [best, most] = [edge, score];
  }
  return best;
}

/** The edge that the search wants to know more of. */
function weighed(
  node: Node,
  game: GameState,
  seat: Seat,
  actions: readonly Action[],
  evaluators: readonly Evaluator[],
): Edge {
  if (!node.isJudged || !actions.every((action) => edgeOf(node, action))) judge(node, game, seat, actions, evaluators);
  return select(node, actions);
}

/**
 * Plays to the horizon, in place, down the tree and beyond what has grown of it, where each seat takes what looks best;
 * returns the edges taken. No decision up to there may be secret. `candidates`: the actions between which the root
 * decides.
 */
export function descend(
  root: Node,
  game: GameState,
  horizon: Horizon,
  candidates: readonly Action[],
  evaluators: readonly Evaluator[],
): Edge[] {
  const path: Edge[] = [];
  let node: Node = root;
  while (!isBeyond(game, horizon)) {
    const seat = game.turn;
    const edge =
      node === root || node.edges.length > 0
        ? weighed(node, game, seat, node === root ? candidates : legalActions(game, seat), evaluators)
        : addEdge(node, firstSight(game, seat, evaluators[seat] as Evaluator), seat);
    path.push(edge);
    applyAction(game, seat, edge.action);
    node = edge;
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
