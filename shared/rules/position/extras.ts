import type { Content } from '../../content/content.ts';
import type { Expansion, GameOptions } from '../../vocabulary/options.ts';

/** What an expansion adds to what is dealt, besides cards. */
interface Extra {
  /** The tiles of its stack, of which one for each seat is dealt face down; empty where it has no stack. */
  readonly tiles: (content: Content) => readonly string[];
}

const NOTHING: Extra = { tiles: () => [] };

/** Every expansion, also those that add nothing: the compiler asks for a new one. */
const EXTRAS: Readonly<Record<Expansion, Extra>> = {
  monuments: { tiles: ({ monuments }) => monuments.tiles.map(({ id }) => id) },
  market: NOTHING,
  nobles: NOTHING,
};

/** The tiles from which an expansion's stack is dealt; empty in a game without it. */
export const tilesInPlay = (
  expansion: Expansion,
  content: Content,
  { expansions }: Pick<GameOptions, 'expansions'>,
): readonly string[] => (expansions.includes(expansion) ? EXTRAS[expansion].tiles(content) : []);
