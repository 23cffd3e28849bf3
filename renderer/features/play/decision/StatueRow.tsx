import { Fragment } from 'react';
import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { type StatueRequirement, TILE_SIDES, type TileSide } from '../../../../shared/vocabulary/pieces.ts';
import type { Track } from '../../../../shared/vocabulary/tracks.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { pageContent } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { RefusedRow } from './RefusedRow.tsx';

interface StatueRowProps {
  readonly group: ChoiceGroup;
  readonly requirement: StatueRequirement;
}

/** A statue with the bonus tile and its side (rules §7.3). */
export function StatueRow({ group, requirement }: StatueRowProps) {
  const text = useText();
  const statue = pageContent().statue(requirement);
  const label = text('choice.statue', { requirement });
  const sign = (
    <span className="threshold threshold-culture" aria-hidden="true">
      <Icon name="culture" />
      {requirement}
    </span>
  );
  if (group.choices.length === 0) return <RefusedRow group={group} label={label} sign={sign} />;
  return (
    <GroupFrame group={group} label={label} className="row">
      <div className="row-head">
        {sign}
        <span className="row-title">{label}</span>
        <span className="row-note">{text('choice.statue.detail', { points: statue.points, bonus: statue.bonus })}</span>
      </div>
      <Tiles choices={group.choices} />
    </GroupFrame>
  );
}

/** A line of boxes for each side of a tile, and in it a box for each colour of tile that is left. */
function Tiles({ choices }: { readonly choices: readonly Choice[] }) {
  const text = useText();
  return TILE_SIDES.map((side) => (
    <Fragment key={side}>
      <span className="use-note" aria-hidden="true">
        {text(`choice.tile.${side}`)}
      </span>
      <div className="tiles">
        {choices.map((choice) =>
          choice.action.type === 'statue' && choice.action.side === side ? (
            <TileBox key={choice.action.tile} choice={choice} track={choice.action.tile} side={side} />
          ) : null,
        )}
      </div>
    </Fragment>
  ));
}

interface TileBoxProps {
  readonly choice: Choice;
  readonly track: Track;
  readonly side: TileSide;
}

function TileBox({ choice, track, side }: TileBoxProps) {
  const text = useText();
  const { before } = useDecision();
  return (
    <ChoiceButton choice={choice} className={`tile tile-${track} tile-${side}-side`}>
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
    </ChoiceButton>
  );
}
