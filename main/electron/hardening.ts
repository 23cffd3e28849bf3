import path from 'node:path';
import type { CustomScheme, WebPreferences } from 'electron';
import { isOurs, SCHEME } from './address.ts';
import type { ContentsLike, ElectronLike, Navigation } from './electronLike.ts';

/** What the page's process may do, each said outright because Electron's defaults have changed before. */
export const webPreferences = (preload: string, isPackaged: boolean): WebPreferences => ({
  preload,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  enableWebSQL: false,
  spellcheck: false,
  devTools: !isPackaged,
});

const PRIVILEGED_SCHEME: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
};

/** The page stays where it is and opens nothing: the game links nowhere. */
function confine(contents: ContentsLike): void {
  const keepHome = (event: Navigation) => {
    if (!isOurs(event.url)) event.preventDefault();
  };
  contents.on('will-navigate', keepHome);
  contents.on('will-frame-navigate', keepHome);
  contents.on('will-redirect', keepHome);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Everything that must be settled before Electron is ready. Call it first, and without waiting for anything. */
export function prepare({ app, protocol }: ElectronLike, dataFolder: string, safeGraphics = false): void {
  app.enableSandbox();
  if (safeGraphics) app.disableHardwareAcceleration();
  app.setPath('userData', dataFolder);
  // Chromium's own files stay apart from the player's.
  app.setPath('sessionData', path.join(dataFolder, 'electron'));
  // Without these two, a computer without a usable graphics card gets no WebGL at all.
  app.commandLine.appendSwitch('ignore-gpu-blocklist');
  app.commandLine.appendSwitch('enable-unsafe-swiftshader');
  protocol.registerSchemesAsPrivileged([PRIVILEGED_SCHEME]);
  app.on('web-contents-created', (_event, contents) => confine(contents));
}

/** The game needs full screen, copies its diagnostics when asked to, and needs nothing else that a page can ask for. */
const PERMITTED: ReadonlySet<string> = new Set(['fullscreen', 'clipboard-sanitized-write']);

/** Denies the page whatever it does not need. */
export function denyPermissions({ session }: ElectronLike): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, permission, decide) => decide(PERMITTED.has(permission)));
  defaultSession.setPermissionCheckHandler((_contents, permission) => PERMITTED.has(permission));
  defaultSession.setDevicePermissionHandler(() => false);
}
