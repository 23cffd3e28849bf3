import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { TIERS } from '../../shared/vocabulary/preferences.ts';
import { installedBrowser, requireBrowser } from '../../tests/e2e/browser.ts';
import playwright from '../../tests/e2e/playwright.config.ts';
import { buildPages, serve } from '../bench/render/builds.ts';
import { print, runCommand } from '../cli/command.ts';
import { integer, oneOf, readArguments } from '../cli/options.ts';
import { CHOREOGRAPHIES, type Choreography, occasionOf } from './choreographies.ts';
import { contactSheet, type Picture, takeStrip } from './strip.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUTPUT = path.join(ROOT, 'test-results/film');
const NAMES = CHOREOGRAPHIES.map(({ name }) => name);

const USAGE = `Makes film strips of what moves on the table: eight pictures of each choreography on a sheet in test-results/film.

npm run -s film -- [options] NAME…
  NAME         all, or any of ${NAMES.join(', ')}
  --tier TIER  ${TIERS.join(', ')} (low)
  --reduced    as with reduced motion
  --fast       as with the fast speed
  --lasts MS   from the first picture to the last, instead of each choreography's own time
  --single     writes each picture in a file of its own, too
  --twice      takes every strip twice and says whether both are the same
  --help       this text`;

interface Options {
  readonly wanted: readonly Choreography[];
  readonly query: string;
  readonly suffix: string;
  readonly single: boolean;
  readonly twice: boolean;
}

function readOptions(args: readonly string[]): Options | null {
  const { values, positionals } = readArguments(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tier: { type: 'string', default: 'low' },
        reduced: { type: 'boolean', default: false },
        fast: { type: 'boolean', default: false },
        lasts: { type: 'string' },
        single: { type: 'boolean', default: false },
        twice: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }),
  );
  if (values.help || positionals.length === 0) return null;
  const tier = oneOf('tier', values.tier, TIERS);
  const named = positionals.map((name) => oneOf('NAME', name, ['all', ...NAMES]));
  const modes = [...(values.reduced ? ['reduced'] : []), ...(values.fast ? ['fast'] : [])];
  const wanted = CHOREOGRAPHIES.filter(({ name }) => named.includes('all') || named.includes(name));
  const lasts = values.lasts === undefined ? null : integer('lasts', values.lasts, 100, 60_000);
  return {
    wanted: lasts === null ? wanted : wanted.map((choreography) => ({ ...choreography, lasts })),
    query: [`tier=${tier}`, ...modes].join('&'),
    suffix: [...(tier === 'low' ? [] : [tier]), ...modes].map((mode) => `-${mode}`).join(''),
    single: values.single,
    twice: values.twice,
  };
}

const differing = (one: readonly Picture[], other: readonly Picture[]): number =>
  one.filter(({ png }, index) => other[index]?.png.equals(png) !== true).length;

async function film(
  browser: Browser,
  address: string,
  { wanted, query, suffix, single, twice }: Options,
): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  for (const choreography of wanted) {
    const occasion = occasionOf(choreography);
    const take = () => takeStrip(browser, `${address}film.html?${query}`, choreography, occasion);
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
  if (options === null) print(USAGE);
  else await run(options);
});
