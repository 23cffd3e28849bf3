import { EFFECT_TYPES, type EffectType } from '../../shared/vocabulary/effects.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion } from '../../shared/vocabulary/options.ts';

/** Effects that come with expansions (rules §10.3); the others are on cards of the game itself (rules §9). */
const ADDED_EFFECTS: readonly EffectType[] = EXPANSIONS.flatMap((expansion) => MANIFEST[expansion].effects);
const PURPLE_EFFECTS = EFFECT_TYPES.filter((type) => !ADDED_EFFECTS.includes(type));

type Page =
  | 'digest'
  | 'aim'
  | 'options'
  | 'tracks'
  | 'card'
  | 'wheelOrder'
  | 'setupCard'
  | 'supplies'
  | 'colonyStacks'
  | 'leaders'
  | 'course'
  | 'decks'
  | 'wheel'
  | 'phaseA'
  | 'phaseB'
  | 'price'
  | 'buying'
  | 'selling'
  | 'steps'
  | 'income'
  | 'colony'
  | 'statue'
  | 'tiles'
  | 'feeding'
  | 'medals'
  | 'scoring'
  | 'sets'
  | 'tie'
  | 'purple'
  | 'together'
  | 'expansionsPage'
  | 'secrets'
  | 'rulings'
  | 'takingBack'
  | 'saving'
  | 'help'
  | 'legend';

/**
 * A part of the rule book that can be linked to: one heading with its text. An expansion's is named as the expansion, an
 * effect's as the effect.
 */
export type SectionId = Page | Expansion | EffectType;

export type ChapterId =
  | 'overview'
  | 'setup'
  | 'draft'
  | 'steps'
  | 'end'
  | 'purple'
  | 'expansions'
  | 'details'
  | 'program'
  | 'symbols';

interface Chapter {
  readonly id: ChapterId;
  readonly sections: readonly SectionId[];
}

/** The book from its first page to its last. */
export const CHAPTERS: readonly Chapter[] = [
  { id: 'overview', sections: ['digest', 'aim', 'options', 'tracks', 'card'] },
  { id: 'setup', sections: ['wheelOrder', 'setupCard', 'supplies', 'colonyStacks', 'leaders'] },
  { id: 'draft', sections: ['course', 'decks', 'wheel', 'phaseA', 'phaseB', 'price', 'buying', 'selling'] },
  { id: 'steps', sections: ['steps', 'income', 'colony', 'statue', 'tiles', 'feeding', 'medals'] },
  { id: 'end', sections: ['scoring', 'sets', 'tie'] },
  { id: 'purple', sections: ['purple', ...PURPLE_EFFECTS, 'together'] },
  { id: 'expansions', sections: ['expansionsPage', ...EXPANSIONS, ...ADDED_EFFECTS] },
  { id: 'details', sections: ['secrets', 'rulings'] },
  { id: 'program', sections: ['takingBack', 'saving', 'help'] },
  { id: 'symbols', sections: ['legend'] },
];

/** What the sections are about that only matter with an expansion. */
export const EXPANSION_OF: Partial<Record<SectionId, Expansion>> = Object.fromEntries(
  EXPANSIONS.flatMap((expansion) =>
    [expansion, ...MANIFEST[expansion].effects].map((section) => [section, expansion] as const),
  ),
);

const EXPANSION_NAMES: ReadonlySet<string> = new Set(EXPANSIONS);
export const isExpansionSection = (id: SectionId): id is Expansion => EXPANSION_NAMES.has(id);

export const SECTIONS: readonly SectionId[] = CHAPTERS.flatMap(({ sections }) => sections);

const EFFECT_NAMES: ReadonlySet<string> = new Set(EFFECT_TYPES);
export const isEffectSection = (id: SectionId): id is EffectType => EFFECT_NAMES.has(id);

/** Returns the chapter that a section stands in. */
export const chapterOf = (section: SectionId): ChapterId =>
  CHAPTERS.find(({ sections }) => sections.includes(section))?.id ?? 'overview';
