import { describe, expect, it, vi } from 'vitest';
import { createPace } from '../../../../main/host/bots/pace.ts';
import type { Settings } from '../../../../shared/contract/tableSetup.ts';
import { TestClock } from './testClock.ts';

const never = new AbortController().signal;

/** Everything that is due by itself has happened. */
const rest = () => new Promise(setImmediate);

/** The milliseconds after the last mark at which a beat ends that was asked for `late` milliseconds after it. */
async function beatOf(speed: Settings['speed'], longest: number, late = 0): Promise<number> {
  const clock = new TestClock();
  clock.pass(12_345);
  const pace = createPace(() => speed, clock);
  pace.mark(false);
  const marked = clock.now();
  clock.pass(late);
  let over = false;
  const beat = pace.beat(longest, never).then(() => {
    over = true;
  });
  for (const wait of clock.sleeps) {
    clock.pass(wait - 1);
    await Promise.resolve();
    expect(over).toBe(false);
    clock.pass(1);
  }
  await beat;
  return clock.now() - marked;
}

describe('the beat of bots', () => {
  it.each([
    ['normal', 600],
    ['fast', 350],
  ] as const)('at %s speed is the same whatever was thought', async (speed, beat) => {
    for (const longest of [5, 120, 300]) expect(await beatOf(speed, longest)).toBe(beat);
  });

  it('is as long as the longest thought that the player allows', async () => {
    expect(await beatOf('fast', 1000)).toBe(1000);
  });

  it('is none at instant speed', async () => {
    expect(await beatOf('instant', 1000)).toBe(0);
  });

  it('is measured from what was shown last, and over when that was long ago', async () => {
    expect(await beatOf('fast', 300, 200)).toBe(350);
    expect(await beatOf('fast', 300, 351)).toBe(351);
  });

  it('waits for nothing where nothing was shown yet', async () => {
    const clock = new TestClock();
    await createPace(() => 'normal', clock).beat(300, never);
    expect(clock.sleeps).toEqual([]);
  });

  it.each([
    ['this clock', new TestClock()],
    ['the computer’s', undefined],
  ])('ends at once with the game that it is for, by %s', async (_, clock) => {
    const pace = createPace(() => 'normal', clock);
    pace.mark(false);
    const abort = new AbortController();
    const failed = vi.fn();
    void pace.beat(300, abort.signal).catch(failed);
    abort.abort();
    await rest();
    expect(failed).toHaveBeenCalledOnce();
  });
});

/** A pace at normal speed, a beat that waits at it, and whether that is over. */
async function waitingBeat() {
  const clock = new TestClock();
  const pace = createPace(() => 'normal', clock);
  pace.mark(false);
  const abort = new AbortController();
  let over = false;
  const beat = pace.beat(300, abort.signal).then(() => {
    over = true;
  });
  return { clock, pace, beat, abort, isOver: () => over };
}

describe('a changed pace', () => {
  it('in a rush ends the beat that waits, and those that follow are none', async () => {
    const { clock, pace, beat } = await waitingBeat();
    pace.change('rush');
    await beat;
    pace.mark(false);
    await pace.beat(300, never);
    expect(clock.now()).toBe(0);
  });

  it('of a rush ends where somebody at the screen decides, and does not begin there', async () => {
    const { clock, pace, beat } = await waitingBeat();
    pace.change('rush');
    await beat;
    for (const asked of [false, true]) {
      pace.mark(true);
      if (asked) pace.change('rush');
      const { length } = clock.sleeps;
      const next = pace.beat(300, never);
      await clock.asleep(length + 1);
      clock.pass(600);
      await next;
    }
  });

  it('of a pause holds back whoever waits, however long, until it goes on', async () => {
    const { clock, pace, beat, isOver } = await waitingBeat();
    pace.change('pause');
    clock.pass(100_000);
    await rest();
    expect(isOver()).toBe(false);
    pace.change('usual');
    await beat;
  });

  it('of a pause lasts while somebody at the screen decides, until whoever paused goes on', async () => {
    const { clock, pace, beat, isOver } = await waitingBeat();
    pace.change('pause');
    pace.mark(true);
    clock.pass(100_000);
    await rest();
    expect(isOver()).toBe(false);
    pace.change('usual');
    await beat;
  });

  it('of a pause lets one turn through for each step', async () => {
    const { pace, beat, isOver } = await waitingBeat();
    pace.change('pause');
    pace.change('step');
    await beat;
    expect(isOver()).toBe(true);
    let second = false;
    const next = pace.beat(300, never).then(() => {
      second = true;
    });
    await rest();
    expect(second).toBe(false);
    pace.change('step');
    await next;
  });

  it('of a pause ends with the game that it is for', async () => {
    const { pace, beat, abort } = await waitingBeat();
    pace.change('pause');
    await rest();
    abort.abort();
    await expect(beat).rejects.toThrow();
  });
});
