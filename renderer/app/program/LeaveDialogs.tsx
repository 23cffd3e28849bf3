import { quit } from '../../platform/commands.ts';
import { useHost, useNavigation } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { asksToLeave, asksToQuit } from '../../platform/navigation.ts';
import { Modal } from '../../ui/controls/Modal.tsx';

/** Asks before the menu bar leads away from a game that is not over. */
export function LeaveDialog() {
  const text = useText();
  const { navigation } = useHost();
  const asked = useNavigation(asksToLeave);
  if (!asked) return null;
  const stay = () => navigation.send({ type: 'stay' });
  return (
    <Modal title={text('leave.title')} className="leave" onClose={stay}>
      <p>{text('leave.text')}</p>
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={stay}>
          {text('leave.stay')}
        </button>
        <button type="button" className="button button-main" onClick={() => navigation.send({ type: 'leave' })}>
          {text('leave.go')}
        </button>
      </footer>
    </Modal>
  );
}

/** Asks before the program ends with a game that could not be saved. */
export function UnsavedDialog() {
  const text = useText();
  const host = useHost();
  const asked = useNavigation(asksToQuit);
  if (!asked) return null;
  const stay = () => host.navigation.send({ type: 'keepOpen' });
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
