import { create } from 'zustand';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';

/** The settings as the host has them; until it has told them, the usual ones. */
export const useSettings = create<Settings>(() => DEFAULT_SETTINGS);
