import { type ContentFile, prepareContent, registerContent, standardContent } from '../../shared/content/content.ts';

/** Every piece has other figures than the printed one: whoever looks at the wrong pieces is found out. */
function changed(file: ContentFile): ContentFile {
  return {
    ...file,
    cards: file.cards.map((card, index) => ({
      ...card,
      cost: (card.cost + 1 + (index % 3)) % 16,
      points: card.points + 1 + (index % 2),
    })),
    setupCards: file.setupCards.map(({ A, B, ...card }) => ({
      ...card,
      A: { ...A, coins: A.coins + 4 },
      B: { ...B, coins: B.coins + 2, tracks: { ...B.tracks, culture: B.tracks.culture + 2 } },
    })),
    colonies: file.colonies.map((colony) => ({
      ...colony,
      requirement: colony.requirement - 1,
      plunderCoins: colony.plunderCoins + 2,
      plunderPoints: colony.plunderPoints + 1,
      integrateCost: colony.integrateCost + 1,
      tiles: colony.tiles.map((tile) => ({ ...tile, points: tile.points + 2 })),
    })),
    statues: file.statues.map((statue) => ({ ...statue, points: statue.points + 3, bonus: statue.bonus + 1 })),
    monuments: {
      ...file.monuments,
      tiles: file.monuments.tiles.map((tile) => ({ ...tile, strength: tile.strength + 1, points: tile.points + 2 })),
    },
  };
}

const ID = 'ownpieces';
const file = changed(standardContent.file);
registerContent(prepareContent(file, ID));

/** A player's own pieces; the figures of the rules themselves stay as they are. */
export const ownPieces = { id: ID, file } as const;
