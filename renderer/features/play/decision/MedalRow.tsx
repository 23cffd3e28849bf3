import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { Medal } from '../../../../shared/vocabulary/pieces.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { pageContent } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';
import { Price } from './Price.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';

/** A kind of medals (rules §7.5). */
export function MedalRow({ group, medal }: { readonly group: ChoiceGroup; readonly medal: Medal }) {
  const text = useText();
  const price = group.choices[0]?.preview.price ?? null;
  const label = text(`choice.${medal}`);
  return (
    <GroupFrame group={group} label={label} className="row">
      <div className="row-head">
        <span className={`threshold medal-${medal}`}>
          <Icon name={medal === 'gold' ? 'medalGold' : 'medal'} />
        </span>
        <span className="row-title">{label}</span>
        {price !== null && (
          <>
            <Price coins={price} />
            <span className="sr-only">{text('seat.coins', { count: price })}</span>
          </>
        )}
      </div>
      <p className="row-text">{text(`choice.${medal}.detail`, { points: pageContent().medals.goldPointsPerSet })}</p>
      <div className="row-choices">
        {group.choices.map((choice) => (
          <MedalUse key={choice.action.type === 'silver' ? choice.action.tile : medal} choice={choice} />
        ))}
        {group.refusals.map((refusal) => (
          <RefusedChoice key={refusal.reason} refusal={refusal} label={text('choice.buy')} />
        ))}
      </div>
    </GroupFrame>
  );
}

function MedalUse({ choice }: { readonly choice: Choice }) {
  const text = useText();
  const { before } = useDecision();
  const { action } = choice;
  const label = action.type === 'silver' ? text(`track.${action.tile}.title`) : text('choice.goldBuy');
  return (
    <ChoiceButton choice={choice} label={label} className="use">
      <span className="use-line">
        <span>
          {action.type === 'silver' && <Icon name={action.tile} className={`ink-${action.tile}`} />} {label}
        </span>
      </span>
      <PreviewChips preview={choice.preview} before={before} />
    </ChoiceButton>
  );
}
