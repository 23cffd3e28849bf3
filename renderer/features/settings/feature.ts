import type { Feature } from '../../platform/feature.ts';
import { AboutDialog } from './AboutDialog.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { StoredDialog } from './StoredDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';

export const settings: Feature<never, 'settings' | 'about' | 'access' | 'shortcuts' | 'stored' | 'support'> = {
  screens: {},
  panels: {
    settings: SettingsDialog,
    about: AboutDialog,
    access: AccessDialog,
    shortcuts: ShortcutsDialog,
    stored: StoredDialog,
    support: SupportDialog,
  },
};
