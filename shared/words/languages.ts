// The languages that the game speaks: one line and one folder each.
// biome-ignore lint/performance/noBarrelFile: this is the list, and all of it is used
export { de } from './de/index.ts';
export { en } from './en/index.ts';
