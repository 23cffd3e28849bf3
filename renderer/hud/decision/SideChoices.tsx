import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { pageContent } from '../../content/pageContent.ts';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../icons/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { useDeciding } from './deciding.ts';
import { GroupFrame } from './GroupFrame.tsx';

/** The two sides of the setup card (rules §2.2). */
export function SideChoices() {
  const text = useText();
  const { groups, before } = useDeciding();
  const setup = pageContent().setupCard(before.setupCard);
  return (
    <div className="sides">
      {groups.map((group) => {
        const { subject, choices } = group;
        const [choice] = choices;
        if (subject.kind !== 'side' || choice === undefined) return null;
        const side = setup[subject.side];
        return (
          <GroupFrame key={group.key} group={group} label={text('choice.side', { side: subject.side })}>
            <ChoiceButton choice={choice} className="side">
              <span className="side-name">{text('choice.side', { side: subject.side })}</span>
              <span className="side-coins">
                <Icon name="coin" />
                {side.coins}
              </span>
              {TRACKS.map((track) => (
                <span key={track} className={`side-track track-${track}`}>
                  <Icon name={track} />
                  <span>{text(`track.${track}.title`)}</span>
                  <b>{side.tracks[track]}</b>
                </span>
              ))}
            </ChoiceButton>
          </GroupFrame>
        );
      })}
    </div>
  );
}
