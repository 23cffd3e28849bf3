import type {
  Card,
  Colony,
  ColonyTile,
  ContentFile,
  Monument,
  SetupCard,
  Statue,
} from '../../../shared/content/content.ts';
import data from '../../../shared/content/hadara.json' with { type: 'json' };

/* The printed pieces, looked up by the referee itself. */

export const printed = data as unknown as ContentFile;

/** Finds pieces by their key; a key that no piece has is an error of the record. */
function index<K, T>(pieces: readonly T[], keyOf: (piece: T) => K): (key: K) => T {
  const byKey = new Map(pieces.map((piece) => [keyOf(piece), piece]));
  return (key) => {
    const piece = byKey.get(key);
    if (piece === undefined) throw new RangeError(`nothing is called ${key}`);
    return piece;
  };
}

export const cardOf = index<string, Card>(printed.cards, ({ id }) => id);
export const setupCardOf = index<string, SetupCard>(printed.setupCards, ({ id }) => id);
export const statueOf = index<number, Statue>(printed.statues, ({ requirement }) => requirement);
export const monumentOf = index<string, Monument>(printed.monuments.tiles, ({ id }) => id);
export const colonyOf = index<number, Colony>(printed.colonies, ({ level }) => level);
export const colonyTileOf = index<string, ColonyTile>(
  printed.colonies.flatMap(({ tiles }) => tiles),
  ({ id }) => id,
);
