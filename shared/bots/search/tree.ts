import type { Card } from '../../content/content.ts';
import { applyAction, type GameState, legalActions } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { numberOfColour } from '../../vocabulary/colours.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Evaluator } from './evaluator.ts';
import { chanceOf, firstSight, type Horizon, isBeyond } from './playout.ts';

/**
 * A node of the tree: the open actions of all seats since the search began. What is hidden differs from visit to visit.
 */
export interface Node {
  /** The actions tried next. An empty list is a shared one: it is replaced, never changed. */
  edges: Edge[];
  /** Whether its actions have been judged. The first visit only takes the action that looks best, which costs less. */
  isJudged: boolean;
}

/**
 * The results of a seat's action (buying a card, selling it, or another one) over all visits in which it was taken, at
 * whatever point: how often, and the sum of the chances to win that followed. In a draft it matters more what a seat
 * takes than when (“all moves as first”, Gelly and Silver 2011).
 */
interface Repute {
  count: number;
  total: number;
}

/** The reputes of one search: for each seat those of buying a card, of selling it, and of other actions. */
type Reputes = readonly Readonly<Record<'buy' | 'sell' | 'other', Map<Card | Action, Repute>>>[];

export interface Tree {
  readonly root: Node;
  readonly reputes: Reputes;
}

/**
 * An action that was considered, with its results, and the node that it leads to. There are many, so it is kept small.
 */
export interface Edge extends Node {
  readonly action: Action;
  readonly seat: Seat;
  readonly repute: Repute;
  /**
   * The probability, 0 … 1, with which the one-ply evaluation holds it for the best action, and the chance to win that
   * it expects. Both are 0 until the node is judged.
   */
  prior: number;
  guess: number;
  /** How often the action was available, how often it was taken, and the sum of the chances to win that followed. */
  available: number;
  visits: number;
  total: number;
}

const NOTHING_YET: Edge[] = [];

/** Makes an empty tree for a table of so many seats. */
export const newTree = (seats: number): Tree => ({
  root: { edges: NOTHING_YET, isJudged: false },
  reputes: Array.from({ length: seats }, () => ({ buy: new Map(), sell: new Map(), other: new Map() })),
});

function reputeOf(reputes: Reputes, game: GameState, action: Action, seat: Seat): Repute {
  const [of, kind] =
    action.type === 'take'
      ? ([game.piles[numberOfColour(action.colour)].at(-1) as Card, action.action] as const)
      : ([action, 'other'] as const);
  const known = reputes[seat]?.[kind].get(of);
  if (known !== undefined) return known;
  const repute = { count: 0, total: 0 };
  reputes[seat]?.[kind].set(of, repute);
  return repute;
}

function addEdge({ reputes }: Tree, node: Node, game: GameState, action: Action, seat: Seat): Edge {
  const edge: Edge = {
    edges: NOTHING_YET,
    isJudged: false,
    action,
    seat,
    repute: reputeOf(reputes, game, action, seat),
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

/**
 * How strongly the search prefers actions that it knows little about; and the temperature, in points, at which values
 * become probabilities.
 */
const CURIOSITY = 0.3;
const TEMPERATURE = 4;
/** A well-known repute counts as so many visits; after `half` times it has half of that weight. */
const REPUTE = { visits: 8, half: 10 } as const;

function edgeOf({ edges }: Node, action: Action): Edge | undefined {
  for (const edge of edges) if (edge.action === action) return edge;
  return undefined;
}

/** Judges the actions of a node and adds an edge for each. */
function judge(
  tree: Tree,
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
    const edge = edgeOf(node, action) ?? addEdge(tree, node, game, action, seat);
    edge.prior = (weights[index] as number) / sum;
    edge.guess = chanceOf((values[index] as number) - rival);
  });
  node.isJudged = true;
}

/**
 * The chance to win that the search expects of an edge: the mean of its results, its first evaluation and its action's
 * repute.
 */
const scoreOf = ({ total, guess, visits, prior, available, repute: { count, total: reputed } }: Edge): number =>
  (total + guess + (REPUTE.visits * reputed) / (count + REPUTE.half)) /
    (visits + 1 + (REPUTE.visits * count) / (count + REPUTE.half)) +
  (CURIOSITY * prior * Math.sqrt(available)) / (1 + visits);

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

/** Selects the edge to visit next. */
function weighed(
  tree: Tree,
  node: Node,
  game: GameState,
  seat: Seat,
  actions: readonly Action[],
  evaluators: readonly Evaluator[],
): Edge {
  if (!node.isJudged || !actions.every((action) => edgeOf(node, action)))
    judge(tree, node, game, seat, actions, evaluators);
  return select(node, actions);
}

/**
 * Plays `game` itself to the horizon: down the tree and then on beyond it, where each seat takes what looks best.
 * Returns the edges taken. There must be no secret decision before the horizon. `candidates`: the actions of the root.
 */
export function descend(
  tree: Tree,
  game: GameState,
  horizon: Horizon,
  candidates: readonly Action[],
  evaluators: readonly Evaluator[],
): Edge[] {
  const { root } = tree;
  const path: Edge[] = [];
  let node: Node = root;
  while (!isBeyond(game, horizon)) {
    const seat = game.turn;
    const edge =
      node === root || node.edges.length > 0
        ? weighed(tree, node, game, seat, node === root ? candidates : legalActions(game, seat), evaluators)
        : addEdge(tree, node, game, firstSight(game, seat, evaluators[seat] as Evaluator), seat);
    path.push(edge);
    applyAction(game, seat, edge.action);
    node = edge;
  }
  return path;
}

/** Adds the result of a visit to all edges on its path. `chances`: each seat's chance to win. */
export function learn(path: readonly Edge[], chances: Float64Array): void {
  for (const edge of path) {
    const chance = chances[edge.seat] as number;
    edge.visits += 1;
    edge.total += chance;
    edge.repute.count += 1;
    edge.repute.total += chance;
  }
}
