import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PERSON_NAMES } from '../fixtures/peopleAt.ts';
import { decide, invite, letIn, PHONE } from './phones.ts';
import { expect, test } from './program.ts';

/* A round of phase A on the table and three phones beside each other, one of them in German. */

const PATIENCE = 300_000;
const FOLDER = path.resolve(import.meta.dirname, 'screens');

/** What is seen, as a source of an image. */
const picture = async (of: Page | Locator): Promise<string> =>
  `data:image/jpeg;base64,${(await of.screenshot({ type: 'jpeg', quality: 92, timeout: PATIENCE })).toString('base64')}`;

/** Lays the table and the phones beside each other, and keeps that. */
async function keep(page: Page, table: string, phones: readonly string[], name: string): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 1420 });
  await page.setContent(
    `<body style="margin:0;display:grid;gap:20px;padding:20px;background:#16100b;grid-template-columns:repeat(3,1fr)">
      <img src="${table}" style="grid-column:1/4;width:100%;height:590px;object-fit:cover;object-position:top;border-radius:12px">
      ${phones.map((phone) => `<img src="${phone}" style="height:770px;margin:auto;border-radius:26px;border:6px solid #3a2a1c">`).join('')}
    </body>`,
  );
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 84 });
}

test('pictures of a table with phones', async ({ page, program, browser }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await invite(page, program, { quality: 'medium', speed: 'instant' });
  const phones: Page[] = [];
  for (const name of PERSON_NAMES) phones.push(await letIn(page, browser, name, { ...PHONE, deviceScaleFactor: 2 }));
  const [first, second] = phones as [Page, Page];
  await second.getByRole('button', { name: 'Settings of this device' }).tap();
  await second.getByRole('combobox').selectOption('de');
  await second.getByRole('button', { name: 'Einstellungen dieses Geräts' }).tap();
  await page.keyboard.press('Escape');
  await decide(first);
  await expect(page.locator('[data-table]')).toHaveAttribute('data-settled', 'true', { timeout: PATIENCE });
  await page.waitForTimeout(2000);
  const table = await picture(page);
  const hands = [];
  for (const phone of phones) hands.push(await picture(phone));
  await keep(await (await browser.newContext()).newPage(), table, hands, 'phones');
});
