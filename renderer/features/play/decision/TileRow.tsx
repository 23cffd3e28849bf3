import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { Track } from '../../../../shared/vocabulary/tracks.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';

/** A bonus tile for the monument that was just built, and its side (rules §10.1). */
export function TileRow({ group, tile }: { readonly group: ChoiceGroup; readonly tile: Track }) {
  const text = useText();
  const { before } = useDecision();
  const label = text(`track.${tile}.title`);
  return (
    <GroupFrame group={group} label={label} className="row">
      <div className="row-head">
        <span className={`threshold track-${tile}`}>
          <Icon name={tile} />
          {before.tracks[tile]}
        </span>
        <span className="row-title">{label}</span>
        <span className="row-note">{text('choice.tile.left', { count: before.tiles[tile] })}</span>
      </div>
      <div className="row-choices">
        {group.choices.map((choice) => (
          <TileUse key={choice.action.type === 'placeTile' ? choice.action.side : ''} choice={choice} />
        ))}
      </div>
    </GroupFrame>
  );
}

function TileUse({ choice }: { readonly choice: Choice }) {
  const text = useText();
  const { before } = useDecision();
  const { action } = choice;
  if (action.type !== 'placeTile') return null;
  const label = text(`choice.tile.${action.side}`);
  return (
    <ChoiceButton choice={choice} label={label} className={`use tile-${action.side}-side`}>
      <span className="use-line">{label}</span>
      <PreviewChips preview={choice.preview} before={before} />
    </ChoiceButton>
  );
}
