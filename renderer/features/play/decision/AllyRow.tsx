import type { Track } from '../../../../shared/vocabulary/tracks.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';

/** One of the tracks on a new colony's back, to raise once more (rules §10.3 `allyBonus`). */
export function AllyRow({ group, track }: { readonly group: ChoiceGroup; readonly track: Track }) {
  const text = useText();
  const { before } = useDecision();
  const [choice] = group.choices;
  if (choice === undefined) return null;
  return (
    <GroupFrame group={group} label={text(`track.${track}.title`)}>
      <ChoiceButton choice={choice} label={text(`track.${track}.title`)} className="use ally">
        <span className="use-line">
          <span className={`ink-${track}`}>
            <Icon name={track} /> {text(`track.${track}.title`)}
          </span>
          <Icon name="allyBonus" />
        </span>
        <PreviewChips preview={choice.preview} before={before} />
      </ChoiceButton>
    </GroupFrame>
  );
}
