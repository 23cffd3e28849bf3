import { create } from 'zustand';
import type { Settings } from '../../shared/contract/contract.ts';

/** The settings as the host has them; until it has told them, sensible ones. */
export const useSettings = create<Settings>(() => ({
  language: 'auto',
  speed: 'normal',
  quality: 'auto',
  reducedMotion: 'auto',
  uiScale: 100,
  confirmActions: true,
  lastTable: null,
}));
