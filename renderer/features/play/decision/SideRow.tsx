import type { Side } from '../../../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../../../shared/vocabulary/tracks.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { pageContent } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';

/** A side of the setup card (rules §2.2). */
export function SideRow({ group, side }: { readonly group: ChoiceGroup; readonly side: Side }) {
  const text = useText();
  const { before } = useDecision();
  const [choice] = group.choices;
  const start = pageContent().setupCard(before.setupCard)[side];
  if (choice === undefined) return null;
  return (
    <GroupFrame group={group} label={text('choice.side', { side })}>
      <ChoiceButton choice={choice} label={text('choice.side', { side })} className="side">
        <span className="side-name">{text('choice.side', { side })}</span>
        <span className="side-coins" aria-hidden="true">
          <Icon name="coin" />
          {start.coins}
        </span>
        {TRACKS.map((track) => (
          <span key={track} className={`side-track track-${track}`} aria-hidden="true">
            <Icon name={track} />
            <span>{text(`track.${track}.title`)}</span>
            <b>{start.tracks[track]}</b>
          </span>
        ))}
      </ChoiceButton>
    </GroupFrame>
  );
}
