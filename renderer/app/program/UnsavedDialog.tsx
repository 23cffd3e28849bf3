import { useApp } from '../../platform/app.ts';
import { quit } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';

/** Asks before the program ends with a game that the disk has not taken. */
export function UnsavedDialog() {
  const text = useText();
  const host = useHost();
  const asked = useApp((app) => app.quitUnsaved);
  if (!asked) return null;
  const stay = () => useApp.setState({ quitUnsaved: false });
  return (
    <Modal title={text('unsaved.title')} className="leave" onClose={stay}>
      <p>{text('unsaved.text')}</p>
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={() => void quit(host, true)}>
          {text('unsaved.quit')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void quit(host)}>
          {text('unsaved.retry')}
        </button>
        <button type="button" className="button button-main" onClick={stay}>
          {text('unsaved.stay')}
        </button>
      </footer>
    </Modal>
  );
}
