import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion } from '../../../shared/vocabulary/options.ts';
import {
  CONTROL_GLYPHS,
  EMBLEM_GLYPHS,
  EXPANSION_GLYPHS,
  PIECE_GLYPHS,
  RANK_GLYPHS,
  STYLE_GLYPHS,
  TRACK_GLYPHS,
} from '../../platform/icons/paths.ts';
import type { SectionId } from '../outline.ts';

interface SymbolMeaning {
  readonly icon: GlyphName;
  /** Where the rule book tells more. */
  readonly section: SectionId;
}

const meaning = <const Icon extends GlyphName>(icon: Icon, section: SectionId) => ({ icon, section });

type ExpansionSymbol = Exclude<(typeof MANIFEST)[Expansion]['symbol'], 'monument' | 'marketLarge'>;

/** The symbols of expansions; two of them mean a piece as well and stand in their places below. */
const OF_EXPANSIONS = Object.fromEntries(
  EXPANSIONS.map((expansion) => [MANIFEST[expansion].symbol, meaning(MANIFEST[expansion].symbol, expansion)]),
) as Readonly<Record<ExpansionSymbol, SymbolMeaning>>;

/**
 * Every symbol that means something in the game, and where the rule book tells more; its name and its meaning in words
 * are in the book (`symbols`). An icon that is called as a symbol means it, unless it says otherwise.
 */
export const SYMBOLS = {
  income: meaning('income', 'income'),
  military: meaning('military', 'tracks'),
  culture: meaning('culture', 'tracks'),
  food: meaning('food', 'feeding'),
  coin: meaning('coin', 'buying'),
  points: meaning('points', 'scoring'),
  card: meaning('card', 'feeding'),
  colour: meaning('purple', 'price'),
  purple: meaning('purple', 'purple'),
  tile: meaning('tile', 'tiles'),
  colony: meaning('colony', 'colony'),
  statue: meaning('statue', 'statue'),
  medal: meaning('medal', 'medals'),
  medalGold: meaning('medalGold', 'medals'),
  monument: meaning('monument', 'monuments'),
  marketSmall: meaning('marketSmall', 'market'),
  marketLarge: meaning('marketLarge', 'market'),
  stall: meaning('stall', 'market'),
  ...OF_EXPANSIONS,
  noDiscount: meaning('noDiscount', 'noDiscount'),
  tileLoan: meaning('tileLoan', 'tileLoan'),
  allyBonus: meaning('allyBonus', 'allyBonus'),
  statueCoins: meaning('statueCoins', 'statueCoins'),
  freeCard: meaning('freeCard', 'freeCard'),
  monkey: meaning('monkey', 'wheelOrder'),
  dragon: meaning('dragon', 'wheelOrder'),
  lion: meaning('lion', 'wheelOrder'),
  pegasus: meaning('pegasus', 'wheelOrder'),
  scarab: meaning('scarab', 'wheelOrder'),
  leads: meaning('leads', 'leaders'),
  ready: meaning('check', 'phaseA'),
  thinking: meaning('hourglass', 'steps'),
  unfed: meaning('warning', 'feeding'),
  uncertain: meaning('help', 'secrets'),
  becomes: meaning('arrow', 'colony'),
} as const satisfies Record<string, SymbolMeaning>;

export type SymbolName = keyof typeof SYMBOLS;

export const SYMBOL_NAMES = Object.keys(SYMBOLS) as readonly SymbolName[];

/** Returns what an icon means that is called so and not said to mean something else; `null`: nothing. */
export function symbolOf(name: string): SymbolName | null {
  return isSymbol(name) ? name : null;
}

export const isSymbol = (name: string): name is SymbolName => Object.hasOwn(SYMBOLS, name);

/** Every symbol that panels can show, by its name. */
export const GLYPHS = {
  ...TRACK_GLYPHS,
  ...PIECE_GLYPHS,
  ...EMBLEM_GLYPHS,
  ...EXPANSION_GLYPHS,
  ...CONTROL_GLYPHS,
  ...STYLE_GLYPHS,
  ...RANK_GLYPHS,
};

export type GlyphName = keyof typeof GLYPHS;

export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);
