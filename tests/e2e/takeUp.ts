import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sealSave } from '../../main/host/saves/saveEnvelope.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { Session } from '../../shared/session/live/session.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { DECISIONS, type Decision } from '../../shared/vocabulary/time.ts';
import { type MessageKey, WORDS } from '../../shared/words/words.ts';
import { PSEUDO } from '../fixtures/pseudo.ts';
import { expect, type Program } from './program.ts';
import { choicesOn } from './table.ts';

/** What begins with these words, in whatever language. */
const said = (key: MessageKey): RegExp => {
  const words = [...Object.values(WORDS), PSEUDO].map(({ messages }) => messages[key].replaceAll(/[()]/g, '\\$&'));
  return new RegExp(`^(${words.join('|')})`);
};

/** Lays saved games, the last one as the newest, and settings into the program's folder, and starts it anew. */
export async function layGames(
  program: Program,
  saves: readonly SavedGame[],
  settings: Partial<Settings> = {},
): Promise<void> {
  const folder = path.join(program.dataFolder, 'games');
  await program.restart(async () => {
    await mkdir(folder, { recursive: true });
    for (const [age, saved] of saves.entries()) {
      const sealed = sealSave(saved, Date.now() + age, new Session(saved).summary(0));
      await writeFile(path.join(folder, `${saved.gameId}.json`), sealed);
    }
    await writeFile(path.join(program.dataFolder, 'settings.json'), JSON.stringify({ coach: 'never', ...settings }));
  });
}

/** Lays a saved game, and settings, into the program's folder and goes on with it, without the coach. */
export async function takeUp(
  page: Page,
  program: Program,
  saved: SavedGame,
  settings: Partial<Settings> = {},
): Promise<void> {
  await layGames(program, [saved], settings);
  await page.goto(program.address);
  await page.getByRole('button', { name: said('title.continue') }).click();
  await expect(choicesOn(page).first()).toBeVisible();
}

/** A game for each decision, each to be found by the decision's name. */
export const atDecisions = (gameAt: (decision: Decision) => SavedGame): readonly SavedGame[] =>
  DECISIONS.map((decision) => ({ ...gameAt(decision), gameId: decision.toLowerCase(), name: decision }));

/** Goes on with a saved game from the title, in whatever language: only those in sight are in the list. */
export async function openGame(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: said('library.title') }).click();
  const game = page.getByRole('article', { name: new RegExp(`^${name}`) });
  await page.getByRole('article').first().hover();
  await expect
    .poll(async () => {
      if (!(await game.isVisible())) await page.mouse.wheel(0, 300);
      return game.isVisible();
    })
    .toBe(true);
  await game.getByRole('button', { name: said('library.continue') }).click();
}

export const leaveTable = (page: Page): Promise<void> => page.getByRole('button', { name: said('bar.leave') }).click();
