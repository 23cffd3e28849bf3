import { closePanel, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { goBack } from './commands.ts';

/**
 * Asks, once a game, before a decision is taken back after something new was learned. The game is practice from then
 * on.
 */
export function TakeBackDialog() {
  const text = useText();
  const host = useHost();
  const confirm = () => {
    closePanel(host);
    void goBack(host, 'game.takeBack');
  };
  return (
    <Modal title={text('practice.title')} className="practice" onClose={() => closePanel(host)}>
      <p>{text('practice.why')}</p>
      <p>{text('practice.mark')}</p>
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={() => closePanel(host)}>
          {text('practice.leave')}
        </button>
        <button type="button" className="button button-main" onClick={confirm}>
          {text('practice.takeBack')}
        </button>
      </footer>
    </Modal>
  );
}
