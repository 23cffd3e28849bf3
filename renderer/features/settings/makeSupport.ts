import { settle } from '../../game/settle.ts';
import type { Client } from '../../platform/client/client.ts';
import { rendererName } from '../../platform/graphics.ts';
import { lastError } from '../../platform/lastError.ts';
import type { SupportCommands } from './supportCommands.ts';

/** What the page knows of itself that may be behind a problem. */
const pageFacts = (): Record<string, string> => ({
  renderer: (rendererName() ?? 'no WebGL 2').slice(0, 300),
  window: `${window.innerWidth} × ${window.innerHeight}`,
  'pixel ratio': String(window.devicePixelRatio),
  language: navigator.language,
  'last error': lastError(),
  agent: navigator.userAgent.slice(0, 300),
});

/** Returns the commands for help with problems over a connection to the host. */
export const makeSupport = (client: Client): SupportCommands => ({
  async diagnostics() {
    return settle(await client.call('app.diagnostics', { facts: pageFacts() })) ?? null;
  },
  async openLogs() {
    return settle(await client.call('app.openLogs', {})) ?? null;
  },
  async licences() {
    return settle(await client.call('app.licences', {})) ?? null;
  },
});
