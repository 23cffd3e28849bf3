import type { EffectType } from './effects.ts';
import type { Step } from './time.ts';

/** What an expansion brings, as far as it can be said in data. */
export interface ExpansionManifest {
  /** The set that its cards belong to in a content file; `null` when it has no cards. */
  readonly cardSet: string | null;
  /** The name of its symbol, which means nothing else. */
  readonly symbol: string;
  /** The sections of the rules that describe it. */
  readonly rules: readonly string[];
  /** Steps of a phase that there are only with it. */
  readonly steps: readonly Step[];
  /**
   * Kinds of pieces other than cards that there are only with it. Where it has any, the tables of every room that say
   * what these pieces do ask for it (`PieceExpansion`).
   */
  readonly pieces: readonly string[];
  /** Categories of the score sheet that count only with it, each with the name of its symbol. */
  readonly scores: Readonly<Record<string, string>>;
  /** Effects that only its cards have, in the order of the rule book. */
  readonly effects: readonly EffectType[];
  /** Whether cards may lie face down in a tableau, known to their owner alone. */
  readonly hidesCards: boolean;
}

/**
 * Every expansion, in the order in which they are listed everywhere. Each is on or off on its own; together the first two
 * are "Monuments & Marketplaces" (rules §1.3, §10). A new one comes last: the weights of bots name the categories of the
 * score sheet by their order. What of an expansion is code stands in one table for each room, by name.
 */
export const MANIFEST = {
  monuments: {
    cardSet: null,
    symbol: 'monument',
    rules: ['10.1'],
    steps: [],
    pieces: ['monument'],
    scores: {},
    effects: [],
    hidesCards: false,
  },
  market: {
    cardSet: null,
    symbol: 'marketLarge',
    rules: ['10.2', '16.8'],
    steps: ['market'],
    pieces: ['market'],
    scores: { market: 'marketLarge' },
    effects: [],
    hidesCards: false,
  },
  nobles: {
    cardSet: 'nobles',
    symbol: 'nobles',
    rules: ['10.3'],
    steps: ['freeCard'],
    pieces: [],
    scores: {},
    effects: ['noDiscount', 'tileLoan', 'allyBonus', 'statueCoins', 'freeCard'],
    hidesCards: true,
  },
} as const satisfies Readonly<Record<string, ExpansionManifest>>;
