import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { installedBrowser, requireBrowser } from '../../tests/e2e/browser.ts';

/** Paints `assets/title.webp`, the picture of the first screen, from the buildings and emblems of the game. */

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Pixels, and pictures whose mean it is. */
const WIDTH = 2752;
const SAMPLES = 24;
const QUALITY = 0.86;
/** A processor alone takes minutes. */
const PATIENCE = 900_000;

requireBrowser();
const server = await createServer({ root: ROOT, configFile: false, logLevel: 'warn' });
await server.listen();
const browser = await chromium.launch({
  executablePath: installedBrowser() ?? '',
  args: ['--no-sandbox', '--ignore-gpu-blocklist', '--enable-unsafe-swiftshader'],
});
try {
  const page = await browser.newPage();
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${address}tools/table-lab/?page=title&width=${WIDTH}&samples=${SAMPLES}`, { timeout: PATIENCE });
  const painted = page.locator('canvas[data-painted]');
  await painted.waitFor({ timeout: PATIENCE });
  const file = await painted.evaluate(
    (canvas, quality) => (canvas as HTMLCanvasElement).toDataURL('image/webp', quality),
    QUALITY,
  );
  await writeFile(path.join(ROOT, 'assets/title.webp'), Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'));
} finally {
  await browser.close();
  await server.close();
}
