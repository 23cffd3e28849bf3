import { closePanel, useApp } from '../../store/app.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import { SupportDialog } from '../support/SupportDialog.tsx';
import { AboutDialog } from './AboutDialog.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** The dialog that is open, on any screen. The score sheet belongs to the game screen. */
export function Panels() {
  const panel = useApp((app) => app.panel);
  switch (panel) {
    case 'settings':
      return <SettingsDialog onClose={closePanel} />;
    case 'about':
      return <AboutDialog onClose={closePanel} />;
    case 'rules':
      return <RulesDialog onClose={closePanel} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={closePanel} />;
    case 'support':
      return <SupportDialog onClose={closePanel} />;
    case 'gallery':
      return <Gallery onClose={closePanel} />;
    default:
      return null;
  }
}
