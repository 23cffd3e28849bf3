import { isSecretDecision } from '../../vocabulary/time.ts';
import { dealerFor } from './determinize.ts';
import { compareInSecret } from './secretSearch.ts';
import type { Search, SearchTask } from './task.ts';
import { searchTree } from './treeSearch.ts';

/**
 * Returns the place of the best candidate: the same for the same view, luck and number of simulations, unless `stop`
 * ends it before. Where all decide in secret the tree is one decision deep; else it grows through the open decisions
 * of the half epoch.
 */
export function search(task: SearchTask): number {
  const { view, random } = task;
  const dealer = dealerFor(view);
  dealer.dealFuture(random);
  const working: Search = { ...task, deal: () => dealer.deal(random) };
  // After the wheel is set, all decide in secret: there is no tree to grow either.
  const isFlat = task.compares === true || view.decision === 'setWheel' || isSecretDecision(view.decision, view.phase);
  return isFlat ? compareInSecret(working) : searchTree(working);
}
