import { useEffect, useRef, useState } from 'react';
import type { Why } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { ask, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useGame } from '../game.ts';
import { whyWords } from '../words/reasonWords.ts';
import { useLogStop } from './logStops.ts';

/** A question and its answer, as soon as it arrives. After an undo another event may stand in this line. */
interface Asked {
  readonly event: GameEvent;
  /** The viewer that the answer is for. */
  readonly viewer: Seat | null;
  readonly answer?: Why | null;
}

interface WhyLineProps {
  /** The line's place in the log, from 0. */
  readonly line: number;
  /** What the line tells. */
  readonly event: GameEvent;
}

/** Asks why a bot did what a line of the log tells. In a lesson others do what the lesson is about. */
export function WhyLine(props: WhyLineProps) {
  const { update } = useGame();
  return update.kind === 'lesson' ? null : <Question {...props} />;
}

/** The answer stays below its line until it is pressed away. */
function Question({ line, event }: WhyLineProps) {
  const text = useText();
  const host = useHost();
  const stop = useLogStop();
  const { view, update } = useGame();
  const { viewer } = update.screen;
  const [last, setLast] = useState<Asked | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const asked = last?.event === event && last.viewer === viewer ? last : null;
  const wordsOf = ({ answer }: Asked): string => {
    if (answer === undefined) return text('why.thinking');
    return answer === null ? text('why.none') : whyWords(answer, view.options.expansions, text);
  };
  // Scroll, as the answer below the last visible line would not be seen.
  useEffect(() => {
    if (asked !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const toggle = async () => {
    if (asked !== null) return setLast(null);
    const question = { event, viewer };
    setLast(question);
    const answer = await ask(host, 'why.ask', { line });
    // If the question was closed, or another one asked, this answer is not needed any more.
    setLast((now) => (now === question ? { ...question, answer } : now));
  };
  return (
    <>
      <button
        type="button"
        className="log-ask dim round"
        aria-expanded={asked !== null}
        onClick={() => void toggle()}
        {...stop}
      >
        {text('why.ask')}
      </button>
      <p ref={place} className="log-why" role="status" data-told={asked !== null}>
        {asked !== null && wordsOf(asked)}
      </p>
    </>
  );
}
