import type { Content } from '../../content/content.ts';
import type { GameOptions, PieceExpansion } from '../../vocabulary/options.ts';

/** What an expansion with pieces of its own adds to what is dealt. */
interface Extra {
  /** The tiles of its stack, of which one for each seat is dealt face down; empty where it has no stack. */
  readonly tiles: (content: Content) => readonly string[];
}

const NOTHING: Extra = { tiles: () => [] };

/** Every expansion that has pieces, also those that deal none: the compiler asks for a new one. */
const EXTRAS: Readonly<Record<PieceExpansion, Extra>> = {
  monuments: { tiles: ({ monuments }) => monuments.tiles.map(({ id }) => id) },
  market: NOTHING,
};

/** The tiles from which an expansion's stack is dealt; empty in a game without it. */
export const tilesInPlay = (
  expansion: PieceExpansion,
  content: Content,
  { expansions }: Pick<GameOptions, 'expansions'>,
): readonly string[] => (expansions.includes(expansion) ? EXTRAS[expansion].tiles(content) : []);
