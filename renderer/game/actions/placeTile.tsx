import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { TileSide } from '../../../shared/vocabulary/pieces.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { trackWords } from '../words/previewParts.ts';
import { messagePart, nameIn } from '../words/sentence.ts';
import { InWords, RowHead, RowNote } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** A bonus tile for the monument that was just built, and its side (rules §10.1). */
export const placeTile: ActionView<'placeTile'> = {
  subject: ({ tile }) => ({ kind: 'tile', tile }),
  ...plainly(({ tile, side }, text) => text('choice.placeTile', { track: text(`track.${tile}`), side })),
};

/** Steps or points that the tile is worth: the strength of the monument. */
const strengthIn = (choices: readonly Choice[]): number =>
  choices
    .map(({ action, preview }) =>
      action.type === 'placeTile' && action.side === 'track' ? preview.tracks[action.tile] : 0,
    )
    .find((steps) => steps) ?? 0;

/** What each side of the tile on the monument brings. */
export const monumentSides = (choices: readonly Choice[], text: Text): Readonly<Record<TileSide, string>> => ({
  track: text('choice.statue.track', { bonus: strengthIn(choices) }),
  points: text('choice.statue.points', { bonus: strengthIn(choices) }),
});

export const tileRow: RowOf<'tile'> = ({ tile }, { choices }, { before }, text) => {
  const title = text(`track.${tile}.title`);
  const sign = (
    <span className={`threshold figure bold pill gap-2-5 ground-${tile}`}>
      <Icon name={tile} />
      {before.tracks[tile]}
    </span>
  );
  return {
    label: title,
    className: 'row',
    head: (
      <RowHead sign={sign} title={title}>
        <RowNote>{text('choice.tile.left', { count: before.tiles[tile] })}</RowNote>
      </RowHead>
    ),
    sides: monumentSides(choices, text),
    choice: ({ action, preview }) => {
      if (action.type !== 'placeTile') throw new Error(`no tile: ${action.type}`);
      // The side is chosen above, and the track is the row's name.
      const label = text(`choice.tile.${action.side}`);
      const line = action.side === 'track' ? trackWords(tile, before, preview, text) : label;
      return {
        label,
        className: 'use',
        told: ['track'],
        content: (changes) => (
          <>
            <span className="use-line between bold gap-4">
              <InWords words={line}>{label}</InWords>
            </span>
            {changes}
          </>
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
