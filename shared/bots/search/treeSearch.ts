import { pointsToChance, writeChances } from './playout.ts';
import type { Search } from './task.ts';
import { descend, type Edge, learn, newTree } from './tree.ts';

/** Edges are ranked by their visits; between equals the one-ply evaluation decides. */
const preference = (edge: Edge | undefined): number => (edge === undefined ? -1 : edge.visits + edge.prior / 2);

/** Grows a tree over open decisions. Returns the index of the candidate that was visited most. */
export function searchTree(search: Search): number {
  const { view, candidates, likings, evaluators, nodes, stop, deal, onOutcome } = search;
  const tree = newTree(view.options.seats);
  const { root } = tree;
  const likedBy = new Map(candidates.map((action, place) => [action, (likings[place] ?? 0) * pointsToChance]));
  const horizon = { epoch: view.epoch, phase: view.phase };
  const chances = new Float64Array(view.options.seats);
  for (let visit = 0; visit < nodes && !(visit > 0 && stop()); visit++) {
    const game = deal();
    const path = descend(tree, game, horizon, candidates, evaluators);
    writeChances(game, evaluators, chances);
    const [first] = path;
    if (first !== undefined) {
      onOutcome?.(candidates.indexOf(first.action), game, chances[first.seat] as number);
      first.total += likedBy.get(first.action) ?? 0;
    }
    learn(path, chances);
  }
  const edgeOf = candidates.map((action) => root.edges.find((edge) => edge.action === action));
  const preferences = edgeOf.map(preference);
  return preferences.indexOf(Math.max(...preferences));
}
