import { type ReactNode, useEffect, useState } from 'react';
import { readDiagnostics } from '../../features/settings/commands.ts';
import { DiagnosticsCopy } from '../../features/settings/DiagnosticsCopy.tsx';
import { changeSettings, quit } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { reloadAtTable } from './pageLife.ts';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A full screen that says one thing. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <main className="message wood" role="alert">
      <div className="message-sheet stack centred anchor inmiddle sheet">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </main>
  );
}

/** Instead of a screen that could not be drawn: the game itself is safe in the host, and these are the ways back. */
export function CrashScreen() {
  const text = useText();
  const host = useHost();
  const [diagnostics, setDiagnostics] = useState<string | null>(null);
  useEffect(() => void readDiagnostics(host).then(setDiagnostics), [host]);
  return (
    <Message title={text('crash.title')} text={text('crash.text')}>
      <div className="wrap middle gap-7">
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

/** Another window has taken the game over; this one can take it back. */
export function ElsewhereScreen() {
  const text = useText();
  return (
    <Message title={text('link.elsewhere.title')} text={text('link.elsewhere.text')}>
      <button type="button" className="button button-main" onClick={reloadAtTable}>
        {text('link.elsewhere.here')}
      </button>
    </Message>
  );
}

/** Whether the program behind the page answers again. */
const isThere = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The program behind the page has ended, or the connection is lost. It may come back. */
export function EndedScreen() {
  const text = useText();
  const [tries, setTries] = useState(0);
  const retry = async () => {
    // Loading a page that nobody serves would replace this one by the browser's own.
    if (await isThere()) reloadAtTable();
    else setTries(tries + 1);
  };
  return (
    <Message title={text('link.ended.title')} text={text('link.ended.text')}>
      <button type="button" className="button button-main" onClick={() => void retry()}>
        {text('link.ended.retry')}
      </button>
      {tries > 0 && <p key={tries}>{text('link.ended.still')}</p>}
    </Message>
  );
}
