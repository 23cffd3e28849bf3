import type { Action } from '../../vocabulary/actions.ts';
import type { LessonDeal } from '../lesson.ts';
import { fits } from '../patterns.ts';

const isSale = (action: Action): boolean => 'action' in action && action.action === 'sell';

/**
 * What the rival of a scripted lesson decides; `null` where bots decide by themselves.
 * @param legal what it may decide, at least one
 * @param decided how often it has decided in this game
 */
export function scriptedMove(deal: LessonDeal, legal: readonly Action[], decided: number): Action | null {
  if (deal.others.kind !== 'script') return null;
  const wanted = deal.others.moves[decided];
  return (
    (wanted === undefined ? undefined : legal.find((action) => fits(action, wanted))) ??
    legal.find(({ type }) => type === 'pass') ??
    legal.find(isSale) ??
    legal[0] ??
    null
  );
}
