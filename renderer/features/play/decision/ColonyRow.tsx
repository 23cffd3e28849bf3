import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { ColonyLevel } from '../../../../shared/vocabulary/pieces.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { span } from '../../../platform/numerals.ts';
import { pageContent } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GainChips } from './GainChips.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';
import { RefusedRow } from './RefusedRow.tsx';

/** A colony, to plunder or to integrate (rules §7.2). */
export function ColonyRow({ group, level }: { readonly group: ChoiceGroup; readonly level: ColonyLevel }) {
  const text = useText();
  const { view } = useDecision();
  const left = view.colonies.find((stack) => stack.level === level)?.left ?? 0;
  const label = text('choice.colony', { level });
  const note = text('choice.colony.left', { count: left });
  if (group.choices.length === 0) return <RefusedRow group={group} label={label} sign={<Sign level={level} />} />;
  return (
    <GroupFrame group={group} label={label} className="row row-compact">
      <div className="row-side">
        <Sign level={level} />
        <span className="row-title">{label}</span>
        <span className="row-note">{note}</span>
      </div>
      <div className="row-choices">
        {group.choices.map((choice) => (
          <ColonyUse key={choice.action.type === 'colony' ? choice.action.action : ''} choice={choice} level={level} />
        ))}
        {group.refusals.map((refusal) => (
          <RefusedChoice key={refusal.reason} refusal={refusal} label={text('choice.integrate')} />
        ))}
      </div>
    </GroupFrame>
  );
}

function Sign({ level }: { readonly level: ColonyLevel }) {
  return (
    <span className="threshold threshold-military" aria-hidden="true">
      <Icon name="military" />
      {level}
    </span>
  );
}

function ColonyUse({ choice, level }: { readonly choice: Choice; readonly level: ColonyLevel }) {
  const text = useText();
  const { before } = useDecision();
  const colony = pageContent().colony(level);
  const plunder = choice.action.type === 'colony' && choice.action.action === 'plunder';
  const label = text(plunder ? 'choice.plunder' : 'choice.integrate');
  return (
    <ChoiceButton choice={choice} label={label} className="use">
      <span className="use-line">{label}</span>
      <span className="use-note" aria-hidden="true">
        {plunder ? (
          <GainChips coins={colony.plunderCoins} points={colony.plunderPoints} />
        ) : (
          <>
            <GainChips coins={-colony.integrateCost} points={span(colony.tiles.map(({ points }) => points))} />{' '}
            {text('choice.hiddenBack')}
          </>
        )}
      </span>
      <PreviewChips preview={choice.preview} before={before} without={['uncertain']} />
    </ChoiceButton>
  );
}
