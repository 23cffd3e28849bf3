import { useCommands } from '../../app/commands.ts';
import { closePanel } from '../../platform/app.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';

/** Asks once a game before more is taken back than nobody has learned anything from: the game is practice then. */
export function TakeBackDialog() {
  const text = useText();
  const { takeBack } = useCommands();
  const goBack = () => {
    closePanel();
    void takeBack();
  };
  return (
    <Modal title={text('practice.title')} className="practice" onClose={closePanel}>
      <p>{text('practice.why')}</p>
      <p>{text('practice.mark')}</p>
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={closePanel}>
          {text('practice.leave')}
        </button>
        <button type="button" className="button button-main" onClick={goBack}>
          {text('practice.takeBack')}
        </button>
      </footer>
    </Modal>
  );
}
