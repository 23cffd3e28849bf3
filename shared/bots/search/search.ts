import { isSecretDecision } from '../../vocabulary/time.ts';
import { dealerFor } from './determinize.ts';
import { compareInSecret } from './secretSearch.ts';
import type { Search, SearchTask } from './task.ts';
import { searchTree } from './treeSearch.ts';

/**
 * Returns the index of the best candidate. The same observation, random numbers and count of simulations give the same
 * answer, unless `stop` ends the search earlier. Where all decide in secret, only the candidates are compared; else a
 * tree grows through the open decisions of the half epoch.
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
