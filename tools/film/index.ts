import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { TIERS } from '../../shared/vocabulary/preferences.ts';
import { installedBrowser, requireBrowser } from '../../tests/e2e/browser.ts';
import playwright from '../../tests/e2e/playwright.config.ts';
import { buildPages, serve } from '../bench/render/builds.ts';
import { print, runCommand } from '../cli/command.ts';
import { commandLine, integerOption, oneOf, readCommandLine, wordOption } from '../cli/options.ts';
import { CHOREOGRAPHIES, type Choreography, occasionOf } from './choreographies.ts';
import { contactSheet, type Picture, type Section, takeStrip } from './strip.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUTPUT = path.join(ROOT, 'test-results/film');
const NAMES = CHOREOGRAPHIES.map(({ name }) => name);

const ABOUT = `Makes film strips of what moves on the table: eight pictures of each choreography on a sheet in
test-results/film.`;

interface Options {
  readonly wanted: readonly Choreography[];
  readonly query: string;
  readonly suffix: string;
  readonly section: Section;
  readonly single: boolean;
  readonly twice: boolean;
}

const SIZES = ['1280x720', '1920x1080', '2560x1080'] as const;

interface Values extends Pick<Options, 'single' | 'twice'> {
  readonly size: (typeof SIZES)[number];
  readonly from: number;
  readonly tier: string;
  readonly reduced: boolean;
  readonly fast: boolean;
  readonly lasts?: number;
}

const command = () =>
  commandLine('film', ABOUT)
    .argument('<NAME...>', `all, or any of ${NAMES.join(', ')}`)
    .addOption(wordOption('tier', 'graphics', TIERS, 'low'))
    .option('--reduced', 'as with reduced motion', false)
    .option('--fast', 'as with the fast speed', false)
    .addOption(
      integerOption(
        'lasts',
        "milliseconds from the first picture to the last, instead of each choreography's own time",
        [100, 60_000],
      ),
    )
    .addOption(integerOption('from', 'milliseconds that pass before the first picture', [0, 60_000], 0))
    .addOption(wordOption('size', 'pixels of the window', SIZES, '1280x720'))
    .option('--single', 'writes each picture in a file of its own, too', false)
    .option('--twice', 'takes every strip twice and says whether both are the same', false);

function readOptions(args: readonly string[]): Options | null {
  const read = readCommandLine<Values>(command(), args);
  if (read === null) return null;
  const { tier, reduced, fast, lasts, from, size, single, twice } = read.values;
  const named = read.named.map((name) => oneOf('NAME', name, ['all', ...NAMES]));
  const modes = [...(reduced ? ['reduced'] : []), ...(fast ? ['fast'] : [])];
  const [width = 0, height = 0] = size.split('x').map(Number);
  const wanted = CHOREOGRAPHIES.filter(({ name }) => named.includes('all') || named.includes(name));
  return {
    wanted: lasts === undefined ? wanted : wanted.map((choreography) => ({ ...choreography, lasts })),
    query: [`tier=${tier}`, ...modes].join('&'),
    section: { from, size: { width, height } },
    suffix: [...(tier === 'low' ? [] : [tier]), ...modes, ...(size === SIZES[0] ? [] : [size])]
      .map((mode) => `-${mode}`)
      .join(''),
    single,
    twice,
  };
}

const differing = (one: readonly Picture[], other: readonly Picture[]): number =>
  one.filter(({ png }, index) => other[index]?.png.equals(png) !== true).length;

async function film(
  browser: Browser,
  address: string,
  { wanted, query, section, suffix, single, twice }: Options,
): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  for (const choreography of wanted) {
    const occasion = occasionOf(choreography);
    const take = () => takeStrip(browser, `${address}film.html?${query}`, choreography, occasion, section);
    const pictures = await take();
    const base = path.join(OUTPUT, `${choreography.name}${suffix}`);
    const file = `${base}.png`;
    if (single) for (const [index, { png }] of pictures.entries()) writeFileSync(`${base}-${index + 1}.png`, png);
    const told = occasion.after.events.map(({ type }) => type).join(', ');
    writeFileSync(file, await contactSheet(browser, `${choreography.name}: ${told}`, pictures));
    const same = twice ? `, ${differing(pictures, await take())} of ${pictures.length} differ the second time` : '';
    print(`${path.relative(ROOT, file)}${same}`);
  }
}

async function run(options: Options): Promise<void> {
  requireBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-film-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await buildPages(ROOT, 'tools/film/page', ['film.html'], folder);
  const served = await serve(folder);
  const executablePath = installedBrowser();
  const browser = await chromium.launch({
    ...playwright.use?.launchOptions,
    ...(executablePath !== null && { executablePath }),
  });
  try {
    await film(browser, served.address, options);
  } finally {
    await browser.close();
    await served.close();
  }
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) await run(options);
});
