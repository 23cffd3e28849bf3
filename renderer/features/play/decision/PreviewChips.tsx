import type { ObservedSeat, Preview } from '../../../../shared/rules/observation/observation.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import { type PreviewPart, partsOf, partWords, pointsOfCoins } from '../../../game/words/previewParts.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon, type IconName } from '../../../ui/symbols/Icon.tsx';
import { isSymbol } from '../../../ui/symbols/symbols.ts';

interface PreviewChipsProps {
  readonly preview: Preview;
  readonly before: ObservedSeat;
  /** Left out here for lack of room; the panel's foot has everything. */
  readonly without?: readonly PreviewPart['kind'][];
}

/** A purchase that turns coins into steps is no loss: the points of the coins are shown beside them. */
const isOnlyCoins = (part: PreviewPart): boolean =>
  part.kind === 'points' && part.by.every(({ category }) => category === 'coins');

/** That nobody stays hungry is told in words only. */
const isFed = (part: PreviewPart): boolean => part.kind === 'unfed' && part.count === 0;

const ICONS = {
  coins: 'coin',
  requirementPaid: 'coin',
  colony: 'colony',
  statue: 'statue',
  unfed: 'warning',
  points: 'points',
  uncertain: 'help',
} as const satisfies Record<Exclude<PreviewPart['kind'], 'track'>, IconName>;

/** What a choice would do, as symbols and numbers; pointing at one says it in words. */
export function PreviewChips({ preview, before, without = [] }: PreviewChipsProps) {
  const text = useText();
  const { view } = useDecision();
  const parts = partsOf(preview, before, view.decision === 'feeding').filter(
    (part) => !(without.includes(part.kind) || isOnlyCoins(part) || isFed(part)),
  );
  return (
    <span className="chips" aria-hidden="true">
      {parts.map((part) => (
        <span key={partWords(part, text)} className={`chip chip-${styleOf(part)}`} data-words={partWords(part, text)}>
          <Icon {...iconFor(part)} />
          <ChipFigures part={part} />
        </span>
      ))}
    </span>
  );
}

/** A choice may leave cards unfed or part of its worth hidden: signs that mean something else elsewhere. */
const iconFor = (part: PreviewPart) => {
  if (part.kind === 'track') return { name: part.track };
  return isSymbol(part.kind) ? { name: ICONS[part.kind], means: part.kind } : { name: ICONS[part.kind] };
};

const styleOf = (part: PreviewPart): string => (part.kind === 'track' ? `track-${part.track}` : part.kind);

function ChipFigures({ part }: { readonly part: PreviewPart }) {
  switch (part.kind) {
    case 'coins':
    case 'track':
      return (
        <span>
          {part.before}
          <i className="chip-arrow">→</i>
          <b>{part.after}</b>
        </span>
      );
    case 'requirementPaid':
      return <span>{part.coins}</span>;
    case 'colony':
      return <span>{part.level} ✓</span>;
    case 'statue':
      return <span>{part.requirement} ✓</span>;
    case 'unfed':
      return <span>−{part.count}</span>;
    case 'points':
      return <PointFigures part={part} />;
    case 'uncertain':
      return null;
  }
}

/** Points from coins are shown apart, beside a coin: nobody would guess where they come from. */
function PointFigures({ part }: { readonly part: Extract<PreviewPart, { kind: 'points' }> }) {
  const text = useText();
  const coins = pointsOfCoins(part);
  const [least, most] = [part.least - coins, part.most - coins];
  return (
    <span>
      {(least !== 0 || most !== 0) &&
        (least === most ? text.signed(most) : `${text.signed(least)}…${text.signed(most)}`)}
      {coins !== 0 && (
        <span className="chip-share">
          {text.signed(coins)}
          <Icon name="coin" />
        </span>
      )}
    </span>
  );
}
