import type { GameOptions } from '../vocabulary/options.ts';
import type { Card } from './content.ts';

/** Whether a card is in play under the options (rules §1.2, §10.3). */
export function isInPlay(
  { set }: Pick<Card, 'set'>,
  { mode, expansions }: Pick<GameOptions, 'mode' | 'expansions'>,
): boolean {
  if (set === 'nobles') return expansions.includes('nobles');
  return set === 'base' || mode === 'advanced';
}
