import type {
  App,
  BrowserWindow,
  BrowserWindowConstructorOptions,
  IpcMain,
  Protocol,
  RenderProcessGoneDetails,
  Session,
  WebContents,
} from 'electron';

export interface Preventable {
  preventDefault(): void;
}

export interface Navigation extends Preventable {
  readonly url: string;
}

export interface ContentsLike extends Pick<WebContents, 'send' | 'setWindowOpenHandler' | 'reload' | 'isDestroyed'> {
  on(event: 'will-navigate', listener: (event: Navigation) => void): unknown;
  on(event: 'will-frame-navigate', listener: (event: Navigation) => void): unknown;
  on(event: 'will-redirect', listener: (event: Navigation) => void): unknown;
  on(event: 'will-attach-webview', listener: (event: Preventable) => void): unknown;
  on(event: 'render-process-gone', listener: (event: unknown, details: RenderProcessGoneDetails) => void): unknown;
}

export interface WindowLike extends Pick<BrowserWindow, 'show' | 'focus' | 'restore' | 'isMinimized' | 'loadURL'> {
  readonly webContents: ContentsLike;
  once(event: 'ready-to-show', listener: () => void): unknown;
}

export interface AppLike extends Pick<App, 'enableSandbox' | 'setPath' | 'quit' | 'exit' | 'isPackaged'> {
  readonly commandLine: Pick<App['commandLine'], 'appendSwitch'>;
  on(event: 'web-contents-created', listener: (event: unknown, contents: ContentsLike) => void): unknown;
  on(event: 'window-all-closed', listener: () => void): unknown;
  on(event: 'before-quit', listener: (event: Preventable) => void): unknown;
}

/** Exactly what the carrier uses of Electron: a test hands in a fake, and the compiler checks both against this. */
export interface ElectronLike {
  readonly app: AppLike;
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => WindowLike;
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly protocol: Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle'>;
  readonly session: {
    readonly defaultSession: Pick<
      Session,
      'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
    >;
  };
}
