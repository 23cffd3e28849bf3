import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { CustomScheme, WebPreferences } from 'electron';
import { isOurs, SCHEME } from './address.ts';
import { keepCrashDumps } from './crashDumps.ts';
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

/** Keeps the page from leaving the game and from opening windows: the game has no links to anywhere. */
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

/** The name under which Windows puts windows, notices and the taskbar's button together; electron-builder's `appId`. */
export const APP_ID = 'example.hadara.Hadara';

/** Whether whoever started the program took the sandbox away, as the system administrator has to. */
export const isSandboxOff = ({ app }: ElectronLike): boolean => app.commandLine.hasSwitch('no-sandbox');

/**
 * Sets the folders for files. Electron accepts only folders that exist; if one cannot be made, the lock of the data
 * folder, which comes next, tells the player.
 */
function settleFolders({ app }: ElectronLike, dataFolder: string): void {
  // Chromium's own files stay apart from the player's.
  const chromiums = path.join(dataFolder, 'electron');
  const places = { userData: dataFolder, sessionData: chromiums, crashDumps: path.join(chromiums, 'crashes') };
  for (const [name, folder] of Object.entries(places)) {
    try {
      mkdirSync(folder, { recursive: true });
      app.setPath(name, folder);
    } catch {}
  }
}

export interface PrepareOptions {
  readonly dataFolder: string;
  readonly platform: NodeJS.Platform;
  readonly safeGraphics: boolean;
}

/** Everything that must be settled before Electron is ready. Call it first, and without waiting for anything. */
export function prepare(electron: ElectronLike, { dataFolder, platform, safeGraphics }: PrepareOptions): void {
  const { app, protocol } = electron;
  // It would undo `--no-sandbox`, and a process that was started without a sandbox crashes when it gets one.
  if (!isSandboxOff(electron)) app.enableSandbox();
  if (platform === 'win32') app.setAppUserModelId(APP_ID);
  if (safeGraphics) app.disableHardwareAcceleration();
  settleFolders(electron, dataFolder);
  keepCrashDumps(electron);
  // Without these two, a computer without a usable graphics card gets no WebGL at all.
  if (!safeGraphics) app.commandLine.appendSwitch('ignore-gpu-blocklist');
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
