import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Hint } from '../../ui/controls/Hint.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

/** The expansions in play, as symbols with their names. */
export function Expansions({ expansions }: { readonly expansions: readonly Expansion[] }) {
  const text = useText();
  if (expansions.length === 0) return null;
  return (
    <ul className="bar-expansions gap-3-5 line brass" aria-label={text('expansions.label')}>
      {expansions.map((expansion) => (
        <li key={expansion} className="bar-expansion">
          <Icon name={MANIFEST[expansion].symbol} />
          <span className="sr-only">{text(`expansion.${expansion}`)}</span>
        </li>
      ))}
    </ul>
  );
}

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
