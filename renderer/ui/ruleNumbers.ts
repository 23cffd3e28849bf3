import { EFFECT_TYPES, type EffectType } from '../../shared/vocabulary/effects.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion } from '../../shared/vocabulary/options.ts';
import type { SectionId } from './outline.ts';

const RULES_OF_EXPANSION = Object.fromEntries<readonly string[]>(
  EXPANSIONS.map((expansion) => [expansion, MANIFEST[expansion].rules] as const),
) as Readonly<Record<Expansion, readonly string[]>>;

/**
 * Which sections of the rules each section of the rule book explains, by their numbers. A test compares both: when a
 * rule changes, its text is found, and a rule without text is reported.
 */
export const RULES_OF: Readonly<Record<Exclude<SectionId, EffectType>, readonly string[]>> = {
  digest: [],
  aim: ['1.1'],
  options: ['1.2', '1.3'],
  tracks: ['5.2', '16.4'],
  card: ['5.1', '5.2'],
  wheelOrder: ['2.1', '2.2'],
  setupCard: ['2.3', '16.1'],
  supplies: ['2.4'],
  colonyStacks: ['2.5'],
  leaders: ['2.6', '2.7'],
  course: ['7'],
  decks: ['3.1'],
  wheel: ['3.2'],
  phaseA: ['4.1', '4.2', '4.3'],
  phaseB: ['6'],
  price: ['5.1'],
  buying: ['5.2', '5.4'],
  selling: ['5.3', '5.4'],
  steps: ['7', '16.2', '16.3'],
  income: ['7.1'],
  colony: ['7.2'],
  statue: ['7.3'],
  tiles: ['2.4', '7.3', '7.5'],
  feeding: ['7.4'],
  medals: ['7.5'],
  scoring: ['8'],
  sets: ['8', '16.9'],
  tie: ['8', '16.10'],
  purple: ['9'],
  together: ['9', '16.5'],
  expansionsPage: ['1.3'],
  ...RULES_OF_EXPANSION,
  secrets: ['11', '16.7'],
  rulings: ['5.1', '7.2', '7.3', '7.4', '16.4', '16.5'],
  takingBack: [],
  saving: [],
  help: [],
  legend: [],
};

/** What an effect's section explains beside the effect itself (rules §9, §10.3). */
export const RULES_OF_EFFECT: Partial<Record<EffectType, readonly string[]>> = {
  payToFeed: ['16.5'],
  foodSurplus: ['16.2'],
  colourJoker: ['16.9'],
  payRequirement: ['16.9'],
  noDiscount: ['10.3', '16.8'],
  tileLoan: ['10.3', '16.5', '16.6'],
  allyBonus: ['10.3', '16.5'],
  statueCoins: ['10.3', '16.5'],
  freeCard: ['10.3', '16.2', '16.3', '16.7'],
};

/**
 * Returns the section of the book that a rule is explained in, by the rule's number: the one that explains the least
 * besides. An effect's type leads to that effect.
 */
export function sectionForRule(rule: string): SectionId | undefined {
  const effect = EFFECT_TYPES.find((type) => type === rule);
  if (effect !== undefined) return effect;
  const sections = Object.entries(RULES_OF).filter(([, rules]) => rules.includes(rule));
  const [closest] = sections.sort(([, some], [, others]) => some.length - others.length);
  return closest?.[0] as SectionId | undefined;
}
