import type { TableTheme, Tier } from '../../../shared/vocabulary/preferences.ts';
import type { Contrast } from './brightness.ts';
import type { Way } from './deciding.ts';
import { ownDecisions, readings } from './reading.ts';
import { numeralsOfRegion, type SeenRegion, toldTwice, wordsOfRegion } from './seen.ts';
import type { StepName } from './steps.ts';

/** All that is found out about a step, beside how bright it is. */
export interface Counted {
  readonly step: StepName;
  readonly regions: readonly SeenRegion[];
  /** Numerals on the table, by what they stand on. */
  readonly onTable: Readonly<Record<string, number>>;
  readonly way: Way;
}

export interface Lit {
  readonly step: StepName;
  readonly theme: TableTheme;
  readonly tier: Tier;
  readonly contrast: Contrast | null;
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A table in Markdown with numbers in all columns but the first ones. */
const table = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [line(titles), line(titles.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Where texts stand, by the names of regions. */
const PLACES: Readonly<Record<string, (name: string) => boolean>> = {
  panel: (name) => name === 'decision',
  bar: (name) => name === 'bar',
  strip: (name) => name === 'seats',
  floating: (name) => name.startsWith('floating'),
};

const counts = (regions: readonly SeenRegion[]): string =>
  `${total(regions.map(numeralsOfRegion))}, ${total(regions.map(wordsOfRegion))}`;

/** The heads of one's own cards: they grow in number with the game and are read by oneself only. */
const HEADS = 'own tableau';

/** Numerals, words, what is told twice, and presses, step by step. */
export function countTable(steps: readonly Counted[]): string {
  const rows = steps.map(({ step, regions, onTable, way }) => {
    const placed = Object.values(PLACES).map((isThere) => regions.filter(({ name }) => isThere(name)));
    const rest = regions.filter((region) => !placed.some((some) => some.includes(region)));
    const { [HEADS]: heads = 0, ...others } = onTable;
    const table = total(Object.values(others));
    const all = total(regions.map(numeralsOfRegion)) + table + heads;
    return [
      step,
      ...[...placed, rest].map(counts),
      `${table} + ${heads}`,
      all,
      toldTwice(regions).join('; ') || '–',
      `${way.presses}, ${Math.round(way.travel)} px`,
    ];
  });
  const places = [...Object.keys(PLACES), 'elsewhere'].map((place) => `${place}: numerals, words`);
  return table(
    ['step', ...places, 'table + heads of own cards', 'all numerals', 'told twice', 'presses, travel'],
    rows,
  );
}

/** How bright what can be chosen is beside the rest of the table. */
export function contrastTable(lit: readonly Lit[]): string {
  const rows = lit.flatMap(({ step, theme, tier, contrast }) => {
    if (contrast === null) return [];
    const { chosen, least, brighter, others, most, at } = contrast;
    return [
      [
        `${step}, ${theme}, ${tier}`,
        Math.round(chosen),
        Math.round(least),
        `${Math.round(most)} (at ${at})`,
        `${brighter} of ${others}`,
      ],
    ];
  });
  return table(
    ['step, table, graphics', 'choosable', 'the least', 'brightest other part', 'other parts brighter'],
    rows,
  );
}

/** How hard lessons are to read, and how many decisions in them are the learner's own. */
export function lessonTable(): string {
  const rows = readings().map(({ language, words, wordsPerSentence, age }) => [
    language,
    words,
    wordsPerSentence.toFixed(1),
    age === null ? '–' : age.toFixed(1),
  ]);
  const { own, all } = ownDecisions();
  const share = `${own} of ${all} decisions in lessons are the learner's own (${Math.round((100 * own) / all)} %).`;
  return `${table(['lessons in', 'words', 'words a sentence', 'reading age'], rows)}\n\n${share}`;
}
