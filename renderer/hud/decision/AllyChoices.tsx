import { useText } from '../../i18n/text.ts';
import { Icon } from '../icons/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { useDeciding } from './deciding.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';

/** Which of the tracks on a new colony's back rises once more (rules §10.3 `allyBonus`). */
export function AllyChoices() {
  const text = useText();
  const { groups, before } = useDeciding();
  return (
    <div className="rows">
      {groups.map((group) => {
        const { subject, choices } = group;
        const [choice] = choices;
        if (subject.kind !== 'track' || choice === undefined) return null;
        return (
          <GroupFrame key={group.key} group={group} label={text(`track.${subject.track}.title`)}>
            <ChoiceButton choice={choice} className="use ally">
              <span className="use-line">
                <span className={`ink-${subject.track}`}>
                  <Icon name={subject.track} /> {text(`track.${subject.track}.title`)}
                </span>
                <Icon name="allyBonus" />
              </span>
              <PreviewChips preview={choice.preview} before={before} />
            </ChoiceButton>
          </GroupFrame>
        );
      })}
    </div>
  );
}
