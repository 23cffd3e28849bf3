import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { trackWords } from '../words/previewParts.ts';
import { messagePart, nameIn } from '../words/sentence.ts';
import { BonusTile, InWords, Tile, UseNote } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** A bonus tile for the monument that was just built, and its side (rules §10.1). */
export const placeTile: ActionView<'placeTile'> = {
  subject: ({ tile }) => ({ kind: 'tile', tile }),
  ...plainly(({ tile, side }, text) => text('choice.placeTile', { track: text(`track.${tile}`), side })),
};

/** Steps or points that the tile is worth: the strength of the monument. */
export const strengthIn = (choices: readonly Choice[]): number =>
  choices
    .map(({ action, preview }) =>
      action.type === 'placeTile' && action.side === 'track' ? preview.tracks[action.tile] : 0,
    )
    .find((steps) => steps) ?? 0;

export const tileRow: RowOf<'tile'> = ({ tile }, { choices }, { before }, text) => {
  const label = text(`track.${tile}.title`);
  return {
    label,
    bonus: strengthIn(choices),
    choice: ({ action, preview }) => {
      if (action.type !== 'placeTile') throw new Error(`no tile: ${action.type}`);
      // The side is chosen above.
      const line = action.side === 'track' ? trackWords(tile, before, preview, text) : label;
      return {
        label,
        className: 'tile',
        told: ['track'],
        content: (changes) => (
          <Tile picture={<BonusTile track={tile} />} name={<InWords words={line}>{label}</InWords>} changes={changes}>
            <UseNote>{text('choice.tile.left', { count: before.tiles[tile] })}</UseNote>
          </Tile>
        ),
      };
    },
  };
};

export const monumentTilePlaced: EventView<'monumentTilePlaced'> = {
  sentence: ({ seat, tile, side }, context) => ({
    key: 'log.monumentTilePlaced',
    parts: { name: nameIn(context, seat), track: messagePart(`track.${tile}`), side },
  }),
  pause: alone(500),
  sound: { lands: ['tile', 'stone'] },
};
