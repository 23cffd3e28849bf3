import type { Commands } from '../app/commands.ts';
import { useSettings } from './settings.ts';

/** Mutes everything, or lets it be heard again. */
export const toggleSound = ({ change }: Commands): void => void change({ muted: !useSettings.getState().muted });
