import type { Browser, Page } from '@playwright/test';
import { expect, HURRIED, test } from './program.ts';
import { choicesOn, sitDown, withoutTable } from './table.ts';

test.use({ settings: HURRIED });

/** A page that nobody watches for misdeeds: here they are committed on purpose. */
const unwatched = (browser: Browser): Promise<Page> => browser.newPage();

/** Tries what only somebody who smuggled something into the page would do. Returns which of it was possible. */
const misbehave = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      markup: () => {
        document.body.innerHTML += '<b>smuggled</b>';
      },
      // Later, because what a test itself sends into the page may do so.
      'code from text': () =>
        new Promise((resolve, reject) => {
          setTimeout(() => {
            try {
              resolve(Reflect.construct(Function, ['return 1'])());
            } catch (error) {
              reject(error);
            }
          });
        }),
      'own script': () => {
        const script = document.createElement('script');
        script.append('window.smuggled = true');
        document.body.append(script);
        if (!('smuggled' in window)) throw new Error('did not run');
      },
      frame: () =>
        new Promise((resolve, reject) => {
          document.addEventListener('securitypolicyviolation', reject, { once: true });
          const frame = document.createElement('iframe');
          frame.src = 'https://example.com/';
          frame.addEventListener('load', resolve);
          document.body.append(frame);
        }),
      'talk to others': () => fetch('https://example.com/'),
      'another port': () =>
        new Promise((resolve, reject) => {
          document.addEventListener('securitypolicyviolation', reject, { once: true });
          new WebSocket('ws://127.0.0.1:9/').addEventListener('open', resolve);
        }),
      base: () => {
        const base = document.createElement('base');
        base.href = 'https://example.com/';
        document.head.append(base);
        if (!document.baseURI.startsWith('https://example.com')) throw new Error('did not count');
      },
    };
    const possible: string[] = [];
    for (const [name, attempt] of Object.entries(attempts))
      try {
        await attempt();
        possible.push(name);
      } catch {
        // As it should be.
      }
    return possible;
  });

test('the page cannot be made to run, load or tell anything that is not its own', async ({ browser, program }) => {
  const page = await unwatched(browser);
  await withoutTable(page);
  await program.open(page);
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  expect(await misbehave(page)).toEqual([]);
  // Memory that is shared with nobody: no other site's page can be in the same process.
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.close();
});

test('a second window takes the game over, and the first can take it back', async ({ browser, page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Human'], 'Basic', 5);
  await expect(choicesOn(page).first()).toBeVisible();
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const second = await unwatched(browser);
  await withoutTable(second);
  await second.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
  }, session);
  await second.goto(new URL('/', page.url()).href);
  await expect(page.getByRole('heading', { name: 'The game goes on in another window' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(choicesOn(page).first()).toBeVisible();
  await expect(second.getByRole('heading', { name: 'The game goes on in another window' })).toBeVisible();
  await second.close();
});
