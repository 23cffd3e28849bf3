import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';
import { Price } from './Price.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';

/** Paying instead of removing (rules §9 `payToFeed`). */
export function PaymentRow({ group }: { readonly group: ChoiceGroup }) {
  const text = useText();
  const { before } = useDecision();
  const [choice] = group.choices;
  const label = text('choice.payToFeed');
  return (
    <GroupFrame group={group} label={label}>
      {choice !== undefined && (
        <ChoiceButton choice={choice} label={label} className="use">
          <span className="use-line">
            {label}
            <Price coins={choice.preview.price ?? -choice.preview.coins} />
          </span>
          <PreviewChips preview={choice.preview} before={before} />
        </ChoiceButton>
      )}
      {group.refusals.map((refusal) => (
        <RefusedChoice key={refusal.reason} refusal={refusal} label={label} />
      ))}
    </GroupFrame>
  );
}
