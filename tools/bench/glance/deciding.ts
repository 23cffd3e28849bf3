import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Program } from '../../../tests/e2e/program.ts';
import { choicesOn, decisionPanel } from '../../../tests/e2e/table.ts';

/** How a decision was taken with the pointer, from the first choice on. */
export interface Way {
  readonly presses: number;
  /** Pixels from press to press. */
  readonly travel: number;
}

const PATIENCE = 3000;
const PAUSE = 100;
/** Longer than between the halves of a double click. */
const UNHURRIED = 700;
const MOST_PRESSES = 12;

const decisionsOn = async (program: Program): Promise<number> =>
  JSON.parse(await readFile(await program.saveFile(), 'utf8')).data.actions.length;

async function isDecided(program: Program, before: number, patience: number): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += PAUSE) {
    if ((await decisionsOn(program)) > before) return true;
    await sleep(PAUSE);
  }
  return false;
}

/** What is to be pressed next: the button that takes what is chosen, the same choice again, or the next one. */
async function nextPress(page: Page): Promise<Locator> {
  const foot = decisionPanel(page).locator('.giving-up');
  if (await foot.isVisible()) {
    const left = (await foot.locator('.giving-up-left').textContent()) ?? '';
    if (!/\d/.test(left)) return foot.getByRole('button');
    return choicesOn(page).and(page.locator('[aria-pressed="false"]')).first();
  }
  const chosen = choicesOn(page).and(page.locator('[aria-pressed="true"]'));
  return (await chosen.count()) > 0 ? chosen.first() : choicesOn(page).first();
}

/** Takes the first decision that the panel offers as somebody with a pointer does; throws where that leads to nothing. */
export async function decideFirst(page: Page, program: Program): Promise<Way> {
  const before = await decisionsOn(program);
  let travel = 0;
  let last: { readonly x: number; readonly y: number } | null = null;
  for (let presses = 1; presses <= MOST_PRESSES; presses++) {
    const target = await nextPress(page);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('what is to be pressed is not in sight');
    // Who presses the same thing again leaves the pointer where it is, although the thing may have grown.
    const stays: boolean =
      last !== null && last.x > box.x && last.x < box.x + box.width && last.y > box.y && last.y < box.y + box.height;
    const at: { x: number; y: number } =
      stays && last !== null ? last : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    travel += last === null ? 0 : Math.hypot(at.x - last.x, at.y - last.y);
    await page.mouse.click(at.x, at.y);
    last = at;
    if (await isDecided(program, before, UNHURRIED)) return { presses, travel };
  }
  if (await isDecided(program, before, PATIENCE)) return { presses: MOST_PRESSES, travel };
  throw new Error(`no decision after ${MOST_PRESSES} presses`);
}
