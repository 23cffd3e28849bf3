import { useEffect, useState } from 'react';
import { readDiagnostics } from '../../features/settings/commands.ts';
import { DiagnosticsCopy } from '../../features/settings/DiagnosticsCopy.tsx';
import { changeSettings, quit } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Message } from '../Message.tsx';
import { reloadAtTable } from './restore.ts';

/** Instead of a screen that could not be drawn: the game itself is safe in the host, and these are the ways back. */
export function CrashScreen() {
  const text = useText();
  const host = useHost();
  const [diagnostics, setDiagnostics] = useState<string | null>(null);
  useEffect(() => void readDiagnostics(host).then(setDiagnostics), [host]);
  return (
    <Message title={text('crash.title')} text={text('crash.text')}>
      <div className="crash-ways">
        <button type="button" className="button button-main" onClick={reloadAtTable}>
          {text('crash.restore')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void changeSettings(host, { safeGraphics: true }).then(reloadAtTable)}
        >
          {text('crash.safe')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void quit(host)}>
          {text('crash.quit')}
        </button>
      </div>
      <DiagnosticsCopy diagnostics={diagnostics} />
    </Message>
  );
}
