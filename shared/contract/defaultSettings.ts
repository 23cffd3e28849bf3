import type { Settings } from './tableSetup.ts';

/** What holds until the player changes it; in a file of its own, so that the window gets it without zod. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  speed: 'normal',
  quality: 'auto',
  reducedMotion: 'auto',
  uiScale: 100,
  safeGraphics: false,
  longThinking: false,
  confirmActions: true,
  lastTable: null,
};
