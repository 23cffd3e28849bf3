import type { Colour } from '../../shared/vocabulary/colours.ts';
import { EFFECTS, type Effect, type EffectNumbers, type EffectType } from '../../shared/vocabulary/effects.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';
import type { SymbolName } from './symbols.ts';

/** One sign of an effect's short formula: a symbol (in a colour of the game, if it has one) or some characters. */
export type Sign = { readonly symbol: SymbolName; readonly colour?: Colour } | { readonly text: string };

/** Where a formula names a symbol that cannot be painted, this does not compile. */
const painted: Readonly<
  Record<EffectType, { readonly formula: (numbers: EffectNumbers, colour: Colour) => readonly Sign[] }>
> = EFFECTS;

/** The formula by which a card of a colour shows its effect without words (rules §9, §10.3). */
export const signsOf = (effect: Effect, colour: Colour): readonly Sign[] =>
  painted[effect.type].formula(effect, colour);

const isArrow = (sign: Sign | undefined): boolean => sign !== undefined && 'symbol' in sign && sign.symbol === 'arrow';
const isText = (sign: Sign | undefined): boolean => sign !== undefined && 'text' in sign;

/** A formula without its arrows, except for one between two numbers: it says which becomes which. */
export const withoutArrows = (signs: readonly Sign[]): readonly Sign[] =>
  signs.filter((sign, index) => !isArrow(sign) || (isText(signs[index - 1]) && isText(signs[index + 1])));

/** The sign that stands for a colour wherever the colour stands: never one without the other. */
export const SYMBOL_OF_COLOUR = {
  yellow: 'income',
  red: 'military',
  blue: 'culture',
  green: 'food',
  purple: 'purple',
} as const satisfies Readonly<Record<Colour, SymbolName>>;

export const EPOCH_NUMERALS: Readonly<Record<Epoch, string>> = { 1: 'I', 2: 'II', 3: 'III' };
