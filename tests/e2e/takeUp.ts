import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sealSave } from '../../main/host/saves/saveEnvelope.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { Session } from '../../shared/session/live/session.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { WORDS } from '../../shared/words/words.ts';
import { PSEUDO } from '../fixtures/pseudo.ts';
import { expect, type Program } from './program.ts';

/** In every language. */
const CONTINUE = new RegExp(
  `^(${[...Object.values(WORDS), PSEUDO].map(({ messages }) => messages['title.continue']).join('|')})`,
);

/** Lays a saved game, and settings, into the program's folder and goes on with it, without the coach. */
export async function takeUp(
  page: Page,
  program: Program,
  saved: SavedGame,
  settings: Partial<Settings> = {},
): Promise<void> {
  const folder = path.join(program.dataFolder, 'games');
  await program.restart(async () => {
    await mkdir(folder, { recursive: true });
    const session = new Session(saved);
    await writeFile(path.join(folder, `${saved.gameId}.json`), sealSave(saved, Date.now(), session.summary(0)));
    await writeFile(path.join(program.dataFolder, 'settings.json'), JSON.stringify({ coach: 'never', ...settings }));
  });
  await page.goto(program.address);
  await page.getByRole('button', { name: CONTINUE }).click();
  await expect(page.locator('button.choice:not(.refused)').first()).toBeVisible();
}
