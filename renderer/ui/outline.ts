import { EFFECT_TYPES, type EffectType } from '../../shared/vocabulary/effects.ts';
import type { Expansion } from '../../shared/vocabulary/options.ts';

/** Effects that cards of the game itself have; the others come with Nobles & Inventions (rules §9, §10.3). */
const NOBLE_EFFECTS = ['noDiscount', 'tileLoan', 'allyBonus', 'statueCoins', 'freeCard'] as const;
const PURPLE_EFFECTS = EFFECT_TYPES.filter((type) => !NOBLE_EFFECTS.some((noble) => noble === type));

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
  | 'monuments'
  | 'market'
  | 'nobles'
  | 'secrets'
  | 'rulings'
  | 'takingBack'
  | 'saving'
  | 'help'
  | 'legend';

/** A part of the rule book that can be linked to: one heading with its text. An effect's is named as the effect. */
export type SectionId = Page | EffectType;

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
  { id: 'expansions', sections: ['expansionsPage', 'monuments', 'market', 'nobles', ...NOBLE_EFFECTS] },
  { id: 'details', sections: ['secrets', 'rulings'] },
  { id: 'program', sections: ['takingBack', 'saving', 'help'] },
  { id: 'symbols', sections: ['legend'] },
];

/** What the sections are about that only matter with an expansion. */
export const EXPANSION_OF: Partial<Record<SectionId, Expansion>> = {
  monuments: 'monuments',
  market: 'market',
  nobles: 'nobles',
  noDiscount: 'nobles',
  tileLoan: 'nobles',
  allyBonus: 'nobles',
  statueCoins: 'nobles',
  freeCard: 'nobles',
};

export const SECTIONS: readonly SectionId[] = CHAPTERS.flatMap(({ sections }) => sections);

const EFFECT_NAMES: ReadonlySet<string> = new Set(EFFECT_TYPES);
export const isEffectSection = (id: SectionId): id is EffectType => EFFECT_NAMES.has(id);

/** Returns the chapter that a section stands in. */
export const chapterOf = (section: SectionId): ChapterId =>
  CHAPTERS.find(({ sections }) => sections.includes(section))?.id ?? 'overview';
