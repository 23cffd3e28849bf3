import { Icon } from '../../ui/symbols/Icon.tsx';
import { messagePart, nameIn } from '../words/sentence.ts';
import { RowHead, RowNote } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** A bonus tile for the monument that was just built, and its side (rules §10.1). */
export const placeTile: ActionView<'placeTile'> = {
  subject: ({ tile }) => ({ kind: 'tile', tile }),
  ...plainly(({ tile, side }, text) => text('choice.placeTile', { track: text(`track.${tile}`), side })),
};

export const tileRow: RowOf<'tile'> = ({ tile }, _, { before }, text) => {
  const title = text(`track.${tile}.title`);
  const sign = (
    <span className={`threshold track-${tile}`}>
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
    choice: ({ action }) => {
      const side = action.type === 'placeTile' ? action.side : 'track';
      const label = text(`choice.tile.${side}`);
      return {
        label,
        className: `use tile-${side}-side`,
        content: (changes) => (
          <>
            <span className="use-line">{label}</span>
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
