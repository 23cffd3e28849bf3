import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Takes the pictures of `screens/` anew: `npm run screens`. Not part of the tests. */
export default defineConfig({
  ...base,
  testMatch: '**/*.shots.ts',
  projects: [{ name: 'pictures' }],
  // A processor alone draws the rich pictures slowly.
  use: { ...base.use, actionTimeout: 300_000 },
  workers: 1,
  timeout: 1_200_000,
});
