import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { TABLE_TEMPOS } from '../../game/playback/timing.ts';
import { useStage } from '../../game/state/stage.ts';
import { useTable } from '../../game/state/table.ts';
import { useText } from '../../platform/i18n/text.ts';
import { reducesMotion } from '../../platform/motion.ts';
import { useSettings } from '../../platform/settings.ts';
import { type Announced, announced } from './announce.ts';
import { CityTally } from './CityTally.tsx';

/**
 * How long it is shown, in milliseconds: by the length of its text, within limits. The style sheet fades it in and out
 * in that time.
 */
const LEAST = 1300;
const MOST = 2400;
const FIRST_GLANCE = 1000;
const PER_CHARACTER = 18;

const readIn = (line: string): number => Math.min(MOST, Math.max(LEAST, FIRST_GLANCE + PER_CHARACTER * line.length));

/** The last announcement. */
interface Last {
  readonly event: GameEvent | null;
  readonly words: Announced | null;
  /** Whether it still waits to be shown. */
  readonly waits: boolean;
}

/** The factor for all times of motion on the table; 0: nothing moves. */
const useTempo = (): number => {
  const shown = useStage((stage) => stage.shown);
  const speedFactor = useStage((stage) => stage.speedFactor);
  const speed = useSettings((settings) => settings.speed);
  return shown && !reducesMotion() ? TABLE_TEMPOS[speed] / speedFactor : 0;
};

const NOBODY: readonly string[] = [];

/**
 * Where the words are shown. If nothing moves, there is no picture of a statue or a land for them to stand beside, so
 * they go above the table.
 */
const placeOf = ({ place }: Announced, tempo: number): Announced['place'] =>
  tempo === 0 && (place === 'beside' || place === 'land') ? 'above' : place;

interface Ribbon extends Pick<Last, 'event'> {
  readonly words: Announced;
  readonly line: string;
  readonly lasts: number;
  /** Milliseconds of that time before the words appear. */
  readonly later: number;
  /** By what its times are scaled. */
  readonly tempo: number;
  /** Whether something else is shown already. */
  readonly over: boolean;
}

/** What is announced now; `null`: nothing is. */
function useRibbon(): Ribbon | null {
  const text = useText();
  const event = useTable((table) => (table.playing ? table.event : null));
  const view = useTable((table) => table.shown);
  const players = useTable((table) => table.update?.players);
  const names = useMemo(() => players?.map(({ name }) => name) ?? NOBODY, [players]);
  const tempo = useTempo();
  const latest = (): Last => {
    const words = announced(event, view, names);
    return { event, words, waits: words !== null && words.after > 0 };
  };
  const [last, setLast] = useState(latest);
  // An announcement belongs to the position of its event; later positions do not repeat it.
  if (event !== null && event !== last.event) {
    const next = latest();
    if (next.words !== null) setLast(next);
  }
  const { event: of, words, waits } = last;
  const line = words === null ? '' : text(words.line, words.values);
  // Without motion there is nothing to wait for.
  const paced = event === null ? 0 : tempo;
  const after = (words?.after ?? 0) * paced;
  const lasts = Math.max(readIn(line), (words?.least ?? 0) * paced);
  if (waits && after === 0) setLast({ ...last, waits: false });
  useEffect(() => {
    if (words === null) return;
    const next = waits ? { waits: false } : { words: null };
    const timer = setTimeout(() => setLast((before) => ({ ...before, ...next })), waits ? after : lasts);
    return () => clearTimeout(timer);
  }, [words, waits, after, lasts]);
  return words === null || waits
    ? null
    : { event: of, words, line, lasts, later: words.words * paced, tempo: paced, over: event !== of };
}

/**
 * A ribbon across the table that announces a beginning (an epoch, a phase, a step, a last round, the count), or names
 * what was built or taken. It blocks nothing, disappears by itself, and is hidden from screen readers, which read the
 * status line.
 */
export function Announcement() {
  const text = useText();
  const ribbon = useRibbon();
  if (ribbon === null) return null;
  const { event, words, line, lasts, later, tempo, over } = ribbon;
  return (
    <div
      className={`announcement centred through ${words.great ? 'announcement-great' : ''}`}
      data-place={placeOf(words, tempo)}
      data-over={over}
      data-alone={words.alone}
      aria-hidden="true"
      key={JSON.stringify(event)}
      style={{ '--lasts': `${lasts}ms`, '--later': `${later}ms` } as CSSProperties}
    >
      <p className="announcement-title bright">{text(words.title, words.values)}</p>
      <p className="announcement-line">{line}</p>
      {event?.type === 'gameScored' && !over && <CityTally tempo={tempo} />}
      {words.gain !== undefined && <p className="announcement-gain bright">{text(words.gain, words.values)}</p>}
    </div>
  );
}
