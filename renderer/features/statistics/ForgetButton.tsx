import { useState } from 'react';
import type { Person } from '../../../shared/statistics/history.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { forgetPerson } from './commands.ts';

interface ForgetButtonProps {
  readonly person: Person;
  readonly games: number;
}

/** Deletes the statistics of a person, after asking: they cannot be restored. */
export function ForgetButton({ person, games }: ForgetButtonProps) {
  const text = useText();
  const host = useHost();
  const [asking, setAsking] = useState(false);
  const { name } = person;
  const forget = () => {
    setAsking(false);
    void forgetPerson(host, person);
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        <Icon name="bin" />
        {text('statistics.delete')}
      </button>
      {asking && (
        <Modal title={text('statistics.delete.title', { name })} className="leave" onClose={() => setAsking(false)}>
          <p>{text('statistics.delete.text', { name, count: games })}</p>
          <footer className="modal-foot">
            <button type="button" className="button button-quiet" onClick={forget}>
              {text('statistics.delete.do')}
            </button>
            <button type="button" className="button button-main" onClick={() => setAsking(false)}>
              {text('statistics.delete.keep')}
            </button>
          </footer>
        </Modal>
      )}
    </>
  );
}
