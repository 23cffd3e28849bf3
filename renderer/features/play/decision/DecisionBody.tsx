import { Fragment } from 'react';
import { factsOf } from '../../../../shared/forecast/seatFacts.ts';
import type { Decision } from '../../../../shared/vocabulary/time.ts';
import { freeCardWords } from '../../../cards/cardWords.ts';
import { isSale } from '../../../game/actions/draft.ts';
import { InWords } from '../../../game/actions/figures.tsx';
import { strengthIn } from '../../../game/actions/placeTile.tsx';
import { type ChoiceGroup, useDecision } from '../../../game/decisionContext.ts';
import { isTooFew } from '../../../game/selection/subjects.ts';
import { useStage } from '../../../game/state/stage.ts';
import { useText, whole } from '../../../platform/i18n/text.ts';
import { pageContent } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ActionRow, TileSides } from './ActionRow.tsx';
import { useSharedWays } from './RefusedChoice.tsx';

/** With more cards than this to choose from, they are shown in two columns. */
const FULL = 9;
/**
 * With more cards than this there is room only for their names, their points and what stays unfed; other consequences
 * are told beside them.
 */
const PACKED = 14;

/** How the rows of a decision are arranged; all others stand one below the other. */
const ARRANGED: Partial<Record<Decision, string>> = {
  chooseSide: 'sides stack gap-7',
  setWheel: 'rotations stack gap-5',
  market: 'stall stack gap-4-5',
};

/** Everything that can be decided about, in a steady order. */
export function DecisionBody() {
  const { view, groups } = useDecision();
  const onTable = useStage((stage) => stage.shown);
  const { decision } = view;
  if (decision === null) return null;
  const hand = onTable ? 'plates stack' : 'hand stack tall atop';
  const draft = view.phase === 'A' ? hand : 'piles stack gap-2';
  const arranged = decision === 'draft' ? draft : (ARRANGED[decision] ?? 'rows stack gap-3');
  return (
    <div
      className={arranged}
      data-crowded={decision === 'feeding' && groups.length > FULL}
      data-packed={decision === 'feeding' && groups.length > PACKED}
    >
      <Lead />
      {groups.map((group, at) => (
        <Fragment key={group.key}>
          {beginsTooFew(groups, at) && <TooFew />}
          <ActionRow group={group} />
        </Fragment>
      ))}
    </div>
  );
}

/** Whether group number `at` is the first of the cards of which removing one is not enough. */
const beginsTooFew = (groups: readonly ChoiceGroup[], at: number): boolean => {
  const [before, here] = [groups[at - 1], groups[at]];
  return before !== undefined && here !== undefined && !isTooFew(before) && isTooFew(here);
};

/** The line between cards of which removing one is enough and those of which it is not. */
function TooFew() {
  const text = useText();
  return <p className="rows-part">{text('choice.giveUp.tooFew')}</p>;
}

/** What the player must know before choosing and the panel's head does not say. */
function Lead() {
  const text = useText();
  const { update, view, names, seat } = useDecision();
  const onTable = useStage((stage) => stage.shown);
  if (view.decision === 'market') return <MarketLine />;
  if (view.decision === 'placeTile')
    return <TileSides label={text('choice.tile')} bonus={strengthIn(update.choices)} />;
  if (view.decision === 'setWheel')
    return (
      <p className="lead soft">
        {onTable && `${text('panel.hint.turnWheel')} `}
        {text('wheel.leads', { name: names[seat] ?? '' })}
      </p>
    );
  if (view.decision === 'freeCard') return <p className="row-detail lead soft">{freeCardWords(view, text)}</p>;
  return (
    <>
      <SharedWays />
      <PointsCaption />
    </>
  );
}

/** A caption for the figures at the end of each card's line: the points printed on a card are only a part of them. */
function PointsCaption() {
  const text = useText();
  const { view, groups, inPopover } = useDecision();
  const onPlates = useStage((stage) => stage.shown) && view.phase === 'A';
  const canBuy = groups.some(({ choices }) => choices.some((choice) => !isSale(choice)));
  if (view.decision !== 'draft' || inPopover || onPlates || !canBuy) return null;
  return (
    <InWords
      words={
        <p className="points-caption soft tiny" aria-hidden="true">
          {text('choice.pointsNow')}
        </p>
      }
    >
      {null}
    </InWords>
  );
}

/** The remedies for refused cards, shown once if they are the same for several cards. */
function SharedWays() {
  const ways = useSharedWays();
  return ways !== null && <p className="row-detail lead soft">{whole(ways)}</p>;
}

/** The marketplace, the coins that are left of it, and what would make it grow (rules §10.2). */
function MarketLine() {
  const text = useText();
  const { before, view } = useDecision();
  const { large } = pageContent().market;
  if (before.market === null) return null;
  return (
    <div className="line across gap-7">
      <span className="stall-coins ink-coins figure rigid gap-3" aria-hidden="true">
        <Icon name={before.market === 'large' ? 'marketLarge' : 'marketSmall'} />
        <b>{view.turn.marketCoins}</b>
        <Icon name="coin" />
      </span>
      {before.market === 'small' && (
        <p className="lead soft">
          {text('choice.stall.grows', {
            income: large.income,
            food: large.foodSurplus,
            haveIncome: before.tracks.income,
            haveFood: factsOf(view, before).foodLeft,
          })}
        </p>
      )}
    </div>
  );
}
