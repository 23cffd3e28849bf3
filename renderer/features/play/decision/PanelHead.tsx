import type { ReactNode } from 'react';
import { factsOf } from '../../../../shared/forecast/seatFacts.ts';
import type { Decision, Phase } from '../../../../shared/vocabulary/time.ts';
import { type DecisionAtHand, useDecision } from '../../../game/decisionContext.ts';
import { RuleLink } from '../../../game/RuleLink.tsx';
import { sectionForDecision } from '../../../game/sectionFor.ts';
import type { Text } from '../../../platform/i18n/text.ts';
import { useText, whole } from '../../../platform/i18n/text.ts';
import { cardOf, pageContent } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';

/** The question that has to be decided, in a sentence. The bar tells who decides. */
export function PanelHead({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const deciding = useDecision();
  const { view } = deciding;
  if (view.decision === null) return null;
  return (
    <header className="panel-head panel-asking">
      <span className="panel-tools line">{children}</span>
      <Purse />
      <h2 className="panel-question">
        <Question
          words={whole(questionOf(deciding, text) + hungerOf(deciding, text))}
          decision={view.decision}
          phase={view.phase}
        />
      </h2>
    </header>
  );
}

/** The player's coins, if something costs coins. */
function Purse() {
  const text = useText();
  const { before, groups } = useDecision();
  const costs = groups.some(
    ({ choices, refusals }) =>
      choices.some(({ preview }) => preview.price !== null || preview.coins < 0) ||
      refusals.some(({ reason }) => reason === 'coins'),
  );
  const words = text('seat.coins', { count: before.coins });
  return (
    costs && (
      <span className="panel-purse figure bold gap-2" data-words={words}>
        <span className="sr-only">{words}</span>
        <Icon name="coin" />
        <span aria-hidden="true">{before.coins}</span>
      </span>
    )
  );
}

interface QuestionProps {
  readonly words: string;
  readonly decision: Decision;
  readonly phase: Phase;
}

/** The link to the rule book stays on the line of the last word. */
function Question({ words, decision, phase }: QuestionProps) {
  const last = words.lastIndexOf(' ') + 1;
  return (
    <>
      {words.slice(0, last)}
      <span className="oneline">
        {words.slice(last)} <RuleLink section={sectionForDecision(decision, phase)} />
      </span>
    </>
  );
}

/** Cards that stay unfed whatever is chosen; the choices tell only further ones. */
function hungerOf({ view, before, groups }: DecisionAtHand, text: Text): string {
  const { unfed } = factsOf(view, before).hungerAfter(0);
  const matters = groups.some(({ choices }) => choices.some(({ preview }) => preview.unfed > 0));
  return unfed > 0 && matters && view.decision !== 'feeding'
    ? ` ${text('preview.alreadyHungry', { count: unfed })}`
    : '';
}

function questionOf(deciding: DecisionAtHand, text: Text): string {
  const { view, before } = deciding;
  switch (view.decision) {
    case 'draft':
      return view.phase === 'A' ? draftHint(before.hand?.[0], text) : text('panel.hint.draftB');
    case 'feeding':
      return text('panel.hint.feeding', { ...factsOf(view, before).hungerAfter(view.turn.feedingPayments) });
    case 'colony':
    case 'statue':
      return actionHint(deciding, view.decision, text);
    case 'market':
      return text('panel.hint.market', { count: view.turn.marketCoins });
    case 'placeTile':
      return text('panel.hint.placeTile', monumentOf(deciding));
    case 'allyBonus':
      return text('panel.hint.allyBonus', { steps: factsOf(view, before).allySteps });
    case 'freeCard':
      return view.turn.freeCards > 1
        ? `${text('panel.hint.freeCard')} ${text('panel.hint.freeCards', { count: view.turn.freeCards })}`
        : text('panel.hint.freeCard');
    case null:
      return '';
    default:
      return text(`panel.hint.${view.decision}`);
  }
}

/** What a colony or statue step allows, and how often. */
function actionHint({ view, groups }: DecisionAtHand, step: 'colony' | 'statue', text: Text): string {
  const { actionsLeft } = view.turn;
  return [
    text(`panel.hint.${step}`),
    ...(groups.some(({ subject, choices }) => subject.kind === 'monument' && choices.length > 0)
      ? [text('panel.hint.monument')]
      : []),
    ...(actionsLeft > 1 ? [text('panel.hint.again', { count: actionsLeft })] : []),
  ].join(' ');
}

/** The monument that was just turned over. */
function monumentOf({ before }: DecisionAtHand): { readonly strength: number; readonly points: number } {
  const built = before.monument?.monument ?? null;
  return built === null ? { strength: 0, points: 0 } : pageContent().monument(built);
}

const draftHint = (card: string | undefined, text: Text): string =>
  card === undefined ? '' : text('panel.hint.draftA', { colour: text(`colour.${cardOf(card).colour}`) });
