import { useSettings } from '../store/settings.ts';
import type { Commands } from './commands.ts';

/** Mutes everything, or lets it be heard again. */
export const toggleSound = ({ change }: Commands): void => void change({ muted: !useSettings.getState().muted });
