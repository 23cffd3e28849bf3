import path from 'node:path';
import type { Page } from '@playwright/test';
import { decisionOf } from '../../shared/flow/runner.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import type { Decision, Epoch } from '../../shared/vocabulary/time.ts';
import { gameAwaiting } from '../fixtures/awaitingGame.ts';
import { called } from './called.ts';
import { expect, test } from './program.ts';
import { takeUp } from './takeUp.ts';

/*
 * Pictures by which a shop shows the game: the table, a hand, one's own city, an opponent's place. The fifth is the poster of a
 * game (`game.shots.ts`).
 */

const SIZE = { width: 1920, height: 1080 } as const;
const PATIENCE = 300_000;
const SETTINGS = { quality: 'high', speed: 'fast' } as const;

test.use({ viewport: SIZE });

/** With people's faces, and names that people have. */
const peopled = (saved: SavedGame): SavedGame => ({
  ...saved,
  players: saved.players.map((player, seat) => ({
    ...player,
    name: ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emil'][seat] ?? player.name,
    ...(seat === 0 && { controller: { kind: 'human', face: 'curls' } as const }),
  })),
});

/** A game at a decision of an epoch, one without expansions. */
const at = (decision: Decision, epoch: Epoch, phase: 'A' | 'B', seats = 4): SavedGame =>
  gameAwaiting(
    decision,
    (state) => state.epoch === epoch && state.phase === phase && decisionOf(state) === decision,
    seats,
    [],
  );

async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-table]')).toHaveAttribute('data-settled', 'true', { timeout: PATIENCE });
  await page.mouse.move(SIZE.width / 2, 2);
  await page.waitForTimeout(2000);
}

async function shoot(page: Page, name: string): Promise<void> {
  const file = path.resolve(import.meta.dirname, `screens/shop-${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 84, timeout: PATIENCE });
}

test('the table', async ({ page, program }) => {
  await takeUp(page, program, peopled(at('draft', 3, 'B')), SETTINGS);
  await settled(page);
  await shoot(page, 'table');
});

test('a hand', async ({ page, program }) => {
  await takeUp(page, program, peopled(at('draft', 1, 'A')), SETTINGS);
  await settled(page);
  await shoot(page, 'hand');
});

test('one’s own city', async ({ page, program }) => {
  await takeUp(page, program, peopled(at('draft', 3, 'B')), SETTINGS);
  await page.getByRole('button', { name: called('panel.fold') }).click();
  await page.keyboard.press('h');
  await settled(page);
  await shoot(page, 'city');
});

test('an opponent’s place', async ({ page, program }) => {
  await takeUp(page, program, peopled(at('draft', 3, 'A')), SETTINGS);
  await page.getByRole('button', { name: called('panel.fold') }).click();
  await page.keyboard.press('n');
  await settled(page);
  await shoot(page, 'opponent');
});
