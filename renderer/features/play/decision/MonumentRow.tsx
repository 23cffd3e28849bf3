import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { type Text, useText } from '../../../platform/i18n/text.ts';
import { span } from '../../../platform/numerals.ts';
import { pageContent } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GainChips } from './GainChips.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';
import { RefusedRow } from './RefusedRow.tsx';

/** A monument, to reuse or to build on, in place of a colony or a statue (rules §10.1). */
export function MonumentRow({ group }: { readonly group: ChoiceGroup }) {
  const text = useText();
  const { view } = useDecision();
  const label = text('choice.monument');
  const instead = text('choice.monument.instead', { step: view.decision ?? '' });
  if (group.choices.length === 0) return <RefusedRow group={group} label={label} sign={<Sign />} />;
  return (
    <GroupFrame group={group} label={`${label}. ${instead}`} className="row row-compact">
      <div className="row-side" title={instead}>
        <Sign />
        <span className="row-title">{label}</span>
        <span className="row-note">{text('choice.colony.left', { count: view.monuments })}</span>
      </div>
      <div className="row-choices">
        {group.choices.map((choice) => (
          <MonumentUse key={choice.action.type === 'monument' ? choice.action.action : ''} choice={choice} />
        ))}
        {group.refusals.map((refusal) => (
          <RefusedChoice key={refusal.reason} refusal={refusal} label={text('choice.monument.build')} />
        ))}
      </div>
    </GroupFrame>
  );
}

/** What a monument requires: both at once. */
function Sign() {
  const { military, culture } = pageContent().monuments.requirement;
  return (
    <span className="monument-sign" aria-hidden="true">
      <span className="threshold threshold-military">
        <Icon name="military" />
        {military}
      </span>
      <span className="threshold threshold-culture">
        <Icon name="culture" />
        {culture}
      </span>
    </span>
  );
}

function MonumentUse({ choice }: { readonly choice: Choice }) {
  const text = useText();
  const { before } = useDecision();
  const build = choice.action.type === 'monument' && choice.action.action === 'build';
  const label = text(build ? 'choice.monument.build' : 'choice.monument.reuse');
  return (
    <ChoiceButton choice={choice} label={label} notes={build ? [strengthWords(text)] : []} className="use">
      <span className="use-line">{label}</span>
      <span className="use-note" aria-hidden="true">
        {build ? <BuildNote /> : <ReuseNote />}
      </span>
      <PreviewChips preview={choice.preview} before={before} without={['uncertain']} />
    </ChoiceButton>
  );
}

function ReuseNote() {
  const { reuseCoins, reusePoints } = pageContent().monuments;
  return <GainChips coins={reuseCoins} points={reusePoints} />;
}

/** How strong a new one may be. */
const strengthWords = (text: Text): string =>
  text('choice.monument.strength', { strength: span(pageContent().monuments.tiles.map(({ strength }) => strength)) });

/** The backs are hidden: between what and what they lie. */
function BuildNote() {
  const text = useText();
  const { buildCost, tiles } = pageContent().monuments;
  return (
    <>
      <GainChips coins={-buildCost} points={span(tiles.map(({ points }) => points))} /> {strengthWords(text)}
    </>
  );
}
