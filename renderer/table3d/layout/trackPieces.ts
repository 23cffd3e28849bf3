import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { MEDAL, NUMBER_SHARE, PEG, UNDER_MEDAL } from '../../cards/layout/dimensions.ts';
import { INK, IVORY, PASSED_SHADES, type Shades, TROUBLE } from '../../cards/palette.ts';
import { HUNGER_TAG, PASSED, PASSED_FROM, PEG_SCALE, ROWS, trackX, VALUE_PLATE } from './boardPrint.ts';
import { numberCell, TOKEN_CELLS } from './cells.ts';
import type { Owner, Piece } from './piece.ts';
import { onBoard } from './places.ts';

/* The tracks of a board: markers on their rails, how far they have come, the values, and how many cards the food has to feed. */

/** The scale at which a piece with a number shows it in letters of a size. */
export const numberScale = (font: number): number => font / NUMBER_SHARE;

/** How high above the print the part of a rail that its marker has passed lies: its edge, and on that its colour. */
const PASSED_ABOVE = { edge: 0.003, fill: 0.004 } as const;

const passedPieces = ({ seat, place }: Owner, track: Track): readonly Piece[] =>
  (['edge', 'fill'] as const).map((part) => ({
    id: `passed ${part} ${seat} ${track}`,
    layer: 'passed',
    pose: onBoard(place, PASSED_FROM, ROWS[track].rail, PASSED_ABOVE[part]),
    face: 0,
    back: 0,
    stretch: { x: 1, z: PASSED[part] },
    upTo: `peg ${seat} ${track}`,
    tint: PASSED_SHADES[track][part],
  }));

/** A pale ring under a marker, so that it is found at once on a track of any colour: a ribbon of the marker's breadth. */
const RING = PEG.radius / (MEDAL.radius * UNDER_MEDAL.silver.reach);

/** All that shows the values of a seat's tracks; markers are of its colour. `hungry`: whether its food does not feed all of its cards. */
export const trackPieces = (owner: Owner, { main }: Shades, hungry = false): readonly Piece[] => {
  const { seat, state, place } = owner;
  return TRACKS.flatMap((track) => [
    ...passedPieces(owner, track),
    {
      id: `peg ${seat} ${track}`,
      layer: 'peg',
      pose: onBoard(place, trackX(state.tracks[track]), ROWS[track].rail, 0, { scale: PEG_SCALE }),
      face: 0,
      back: 0,
      tint: main,
    },
    {
      id: `ring ${seat} ${track}`,
      layer: 'rosette',
      pose: onBoard(place, trackX(state.tracks[track]), ROWS[track].rail, 0),
      face: 0,
      back: 0,
      tint: IVORY,
      stretch: { x: RING, z: RING },
      rides: { id: `peg ${seat} ${track}`, below: 0 },
    },
    {
      id: `value ${seat} ${track}`,
      layer: 'number',
      pose: onBoard(place, VALUE_PLATE.numberX, ROWS[track].z, 0.006, { scale: numberScale(VALUE_PLATE.font) }),
      face: numberCell(state.tracks[track]),
      back: 0,
      tint: hungry && track === 'food' ? TROUBLE : INK,
    },
  ]);
};

/** How many cards there are to feed, as a little card beside the food track. */
export const hungerPiece = ({ seat, state, place }: Owner, view: Observation): Piece => ({
  id: `cards ${seat}`,
  layer: 'tile',
  pose: onBoard(place, trackX(factsOf(view, state).cards), ROWS.food.rail - HUNGER_TAG.above, -0.02, {
    scale: HUNGER_TAG.scale,
  }),
  face: TOKEN_CELLS.cards,
  back: TOKEN_CELLS.cards,
});
