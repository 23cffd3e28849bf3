import type { Card, Content } from '../../shared/content/content.ts';
import type { Side } from '../../shared/vocabulary/pieces.ts';
import type { Print } from './pieces.ts';

/** What is on the other side of a piece: another print, or the back that all cards of a colour and epoch share. */
export type Reverse = Print | { readonly kind: 'cardBack'; readonly card: Card };

const OTHER: Readonly<Record<Side, Side>> = { A: 'B', B: 'A' };

/**
 * Returns what is seen when a piece is turned over, of several possible backs the first; `null` for what has one side
 * only.
 */
export function reverseOf(print: Print, { monuments }: Content): Reverse | null {
  switch (print.kind) {
    case 'card':
      return { kind: 'cardBack', card: print.card };
    case 'setup':
      return { ...print, side: OTHER[print.side] };
    case 'colony': {
      const [first = null] = print.colony.tiles;
      return print.tile === null ? { ...print, tile: first, number: 1 } : { ...print, tile: null, number: 0 };
    }
    case 'monument': {
      const [first = null] = monuments.tiles;
      return print.back === null ? { ...print, back: first, number: 1 } : { ...print, back: null, number: 0 };
    }
    default:
      return null;
  }
}
