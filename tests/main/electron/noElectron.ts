/** Stands in for the `electron` package in tests: whatever needs Electron takes it as an argument. */
throw new Error('A test imports electron: inject a fake (tests/main/electron/fakeElectron.ts) instead.');
