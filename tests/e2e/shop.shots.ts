import path from 'node:path';
import type { Page } from '@playwright/test';
import { decisionOf } from '../../shared/flow/runner.ts';
import { replay } from '../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import type { Decision, Epoch } from '../../shared/vocabulary/time.ts';
import { fullTable, gameAwaiting } from '../fixtures/awaitingGame.ts';
import { called } from './called.ts';
import { expect, test } from './program.ts';
import { choicesOn, decide } from './table.ts';
import { takeUp } from './takeUp.ts';

/*
 * The five pictures by which a shop shows the game, without words that would have to be translated: the table, a hand, one's
 * own city, an opponent's place, the end.
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

/** The last decision of a game of five. */
function atTheEnd(): SavedGame {
  for (let decisions = 70; ; decisions--) {
    try {
      const saved = fullTable(3, decisions);
      replay(saved);
      return saved;
    } catch (error) {
      if (!(error instanceof RangeError) || decisions === 0) throw error;
    }
  }
}

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

test('the end', async ({ page, program }) => {
  await takeUp(page, program, peopled(atTheEnd()), { ...SETTINGS, quality: 'medium' });
  await decide(page);
  if ((await choicesOn(page).count()) > 0) await decide(page);
  await page.locator('.podium[data-crowned="true"]').waitFor({ timeout: PATIENCE });
  await settled(page);
  await shoot(page, 'end');
});
