import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useTable } from '../../store/table.ts';
import { announced } from './announce.ts';

/** Milliseconds for which it is seen; the style sheet fades it in and out in that time. */
const LASTS = 1300;

/**
 * A ribbon across the table that says what begins: an epoch, a phase, a step, the count. It blocks nothing, goes by
 * itself, and is decoration to assistive technology, which hears the same from the status line.
 */
export function Announcement() {
  const text = useText();
  const event = useTable((table) => (table.playing ? table.event : null));
  const [shown, setShown] = useState({ event, over: false });
  if (announced(event) !== null && shown.event !== event) setShown({ event, over: false });
  const begun = shown.event;
  useEffect(() => {
    const timer = setTimeout(() => setShown({ event: begun, over: true }), LASTS);
    return () => clearTimeout(timer);
  }, [begun]);
  const words = announced(begun);
  if (words === null || shown.over) return null;
  return (
    <div
      className={`announcement ${words.great ? 'announcement-great' : ''}`}
      aria-hidden="true"
      key={JSON.stringify(begun)}
    >
      <p className="announcement-title">{text(words.title, words.values)}</p>
      <p className="announcement-line">{text(words.line, words.values)}</p>
    </div>
  );
}
