import { describe, expect, it } from 'vitest';
import { makeSeeker } from '../../../../renderer/features/replay/seeker.ts';

/** A seeker whose questions are answered by hand. */
function seekerByHand() {
  const asked: { readonly position: number; readonly answer: (view: string | null) => void }[] = [];
  const shown: [position: number, view: string][] = [];
  let failures = 0;
  const seeker = makeSeeker<string>({
    ask: (position) => new Promise((answer) => asked.push({ position, answer })),
    show: (position, view) => shown.push([position, view]),
    fail: () => {
      failures += 1;
    },
  });
  const answer = async (view: string | null) => {
    asked.at(-1)?.answer(view);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { seeker, shown, answer, positions: () => asked.map(({ position }) => position), failed: () => failures };
}

describe('a seeker', () => {
  it('has one question under way, and goes from it straight to the last wish', async () => {
    const { seeker, shown, answer, positions } = seekerByHand();
    for (const position of [1, 2, 3, 4]) seeker.seek(position);
    expect(positions()).toEqual([1]);
    await answer('one');
    expect(positions()).toEqual([1, 4]);
    expect(shown).toEqual([]);
    await answer('four');
    expect(shown).toEqual([[4, 'four']]);
    expect(positions()).toEqual([1, 4]);
  });

  it('takes the answer under way when the wish has come back to it', async () => {
    const { seeker, shown, answer, positions } = seekerByHand();
    for (const position of [1, 5, 1]) seeker.seek(position);
    await answer('one');
    expect(shown).toEqual([[1, 'one']]);
    expect(positions()).toEqual([1]);
  });

  it('asks again for every new wish', async () => {
    const { seeker, shown, answer } = seekerByHand();
    seeker.seek(1);
    await answer('one');
    seeker.seek(2);
    await answer('two');
    expect(shown).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
  });

  it('says when a position cannot be had, but not of one that nobody wants any more', async () => {
    const { seeker, shown, answer, failed } = seekerByHand();
    seeker.seek(1);
    seeker.seek(2);
    await answer(null);
    expect(failed()).toBe(0);
    await answer(null);
    expect(failed()).toBe(1);
    expect(shown).toEqual([]);
  });

  it('shows nothing after it was closed', async () => {
    const { seeker, shown, answer } = seekerByHand();
    seeker.seek(1);
    seeker.close();
    await answer('one');
    expect(shown).toEqual([]);
  });
});
