import Table from 'cli-table3';
import type { Scale } from '../../shared/matching/scale.ts';
import { type Figures, type MatchFigures, scoredColumns } from './figures.ts';
import { decimal, elo, milliseconds, percent } from './formats.ts';
import type { MatchFigures as MatchSeriesFigures } from './matchSeries.ts';
import type { Tournament } from './tournament.ts';

const STYLE = { head: [], border: [] };

const titleOf = ({ one, rest, seats }: MatchFigures): string =>
  seats === 2 ? `${one} against ${rest}` : `${one} against ${seats - 1} × ${rest}`;

function pairingTable({ matches }: Figures): string {
  const table = new Table({
    head: ['match', 'games', 'won (95 %)', 'parity', 'Elo (95 %)', 'points', 'winner'],
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    style: STYLE,
  });
  for (const match of matches) {
    const { games, winRate, parity, points } = match;
    const score = `${decimal(points?.one)} : ${decimal(points?.rest)}`;
    const chance = `${(100 * parity).toFixed(0)} %`;
    table.push([titleOf(match), games, percent(winRate), chance, elo(match.elo), score, decimal(points?.winner)]);
  }
  return table.toString();
}

function entrantTable(figures: Figures): string {
  const columns = scoredColumns(figures);
  const rated = figures.entrants.some((entrant) => entrant.elo !== null);
  const head = ['entrant', ...(rated ? ['Elo (95 %)'] : []), ...columns, 'decisions', 'ms', 'p95', 'max'];
  const table = new Table({
    head,
    colAligns: head.map((_, index) => (index === 0 ? 'left' : 'right')),
    style: STYLE,
  });
  for (const { name, mean, thinking, ...entrant } of figures.entrants) {
    table.push([
      name,
      ...(rated ? [elo(entrant.elo)] : []),
      ...columns.map((column) => decimal(mean?.[column])),
      thinking?.decisions ?? 0,
      ...[thinking?.mean, thinking?.p95, thinking?.max].map(milliseconds),
    ]);
  }
  return table.toString();
}

/** One line that says which games were played. */
function heading({ options, schedule, seconds }: Tournament, { matches }: Figures): string {
  const played = matches.reduce((sum, { games }) => sum + games, 0);
  const wanted = schedule.games.length;
  const game = [options.mode, ...options.expansions].join(' + ');
  const part = played < wanted ? ` of ${wanted}` : '';
  return `${played}${part} games (${game}), seeds from ${options.seed}, in ${seconds.toFixed(1)} s`;
}

/** The figures as tables for people. */
export function asTables(tournament: Tournament, figures: Figures): string {
  return [heading(tournament, figures), pairingTable(figures), entrantTable(figures)].join('\n');
}

/** JSON has no infinity: a bound without end is a null. */
export function asJson({ options, seconds }: Tournament, figures: Figures): string {
  const { mode, expansions, seed, entrants } = options;
  const budgets = Object.fromEntries(entrants.map(({ name, budget }) => [name, budget]));
  return JSON.stringify({ mode, expansions, seed, budgets, seconds, ...figures }, null, 2);
}

/** What "match me" achieved against each level. */
export function matchTable(figures: readonly MatchSeriesFigures[]): string {
  const head = ['person', 'series', 'won in the first ten (95 %)', 'won after ten (95 %)', 'strength found', '±'];
  const table = new Table({ head, style: STYLE, colAligns: ['left', 'right', 'right', 'right', 'right', 'right'] });
  for (const { person, series, finding, counted, found } of figures)
    table.push([person, series, percent(finding), percent(counted), found.mean.toFixed(2), found.deviation.toFixed(2)]);
  return table.toString();
}

/** What strengths are worth. */
export function scaleTable({ places, spread }: Scale): string {
  const table = new Table({ head: ['strength', 'points'], style: STYLE, colAligns: ['right', 'right'] });
  for (const { strength, points } of places) table.push([strength, decimal(points)]);
  return `${table.toString()}\nspread of a duel: ${decimal(spread)} points`;
}
