import { useEffect, useState } from 'react';
import type { LogFolder } from '../../../shared/contract/answers.ts';
import { useApp } from '../../platform/app.ts';
import { ask, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { readDiagnostics } from './commands.ts';
import { DiagnosticsCopy } from './DiagnosticsCopy.tsx';

/** Help with problems: the diagnostics to copy, and where the log lies. */
export function SupportDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const host = useHost();
  const home = useApp(({ info }) => info?.home ?? 'none');
  const [diagnostics, setDiagnostics] = useState<string | null>(null);
  useEffect(() => void readDiagnostics(host).then(setDiagnostics), [host]);
  return (
    <Modal title={text('support.title')} className="support" onClose={onClose}>
      <p>{text('support.text')}</p>
      <p className="breaks">{text('support.faults', { home })}</p>
      <DiagnosticsCopy diagnostics={diagnostics} />
      <Logs />
    </Modal>
  );
}

function Logs() {
  const text = useText();
  const host = useHost();
  const [logs, setLogs] = useState<LogFolder | null>(null);
  return (
    <div className="support-action flow">
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void ask(host, 'app.openLogs', {}).then(setLogs)}
      >
        {text('support.logs')}
      </button>
      <span role="status" className="copyable breaks">
        {logs !== null && text(logs.opened ? 'support.logs.place' : 'support.logs.notOpened', { folder: logs.folder })}
      </span>
    </div>
  );
}
