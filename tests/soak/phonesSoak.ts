import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { isOver } from '../../shared/flow/runner.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import type { GameOptions } from '../../shared/vocabulary/options.ts';
import { buildStale } from '../../tools/build/build.ts';
import { TARGETS } from '../../tools/build/targets.ts';
import { installedBrowser, requireBrowser } from '../e2e/browser.ts';
import { invite, letIn } from '../e2e/phones.ts';
import playwright from '../e2e/playwright.config.ts';
import { collectMisdeeds, programIn } from '../e2e/program.ts';
import { type Luck, luckOf } from '../fixtures/luck.ts';
import { EVERY_OPTION, nameOf } from '../fixtures/options.ts';
import { freshGame } from '../fixtures/savedGame.ts';

/* Whole games of two to five people, each with a browser of the size and the touch of a phone, over all options. */

interface PhonesGame {
  readonly options: string;
  readonly decisions: number;
  readonly seconds: number;
  /** Milliseconds from the confirming press to what it changes first at the table, and on the slowest other phone. */
  readonly toTable: readonly number[];
  readonly toPhones: readonly number[];
  readonly wrong: readonly string[];
}

/** Decisions that are timed: one at a time, before all play at once. */
const TIMED = 15;
/** Milliseconds in which whatever a decision changes has been shown. */
const SETTLED = 400;
const LOOK_EVERY = 30;
/** Milliseconds in which somebody must have decided something. */
const PATIENCE = 60_000;

/** Has a page note when it changes and when somebody confirms a decision on it. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = { pressed: 0, changed: 0 };
    Object.assign(globalThis, { noted });
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('.button-main') !== null) noted.pressed = Date.now();
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (noted.changed === 0) noted.changed = Date.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

const notedBy = (page: Page): Promise<{ readonly pressed: number; readonly changed: number }> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { noted: { pressed: number; changed: number } }).noted }));

const forget = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign((globalThis as unknown as { noted: object }).noted, { pressed: 0, changed: 0 }));

/** Chooses something on a phone, without confirming it; `false` where there is nothing to choose. */
async function choose(phone: Page, luck: Luck): Promise<boolean> {
  const open = phone.locator('.choice:not([aria-disabled="true"]):not([aria-pressed="true"])');
  const count = await open.count();
  if (count === 0) return false;
  await open.nth(luck(count)).tap({ timeout: 5000 });
  return true;
}

/** The button that carries out what is chosen, as soon as enough is. */
const readyOn = (phone: Page) =>
  phone.locator('.hand-main .button-main:not([disabled], [aria-disabled="true"])').first();

/** Goes on with a decision on a phone, if anything is due; what has changed under the finger meanwhile is tried anew. */
async function decideOn(phone: Page, luck: Luck): Promise<boolean> {
  try {
    if (!(await readyOn(phone).isVisible())) return await choose(phone, luck);
    await readyOn(phone).tap({ timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}

/** One decision, timed, while nobody else decides. */
async function timedDecision(
  table: Page,
  phones: readonly Page[],
  luck: Luck,
): Promise<readonly [number, number] | null> {
  for (const phone of phones) {
    if (!(await choose(phone, luck).catch(() => false))) continue;
    const others = phones.filter((other) => other !== phone);
    await sleep(SETTLED);
    await Promise.all([table, ...others].map(forget));
    await readyOn(phone)
      .tap({ timeout: 5000 })
      .catch(() => undefined);
    await sleep(SETTLED);
    const { pressed } = await notedBy(phone);
    const [atTable = 0, ...atOthers] = (await Promise.all([table, ...others].map(notedBy))).map(
      ({ changed }) => changed,
    );
    if (pressed === 0 || atTable < pressed || atOthers.some((at) => at < pressed)) return null;
    return [atTable - pressed, Math.max(...atOthers) - pressed];
  }
  return null;
}

/** Plays until the game is over; `false` when nobody could decide any more before. */
async function playAll(program: ReturnType<typeof programIn>, phones: readonly Page[], luck: Luck): Promise<boolean> {
  let over = false;
  let last = performance.now();
  const playing = phones.map(async (phone) => {
    while (!over) {
      if (await decideOn(phone, luck)) last = performance.now();
      else await sleep(LOOK_EVERY);
    }
  });
  while (!over && performance.now() - last < PATIENCE) {
    await sleep(1000);
    over = isOver(await program.truth());
  }
  const ended = over;
  over = true;
  await Promise.all(playing);
  return ended;
}

async function playGame(browser: Browser, options: GameOptions, seed: number): Promise<PhonesGame> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hadara-phones-'));
  const program = programIn(folder);
  const luck = luckOf(seed);
  const started = performance.now();
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' });
  const phones: Page[] = [];
  try {
    const table = await context.newPage();
    const game = freshGame('h'.repeat(options.seats), options.mode, seed, options.expansions);
    await invite(table, program, { flatTable: true }, game);
    for (const { name } of game.players) phones.push(await letIn(table, browser, name));
    await table.keyboard.press('Escape');
    const misdeeds = (await Promise.all([table, ...phones].map(collectMisdeeds))).flat();
    await Promise.all([table, ...phones].map(watch));
    const times: (readonly [number, number])[] = [];
    for (let count = 0; count < TIMED; count += 1) {
      const timed = await timedDecision(table, phones, luck);
      if (timed !== null) times.push(timed);
    }
    const ended = await playAll(program, phones, luck);
    const { data } = JSON.parse(await readFile(await program.saveFile(), 'utf8')) as { data: SavedGame };
    return {
      options: nameOf(options),
      decisions: data.actions.length,
      seconds: (performance.now() - started) / 1000,
      toTable: times.map(([at]) => at),
      toPhones: times.map(([, at]) => at),
      wrong: [...misdeeds, ...(ended ? [] : ['nobody could decide any more'])],
    };
  } finally {
    for (const phone of phones) await phone.context().close();
    await context.close();
    await program.end();
    await rm(folder, { recursive: true, force: true });
  }
}

const spread = (times: readonly number[]): string => {
  const sorted = [...times].sort((one, other) => one - other);
  return `${sorted[sorted.length >> 1] ?? '–'} ms (${sorted.at(-1) ?? '–'})`;
};

/** So far apart are the options that are played one after the other: all of them in turn, and early of each kind. */
const STRIDE = 19;

/** Plays so many games. Returns the exit code. */
export async function soakPhones(games: number, seed: number, write: (line: string) => void): Promise<number> {
  requireBrowser();
  await buildStale(TARGETS, write);
  const executablePath = installedBrowser();
  const browser = await chromium.launch({
    ...playwright.use?.launchOptions,
    ...(executablePath !== null && { executablePath }),
  });
  let wrong = 0;
  try {
    for (let game = 0; game < games; game += 1) {
      const options = EVERY_OPTION[((seed + game) * STRIDE) % EVERY_OPTION.length] as GameOptions;
      const played = await playGame(browser, options, seed + game);
      wrong += played.wrong.length;
      write(
        `${played.options} ${seed + game}: ${played.decisions} decisions, ${Math.round(played.seconds)} s; to the table ${spread(played.toTable)}, to the other phones ${spread(played.toPhones)}`,
      );
      for (const line of played.wrong) write(`  ${line}`);
    }
  } finally {
    await browser.close();
  }
  return wrong === 0 ? 0 : 1;
}
