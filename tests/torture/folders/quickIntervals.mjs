// Loaded into a program before it starts: whatever it does at intervals, it does five times as often.
const { setInterval } = globalThis;
globalThis.setInterval = (callback, milliseconds, ...rest) => setInterval(callback, milliseconds / 5, ...rest);
