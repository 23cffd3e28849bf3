import { useText } from '../../../platform/i18n/text.ts';
import { useRoutes } from '../../../platform/routes.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ExportButton } from '../../library/ExportButton.tsx';

/** What can be done with a game when it is over, besides another one. */
export function RecordButtons({ gameId }: { readonly gameId: string }) {
  const text = useText();
  const routes = useRoutes();
  return (
    <div className="score-record">
      <button type="button" className="button button-quiet" onClick={() => void routes.replay(gameId)}>
        <Icon name="history" />
        {text('library.replay')}
      </button>
      <ExportButton gameId={gameId} />
      <button type="button" className="button button-quiet" onClick={() => void routes.games()}>
        <Icon name="games" />
        {text('library.title')}
      </button>
    </div>
  );
}
