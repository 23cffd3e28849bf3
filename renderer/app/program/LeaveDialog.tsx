import { useHost, useNavigation } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { asksToLeave } from '../../platform/navigation.ts';
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
