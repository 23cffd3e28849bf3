import { useEffect, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { useGame } from './game.ts';
import { logContextOf } from './log/logContext.ts';
import { sentenceOf, sentenceWords } from './model/sentences.ts';
import { dueWords } from './model/turn.ts';

/** At most this many events are read out; the log has the rest. */
const SPOKEN = 6;
/** Messages within this many milliseconds become one. */
const QUIET = 500;

/** Says what happened and who decides, for those who listen. */
export function StatusLine() {
  const text = useText();
  const { update, view, playing } = useGame();
  const [spoken, setSpoken] = useState('');
  const context = logContextOf(update);
  const news = update.events.slice(-SPOKEN).map((event) => sentenceWords(sentenceOf(event, context), text));
  const words = playing ? '' : [...news, dueWords(update, view, text)].join(' ');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), QUIET);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {spoken}
    </p>
  );
}
