import type { Card } from '../../content/content.ts';
import { applyAction, type GameState, legalActions } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { numberOfColour } from '../../vocabulary/colours.ts';
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

/**
 * What came of a seat's taking a card, or another action, in all visits, whenever in them it was: how often, and the chances to win
 * that followed, added up. In a draft it matters more what a seat takes than when (“all moves as first”, Gelly and Silver 2011).
 */
interface Repute {
  count: number;
  total: number;
}

/** The reputes of one search by what they are of: for each seat, of buying a card, of selling it, and of other actions. */
type Reputes = readonly Readonly<Record<'buy' | 'sell' | 'other', Map<Card | Action, Repute>>>[];

export interface Tree {
  readonly root: Node;
  readonly reputes: Reputes;
}

/** An action that was thought about, with what came of it: the node that it leads to. There are many, so they are small. */
export interface Edge extends Node {
  readonly action: Action;
  readonly seat: Seat;
  readonly repute: Repute;
  /** How likely the one-ply evaluation takes it for the best, 0 … 1, and the chance to win that it sees; 0 until the node is judged. */
  prior: number;
  guess: number;
  /** How often it could have been taken, was taken, and the chances to win that followed, added up. */
  available: number;
  visits: number;
  total: number;
}

const NOTHING_YET: Edge[] = [];

/** A tree of nothing yet, for a table of so many seats. */
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

/** How strongly the search tries what it knows little about, and points that divide a likely action from an unlikely. */
const CURIOSITY = 0.3;
const TEMPERATURE = 4;
/** How many visits an action's repute weighs as much as once it is well known, and how often it was taken when it is half known. */
const REPUTE = { visits: 8, half: 10 } as const;

function edgeOf({ edges }: Node, action: Action): Edge | undefined {
  for (const edge of edges) if (edge.action === action) return edge;
  return undefined;
}

/** Judges the actions, and gives the node an edge for each. */
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

/** What the search expects of an edge: the mean of what came of it, of what was seen in it first, and of its action's repute. */
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

/** The edge that the search wants to know more of. */
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
 * Plays to the horizon, in place, down the tree and beyond what has grown of it, where each seat takes what looks best;
 * returns the edges taken. No decision up to there may be secret. `candidates`: the actions between which the root
 * decides.
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

/** Adds what came of a visit to all edges that led there; `chances` of each seat. */
export function learn(path: readonly Edge[], chances: Float64Array): void {
  for (const edge of path) {
    const chance = chances[edge.seat] as number;
    edge.visits += 1;
    edge.total += chance;
    edge.repute.count += 1;
    edge.repute.total += chance;
  }
}
