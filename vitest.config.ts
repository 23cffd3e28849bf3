import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { KindByKind } from './tests/sequence.ts';

/** Whole games by the hundred, whole programs, whole pages over a host, floods, thinking bots, the whole tree of sources: apart from the quick tests, so that those stay quick. */
const LONG = [
  'tests/bench/{flow,presses}.test.ts',
  'tests/{conformance,soak,torture}/**/*.test.ts',
  'tests/main/{arena,problems,simulate,start,train,verify}/**/*.test.ts',
  'tests/main/carrier/folderLock.test.ts',
  'tests/main/contract.test.ts',
  'tests/main/electron/boot.test.ts',
  'tests/main/host/analysis/hostAnalysis.test.ts',
  'tests/main/host/bots/{botPool,hostBots,hostBotsAlone}.test.ts',
  'tests/main/host/exchange/{hostRecords,lookAlikes}.test.ts',
  'tests/main/host/game/{hostAdvisor,hostFairness,hostSecrets}.test.ts',
  'tests/main/host/saves/{gameSearch,saveDeath,unreadable}.test.ts',
  'tests/main/host/oddFiles.test.ts',
  'tests/main/loopback/hostile*.test.ts',
  'tests/packaging/packed.test.ts',
  'tests/renderer/gamepad/gamepad.test.tsx',
  'tests/renderer/hud/{analysis,byEar,challenges,curtain,flow,gallery,game,library,manyGames}.test.tsx',
  'tests/renderer/hud/{persona,problems,replay,screens,seatsDialog,symbols,why}.test.tsx',
  'tests/renderer/hud/rulebook/ruleBook.test.tsx',
  'tests/renderer/scene/layout/scenePieces.test.ts',
  'tests/renderer/scene/numerals/numerals.test.ts',
  'tests/shared/bots/{bot,explain,fairness,strength,styles}.test.ts',
  'tests/shared/bots/search/determinize.test.ts',
  'tests/shared/challenges/witnesses.test.ts',
  'tests/shared/rules/previewsHold.test.ts',
  'tests/shared/session/advice/{advice,whyFilter}.test.ts',
  'tests/shared/session/live/{forced,logChange}.test.ts',
  'tests/shared/session/records/recordFuzz.test.ts',
  'tests/shared/session/replay/branch.test.ts',
  'tests/tools/boundaries.test.ts',
  '**/wholeGame.test.tsx',
];

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
        test: { name: 'shared', include: ['tests/shared/**/*.test.ts'], exclude: LONG, isolate: false },
      },
      {
        extends: true,
        // Loading what is tested takes longer than most tests: it is loaded once, and each test clears up before itself.
        test: {
          name: 'program',
          isolate: false,
          setupFiles: ['tests/renderer/emptyPage.ts'],
          include: ['tests/bench/*.test.ts', 'tests/{main,packaging,renderer,tools}/**/*.test.{ts,tsx}'],
          exclude: LONG,
        },
      },
      // Of these, too: loading takes more than a second, and there are as many files as processes could be.
      {
        extends: true,
        test: { name: 'games', isolate: false, setupFiles: ['tests/renderer/emptyPage.ts'], include: LONG },
      },
    ],
    sequence: { sequencer: KindByKind },
    globalSetup: ['tests/buildMain.ts'],
    // Bots and games are busy work on few cores: a slow machine is no failure.
    testTimeout: 60_000,
    // The default leaves one core idle: half of them on a small machine.
    maxWorkers: '100%',
    restoreMocks: true,
    // What was translated once is kept, for the next run and for the projects after the first.
    experimental: { fsModuleCache: true },
  },
});
