import type { Page } from '@playwright/test';
import { expect, HURRIED, poll, test } from './program.ts';
import { decisionPanel, withoutTable } from './table.ts';

test.use({ settings: { ...HURRIED, confirmActions: true } });

/** Numbers of the standard layout. */
const BUTTONS = { A: 0, B: 1, start: 9, up: 12, down: 13 } as const;

/** A gamepad that is connected from the start. */
const connectPad = (page: Page) =>
  page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const id = 'Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)';
    const pad = { id, index: 0, connected: true, mapping: 'standard', timestamp: 0, buttons, axes: [0, 0, 0, 0] };
    navigator.getGamepads = () => [pad as unknown as Gamepad];
    Object.assign(window, { pad });
  });

/** Presses a button for a few frames, as long as it takes a page to have seen it. */
const press = (page: Page, button: keyof typeof BUTTONS) =>
  page.evaluate(async (place) => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    const one = (window as unknown as { pad: Gamepad }).pad.buttons[place] as { pressed: boolean };
    one.pressed = true;
    await frames(3);
    one.pressed = false;
    await frames(3);
  }, BUTTONS[button]);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

test('from the title to the third decision with a gamepad alone', async ({ page, program }) => {
  await withoutTable(page);
  await connectPad(page);
  await program.open(page);
  const hints = page.locator('.pad-hints');
  await poll(async () => {
    await press(page, 'down');
    return hints.isVisible();
  }).toBe(true);
  for (let presses = 0; (await focused(page)) !== 'New game'; presses++) {
    expect(presses).toBeLessThan(20);
    await press(page, presses < 10 ? 'down' : 'up');
  }
  await press(page, 'A');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await press(page, 'A');
  await expect(decisionPanel(page)).toBeVisible();
  for (let decisions = 0; decisions < 3; decisions++) {
    await expect(decisionPanel(page).locator('button.choice').first()).toBeVisible();
    const before = JSON.stringify(await program.truth());
    await poll(async () => {
      await press(page, 'A');
      return JSON.stringify(await program.truth());
    }).not.toBe(before);
  }
  await press(page, 'start');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await press(page, 'B');
  await expect(page.getByRole('dialog')).toBeHidden();
});
