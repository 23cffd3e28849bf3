import { useCommands } from '../../../app/commands.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ExportButton } from '../../library/ExportButton.tsx';

/** What can be done with a game when it is over, besides another one. */
export function RecordButtons({ gameId }: { readonly gameId: string }) {
  const text = useText();
  const { library, replay } = useCommands();
  return (
    <div className="score-record wrap gap-5">
      <button type="button" className="button button-quiet" onClick={() => void replay.open(gameId)}>
        <Icon name="history" />
        {text('library.replay')}
      </button>
      <ExportButton gameId={gameId} />
      <button type="button" className="button button-quiet" onClick={() => void library.open()}>
        <Icon name="games" />
        {text('library.title')}
      </button>
    </div>
  );
}
