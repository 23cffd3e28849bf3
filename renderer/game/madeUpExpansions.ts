import type { Observation, ObservedSeat } from '../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { cardOf, pageContent } from '../platform/pageContent.ts';

type Change = (seat: ObservedSeat, index: number) => ObservedSeat;

/** Seat by seat: built with the tile on its track, built for points, reused, and none. */
const withMonument: Change = (seat, index) => {
  const [first, second] = pageContent().monuments.tiles;
  if (index === 0 && first !== undefined)
    return { ...seat, monument: { monument: first.id, tile: 'culture', side: 'track' } };
  if (index === 1 && second !== undefined)
    return { ...seat, monument: { monument: second.id, tile: 'food', side: 'points' } };
  return { ...seat, monument: index === 2 ? { monument: null, tile: null, side: null } : null };
};

const withMarket =
  (late: number): Change =>
  (seat, index) => ({
    ...seat,
    market: index === 0 || index === 3 ? 'large' : 'small',
    stall: { income: 1, military: late + (index % 2), culture: 2 * late, food: 0, points: 1 + late * (index % 3) },
  });

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
  const changes: Change[] = [];
  if (expansions.includes('monuments') && late > 0) changes.push(withMonument);
  if (expansions.includes('market') && late > 0) changes.push(withMarket(late));
  if (expansions.some((expansion) => MANIFEST[expansion].hidesCards)) changes.push(withFaceDown(view));
  const seats = view.seats.map((seat, index) => changes.reduce((state, change) => change(state, index), seat));
  const taken = seats.filter((seat) => seat.monument !== null).length;
  return { ...view, seats, monuments: expansions.includes('monuments') ? seats.length - taken : 0 };
};
