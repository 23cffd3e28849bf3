import { factsOf } from '../../../../shared/forecast/seatFacts.ts';
import type { ObservedSeat, Preview } from '../../../../shared/rules/observation/observation.ts';
import { useWords } from '../../../game/actions/figures.tsx';
import { useDecision } from '../../../game/decisionContext.ts';
import { Figures } from '../../../game/Figures.tsx';
import { type PreviewPart, partsOf, partWords } from '../../../game/words/previewParts.ts';
import { type Text, useText, whole } from '../../../platform/i18n/text.ts';
import { Icon, type IconName } from '../../../ui/symbols/Icon.tsx';
import { isSymbol } from '../../../ui/symbols/symbols.ts';

interface ChangesProps {
  readonly preview: Preview;
  readonly before: ObservedSeat;
  /** Left out here for lack of room; the panel's foot has everything. */
  readonly without?: readonly PreviewPart['kind'][];
  /** What is left out where it is told in words beside it. */
  readonly told?: readonly PreviewPart['kind'][];
  /** Whether, in words, points are told also where they are 0: figures below each other can then be compared. */
  readonly compared?: boolean;
}

/** A purchase that turns coins into steps is no loss: the points of the coins are shown beside them. */
const isOnlyCoins = (part: PreviewPart): boolean =>
  part.kind === 'points' && part.by.every(({ category }) => category === 'coins');

/** That every card can be fed is told in words only. */
const isFed = (part: PreviewPart): boolean => part.kind === 'unfed' && part.count === 0;

const isKnown = (part: PreviewPart, hungry: number): boolean =>
  part.kind === 'unfed' && !part.feeding && part.count <= hungry;

const ICONS = {
  coins: 'coin',
  requirementPaid: 'coin',
  colony: 'colony',
  statue: 'statue',
  unfed: 'warning',
  points: 'points',
  uncertain: 'help',
} as const satisfies Record<Exclude<PreviewPart['kind'], 'track'>, IconName>;

/** The consequences of a choice that are shown. */
function useParts({ preview, before, without = [], told = [] }: ChangesProps): readonly PreviewPart[] {
  const inWords = useWords();
  const { view } = useDecision();
  const left = inWords ? [...without, ...told] : without;
  const feeding = view.decision === 'feeding';
  // Cards that cannot be fed anyway are told once, in the question.
  const hungry = feeding ? 0 : factsOf(view, before).hungerAfter(0).unfed;
  return partsOf(preview, before, feeding).filter(
    (part) => !(left.includes(part.kind) || isOnlyCoins(part) || isFed(part) || isKnown(part, hungry)),
  );
}

type Points = Extract<PreviewPart, { kind: 'points' }>;

const isPoints = (part: PreviewPart): part is Points => part.kind === 'points';

const NO_POINTS: Points = { kind: 'points', least: 0, most: 0, by: [] };

/** What a choice would do, in words or in signs; pointing at a sign says it in words. */
export function Changes(props: ChangesProps) {
  const inWords = useWords();
  const parts = useParts(props);
  if (!inWords) return <Signs parts={parts} />;
  return <Words parts={props.compared && !parts.some(isPoints) ? [NO_POINTS, ...parts] : parts} />;
}

interface PartsProps {
  readonly parts: readonly PreviewPart[];
}

/** The net points, the tracks as on cards, and a phrase for everything else. */
function Words({ parts }: PartsProps) {
  const text = useText();
  return (
    <>
      <Net parts={parts} />
      <span className="changes wrap tiny" aria-hidden="true">
        {parts.map((part) => (isPoints(part) ? null : <Change key={partWords(part, text)} part={part} />))}
      </span>
    </>
  );
}

/**
 * All points that a choice is worth, as one figure; 0 is written too, so that figures below each other can be compared.
 */
export function NetPoints(props: Pick<ChangesProps, 'preview' | 'before'>) {
  const parts = useParts(props);
  return <Net parts={parts.some(isPoints) ? parts : [NO_POINTS]} />;
}

function Net({ parts }: PartsProps) {
  const text = useText();
  const points = parts.find(isPoints);
  return points === undefined ? null : (
    <span className="net gained oneline" aria-hidden="true" data-words={partWords(points, text)}>
      <span className="ground-points">
        <Icon name="points" />
      </span>
      <b data-less={points.most < 0}>{netWords(points, text)}</b>
    </span>
  );
}

function Change({ part }: { readonly part: Exclude<PreviewPart, Points> }) {
  const text = useText();
  if (part.kind !== 'track' && part.kind !== 'coins')
    return (
      <span className={`change ${lookOf(part)}`}>
        <Figures words={whole(phraseOf(part, text))} />
      </span>
    );
  const by = part.after - part.before;
  const what = part.kind === 'coins' ? part.kind : part.track;
  return (
    <span className="gained oneline" data-words={phraseOf(part, text)}>
      <span className={`ground-${what}`}>
        <Icon {...iconFor(part)} />
      </span>
      <b data-less={by < 0}>{text.signed(by)}</b>
    </span>
  );
}

const netWords = ({ least, most }: Points, text: Text): string =>
  least === most ? text.signed(most) : text('points.between', { least: text.signed(least), most: text.signed(most) });

/** One thing that would follow, as short as it can be said. */
function phraseOf(part: PreviewPart, text: Text): string {
  if (part.kind === 'track')
    return text('preview.track', { track: text(`track.${part.track}.title`), before: part.before, after: part.after });
  if (part.kind !== 'unfed') return partWords(part, text);
  return text(part.feeding ? 'preview.stillHungry' : 'preview.hungry', { count: part.count });
}

function Signs({ parts }: PartsProps) {
  const text = useText();
  return (
    <span className="chips wrap" aria-hidden="true">
      {parts.map((part) => (
        <span
          key={partWords(part, text)}
          className={`chip figure tiny gap-1-5 ${lookOf(part)}`}
          data-words={partWords(part, text)}
        >
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

const LOOKS: Partial<Record<PreviewPart['kind'], string>> = {
  coins: 'ink-coins',
  requirementPaid: 'ink-coins',
  colony: 'good bold',
  statue: 'good bold',
  unfed: 'chip-unfed danger bold',
  points: 'chip-points bright',
};

const lookOf = (part: PreviewPart): string => (part.kind === 'track' ? `ink-${part.track}` : (LOOKS[part.kind] ?? ''));

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

/** All points in one figure: pointing at it tells where they come from. */
function PointFigures({ part: { least, most } }: { readonly part: Points }) {
  const text = useText();
  return <b>{least === most ? text.signed(most) : `${text.signed(least)}…${text.signed(most)}`}</b>;
}
