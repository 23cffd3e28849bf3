import Table from 'cli-table3';
import { THEMES } from '../../shared/contract/problemNames.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { BOT_LEVELS } from '../../shared/vocabulary/preferences.ts';
import type { Check } from './check.ts';
import type { Pool } from './pool.ts';

/** Ratings from which on a column counts. */
const STEPS = [0, 1100, 1400, 1700, 2000] as const;

const columnOf = ({ rating }: Problem): number => STEPS.findLastIndex((least) => rating >= least);

function tableOf(
  title: string,
  rows: readonly string[],
  rowOf: (problem: Problem) => string,
  problems: readonly Problem[],
) {
  const heads = STEPS.map((least, index) => (index === 0 ? `< ${STEPS[1]}` : `≥ ${least}`));
  const colAligns = ['left' as const, ...heads.map(() => 'right' as const), 'right' as const];
  const table = new Table({ head: [title, ...heads, 'all'], colAligns, style: { head: [], border: [] } });
  const add = (row: string, those: readonly Problem[]): void => {
    const counts = STEPS.map((_, column) => those.filter((problem) => columnOf(problem) === column).length);
    table.push([row, ...counts, those.length]);
  };
  for (const row of rows) {
    const those = problems.filter((problem) => rowOf(problem) === row);
    if (those.length > 0) add(row, those);
  }
  add('all', problems);
  return table.toString();
}

const decisionOf = ({ decision, phase }: Problem): string => (decision === 'draft' ? `draft ${phase}` : decision);

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(0)} %`;

const foundLine = (problems: readonly Problem[]): string =>
  BOT_LEVELS.map((level) => {
    const found = problems.filter((problem) => problem.found[level] >= 0.5).length;
    return `${level} ${percent(found, problems.length)}`;
  }).join(', ');

/** What a set of problems is made of, by theme, decision and difficulty. */
export function asTables(problems: readonly Problem[]): string {
  const decisions = [...new Set(problems.map(decisionOf))].sort();
  return [
    tableOf('theme', THEMES, ({ theme }) => theme, problems),
    tableOf('decision', decisions, decisionOf, problems),
    `found half the time or more by: ${foundLine(problems)}`,
  ].join('\n');
}

const hoursOf = ({ tally }: Pool): string => (tally.seconds / 3600).toFixed(2);

/** How the problems that are checked in were made. */
export const madeByOf = (pool: Pool): string =>
  `npm run problems -- --games ${pool.tally.games}: ${pool.tally.decisions} decisions, ${pool.tally.screened} screened, ` +
  `${pool.tally.confirmed} confirmed, ${pool.problems.length} found, in ${hoursOf(pool)} h of one thread of a machine at work`;

/** How many of the checked problems hold. */
export const asCheck = ({ checked, failed }: Check, nodes: number): string =>
  [
    `${checked - failed.length} of ${checked} hold at ${nodes} simulations (${percent(checked - failed.length, checked)})`,
    ...failed.map(({ id, theme, margins }) => `${id}: ${theme}, margins ${margins.join(', ')}`),
  ].join('\n');

/** How far a search came, and what it found. */
export function asTable(pool: Pool): string {
  const { problems, tally } = pool;
  const { games, decisions, screened, confirmed, kept } = tally;
  return [
    `${games} games, ${decisions} decisions, ${screened} screened, ${confirmed} confirmed, ${kept} kept; ${hoursOf(pool)} h of one thread`,
    asTables(problems),
  ].join('\n');
}
