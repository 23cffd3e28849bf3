import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { TILE_SIDES, type TileSide } from '../../../shared/vocabulary/pieces.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useDecision } from '../decisionContext.ts';
import { messagePart, nameIn } from '../words/sentence.ts';
import { RowHead, RowNote, Threshold } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** A statue with the bonus tile and its side (rules §7.3). */
export const statue: ActionView<'statue'> = {
  subject: ({ requirement }) => ({ kind: 'statue', requirement }),
  ...plainly(({ requirement, tile, side }, text) =>
    text('choice.statueFull', { requirement, track: text(`track.${tile}`), side }),
  ),
};

export const statueRow: RowOf<'statue'> = ({ requirement }, { choices }, _, text) => {
  const { points, bonus } = pageContent().statue(requirement);
  const label = text('choice.statue', { requirement });
  const sign = <Threshold track="culture" value={requirement} />;
  return {
    label,
    className: 'row',
    sign,
    head: (
      <RowHead sign={sign} title={label}>
        <RowNote>{text('choice.statue.detail', { points, bonus })}</RowNote>
      </RowHead>
    ),
    // A line of boxes for each side of a tile, and in it a box for each colour of tile that is left.
    parts: TILE_SIDES.map((side) => ({
      words: text(`choice.tile.${side}`),
      choices: choices.filter(({ action }) => action.type === 'statue' && action.side === side),
    })),
    choice: (choice) => {
      const { action } = choice;
      if (action.type !== 'statue') throw new Error(`no statue: ${action.type}`);
      const { tile, side } = action;
      return {
        className: `tile tile-${tile} tile-${side}-side`,
        content: () => <Tile choice={choice} track={tile} side={side} />,
      };
    },
  };
};

interface TileProps {
  readonly choice: Choice;
  readonly track: Track;
  readonly side: TileSide;
}

function Tile({ choice, track, side }: TileProps) {
  const text = useText();
  const { before } = useDecision();
  return (
    <>
      <span className={`ink-${track}`} aria-hidden="true">
        <Icon name={track} />
        {side === 'track' && (
          <>
            {before.tracks[track]}→<b>{choice.preview.tracksAfter[track]}</b>
          </>
        )}
      </span>
      <span className="ink-points" aria-hidden="true">
        <Icon name="points" />
        {text.signed(choice.preview.points)}
      </span>
    </>
  );
}

export const statueCarved: EventView<'statueCarved'> = {
  sentence: ({ seat, requirement, tile, side, paid }, context) => ({
    key: paid > 0 ? 'log.statueCarved.paid' : 'log.statueCarved',
    parts: { name: nameIn(context, seat), requirement, track: messagePart(`track.${tile}`), side, paid },
  }),
  pause: alone(800),
  sound: { begins: 'stoneDrag', lands: ['statue', 'statue'] },
};
