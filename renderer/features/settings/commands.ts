import { useApp } from '../../platform/app.ts';
import { rendererName } from '../../platform/graphics.ts';
import { ask, type Host } from '../../platform/host.ts';

/** What the page knows about itself that may explain a problem. */
const pageFacts = (): Record<string, string> => ({
  renderer: (rendererName() ?? 'no WebGL 2').slice(0, 300),
  window: `${window.innerWidth} × ${window.innerHeight}`,
  'pixel ratio': String(window.devicePixelRatio),
  language: navigator.language,
  'last error': useApp.getState().lastError,
  agent: navigator.userAgent.slice(0, 300),
});

/** The diagnostics to send with a question about a problem; `null` when the host cannot be asked. */
export const readDiagnostics = (host: Host): Promise<string | null> =>
  ask(host, 'app.diagnostics', { facts: pageFacts() });
