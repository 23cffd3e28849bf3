import type { GameSummary } from '../../../shared/contract/answers.ts';
import { copyName } from '../../game/game.ts';
import { useRoutes } from '../../platform/feature.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { duplicateGame, exportSave } from './commands.ts';

/** Ways to a second game with the same hidden cards. */
export type Copying = 'duplicate' | 'exportSave';

/** Whether a copy of a game lets one of several people see what the others hide: what will come, and their cards. */
export const canPeek = ({ finished, players }: Pick<GameSummary, 'finished' | 'players'>): boolean =>
  !finished && players.filter(({ controller }) => controller.kind === 'human').length > 1;

interface PeekDialogProps {
  readonly game: GameSummary;
  readonly copying: Copying;
  readonly onClose: () => void;
}

/** Warns before a running game of several people is copied: says what the copy gives away, and what gives away nothing. */
export function PeekDialog({ game, copying, onClose }: PeekDialogProps) {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const after = (act: () => Promise<unknown>) => () => {
    onClose();
    void act();
  };
  const copy = () =>
    copying === 'duplicate' ? duplicateGame(host, game.gameId, copyName(game, text)) : exportSave(host, game.gameId);
  return (
    <Modal title={text('peek.title')} className="practice" onClose={onClose}>
      <p>{text('peek.why')}</p>
      <p>{text('peek.instead')}</p>
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={after(copy)}>
          {text(copying === 'duplicate' ? 'peek.duplicate' : 'peek.exportSave')}
        </button>
        <button type="button" className="button button-main" onClick={after(() => routes.replay(game.gameId))}>
          {text('library.replay')}
        </button>
      </footer>
    </Modal>
  );
}
