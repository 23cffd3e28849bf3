import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import type { GameState } from '../../shared/flow/runner.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { peopleAt } from '../fixtures/peopleAt.ts';
import { called } from './called.ts';
import { type Program, SILENT } from './program.ts';
import { lay } from './takeUp.ts';

// Nothing of a test listens on a real network.
process.env.HADARA_ADDRESS = '127.0.0.1';

/** A draft in which everybody decides at the same time, and nobody has yet. */
const isFresh = ({ phase, seats }: GameState): boolean => phase === 'A' && seats.every(({ choice }) => choice === null);

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' };

/** Opens the dialog of the phones: over a curtain by its button, else as whoever looks for it. */
async function openPhones(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Phones', exact: true });
  const bar = page.locator('.bar-turn');
  await button.or(bar).first().waitFor();
  if (await page.locator('.curtain').isVisible()) return button.click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Phones');
  await page.keyboard.press('Enter');
}

/** Opens the table of three people in a draft of phase A, and the dialog of the phones over its curtain. */
export async function invite(
  page: Page,
  program: Program,
  chosen: Partial<Settings> = { flatTable: true },
  game: SavedGame = peopleAt('draft', isFresh),
): Promise<void> {
  const settings = { ...SILENT, coach: 'never', speed: 'instant', quality: 'low', ...chosen };
  await writeFile(path.join(program.dataFolder, 'settings.json'), JSON.stringify(settings));
  await lay(program, [game]);
  await program.open(page);
  await page.getByRole('button', { name: called('title.continue') }).click();
  await openPhones(page);
  await page.getByRole('button', { name: 'Invite phones' }).click();
  await page.getByRole('img', { name: /camera/ }).waitFor();
}

/** What stands beside the picture for the camera. */
async function typedAt(page: Page, name: string): Promise<readonly [address: string, code: string]> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('region', { name, exact: true }).waitFor();
  const [address = '', code = ''] = await page.locator('.phones-typed').allTextContents();
  return [address, code];
}

/** A phone comes by the typed code, and somebody at the table lets it in. */
export async function letIn(page: Page, browser: Browser, name: string, device: object = PHONE): Promise<Page> {
  const [address, code] = await typedAt(page, name);
  const phone = await (await browser.newContext(device)).newPage();
  await phone.goto(`http://${address}/`);
  await phone.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Go on' }).click();
  await phone.getByText(/let this device in/).waitFor();
  await page.getByRole('button', { name: 'Let in' }).click();
  await phone.locator('.hand-page').waitFor();
  return phone;
}

export const choices = (phone: Page) => phone.locator('.choice:not([aria-disabled="true"])');

/** Takes the first choice, and confirms it. */
export async function decide(phone: Page): Promise<void> {
  await choices(phone).first().tap();
  await phone.getByRole('button', { name: 'Confirm' }).tap();
}
