import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { KindByKind } from './tests/sequence.ts';

/** Apart from the tests that one runs after every change: whole games, whole hosts, programs and pages, sweeps over fonts, thinking bots. */
export const LONG = 'tests/**/*.long.test.{ts,tsx}';

export default defineConfig({
  resolve: {
    // Importing the real package outside Electron tries to download its binary: tests inject a fake instead.
    alias: { electron: path.resolve(import.meta.dirname, 'tests/main/electron/noElectron.ts') },
  },
  test: {
    projects: [
      {
        extends: true,
        // Pure functions over plain data: nothing that one file could leave behind for the next.
        test: { name: 'shared', include: ['tests/shared/**/*.test.ts'], exclude: [LONG], isolate: false },
      },
      {
        extends: true,
        // Loading what is tested takes longer than most tests: it is loaded once, and each test clears up before itself.
        test: {
          name: 'program',
          isolate: false,
          setupFiles: ['tests/renderer/emptyPage.ts'],
          include: ['tests/{conformance,main,packaging,renderer,tools}/**/*.test.{ts,tsx}'],
          exclude: [LONG],
        },
      },
      // Of these, too: loading takes more than a second, and there are as many files as processes could be. Some wait for
      // programs that they start: one process more than cores keeps all cores busy. They are a group of their own, as
      // Vitest asks of projects with another number of processes.
      {
        extends: true,
        test: {
          name: 'games',
          isolate: false,
          setupFiles: ['tests/renderer/emptyPage.ts'],
          include: [LONG],
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    sequence: { sequencer: KindByKind },
    globalSetup: ['tests/temporaryFolder.ts', 'tests/buildMain.ts'],
    // Bots and games are busy work on few cores: a slow machine is no failure.
    testTimeout: 60_000,
    // The default leaves one core idle: half of them on a small machine.
    maxWorkers: '100%',
    restoreMocks: true,
    // What was translated once is kept, for the next run and for the projects after the first.
    experimental: { fsModuleCache: true },
  },
});
