import type {
  ContentFile,
  Monument,
  PrintedCard,
  PrintedColony,
  PrintedColonyTile,
  SetupCard,
  Statue,
} from '../../../shared/content/content.ts';
import data from '../../../shared/content/hadara.json' with { type: 'json' };

/*
 * The printed pieces, looked up by the referee itself. What rules.md says in figures the referee has from there; a
 * player's own content can be checked as far as it changes pieces only.
 */

/** §10: the expansions, each with the set of cards that it brings. */
const SET_OF_EXPANSION = { monuments: null, market: null, nobles: 'nobles' } as const;
export const EXPANSION_NAMES = Object.keys(SET_OF_EXPANSION) as (keyof typeof SET_OF_EXPANSION)[];

interface Played {
  readonly mode: string;
  readonly expansions: readonly (keyof typeof SET_OF_EXPANSION)[];
}

/** §1.2, §10.3: the cards that the game at hand is played with. */
export const cardsInPlay = ({ mode, expansions }: Played): readonly PrintedCard[] =>
  printed.cards.filter(
    ({ set }) =>
      set === 'base' ||
      (set === 'advanced' && mode === 'advanced') ||
      expansions.some((expansion) => SET_OF_EXPANSION[expansion] === set),
  );

const standardPieces = data as unknown as ContentFile;
/** The pieces that the game at hand is played with. */
export let printed: ContentFile = standardPieces;

/** Finds pieces by their key; a key that no piece has is an error of the record. */
function lookUp<K, T>(piecesOf: (file: ContentFile) => readonly T[], keyOf: (piece: T) => K): (key: K) => T {
  let indexed: ContentFile | null = null;
  let byKey = new Map<K, T>();
  return (key) => {
    if (indexed !== printed) byKey = new Map(piecesOf(printed).map((piece) => [keyOf(piece), piece]));
    indexed = printed;
    const piece = byKey.get(key);
    if (piece === undefined) throw new RangeError(`nothing is called ${key}`);
    return piece;
  };
}

export const cardOf = lookUp<string, PrintedCard>(
  ({ cards }) => cards,
  ({ id }) => id,
);
export const setupCardOf = lookUp<string, SetupCard>(
  ({ setupCards }) => setupCards,
  ({ id }) => id,
);
export const statueOf = lookUp<number, Statue>(
  ({ statues }) => statues,
  ({ requirement }) => requirement,
);
export const monumentOf = lookUp<string, Monument>(
  ({ monuments }) => monuments.tiles,
  ({ id }) => id,
);
export const colonyOf = lookUp<number, PrintedColony>(
  ({ colonies }) => colonies,
  ({ level }) => level,
);
export const colonyTileOf = lookUp<string, PrintedColonyTile>(
  ({ colonies }) => colonies.flatMap(({ tiles }) => tiles),
  ({ id }) => id,
);

/** From now on the game is played with these pieces, else with the printed ones. */
export function layOut(own?: ContentFile): void {
  printed = own ?? standardPieces;
}
