import { COLOURS } from '../vocabulary/colours.ts';
import { SCORE_CATEGORIES } from '../vocabulary/score.ts';
import { TRACKS } from '../vocabulary/tracks.ts';
import type { FinishedSeat } from './facts.ts';
import type { Entry } from './history.ts';

/* A table of games for spreadsheets (RFC 4180). Its columns have the names of our vocabulary, in whatever language it is read. */

type Cell = string | number;

/** First characters that spreadsheets take for a formula; names may begin with them. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A cell's text: quoted wherever that may matter, and never a formula. Numbers are ours, and stay numbers. */
export function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const opponentWords = ({ name, player }: FinishedSeat): string =>
  player.kind === 'person'
    ? name
    : [name, player.strength?.toFixed(2) ?? player.level, player.style].filter((word) => word !== null).join(' / ');

const COLUMNS: readonly (readonly [string, (entry: Entry) => Cell])[] = [
  ['finished', ({ game }) => new Date(game.finishedAt).toISOString()],
  ['game', ({ game }) => game.gameId],
  ['name', ({ own }) => own.name],
  ['emblem', ({ own }) => own.emblem],
  ['counts', ({ uncounted }) => uncounted ?? 'yes'],
  ['mode', ({ game }) => game.mode],
  ['expansions', ({ game }) => game.expansions.join(' ')],
  ['seats', ({ game }) => game.seats.length],
  ['opponents', ({ others }) => others.map(opponentWords).join(', ')],
  ['rank', ({ own }) => own.rank],
  ['points', ({ own }) => own.score.total],
  ...SCORE_CATEGORIES.map((category) => [category, ({ own }: Entry) => own.score[category]] as const),
  ['coinsLeft', ({ own }) => own.coins],
  ...TRACKS.map((track) => [`${track}Track`, ({ own }: Entry) => own.tracks[track]] as const),
  ...COLOURS.map((colour) => [`${colour}Cards`, ({ own }: Entry) => own.cards[colour]] as const),
  ['coloniesTaken', ({ own }) => own.colonies.length],
  ['coloniesIntegrated', ({ own }) => own.colonies.filter(({ integrated }) => integrated).length],
  ['statuesCarved', ({ own }) => own.statues.length],
  ['silverMedals', ({ own }) => own.silver.length],
  ['goldMedals', ({ own }) => own.gold],
  ['citizensFed', ({ own }) => own.feedings.reduce((sum, { fed }) => sum + fed, 0)],
  ['citizensUnfed', ({ own }) => own.feedings.reduce((sum, { unfed }) => sum + unfed, 0)],
];

/** These games as a table, one line each, with a line of titles; it begins with the mark by which spreadsheets know UTF-8. */
export function csvOf(entries: readonly Entry[]): string {
  const lines = [COLUMNS.map(([title]) => title), ...entries.map((entry) => COLUMNS.map(([, cell]) => cell(entry)))];
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}
