import type {
  Choice,
  Observation,
  ObservedSeat,
  PointsChange,
  Preview,
} from '../../../shared/rules/observation/observation.ts';
import type { ColonyLevel, StatueRequirement } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

/** One thing that would follow from a choice, in words; `kind` is for its looks. */
export interface Consequence {
  readonly kind: string;
  readonly words: string;
}

/** One thing that a choice would bring about. */
export type PreviewPart =
  | { readonly kind: 'coins'; readonly before: number; readonly after: number }
  | { readonly kind: 'requirementPaid'; readonly coins: number }
  | { readonly kind: 'track'; readonly track: Track; readonly before: number; readonly after: number }
  | { readonly kind: 'colony'; readonly level: ColonyLevel }
  | { readonly kind: 'statue'; readonly requirement: StatueRequirement }
  | { readonly kind: 'unfed'; readonly count: number; readonly feeding: boolean }
  | {
      readonly kind: 'points';
      readonly least: number;
      readonly most: number;
      /** Where they come from. */
      readonly by: readonly PointsChange[];
    }
  | { readonly kind: 'uncertain' };

/**
 * Returns what would change for the seat, the most tangible changes first. `before`: the seat as it is now. While it
 * feeds (`feeding`), the number of cards still unfed is included even when it is 0.
 */
export function partsOf(preview: Preview, before: ObservedSeat, feeding = false): readonly PreviewPart[] {
  const parts: PreviewPart[] = [];
  if (preview.coins !== 0) parts.push({ kind: 'coins', before: before.coins, after: preview.coinsAfter });
  if (preview.requirementPaid > 0) parts.push({ kind: 'requirementPaid', coins: preview.requirementPaid });
  for (const track of TRACKS) {
    const after = preview.tracksAfter[track];
    if (after !== before.tracks[track]) parts.push({ kind: 'track', track, before: before.tracks[track], after });
  }
  for (const level of preview.reaches.colonies) parts.push({ kind: 'colony', level });
  for (const requirement of preview.reaches.statues) parts.push({ kind: 'statue', requirement });
  if (feeding || preview.unfed > 0) parts.push({ kind: 'unfed', count: preview.unfed, feeding });
  const points = preview.pointsBetween ?? { least: preview.points, most: preview.points };
  if (preview.pointsBy.length > 0) parts.push({ kind: 'points', ...points, by: preview.pointsBy });
  if (preview.pointsBetween !== null) parts.push({ kind: 'uncertain' });
  return parts;
}

/** What a track is called, before and after. */
export const trackWords = (
  track: Track,
  { tracks }: Pick<ObservedSeat, 'tracks'>,
  { tracksAfter }: Pick<Preview, 'tracksAfter'>,
  text: Text,
): string =>
  text('preview.track', { track: text(`track.${track}.title`), before: tracks[track], after: tracksAfter[track] });

export function partWords(part: PreviewPart, text: Text): string {
  switch (part.kind) {
    case 'coins':
      return text('preview.coins', { before: part.before, after: part.after });
    case 'requirementPaid':
      return text('preview.requirementPaid', { coins: part.coins });
    case 'track':
      return text('preview.track', { track: text(`track.${part.track}`), before: part.before, after: part.after });
    case 'colony':
      return text('preview.colony', { level: part.level });
    case 'statue':
      return text('preview.statue', { requirement: part.requirement });
    case 'unfed':
      return text(part.feeding ? 'preview.stillUnfed' : 'preview.unfed', { count: part.count });
    case 'points':
      return pointsWords(part, text);
    case 'uncertain':
      return text('preview.uncertain');
  }
}

type Points = Extract<PreviewPart, { kind: 'points' }>;

/** A change: one number, or the range from least to most. */
const changeWords = ({ least, most }: { readonly least: number; readonly most: number }, text: Text): string =>
  least === most ? text.signed(most) : text('points.between', { least: text.signed(least), most: text.signed(most) });

/** How many points, and where they come from: newcomers wonder why coins are points. */
function pointsWords({ least, most, by }: Points, text: Text): string {
  const change = changeWords({ least, most }, text);
  const [only, ...others] = by;
  if (only === undefined) return text('preview.points', { signed: change });
  if (others.length > 0)
    return text('points.many', { change, list: by.map((part) => sourceWords(part, text)).join(', ') });
  return only.category === 'coins'
    ? text('points.coins.one', { change, coins: pageContent().coinsPerPoint })
    : text('points.one', { change, category: text(`points.of.${only.category}`) });
}

function sourceWords(part: PointsChange, text: Text): string {
  const change = changeWords(part, text);
  return part.category === 'coins'
    ? text('points.coins.part', { change, coins: pageContent().coinsPerPoint })
    : text('points.part', { category: text(`points.of.${part.category}`), change });
}

/** Returns where points come from, a phrase each. */
export const sourcesOf = ({ by }: Points, text: Text): readonly string[] =>
  by.map((part) =>
    text('points.part', { category: text(`points.of.${part.category}`), change: changeWords(part, text) }),
  );

/** Returns what a choice would change for the seat that decides, in words. */
export function changesOf(
  { preview }: Choice,
  { view, seat }: { readonly view: Observation; readonly seat: Seat },
  text: Text,
): readonly Consequence[] {
  const before = view.seats[seat];
  if (before === undefined) return [];
  return partsOf(preview, before, view.decision === 'feeding').map((part) => ({
    kind: part.kind === 'unfed' && part.count === 0 ? 'fed' : part.kind,
    words: partWords(part, text),
  }));
}
