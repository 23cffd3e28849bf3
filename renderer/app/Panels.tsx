import type { ComponentType } from 'react';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { AboutDialog } from '../features/settings/AboutDialog.tsx';
import { AccessDialog } from '../features/settings/AccessDialog.tsx';
import { SettingsDialog } from '../features/settings/SettingsDialog.tsx';
import { ShortcutsDialog } from '../features/settings/ShortcutsDialog.tsx';
import { SupportDialog } from '../features/settings/SupportDialog.tsx';
import { closePanel, type Panel, useApp } from '../platform/app.ts';

type PanelComponent = ComponentType<{ readonly onClose: () => void }>;

const PANELS: Readonly<Record<Panel, PanelComponent | null>> = {
  settings: SettingsDialog,
  about: AboutDialog,
  access: AccessDialog,
  shortcuts: ShortcutsDialog,
  gallery: Gallery,
  support: SupportDialog,
  // They belong to the game screen, which shows them by itself.
  score: null,
  books: null,
  analysis: null,
  takeBack: null,
  seats: null,
};

/** The dialog that is open, on any screen. */
export function Panels() {
  const panel = useApp((app) => app.panel);
  const Open = panel === null ? null : PANELS[panel];
  return Open === null ? null : <Open onClose={closePanel} />;
}
