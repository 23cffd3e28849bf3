import type { Card, Content } from '../../shared/content/content.ts';
import { TRACKS, type Tracks } from '../../shared/vocabulary/tracks.ts';
import { numeral, type Text } from '../platform/i18n/text.ts';
import { rulesWords } from './cardWords.ts';
import { type Entry, plainly } from './filter.ts';
import { type Piece, type Print, piecesOf } from './pieces.ts';

/** Returns what a piece is called. */
export function titleOf(print: Print, text: Text): string {
  switch (print.kind) {
    case 'card':
      return text.card(print.card.id);
    case 'setup':
      return text('gallery.setup.title', { number: print.setup.id.replace(/^setup-/, ''), side: print.side });
    case 'colony':
      return text(print.tile === null ? 'gallery.colony.front' : 'gallery.colony.back', {
        level: print.colony.level,
        number: print.number,
      });
    case 'statue':
      return text('choice.statue', { requirement: print.statue.requirement });
    case 'monument':
      return text(print.back === null ? 'gallery.monument.front' : 'gallery.monument.back', { number: print.number });
    case 'market':
      return text(`gallery.market.${print.market}`);
  }
}

/** Returns what sort of thing a piece is, in a few words. */
export function labelOf({ print, set, epoch, colour }: Piece, text: Text): string {
  if (epoch === null || colour === null) {
    const one = text(`gallery.one.${print.kind}`);
    // A monument says by itself which expansion it belongs to.
    return set === print.kind || `${print.kind}s` === set ? one : `${one} · ${text(`gallery.set.${set}`)}`;
  }
  const parts = [text(`colour.${colour}`), text('bar.epoch', { epoch: numeral(epoch) })];
  return (set === 'base' ? parts : [...parts, text(`gallery.set.${set}`)]).join(' · ');
}

const gainWords = (gains: Readonly<Partial<Tracks>>, text: Text): readonly string[] =>
  TRACKS.flatMap((track) => {
    const steps = gains[track] ?? 0;
    return steps === 0 ? [] : [text('card.gain', { signed: text.signed(steps), track: text(`track.${track}`) })];
  });

const colonyWords = ({ colony, tile }: Extract<Print, { kind: 'colony' }>, text: Text): readonly string[] => {
  if (tile !== null) {
    return [
      ...gainWords(tile.gains, text),
      text('card.points', { points: tile.points }),
      text('gallery.colony.of', { level: colony.level }),
    ];
  }
  return [
    text('gallery.colony.requires', { military: colony.requirement }),
    text('gallery.colony.plunder', { coins: colony.plunderCoins, points: colony.plunderPoints }),
    text('gallery.colony.integrate', { cost: colony.integrateCost }),
  ];
};

const monumentWords = (
  { back }: Extract<Print, { kind: 'monument' }>,
  { monuments }: Content,
  text: Text,
): readonly string[] => {
  if (back !== null) {
    return [
      text('card.points', { points: back.points }),
      text('gallery.monument.strength', { strength: back.strength }),
    ];
  }
  return [
    text('gallery.monument.requires', { ...monuments.requirement }),
    text('gallery.monument.reuse', { coins: monuments.reuseCoins, points: monuments.reusePoints }),
    text('gallery.monument.build', { cost: monuments.buildCost }),
  ];
};

/** Returns the rules text of a piece, one phrase each. */
export function linesOf(print: Print, content: Content, text: Text): readonly string[] {
  switch (print.kind) {
    case 'card':
      return rulesWords(print.card, text);
    case 'setup': {
      const side = print.setup[print.side];
      const tracks = TRACKS.map((track) =>
        text('seat.track', { track: text(`track.${track}.title`), value: side.tracks[track] }),
      ).join(', ');
      return [
        text('unit.coins', { count: side.coins }),
        tracks,
        text('gallery.setup.initiative', { initiative: print.setup.initiative }),
        text(`gallery.setup.${print.side}`),
      ];
    }
    case 'colony':
      return colonyWords(print, text);
    case 'statue':
      return [
        text('gallery.statue.requires', { culture: print.statue.requirement }),
        text('card.points', { points: print.statue.points }),
        text('gallery.statue.bonus', { bonus: print.statue.bonus }),
      ];
    case 'monument':
      return monumentWords(print, content, text);
    case 'market': {
      const { income, foodSurplus, coins } = content.market[print.market];
      return [
        text('gallery.market.requires', { income, foodSurplus }),
        text('gallery.market.gives', { coins }),
        text('gallery.market.stall', { points: content.market.stallPoints }),
      ];
    }
  }
}

/** Returns how a card gets cheaper by cards of its colour (rules §5.1). */
export function discountWords({ cost, colour }: Card, text: Text): string {
  return text(cost === 0 ? 'gallery.price.free' : 'gallery.price.falls', {
    cost,
    colour: text(`colour.${colour}`),
    one: Math.max(0, cost - 1),
  });
}

/** Returns all that is to be read on a piece, for those who cannot see it. */
export function spokenWords(piece: Piece, content: Content, text: Text): string {
  const { print } = piece;
  const cost = print.kind === 'card' ? [text('card.cost', { cost: print.card.cost })] : [];
  return [titleOf(print, text), labelOf(piece, text), ...cost, ...linesOf(print, content, text)].join('; ');
}

/** Returns every piece with what it is sought by, in the reader's language. */
export const entriesOf = (content: Content, text: Text): readonly Entry[] =>
  piecesOf(content).map((piece) => {
    const title = titleOf(piece.print, text);
    const words = [title, labelOf(piece, text), ...linesOf(piece.print, content, text)];
    return { piece, title, haystack: plainly(words.join(' ')) };
  });
