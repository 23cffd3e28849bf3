import type { Page } from '@playwright/test';
import { cameraPoseFor, onCanvas } from '../../renderer/table3d/layout/cameraPose.ts';
import { placesOf } from '../../renderer/table3d/layout/places.ts';
import type { Pose } from '../../renderer/table3d/layout/pose.ts';
import { pilePose } from '../../renderer/table3d/layout/segment.ts';
import { standsOf } from '../../renderer/table3d/layout/stands.ts';
import { observe } from '../../shared/flow/runner.ts';
import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { gameAwaiting } from '../fixtures/awaitingGame.ts';
import { expect, type Program } from './program.ts';
import { choicesOn, withoutPixels } from './table.ts';
import { takeUp } from './takeUp.ts';

export const SEATS = 4;
const WINDOW = { width: 1280, height: 720 };

/** Phase B with a card on every pile. */
const saved = () =>
  gameAwaiting('draft', ({ phase, piles }) => phase === 'B' && Object.values(piles).every((pile) => pile.length > 0));

/** Sits down at the table of four, drawn but for its pixels, and waits for it. */
export async function atTable(page: Page, program: Program): Promise<void> {
  await page.setViewportSize(WINDOW);
  await withoutPixels(page);
  await takeUp(page, program, saved(), { speed: 'instant', quality: 'low' });
  await atRest(page);
}

/** Waits until nothing moves on the table, and there is something to decide. */
export async function atRest(page: Page): Promise<void> {
  await expect(choicesOn(page).first()).toBeVisible();
  await expect(page.locator('[data-table]')).toHaveAttribute('data-settled', 'true', { timeout: 60_000 });
}

/** Where in the window a place of the table is seen. */
export async function pixelOf(page: Page, { x, y, z }: Pick<Pose, 'x' | 'y' | 'z'>) {
  const { left, right, top, bottom } = await page
    .locator('.table-area-free')
    .evaluate((element) => element.getBoundingClientRect().toJSON());
  const area = { left, right: WINDOW.width - right, top, bottom: WINDOW.height - bottom, foot: 0 };
  return onCanvas(cameraPoseFor({ name: 'table' }, placesOf(SEATS, 0), 0, WINDOW, area), WINDOW, { x, y, z });
}

/** Where the card on top of a pile is seen, and how many lie there. */
export async function pileOf(page: Page, program: Program, colour: Colour) {
  const { segments, piles } = observe(await program.truth(), 0);
  const height = piles[colour].size;
  return { at: await pixelOf(page, pilePose(segments, colour, height - 1)), height };
}

/** Where the standing board of another seat is seen. */
export function standOf(page: Page, seat: Seat) {
  const stand = standsOf(SEATS, 0)[seat];
  if (!stand) throw new RangeError(`seat ${seat} has no stand`);
  return pixelOf(page, stand);
}

/** What the eye is on, in the words of the menu of views, which is closed again. */
export async function lookedAt(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'View' }).click();
  const words = (await page.getByRole('menuitemradio', { checked: true }).textContent()) ?? '';
  await page.getByRole('menu').press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return words;
}
