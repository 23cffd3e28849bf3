import { availableParallelism, cpus } from 'node:os';
import type { Figures } from './figures.ts';
import { DASH, decimal, elo, milliseconds, percent } from './formats.ts';
import type { Tournament } from './tournament.ts';

const START = '<!-- ladder:start -->';
const END = '<!-- ladder:end -->';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const HEAD = [
  'level',
  'against',
  'duels won (95 %)',
  'Elo (95 %)',
  'points',
  'one against three, won (95 %, parity 25 %)',
  'points',
  'ms a decision',
  'p95',
  'longest',
];

/** A row for each level above the lowest, and one for that with its time alone. */
function rowsOf({ matches, entrants }: Figures): string[] {
  return entrants.map(({ name, thinking }) => {
    const duel = matches.find(({ one, seats }) => one === name && seats === 2);
    const four = matches.find(({ one, seats }) => one === name && seats === 4);
    const pointsOf = (match: typeof duel): string =>
      match === undefined ? DASH : `${decimal(match.points?.one)} : ${decimal(match.points?.rest)}`;
    const times = [thinking?.mean, thinking?.p95, thinking?.max].map(milliseconds);
    const against = [duel?.rest ?? DASH, percent(duel?.winRate ?? null), elo(duel?.elo ?? null), pointsOf(duel)];
    return row([name, ...against, percent(four?.winRate ?? null), pointsOf(four), ...times]);
  });
}

/** The ladder as a table in Markdown, with the command that made it and how much stands behind it. */
export function ladderOf({ options, seconds }: Tournament, figures: Figures, command: string): string {
  const game = [options.mode, ...options.expansions].join(' + ');
  const sizes = [2, 4].map((seats) => figures.matches.find((match) => match.seats === seats)?.games ?? 0);
  const machine = `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim() || 'unknown processor'}`;
  return [
    `\`${command}\`: ${sizes[0]} duels and ${sizes[1]} games of four in each row (${game} game), ${options.threads} at a time, in ${(seconds / 60).toFixed(0)} minutes; ${machine}.`,
    '',
    row(HEAD),
    row(HEAD.map((_, index) => (index < 2 ? '---' : '--:'))),
    ...rowsOf(figures),
  ].join('\n');
}

/** Returns `text` with the ladder between its two marks; at the end, under a heading, where they are missing. */
export function withLadder(text: string, ladder: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  const marked = `${START}\n${ladder}\n${END}`;
  if (start < 0 || end < start) return `${text.trimEnd()}\n\n## The ladder\n${marked}\n`;
  return `${text.slice(0, start)}${marked}${text.slice(end + END.length)}`;
}
