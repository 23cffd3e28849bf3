import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import type { SafeArea } from '../../../renderer/game/tableHost/safeArea.ts';
import { observe } from '../../../shared/flow/runner.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { TableTheme, Tier } from '../../../shared/vocabulary/preferences.ts';
import { installedBrowser, requireBrowser } from '../../../tests/e2e/browser.ts';
import playwright from '../../../tests/e2e/playwright.config.ts';
import { programIn } from '../../../tests/e2e/program.ts';
import { takeUp } from '../../../tests/e2e/takeUp.ts';
import type * as TableNumerals from '../../../tests/renderer/table3d/numerals/tableNumerals.ts';
import { print, runCommand } from '../../cli/command.ts';
import { type Box, contrastIn, greyQuarter } from './brightness.ts';
import { decideFirst } from './deciding.ts';
import { type Options, readOptions } from './options.ts';
import { type Counted, contrastTable, countTable, type Lit, lessonTable } from './report.ts';
import { type SeenRegion, seenOn } from './seen.ts';
import { gameBefore, type StepName } from './steps.ts';

/* `npm run bench:glance`: see its --help. */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NUMERALS = '/tests/renderer/table3d/numerals';
const WINDOW = { width: 1280, height: 720 };
const PATIENCE = 120_000;

type Counting = Pick<typeof TableNumerals, 'numeralsOf'>;

/** What paints the table needs Vite for its fonts, and canvases that keep nothing but letters. */
async function tableCounting(server: ViteDevServer): Promise<Counting> {
  const counting = (await server.ssrLoadModule(`${NUMERALS}/tableNumerals.ts`)) as Counting;
  const { keepLetters } = await server.ssrLoadModule(`${NUMERALS}/paintedText.ts`);
  keepLetters((name: string, value: unknown) => Object.assign(globalThis, { [name]: value }));
  return counting;
}

const boxesOf = (page: Page, selector: string): Promise<readonly Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

const covered = ({ left, top, right, bottom }: Box): SafeArea => ({
  left,
  top,
  right: WINDOW.width - right,
  bottom: WINDOW.height - bottom,
});

/** What the stands across the table say that the strip of seats may say, too. Their numerals are counted with the table's. */
const standsOf = ({ seats }: Observation): SeenRegion => ({
  name: 'stands',
  texts: [],
  figures: seats.slice(1).flatMap(({ score, coins }) => [`points ${score.total}`, `coin ${coins}`]),
});

interface Bench {
  readonly browser: Browser;
  /** A page for reckoning with pictures. */
  readonly blank: Page;
  readonly counting: Counting;
  readonly options: Options;
}

/** Opens a step with one theme and tier, and measures it; what no theme changes only where `counts`. */
async function measure(bench: Bench, step: StepName, theme: TableTheme, tier: Tier, counts: boolean) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hadara-glance-'));
  const program = programIn(dataFolder);
  const page = await bench.browser.newPage({ viewport: WINDOW });
  page.setDefaultTimeout(PATIENCE);
  // tsx names the functions that are handed to the page with a helper which is not there.
  await page.addInitScript('globalThis.__name = (named) => named');
  try {
    const settings = { language: 'en', speed: 'instant', quality: tier, tableTheme: theme } as const;
    await takeUp(page, program, gameBefore(step), settings);
    await page.locator('[data-table][data-settled="true"]').waitFor();
    // What was laid out with the table, and what fades in.
    await page.waitForTimeout(1000);
    const png = await page.screenshot();
    if (bench.options.pictures !== undefined)
      writeFileSync(path.join(bench.options.pictures, `${step}-${theme}-${tier}.png`), png);
    const [free] = await boxesOf(page, '.table-area-free');
    if (free === undefined) throw new Error('there is no table');
    const choosable = await boxesOf(page, '.mark[data-keep="must"]');
    const contrast = contrastIn(await greyQuarter(bench.blank, png), free, choosable);
    const lit: Lit = { step, theme, tier, contrast };
    if (!counts) return { lit };
    const onTable: Record<string, number> = {};
    const view = observe(await program.truth(), 0);
    for (const { on } of bench.counting.numeralsOf(view, WINDOW, covered(free))) onTable[on] = (onTable[on] ?? 0) + 1;
    const regions = [...(await seenOn(page)), standsOf(view)];
    const counted: Counted = { step, regions, onTable, way: await decideFirst(page, program) };
    return { lit, counted };
  } finally {
    await page.close();
    await program.end();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function bench(kit: Bench): Promise<void> {
  const { steps, themes, tiers } = kit.options;
  const counted: Counted[] = [];
  const lit: Lit[] = [];
  for (const step of steps) {
    for (const tier of tiers)
      for (const theme of themes) {
        const found = await measure(kit, step, theme, tier, theme === themes[0] && tier === tiers[0]);
        lit.push(found.lit);
        if (found.counted !== undefined) counted.push(found.counted);
      }
    print(`measured: ${step}`);
  }
  print(`\n${countTable(counted)}\n\n${contrastTable(lit)}\n\n${lessonTable()}`);
}

async function run(options: Options): Promise<void> {
  requireBrowser();
  if (options.pictures !== undefined) mkdirSync(options.pictures, { recursive: true });
  const executablePath = installedBrowser();
  const browser = await chromium.launch({
    ...playwright.use?.launchOptions,
    ...(executablePath !== null && { executablePath }),
  });
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    await bench({ browser, blank: await browser.newPage(), counting: await tableCounting(server), options });
  } finally {
    await browser.close();
    await server.close();
  }
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) await run(options);
});
