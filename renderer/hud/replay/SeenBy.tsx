import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { ChoiceMenu } from '../controls/ChoiceMenu.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Emblem } from '../seats/Emblem.tsx';

const EVERYBODY = 'everybody';

/** Whose eyes a finished game is looked at with. */
export function SeenBy({ timeline: { players, viewer } }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const { replay } = useCommands();
  const options = [EVERYBODY, ...players.map(({ emblem }) => emblem)];
  const wordsFor = (option: string) => {
    const player = players.find(({ emblem }) => emblem === option);
    return player === undefined ? (
      <>
        <Icon name="eye" />
        {text('replay.seenBy.all')}
      </>
    ) : (
      <>
        <Emblem emblem={player.emblem} />
        {player.name}
      </>
    );
  };
  return (
    <div className="seen-by">
      <span aria-hidden="true">{text('replay.seenBy')}</span>
      <ChoiceMenu
        label={text('replay.seenBy')}
        value={(viewer === null ? undefined : players[viewer]?.emblem) ?? EVERYBODY}
        options={options}
        wordsFor={wordsFor}
        onChange={(option) => {
          const seat = players.findIndex(({ emblem }) => emblem === option);
          void replay.seeAs(seat < 0 ? null : seat);
        }}
      />
    </div>
  );
}
