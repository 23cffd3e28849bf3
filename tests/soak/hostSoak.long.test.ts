import { expect, it } from 'vitest';
import { excesses, type Sample, soakHost } from './hostSoak.ts';

it('bots play games to their end through the real host, and nothing is left unhandled', async () => {
  const looks: Sample[] = [];
  const { decisions, problems } = await soakHost(2, 2, (sample) => looks.push(sample));
  expect(problems).toEqual([]);
  expect(decisions).toBeGreaterThan(80);
  expect(looks).toMatchObject([{ games: 2, files: 11 }]);
}, 60_000);

const steady = Array.from(
  { length: 10 },
  (_, index): Sample => ({
    games: (index + 1) * 10,
    heapKiB: 20_000,
    rssKiB: 150_000,
    resources: 3,
    descriptors: 30,
    files: (index + 1) * 40,
  }),
);

const growing = (change: (sample: Sample) => Partial<Sample>): Sample[] =>
  steady.map((sample) => ({ ...sample, ...change(sample) }));

it.each<[string, readonly Sample[], number]>([
  ['nothing', steady, 0],
  ['a heap that grows', growing(({ games }) => ({ heapKiB: 20_000 + games * 30 })), 1],
  ['memory outside the heap that grows', growing(({ games }) => ({ rssKiB: 150_000 + games * 1000 })), 1],
  ['timers or threads that pile up', growing(({ games }) => ({ resources: games })), 1],
  ['files that stay open', growing(({ games }) => ({ descriptors: games })), 1],
  ['files that pile up', growing(({ games }) => ({ files: games * 5 })), 1],
])('the soak complains of %s', (_what, samples, complaints) => {
  expect(excesses(samples)).toHaveLength(complaints);
});
