// The languages that the game speaks: one line and one folder each.
// biome-ignore lint/performance/noBarrelFile: this is the list, and all of it is used
export { cs } from './cs/index.ts';
export { de } from './de/index.ts';
export { en } from './en/index.ts';
export { es } from './es/index.ts';
export { fr } from './fr/index.ts';
