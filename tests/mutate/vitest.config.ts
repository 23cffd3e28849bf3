import { defineConfig } from 'vitest/config';
import quick, { LONG } from '../../vitest.config.ts';
import { QuickestFirst } from './quickestFirst.ts';

/** The folders of tests that `npm run mutate` asks. */
const folders = (process.env.MUTATE_TESTS ?? 'tests/shared,tests/main').split(',');
const { projects: _, ...shared } = quick.test ?? {};

/** One project where the quick tests have two: Stryker runs each file by its name. */
export default defineConfig({
  ...quick,
  test: {
    ...shared,
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    setupFiles: ['tests/mutate/endOnFailure.ts'],
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: [LONG],
    // Its notes would grow by every planted fault.
    experimental: {},
  },
});
