import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedBrowser } from './browser.ts';

/** The tag of a test that measures how long something takes, or when it happens. */
const MEASURED = /@measured/;
/** The tag of a test that takes half a minute and more: it begins first, so that no core waits for it in the end. */
const LONG = /@long/;

const executablePath = installedBrowser();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results/play'),
  globalSetup: path.resolve(import.meta.dirname, 'globalSetup.ts'),
  // More would be slower on two cores, which is what a small machine has: the browser draws in software.
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'long', grep: LONG },
    { name: 'played', grepInvert: [LONG, MEASURED] },
    // Alone, and when all else is done: what a test measures is no measure beside another.
    { name: 'measured', grep: MEASURED, workers: 1, dependencies: ['long', 'played'] },
  ],
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 40_000, toPass: { intervals: [20, 50, 100, 200] } },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    actionTimeout: 40_000,
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      // The flags of the game's own window: `npm start` opens it with these.
      args: ['--ignore-gpu-blocklist', '--enable-unsafe-swiftshader'],
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
});
