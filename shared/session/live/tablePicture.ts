import { contentOf } from '../../content/content.ts';
import type { SeatPicture, TablePicture } from '../../contract/answers.ts';
import type { Observation, ObservedSeat } from '../../rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../vocabulary/colours.ts';
import type { ContentId } from '../../vocabulary/pieces.ts';

function cardsByColour(seat: ObservedSeat, contentId: ContentId): Record<Colour, number> {
  const content = contentOf(contentId);
  const colours = [...seat.cards.map((id) => content.card(id).colour), ...seat.faceDown.map(({ colour }) => colour)];
  const count = (wanted: Colour) => colours.filter((colour) => colour === wanted).length;
  return Object.fromEntries(COLOURS.map((colour) => [colour, count(colour)])) as Record<Colour, number>;
}

const seatPicture = (seat: ObservedSeat, content: ContentId): SeatPicture => ({
  tracks: { ...seat.tracks },
  cards: cardsByColour(seat, content),
  statues: seat.statues.length,
  colonies: seat.colonies.length,
  silver: seat.silver.length,
  gold: seat.gold,
  monument: seat.monument !== null,
});

/**
 * What a small picture of the table shows. Takes the observation of everybody, `observe(state, null)`, so that it
 * cannot tell a secret.
 */
export function tablePicture({ segments, wheel, seats, content }: Observation): TablePicture {
  const { rotation, turns } = wheel;
  return {
    segments: [...segments],
    wheel: rotation === null ? null : (rotation + turns) % segments.length,
    seats: seats.map((seat) => seatPicture(seat, content)),
  };
}
