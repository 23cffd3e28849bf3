import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';
import type { SymbolName } from './symbols.ts';

/** The sign that stands for a colour wherever the colour stands: never one without the other. */
export const SYMBOL_OF_COLOUR = {
  yellow: 'income',
  red: 'military',
  blue: 'culture',
  green: 'food',
  purple: 'purple',
} as const satisfies Readonly<Record<Colour, SymbolName>>;

export const EPOCH_NUMERALS: Readonly<Record<Epoch, string>> = { 1: 'I', 2: 'II', 3: 'III' };
