import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { bringsPieces, type Expansion, type PieceExpansion } from '../../../shared/vocabulary/options.ts';
import type { Market } from '../../../shared/vocabulary/pieces.ts';
import { marketNumerals, monumentStackPieces } from './annexPrint.ts';
import type { Numeral } from './numeral.ts';
import type { Piece } from './piece.ts';

/** What a stand tells of expansions; what is not played is left out. */
export interface ExpansionFigures {
  readonly market?: Market | 'none';
  readonly monument?: 'none' | 'reused' | 'built';
}

/** What an expansion's pieces are on the table. */
interface ExpansionOnTable {
  /** The numbers that it prints on the annex of a seat; `null`: it has no place there. */
  readonly numerals: (() => readonly Numeral[]) | null;
  /** What a stand tells of it. */
  readonly figures: (state: ObservedSeat) => ExpansionFigures;
  /** What lies of it in stock; `printed`: with all that it brings, or only with what it requires. */
  readonly supply: (view: Observation, printed: boolean) => readonly Piece[];
}

/** Every expansion with pieces of its own: the compiler asks for a new one. */
const ON_TABLE: Readonly<Record<PieceExpansion, ExpansionOnTable>> = {
  monuments: {
    // What it requires stands on the stack.
    numerals: () => [],
    figures: (state) => ({ monument: monumentOf(state) }),
    supply: monumentStackPieces,
  },
  market: {
    numerals: marketNumerals,
    figures: ({ market }) => ({ market: market ?? 'none' }),
    supply: () => [],
  },
};

function monumentOf({ monument }: ObservedSeat): NonNullable<ExpansionFigures['monument']> {
  if (monument === null) return 'none';
  return monument.monument === null ? 'reused' : 'built';
}

const onTable = (expansions: readonly Expansion[]): readonly ExpansionOnTable[] =>
  expansions.filter(bringsPieces).map((expansion) => ON_TABLE[expansion]);

/** Whether seats have an annex: with an expansion in play that has a place on it (rules §10). */
export const hasAnnex = (expansions: readonly Expansion[]): boolean =>
  onTable(expansions).some(({ numerals }) => numerals !== null);

/** Every number that is printed on the annex of a game with these expansions. */
export const annexNumerals = (expansions: readonly Expansion[]): readonly Numeral[] =>
  onTable(expansions).flatMap(({ numerals }) => numerals?.() ?? []);

/** What a stand tells of the expansions that are played with. */
export const expansionFigures = (expansions: readonly Expansion[], state: ObservedSeat): ExpansionFigures =>
  Object.assign({}, ...onTable(expansions).map(({ figures }) => figures(state)));

/** What lies in stock of the expansions that are played with. */
export const expansionSupplies = (view: Observation, printed: boolean): readonly Piece[] =>
  onTable(view.options.expansions).flatMap(({ supply }) => supply(view, printed));
