import { useText } from '../platform/i18n/text.ts';
import { Hint } from '../ui/controls/Hint.tsx';

/** Says that a game is practice, and why when it is pointed at or focused. */
export function PracticeMark() {
  const text = useText();
  return (
    <Hint text={text('practice.hint')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: why it stands here is told when it has the focus */}
      <span className="practice-mark soft pill" tabIndex={0}>
        {text('practice.word')}
      </span>
    </Hint>
  );
}
