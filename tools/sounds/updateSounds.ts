import { measureMusic } from './measureMusic.ts';
import { updateEffects } from './updateEffects.ts';
import { updateMusic } from './updateMusic.ts';

/**
 * Makes everything anew that is heard, and measures it: `assets/sounds`. Needs `ffmpeg` and, for the recordings, the
 * package registry. With names behind it (`npm run sounds:update -- music measure`) only those parts.
 */

const PARTS = { effects: updateEffects, music: updateMusic, measure: measureMusic } as const;

const chosen = process.argv.slice(2);
for (const [name, update] of Object.entries(PARTS)) if (chosen.length === 0 || chosen.includes(name)) await update();
