import { useEffect, useState } from 'react';
import { useTable } from '../../game/state/table.ts';
import { useText } from '../../platform/i18n/text.ts';
import { type Announced, announced } from './announce.ts';

/**
 * How long it is shown, in milliseconds: by the length of its text, within limits. The style sheet fades it in and out
 * in that time.
 */
const LEAST = 1300;
const MOST = 2400;
const FIRST_GLANCE = 1000;
const PER_CHARACTER = 18;

const lastsFor = (line: string): number => Math.min(MOST, Math.max(LEAST, FIRST_GLANCE + PER_CHARACTER * line.length));

/**
 * A ribbon across the table that announces a beginning: of an epoch, a phase, a step, a last round, the count. It
 * blocks nothing, disappears by itself, and is hidden from screen readers, which read the status line.
 */
export function Announcement() {
  const text = useText();
  const event = useTable((table) => (table.playing ? table.event : null));
  const view = useTable((table) => table.shown);
  const [last, setLast] = useState<{ readonly event: typeof event; readonly words: Announced | null }>({
    event,
    words: announced(event, view),
  });
  // An announcement belongs to the position of its event; later positions do not repeat it.
  if (event !== null && event !== last.event) {
    const words = announced(event, view);
    if (words !== null) setLast({ event, words });
  }
  const { words } = last;
  const line = words === null ? '' : text(words.line, words.values);
  const lasts = lastsFor(line);
  useEffect(() => {
    if (words === null) return;
    const timer = setTimeout(() => setLast((before) => ({ ...before, words: null })), lasts);
    return () => clearTimeout(timer);
  }, [words, lasts]);
  if (words === null) return null;
  return (
    <div
      className={`announcement centred through ${words.great ? 'announcement-great' : ''}`}
      aria-hidden="true"
      key={JSON.stringify(last.event)}
      style={{ animationDuration: `${lasts}ms` }}
    >
      <p className="announcement-title bright">{text(words.title, words.values)}</p>
      <p className="announcement-line">{line}</p>
    </div>
  );
}
