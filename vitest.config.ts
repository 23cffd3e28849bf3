import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Importing the real package outside Electron tries to download its binary: tests inject a fake instead.
    alias: { electron: path.resolve(import.meta.dirname, 'tests/main/electron/noElectron.ts') },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    globalSetup: ['tests/buildMain.ts'],
    // Bots and games are busy work on few cores: a slow machine is no failure.
    testTimeout: 20_000,
    // The default leaves one core idle: half of them on a small machine.
    maxWorkers: '100%',
    restoreMocks: true,
  },
});
