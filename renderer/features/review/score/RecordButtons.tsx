import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/text.ts';
import { useRoutes } from '../../../platform/routes.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';

interface RecordButtonsProps {
  readonly gameId: string;
  /** The button that saves the record as a file. */
  readonly exporting: ReactNode;
}

/** What can be done with a game when it is over, besides another one. */
export function RecordButtons({ gameId, exporting }: RecordButtonsProps) {
  const text = useText();
  const routes = useRoutes();
  return (
    <div className="score-record wrap gap-5">
      <button type="button" className="button button-quiet" onClick={() => void routes.replay(gameId)}>
        <Icon name="history" />
        {text('library.replay')}
      </button>
      {exporting}
      <button type="button" className="button button-quiet" onClick={() => void routes.games()}>
        <Icon name="games" />
        {text('library.title')}
      </button>
    </div>
  );
}
