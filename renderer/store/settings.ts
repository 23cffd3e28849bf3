import { create } from 'zustand';
import type { Settings } from '../../shared/contract/contract.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';

/** The settings as the host has them; until it has told them, the usual ones. */
export const useSettings = create<Settings>(() => DEFAULT_SETTINGS);
