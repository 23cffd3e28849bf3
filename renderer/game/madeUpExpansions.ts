import type { Observation, ObservedSeat } from '../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import { bringsPieces } from '../../shared/vocabulary/options.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { cardOf, pageContent } from '../platform/pageContent.ts';
import { EXPANSION_VIEWS } from './expansions.ts';

type Change = (seat: ObservedSeat, index: number) => ObservedSeat;

const cardOfBox = (view: Observation, seat: number): CardId => {
  const [card] = pageContent().cards.filter(
    ({ epoch, colour }) => epoch === view.epoch && colour === COLOURS[seat % 5],
  );
  return card?.id ?? '1-red-01';
};

const withFaceDown =
  (view: Observation): Change =>
  (seat, index) => {
    const own = cardOfBox(view, index);
    const { colour } = cardOf(own);
    const loans = seat.cards.filter((card) => cardOf(card).effect?.type === 'tileLoan');
    return {
      ...seat,
      faceDown: [
        { colour, card: index === view.viewer ? own : null },
        { colour: 'green', card: index === view.viewer ? `${view.epoch}-green-01` : null },
      ],
      cardTiles: [...seat.cardTiles, ...loans.map((card) => ({ card, tile: 'income' }) as const)],
    };
  };

/** Adds things of the expansions that the options name. */
export const withExpansions = (view: Observation): Observation => {
  const { expansions } = view.options;
  const late = view.epoch - 1;
  const changes = expansions.filter(bringsPieces).map(
    (expansion): Change =>
      (seat, index) =>
        EXPANSION_VIEWS[expansion].madeUpSeat(seat, index, late),
  );
  if (expansions.some((expansion) => MANIFEST[expansion].hidesCards)) changes.push(withFaceDown(view));
  const seats = view.seats.map((seat, index) => changes.reduce((state, change) => change(state, index), seat));
  const taken = seats.filter((seat) => seat.monument !== null).length;
  return { ...view, seats, monuments: expansions.includes('monuments') ? seats.length - taken : 0 };
};
