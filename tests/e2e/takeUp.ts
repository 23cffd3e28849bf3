import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sealSave } from '../../main/host/saves/saveEnvelope.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { Session } from '../../shared/session/live/session.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { called } from './called.ts';
import { type Program, SILENT } from './program.ts';
import { choicesOn } from './table.ts';

/** Lays saved games into the folder of a program that does not run, the last one as the newest. */
export async function lay({ dataFolder }: Program, saves: readonly SavedGame[]): Promise<void> {
  const folder = path.join(dataFolder, 'games');
  await mkdir(folder, { recursive: true });
  for (const [age, saved] of saves.entries()) {
    const sealed = sealSave(saved, Date.now() + age, new Session(saved).summary(0));
    await writeFile(path.join(folder, `${saved.gameId}.json`), sealed);
  }
}

/**
 * Milliseconds that the first table may take: on the medium tier, drawn by the processor, it takes 20 s alone, and twice as long
 * beside another test.
 */
const FIRST_TABLE = 100_000;

/** Starts the program on a saved game, and settings, and goes on with it, without the coach. */
export async function takeUp(
  page: Page,
  program: Program,
  saved: SavedGame,
  settings: Partial<Settings> = {},
): Promise<void> {
  await lay(program, [saved]);
  const chosen = { ...SILENT, coach: 'never', ...settings };
  await writeFile(path.join(program.dataFolder, 'settings.json'), JSON.stringify(chosen));
  await program.open(page);
  await page.getByRole('button', { name: called('title.continue') }).click();
  await choicesOn(page).first().waitFor({ timeout: FIRST_TABLE });
}
