import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_LESSONS } from '../../../shared/contract/lessonNames.ts';
import { FACTS, type Fact } from '../../../shared/lessons/facts.ts';
import type { Lesson, LessonStep } from '../../../shared/lessons/lesson.ts';
import { LESSONS } from '../../../shared/lessons/lessons.ts';
import { WORDS } from '../../../shared/words/words.ts';

const TABLE = path.resolve(import.meta.dirname, '../../../shared/lessons/FIRST_EVENING.md');

interface Step {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  /** As the reader counts: the number of the lesson, its title, the number of the step. */
  readonly name: string;
}

const STEPS: readonly Step[] = LESSONS.slice(0, FIRST_LESSONS.length).flatMap((lesson, index) =>
  lesson.steps.map((step, at) => ({
    lesson,
    step,
    name: `${index + 1} ${WORDS.en.messages[lesson.title]}, step ${at + 1}`,
  })),
);

const toldAt = (fact: Fact): number => STEPS.findIndex(({ step }) => step.tells?.includes(fact) === true);
const neededAt = (fact: Fact): number => STEPS.findIndex(({ step }) => step.needs?.includes(fact) === true);

/** All that a step can say, in English, without the names of what is filled in. */
function sentencesOf({ step, lesson }: Step): string {
  const { text, picture = [], instead = [], otherwise = [], answers = [] } = step;
  const last = step === lesson.steps.at(-1) ? lesson.takeaways : [];
  const keys = [text, ...picture, ...[...instead, ...otherwise, ...answers].map((one) => one.text), ...last];
  return keys.map((key) => WORDS.en.messages[key].replace(/\{\w+[,}]/g, '')).join(' ');
}

/** Words that only somebody understands who has been told a fact. */
const SPEAKS_OF: readonly (readonly [Fact, RegExp])[] = [
  ['aim', /\bpoints?\b/i],
  ['turn', /\b(sell|sells|sold|sale)\b/i],
  ['income', /\bincomes?\b/i],
  ['pile', /\bpiles?\b/i],
  ['round', /\bwheel\b/i],
  ['colony', /\bcolon(y|ies)\b/i],
  ['feeds', /\bfood\b|\bfeeds?\b/i],
  ['statue', /\bstatues?\b/i],
  ['height', /\bheight\b/i],
  ['back', /\b(the|its) back\b/i],
  ['plunder', /\bplunder/i],
  ['integrate', /\bintegrat/i],
  ['tile', /\btiles?\b/i],
  ['tileSides', /\b(track|points) side\b/i],
  ['discount', /\bdiscount|\bcheaper for\b|\byour prices?\b/i],
  ['secondHalf', /\bphase B\b|\bsecond half\b/i],
  ['need', /\b(fed|unfed|feeding)\b/i],
  ['deny', /\brival may take\b/i],
  ['silver', /\bmedals?\b|\bsilver\b/i],
  ['gold', /\bgold\b|\bsets\b/i],
  ['scarce', /\bscarce/i],
];

describe('the facts of the first evening', () => {
  it.each(Object.keys(FACTS) as Fact[])('are told once, and not needed before: %s', (fact) => {
    const told = STEPS.filter(({ step }) => step.tells?.includes(fact)).map(({ name }) => name);
    expect(told).toHaveLength(1);
    const needed = neededAt(fact);
    if (needed >= 0) expect([fact, needed > toldAt(fact)]).toEqual([fact, true]);
  });

  it('come in the order of their list', () => {
    const order = (Object.keys(FACTS) as Fact[]).map(toldAt);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it.each(SPEAKS_OF)('are not spoken of before: %s', (fact, words) => {
    const first = STEPS.findIndex((step) => words.test(sentencesOf(step)));
    expect(first).toBeGreaterThanOrEqual(0);
    const { name } = STEPS[first] as Step;
    expect([fact, name, first >= toldAt(fact)]).toEqual([fact, name, true]);
  });

  it('stand in the table, with where each is told and needed first', () => {
    const table = readFileSync(TABLE, 'utf8');
    const rows = (Object.entries(FACTS) as [Fact, string][]).map(
      ([fact, words]) => `| ${words} | ${STEPS[toldAt(fact)]?.name} | ${STEPS[neededAt(fact)]?.name ?? '–'} |`,
    );
    expect(rows.filter((row) => !table.includes(row))).toEqual([]);
    expect(table.split('\n').filter((line) => line.startsWith('| ')).length).toBe(rows.length + 1);
  });
});
