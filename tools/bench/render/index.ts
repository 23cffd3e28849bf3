import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { installedBrowser, requireBrowser } from '../../../tests/e2e/browser.ts';
import playwright from '../../../tests/e2e/playwright.config.ts';
import { print, runCommand } from '../../cli/command.ts';
import { buildBench, buildProgram, type Served, type Size, serve, sizesOf } from './builds.ts';
import { checkOut } from './checkout.ts';
import { drawerOf, framesAtRest, measureRound, memoryAfter, type Round } from './measure.ts';
import { type Options, readOptions } from './options.ts';
import { asMarkdown, machine, type Row } from './report.ts';

/* `npm run bench:render`: see its --help. */

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A table to measure: today's or that of another commit. */
interface Version {
  readonly name: string;
  readonly served: Served;
  readonly bundle: { readonly first: Size; readonly table: Size };
}

async function prepare(name: string, root: string, folder: string): Promise<Version> {
  const [pages, program] = [path.join(folder, 'pages'), path.join(folder, 'program')];
  print(`building: ${name}`);
  // Without the rest of the program: which pages there are decides how scripts are divided.
  await buildBench(root, pages, root === ROOT ? ['table.html', 'floor.html'] : ['table.html']);
  await buildProgram(root, program);
  return { name, served: await serve(pages), bundle: sizesOf(program, 'index.html') };
}

interface Subject {
  readonly name: string;
  readonly address: string;
  readonly version: Version | null;
}

const subjectsOf = (versions: readonly Version[], { tiers }: Options): readonly Subject[] =>
  tiers.flatMap((tier) =>
    versions.map((version) => ({
      name: `${version.name}, ${tier}`,
      address: `${version.served.address}table.html?tier=${tier}`,
      version,
    })),
  );

/** The cards on the full table; what cannot be drawn at all, as a tier that a version does not know, is left out. */
async function tryOut(browser: Browser, subjects: readonly Subject[]) {
  const able: Subject[] = [];
  let cards = 0;
  for (const subject of subjects) {
    try {
      cards = (await measureRound(browser, subject.address)).cards;
      able.push(subject);
    } catch (error) {
      print(`left out: ${subject.name}, which does not draw: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  return { able, cards };
}

/** All rows take turns: what slows the machine down for a while slows all of them. */
async function inRounds(browser: Browser, subjects: readonly Subject[], rounds: number): Promise<readonly Round[][]> {
  const measured: Round[][] = subjects.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { address }] of subjects.entries()) measured[index]?.push(await measureRound(browser, address));
    print(`round ${round} of ${rounds}`);
  }
  return measured;
}

async function bench(browser: Browser, versions: readonly Version[], options: Options): Promise<void> {
  const { able, cards } = await tryOut(browser, subjectsOf(versions, options));
  const floor: Subject = {
    name: `${cards} bare cards`,
    address: `${versions.at(-1)?.served.address}floor.html?cards=${cards}`,
    version: null,
  };
  const subjects = [floor, ...able];
  const measured = await inRounds(browser, subjects, options.rounds);
  const rows: Row[] = [];
  for (const [index, { name, address, version }] of subjects.entries()) {
    const row: Row = { name, rounds: measured[index] ?? [], atRest: await framesAtRest(browser, address) };
    // Textures differ from tier to tier, but what is kept does not.
    const first = able.find((other) => other.version === version)?.name === name;
    const memory = first && options.games > 0 ? await memoryAfter(browser, address, options.games) : undefined;
    rows.push({ ...row, ...(memory && { memory }), ...(version && first && { bundle: version.bundle }) });
  }
  const base = able[0]?.name ?? floor.name;
  print(`\n${asMarkdown(rows, base)}\n`);
  print(`Medians of ${options.rounds} rounds; times × that of “${base}”; memory after ${options.games} games.`);
  print(machine(`Chromium ${browser.version()}`, await drawerOf(browser)));
}

async function run(options: Options): Promise<void> {
  requireBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-render-'));
  const then = checkOut(options.against);
  // However this ends: who interrupts it would otherwise leave a work tree behind.
  process.once('exit', () => {
    if (typeof then !== 'string') then.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const versions: Version[] = [];
  const executablePath = installedBrowser();
  const browser = await chromium.launch({
    ...playwright.use?.launchOptions,
    ...(executablePath !== null && { executablePath }),
  });
  try {
    if (typeof then === 'string') print(`no row for ${options.against}: ${then}`);
    else versions.push(await prepare(options.against, then.root, path.join(folder, 'then')));
    versions.push(await prepare('now', ROOT, path.join(folder, 'now')));
    await bench(browser, versions, options);
  } finally {
    await browser.close();
    for (const { served } of versions) await served.close();
  }
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) await run(options);
});
