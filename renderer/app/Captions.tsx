import { useEffect } from 'react';
import { clearCaptions, useHearing } from '../platform/hearing.ts';
import { useText } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';

/** Milliseconds after the last sound until captions go. */
const LASTS = 3500;

/**
 * What is heard, in words, where the player wishes for it. It blocks nothing and goes by itself. Hidden from assistive
 * technology: it reads the log of what happens, and the status line.
 */
export function Captions() {
  const text = useText();
  const wished = useSettings((settings) => settings.soundCaptions);
  const lines = useHearing((hearing) => hearing.captions);
  useEffect(() => {
    if (lines.length === 0) return;
    const timer = setTimeout(clearCaptions, LASTS);
    return () => clearTimeout(timer);
  }, [lines]);
  if (!wished || lines.length === 0) return null;
  return (
    <ol className="captions small through" aria-hidden="true">
      {lines.map(({ id, words, times }) => (
        <li key={id}>
          {text(words)}
          {times > 1 && <span className="bright"> × {times}</span>}
        </li>
      ))}
    </ol>
  );
}
