import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { changedWords } from '../../../game/actions/feeding.tsx';
import { choiceWords, consequencesOf } from '../../../game/actions/index.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import { Figures } from '../../../game/Figures.tsx';
import { useText, whole } from '../../../platform/i18n/text.ts';
import { usePlaced } from '../../../ui/placing/usePlaced.ts';

/** What a line of that kind stands out by. */
const LOOKS: Readonly<Record<string, string>> = {
  unfed: 'danger strong',
  fed: 'good strong',
  othersStart: 'would-others',
  colony: 'good strong',
  statue: 'good strong',
};

interface PreviewTextProps {
  readonly choice: Choice;
  /** Whether it stands beside the panel, and not in it. */
  readonly floats?: boolean;
}

/** What a choice is, and what would follow from it, in words. */
export function PreviewText({ choice, floats = false }: PreviewTextProps) {
  const text = useText();
  const deciding = useDecision();
  const why = choice.action.type === 'remove' ? changedWords(choice.action.card, deciding, text) : null;
  const ref = usePlaced({ float: 'preview', when: floats, beside: document.querySelector('.panel') });
  return (
    <div className="would" ref={ref}>
      <h4 className="bright below-2">{whole(choiceWords(choice, deciding, text))}</h4>
      <ul className="wrap">
        {consequencesOf(choice, deciding, text).map(({ kind, words }) => (
          <li key={words} className={LOOKS[kind] ?? ''}>
            <Figures words={whole(words)} />
          </li>
        ))}
        {why !== null && <li>{whole(why)}</li>}
      </ul>
    </div>
  );
}
