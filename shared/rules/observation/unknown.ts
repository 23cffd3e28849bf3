import { type Card, type Content, contentOf } from '../../content/content.ts';
import { isInPlay } from '../../content/inPlay.ts';
import { COLOURS, type Colour } from '../../vocabulary/colours.ts';
import type { CardId, ColonyLevel, ColonyTileId, MonumentId } from '../../vocabulary/pieces.ts';
import type { Epoch } from '../../vocabulary/time.ts';
import { monumentsInPlay } from '../pieces/monuments.ts';
import { byColour, byEpoch } from '../position/byKey.ts';
import type { Observation } from './observation.ts';

/**
 * Cards in play of one epoch and colour. Each list is in the order of the content, so it tells nothing about hidden
 * orders.
 */
export interface CardsInPlay {
  /** Cards in tableaus, in piles (those beneath the top as remembered) and in the viewer's own hand. */
  readonly seen: readonly Card[];
  /** The viewer's own face-down cards. */
  readonly ownFaceDown: readonly Card[];
  readonly unseen: readonly Card[];
}

const inColours = <T>(value: (colour: Colour) => T): Readonly<Record<Colour, T>> => byColour(value);

function seenCards(view: Observation): Set<CardId> {
  const piled = COLOURS.flatMap((colour) => [view.piles[colour].top ?? [], view.piles[colour].buried].flat());
  const own = view.viewer === null ? [] : (view.seats[view.viewer]?.hand ?? []);
  return new Set([...view.seats.flatMap(({ cards }) => cards), ...piled, ...own]);
}

const ownFaceDownCards = (view: Observation): Set<CardId> =>
  new Set(view.seats.flatMap(({ faceDown }) => faceDown.flatMap(({ card }) => card ?? [])));

/** What the viewer knows and does not know of the cards in play. */
export function cardsInPlay(view: Observation): Readonly<Record<Epoch, Readonly<Record<Colour, CardsInPlay>>>> {
  const seen = seenCards(view);
  const own = ownFaceDownCards(view);
  const cards = contentOf(view.content).cards.filter((card) => isInPlay(card, view.options));
  return byEpoch((epoch) =>
    inColours((colour) => {
      const stack = cards.filter((card) => card.epoch === epoch && card.colour === colour);
      return {
        seen: stack.filter(({ id }) => seen.has(id)),
        ownFaceDown: stack.filter(({ id }) => own.has(id)),
        unseen: stack.filter(({ id }) => !seen.has(id) && !own.has(id)),
      };
    }),
  );
}

/** Tiles or monuments of a stack: those whose backs the viewer has seen, and those whose backs nobody has. */
export interface Backs<T> {
  readonly seen: readonly T[];
  readonly unseen: readonly T[];
}

function parted<T>(ids: readonly T[], seen: ReadonlySet<T | null>): Backs<T> {
  return { seen: ids.filter((id) => seen.has(id)), unseen: ids.filter((id) => !seen.has(id)) };
}

export function colonyBacks(view: Observation, content: Content, level: ColonyLevel): Backs<ColonyTileId> {
  const seen = new Set(view.seats.flatMap(({ colonies }) => colonies.map(({ tile }) => tile)));
  return parted(
    content.colony(level).tiles.map(({ id }) => id),
    seen,
  );
}

export function monumentBacks(view: Observation, content: Content): Backs<MonumentId> {
  const seen = new Set(view.seats.map(({ monument }) => monument?.monument ?? null));
  return parted(monumentsInPlay(content, view.options), seen);
}
