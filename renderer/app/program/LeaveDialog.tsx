import { useApp } from '../../platform/app.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { goElsewhere } from './obeyMenu.ts';

/** Asks before the menu bar leads away from a game that is not over. */
export function LeaveDialog() {
  const text = useText();
  const host = useHost();
  const leaving = useApp((app) => app.leaving);
  if (leaving === null) return null;
  const stay = () => useApp.setState({ leaving: null });
  return (
    <Modal title={text('leave.title')} className="leave" onClose={stay}>
      <p>{text('leave.text')}</p>
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={stay}>
          {text('leave.stay')}
        </button>
        <button type="button" className="button button-main" onClick={() => void goElsewhere(leaving, host)}>
          {text('leave.go')}
        </button>
      </footer>
    </Modal>
  );
}
