import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { StallSpace } from '../../../../shared/vocabulary/pieces.ts';
import { cardsOwned } from '../../../cards/holdings.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { type Text, useText } from '../../../platform/i18n/text.ts';
import { pageContent } from '../../../platform/pageContent.ts';
import { Icon, type IconName } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';

/** A place for one coin of the market (rules §10.2). */
export function StallRow({ group, space }: { readonly group: ChoiceGroup; readonly space: StallSpace }) {
  const text = useText();
  const [choice] = group.choices;
  if (choice === undefined) return null;
  return (
    <GroupFrame group={group} label={titleOf(space, text)}>
      <StallPlace choice={choice} space={space} />
    </GroupFrame>
  );
}

/** The marketplace, the coins that are left of it, and what would make it grow. */
export function MarketLine() {
  const text = useText();
  const { before, view } = useDecision();
  const { large } = pageContent().market;
  if (before.market === null) return null;
  return (
    <div className="stall-market">
      <span className="stall-coins" aria-hidden="true">
        <Icon name={before.market === 'large' ? 'marketLarge' : 'marketSmall'} />
        <b>{view.turn.marketCoins}</b>
        <Icon name="coin" />
      </span>
      {before.market === 'small' && (
        <p className="row-text">
          {text('choice.stall.grows', {
            income: large.income,
            food: large.foodSurplus,
            haveIncome: before.tracks.income,
            haveFood: before.tracks.food - cardsOwned(before),
          })}
        </p>
      )}
    </div>
  );
}

function StallPlace({ choice, space }: { readonly choice: Choice; readonly space: StallSpace }) {
  const text = useText();
  const { before } = useDecision();
  const lying = space === 'keep' ? 0 : before.stall[space];
  const locked = text('choice.stall.locked', { count: lying });
  const detail = text(`choice.stall.${space}.detail`, { points: pageContent().market.stallPoints });
  return (
    <ChoiceButton
      choice={choice}
      label={titleOf(space, text)}
      notes={[...(lying > 0 ? [locked] : []), detail]}
      className={`use stall-place stall-${space}`}
    >
      <span className="use-line">
        <span className="stall-title">
          <Icon name={iconFor(space)} />
          {titleOf(space, text)}
        </span>
        {lying > 0 && (
          <span className="price" aria-hidden="true" data-words={locked}>
            {lying}
            <Icon name="coin" />
          </span>
        )}
      </span>
      <span className="use-note" aria-hidden="true">
        {detail}
      </span>
      <PreviewChips preview={choice.preview} before={before} />
    </ChoiceButton>
  );
}

function iconFor(space: StallSpace): IconName {
  if (space === 'keep') return 'coin';
  return space === 'points' ? 'points' : space;
}

function titleOf(space: StallSpace, text: Text): string {
  if (space === 'keep' || space === 'points') return text(`choice.stall.${space}`);
  return text(`track.${space}.title`);
}
