import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { seeAs } from './commands.ts';

const EVERYBODY = 'everybody';

/** Whose eyes a finished game is looked at with. */
export function SeenBy({ timeline: { players, viewer } }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const host = useHost();
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
    <div className="seen-by flow shrink soft small gap-6">
      <span aria-hidden="true">{text('replay.seenBy')}</span>
      <ChoiceMenu
        label={text('replay.seenBy')}
        value={(viewer === null ? undefined : players[viewer]?.emblem) ?? EVERYBODY}
        options={options}
        wordsFor={wordsFor}
        onChange={(option) => {
          const seat = players.findIndex(({ emblem }) => emblem === option);
          void seeAs(host, seat < 0 ? null : seat);
        }}
      />
    </div>
  );
}
