import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { useGame } from '../game.ts';
import { whyWords } from '../model/reasonWords.ts';

/** Asks why a bot did what a line of the log tells; the answer stays below that line until it is pressed away. */
export function WhyLine({ line }: { readonly line: number }) {
  const text = useText();
  const { why } = useCommands();
  const { expansions } = useGame().view.options;
  const [words, setWords] = useState<string | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  // Below the last line that is in sight the answer would not be.
  useEffect(() => {
    if (words !== null) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  const toggle = async () => {
    if (words !== null) return setWords(null);
    setWords(text('why.thinking'));
    const told = await why(line);
    setWords(told === null ? text('why.none') : whyWords(told, expansions, text));
  };
  return (
    <>
      <button type="button" className="log-ask" aria-expanded={words !== null} onClick={() => void toggle()}>
        {text('why.ask')}
      </button>
      <p ref={answer} className="log-why" role="status" data-told={words !== null}>
        {words}
      </p>
    </>
  );
}
