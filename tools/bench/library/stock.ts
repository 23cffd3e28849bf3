import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import { recordOf } from '../../../shared/session/records/record.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { freshGame } from '../../../tests/fixtures/savedGame.ts';
import { finished } from '../../../tests/main/host/session/finishedGames.ts';

/** So many different games are played; all others are these under other names. */
const DIFFERENT = 20;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

const withSummary = (saved: SavedGame) => ({ saved, summary: summaryOf(saved, 0) });
const games = Array.from({ length: DIFFERENT }, (_, seed) => withSummary(finished(seed)));
const running = withSummary(freshGame('hga'));

/** A data folder with so many saves of games, each with one backup: of all only the newest or the oldest still runs. */
export function folderOf(saves: number, runs: 'newest' | 'oldest' = 'newest'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-library-'));
  mkdirSync(path.join(folder, 'games'));
  for (let index = 0; index < saves; index++) {
    const isRunning = index === (runs === 'newest' ? saves - 1 : 0);
    const game = isRunning ? running : games[index % DIFFERENT];
    if (game === undefined) continue;
    const gameId = `game-${index}`;
    const savedAt = FIRST_DAY + index * MINUTE;
    const text = sealSave({ ...game.saved, gameId }, savedAt, game.summary);
    for (const ending of ['', '.bak1']) {
      const file = path.join(folder, 'games', `${gameId}${ending}.json`);
      writeFileSync(file, text);
      utimesSync(file, savedAt / 1000, savedAt / 1000);
    }
  }
  return folder;
}

const recordText = (saved: SavedGame): string =>
  recordOf(saved, false)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** So many records of one game, in which the first player's name differs from number `from` on. */
export function lookAlikes(count: number, from: number): string {
  const saved = finished(1);
  const [first, ...others] = saved.players;
  if (first === undefined) return '';
  return Array.from({ length: count }, (_, index) =>
    recordText({ ...saved, players: [{ ...first, name: `Player ${from + index}` }, ...others] }),
  ).join('');
}

/** The same record so many times over. */
export const sameRecords = (count: number): string => recordText(finished(1)).repeat(count);

/** One record, then a line that names so many contents. */
export function manyContents(count: number): string {
  const contents = Array.from({ length: count }, (_, index) => `{"content":{"id":"c${index}"}}`);
  const lines = [];
  for (let from = 0; from < count; from += 10_000)
    lines.push(`{"type":"header","more":[${contents.slice(from, from + 10_000).join()}]}\n`);
  return recordText(finished(1)) + lines.join('');
}
