import type { Card } from '../../shared/content/content.ts';
import type { GameOptions } from '../../shared/vocabulary/options.ts';

/** Whether a card is among those that a game is played with (rules §1.2, §10.3). */
export const isInPlay = (
  { set }: Pick<Card, 'set'>,
  { mode, expansions }: Pick<GameOptions, 'mode' | 'expansions'>,
): boolean => set === 'base' || (set === 'advanced' ? mode === 'advanced' : expansions.includes('nobles'));
