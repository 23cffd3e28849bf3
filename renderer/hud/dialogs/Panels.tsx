import type { ComponentType } from 'react';
import { closePanel, type Panel, useApp } from '../../store/app.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import { SupportDialog } from '../support/SupportDialog.tsx';
import { AboutDialog } from './AboutDialog.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

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
