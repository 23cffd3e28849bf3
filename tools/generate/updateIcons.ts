import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BICUBIC2, createICNS, createICO } from 'png2icons';
import { installedBrowser, requireBrowser } from '../../tests/e2e/browser.ts';

/** Draws `assets/*.svg` in every form that a desktop wants, so that packaging needs no tool to convert pictures. */

const ASSETS = path.resolve(import.meta.dirname, '../../assets');
/** Pixels; the sizes that Linux desktops look for. */
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
const LARGEST = 1024;
const ALL_COLOURS = 0;

/** A vector picture as a PNG of `size` × `size` pixels with a transparent ground. */
async function draw(browser: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** @throws Error when the picture cannot be converted */
async function write(name: string, content: Buffer | null): Promise<void> {
  if (content === null) throw new Error(`${name} could not be made`);
  await writeFile(path.join(ASSETS, name), content);
}

/** The forms for Windows (small sizes as bitmaps, which its older dialogs need) and for macOS. */
async function writeContainers(name: string, png: Buffer): Promise<void> {
  await write(`${name}.ico`, createICO(png, BICUBIC2, ALL_COLOURS, true, true));
  await write(`${name}.icns`, createICNS(png, BICUBIC2, ALL_COLOURS));
}

requireBrowser();
const browser = await chromium.launch({ executablePath: installedBrowser() ?? '', args: ['--no-sandbox'] });
try {
  const icon = await readFile(path.join(ASSETS, 'icon.svg'), 'utf8');
  await mkdir(path.join(ASSETS, 'icons'), { recursive: true });
  for (const size of SIZES) await write(`icons/${size}x${size}.png`, await draw(browser, icon, size));
  await writeContainers('icon', await draw(browser, icon, LARGEST));
  const file = await readFile(path.join(ASSETS, 'file.svg'), 'utf8');
  await writeContainers('hadara', await draw(browser, file, LARGEST));
} finally {
  await browser.close();
}
