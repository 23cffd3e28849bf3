import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPace } from '../../../../main/host/bots/pace.ts';
import type { Settings } from '../../../../shared/contract/tableSetup.ts';

const never = new AbortController().signal;

/** How much later than asked a timer may ring on a busy computer, in milliseconds. */
const LATE = 80;

/** Returns the milliseconds after the last mark at which a bot is shown that took so long. */
async function shownAfter(speed: Settings['speed'], thought: number, longest = 300): Promise<number> {
  const pace = createPace(() => speed);
  const start = performance.now();
  pace.mark();
  await Promise.all([sleep(thought), pace.beat(longest, never)]);
  return performance.now() - start;
}

function expectAbout(times: readonly number[], beat: number): void {
  for (const time of times) {
    expect(time).toBeGreaterThan(beat - 2);
    expect(time).toBeLessThan(beat + LATE);
  }
}

describe('the beat of bots', () => {
  it.each([
    ['normal', 600],
    ['fast', 350],
  ] as const)('at %s speed is the same for easy and for hard decisions', async (speed, beat) => {
    expectAbout(await Promise.all([5, 120, 300].map((thought) => shownAfter(speed, thought))), beat);
  });

  it('is as long as the longest thought that the player allows', async () => {
    expectAbout(await Promise.all([5, 990].map((thought) => shownAfter('fast', thought, 1000))), 1000);
  });

  it('is none at instant speed', async () => {
    expect(await shownAfter('instant', 5, 1000)).toBeLessThan(5 + LATE);
  });

  it('is measured from what was shown last', async () => {
    const pace = createPace(() => 'fast');
    const start = performance.now();
    pace.mark();
    await sleep(200);
    await pace.beat(300, never);
    expectAbout([performance.now() - start], 350);
  });

  it('ends with the game that it is for', async () => {
    const pace = createPace(() => 'normal');
    pace.mark();
    const abort = new AbortController();
    const beat = pace.beat(300, abort.signal);
    abort.abort();
    await expect(beat).rejects.toThrow();
  });
});
