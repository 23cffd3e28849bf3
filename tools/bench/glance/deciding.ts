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

const PATIENCE = 20_000;
const PAUSE = 100;
/** Longer than between the halves of a double click. */
const UNHURRIED = 700;
const MOST_PRESSES = 12;

const decisionsOn = async (program: Program): Promise<number> =>
  JSON.parse(await readFile(await program.saveFile(), 'utf8')).data.actions.length;

async function untilDecided(program: Program, before: number): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if ((await decisionsOn(program)) > before) return;
    await sleep(PAUSE);
  }
  throw new Error('nothing was decided');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

const middleOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });
const isIn = ({ x, y, width, height }: Area, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

interface Press {
  readonly target: Locator;
  /** It takes the decision. */
  readonly last: boolean;
}

/** What is to be pressed next: the button that takes what is chosen, the same choice again, or the next one. */
async function nextPress(page: Page): Promise<Press> {
  const foot = decisionPanel(page).locator('.giving-up');
  if (await foot.isVisible()) {
    const left = (await foot.locator('.giving-up-left').textContent()) ?? '';
    if (!/\d/.test(left)) return { target: foot.getByRole('button'), last: true };
    return { target: choicesOn(page).and(page.locator('[aria-pressed="false"]')).first(), last: false };
  }
  const chosen = choicesOn(page).and(page.locator('[aria-pressed="true"]'));
  if ((await chosen.count()) > 0) return { target: chosen.first(), last: true };
  return { target: choicesOn(page).first(), last: false };
}

/** Takes the first decision that the panel offers as somebody with a pointer does; throws where that leads to nothing. */
export async function decideFirst(page: Page, program: Program): Promise<Way> {
  const before = await decisionsOn(program);
  let travel = 0;
  let pointer: Point | null = null;
  for (let presses = 1; presses <= MOST_PRESSES; presses++) {
    const { target, last } = await nextPress(page);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('what is to be pressed is not in sight');
    // Who presses the same thing again leaves the pointer where it is, although the thing may have grown.
    const at: Point = pointer !== null && isIn(box, pointer) ? pointer : middleOf(box);
    travel += pointer === null ? 0 : Math.hypot(at.x - pointer.x, at.y - pointer.y);
    await page.mouse.click(at.x, at.y);
    pointer = at;
    if (last) {
      await untilDecided(program, before);
      return { presses, travel };
    }
    await sleep(UNHURRIED);
  }
  throw new Error(`no decision after ${MOST_PRESSES} presses`);
}
