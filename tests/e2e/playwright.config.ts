import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedBrowser } from './browser.ts';

const executablePath = installedBrowser();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results/play'),
  globalSetup: path.resolve(import.meta.dirname, 'globalSetup.ts'),
  // Software rendering takes every core there is.
  workers: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 40_000 },
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
