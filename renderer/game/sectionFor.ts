import type { Refusal } from '../../shared/rules/observation/observation.ts';
import type { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import { type Expansion, expansionOfStep } from '../../shared/vocabulary/options.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import type { Decision, Phase } from '../../shared/vocabulary/time.ts';
import { cardOf } from '../platform/pageContent.ts';
import type { SectionId } from '../ui/outline.ts';
import type { Thing } from './state/stage.ts';

type AddedStep = (typeof MANIFEST)[Expansion]['steps'][number];

/** A step of an expansion that is not listed is told where the expansion is. */
const OF_DECISION: Readonly<Record<Exclude<Decision, 'draft' | AddedStep>, SectionId>> &
  Readonly<Partial<Record<AddedStep, SectionId>>> = {
  chooseSide: 'setupCard',
  setWheel: 'wheel',
  colony: 'colony',
  statue: 'statue',
  feeding: 'feeding',
  freeCard: 'freeCard',
  medals: 'medals',
  allyBonus: 'allyBonus',
  placeTile: 'monuments',
};

/** Returns what the book says about a kind of decision; the whole course where there is none. */
export function sectionForDecision(decision: Decision | null, phase: Phase): SectionId {
  if (decision === null) return 'course';
  if (decision === 'draft') return phase === 'A' ? 'phaseA' : 'phaseB';
  return OF_DECISION[decision] ?? expansionOfStep(decision) ?? 'course';
}

const OF_REASON: Readonly<Record<Exclude<Refusal['reason'], 'coins' | 'noTile'>, SectionId>> = {
  military: 'colony',
  culture: 'statue',
  levelTaken: 'colony',
  statueCarved: 'statue',
  medalsFull: 'medals',
  pileEmpty: 'phaseB',
  monumentTaken: 'monuments',
  trackTooLow: 'nobles',
  paymentsUsed: 'payToFeed',
};

/** What a refused action would cost coins for. */
const OF_ACTION: Partial<Record<Refusal['action']['type'], SectionId>> = {
  draft: 'price',
  take: 'price',
  colony: 'colony',
  silver: 'medals',
  gold: 'medals',
  redeemTile: 'tileLoan',
  payToFeed: 'payToFeed',
};

/** Returns what the book says about why an action is not possible. */
export function sectionForRefusal({ action, reason }: Refusal): SectionId {
  if (action.type === 'monument') return 'monuments';
  if (reason === 'noTile') return 'tiles';
  if (reason === 'coins') return OF_ACTION[action.type] ?? 'buying';
  return OF_REASON[reason];
}

const OF_THING: Partial<Record<Thing['kind'], SectionId>> = {
  colony: 'colony',
  statue: 'statue',
  monument: 'monuments',
  stall: 'market',
  track: 'tracks',
  tile: 'tiles',
  medal: 'medals',
  wheel: 'wheel',
  box: 'phaseA',
  prices: 'medals',
};

/** Returns what the book says about a thing that is looked at. */
export const sectionForThing = ({ kind }: Thing): SectionId => OF_THING[kind] ?? 'course';

/** Returns what the book says about a card: its effect, where it has one. */
export const sectionForCard = (id: CardId): SectionId => cardOf(id).effect?.type ?? 'card';
