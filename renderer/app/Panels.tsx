import { type Panel, useApp } from '../platform/app.ts';
import { closePanel, useHost } from '../platform/host.ts';
import { FEATURE_PANELS } from './features.ts';

const isFeaturePanel = (panel: Panel): panel is keyof typeof FEATURE_PANELS => Object.hasOwn(FEATURE_PANELS, panel);

/** The dialog that is open over any screen. Those of a game are shown by its screen: `GamePanels`. */
export function Panels() {
  const host = useHost();
  const panel = useApp((app) => app.panel);
  if (panel === null || !isFeaturePanel(panel)) return null;
  const Open = FEATURE_PANELS[panel];
  return <Open onClose={() => closePanel(host)} />;
}
