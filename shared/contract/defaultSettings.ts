import { RESOLUTION, UI_SCALE, VOLUME } from '../vocabulary/limits.ts';
import type { Settings } from './tableSetup.ts';

/** What holds until the player changes it; in a file of its own, so that the window gets it without zod. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  speed: 'normal',
  tableTheme: 'evening',
  quality: 'auto',
  measuredTier: null,
  resolution: RESOLUTION.usual,
  shadows: true,
  refinement: true,
  movingEye: true,
  frameCap: 'none',
  reducedMotion: 'auto',
  uiScale: UI_SCALE.usual,
  muted: false,
  mainVolume: VOLUME.usual,
  effectsVolume: VOLUME.usual,
  backgroundSound: false,
  monoSound: false,
  safeGraphics: false,
  longThinking: false,
  confirmActions: true,
  seatsFolded: true,
  panelFolded: false,
  coach: 'first',
  coachHints: true,
  coachWarnings: true,
  coachReviews: true,
  lastTable: null,
};
