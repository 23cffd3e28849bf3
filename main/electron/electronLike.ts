import type {
  App,
  BrowserWindow,
  BrowserWindowConstructorOptions,
  Clipboard,
  CrashReporter,
  Details,
  Dialog,
  Dock,
  IpcMain,
  Menu,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  MessageBoxReturnValue,
  OpenDialogOptions,
  OpenDialogReturnValue,
  PowerSaveBlocker,
  Protocol,
  RenderProcessGoneDetails,
  Session,
  Shell,
  WebContents,
} from 'electron';

export interface Preventable {
  preventDefault(): void;
}

export interface Navigation extends Preventable {
  readonly url: string;
}

type LoadFailure = (event: unknown, code: number, description: string, address: string, isMainFrame: boolean) => void;

/** A page is about to be loaded in place of the one before; within a document only its address changes. */
export interface NavigationStart {
  readonly isMainFrame: boolean;
  readonly isSameDocument: boolean;
}

export interface ContentsLike
  extends Pick<
    WebContents,
    'send' | 'setWindowOpenHandler' | 'isDestroyed' | 'getURL' | 'loadURL' | 'forcefullyCrashRenderer'
  > {
  on(event: 'will-navigate', listener: (event: Navigation) => void): unknown;
  on(event: 'will-frame-navigate', listener: (event: Navigation) => void): unknown;
  on(event: 'will-redirect', listener: (event: Navigation) => void): unknown;
  on(event: 'will-attach-webview', listener: (event: Preventable) => void): unknown;
  on(event: 'render-process-gone', listener: (event: unknown, details: RenderProcessGoneDetails) => void): unknown;
  on(event: 'did-start-navigation', listener: (event: NavigationStart) => void): unknown;
  /** Another page has taken the place of the one before. */
  on(event: 'did-navigate', listener: () => void): unknown;
  on(event: 'preload-error', listener: (event: unknown, preload: string, error: Error) => void): unknown;
  on(event: 'did-finish-load', listener: () => void): unknown;
  on(event: 'did-fail-load', listener: LoadFailure): unknown;
  off(event: 'render-process-gone' | 'did-navigate', listener: () => void): unknown;
  off(event: 'did-start-navigation', listener: (event: NavigationStart) => void): unknown;
}

export interface WindowLike
  extends Pick<
    BrowserWindow,
    'show' | 'focus' | 'restore' | 'isMinimized' | 'isDestroyed' | 'loadURL' | 'isFullScreen' | 'setFullScreen'
  > {
  readonly webContents: ContentsLike;
  once(event: 'ready-to-show' | 'show' | 'focus', listener: () => void): unknown;
  on(event: 'unresponsive' | 'responsive', listener: () => void): unknown;
  on(event: 'close', listener: (event: Preventable) => void): unknown;
  /** Windows only: the session ends, and the program is not asked. */
  on(event: 'session-end', listener: () => void): unknown;
}

export interface AppLike
  extends Pick<
    App,
    | 'enableSandbox'
    | 'setAppUserModelId'
    | 'setPath'
    | 'getPath'
    | 'quit'
    | 'exit'
    | 'relaunch'
    | 'releaseSingleInstanceLock'
    | 'isPackaged'
    | 'disableHardwareAcceleration'
    | 'getGPUFeatureStatus'
    | 'setJumpList'
    | 'getJumpListSettings'
  > {
  /** macOS only. */
  readonly dock: Pick<Dock, 'setMenu'> | undefined;
  readonly commandLine: Pick<App['commandLine'], 'appendSwitch' | 'hasSwitch' | 'getSwitchValue'>;
  on(event: 'web-contents-created', listener: (event: unknown, contents: ContentsLike) => void): unknown;
  on(event: 'before-quit', listener: (event: Preventable) => void): unknown;
  on(event: 'open-file', listener: (event: Preventable, file: string) => void): unknown;
  on(event: 'second-instance', listener: (event: unknown, args: readonly string[]) => void): unknown;
  on(event: 'child-process-gone', listener: (event: unknown, details: Details) => void): unknown;
}

/** Exactly what the carrier uses of Electron: a test hands in a fake, and the compiler checks both against this. */
export interface ElectronLike {
  readonly app: AppLike;
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => WindowLike;
  readonly Menu: {
    buildFromTemplate(template: MenuItemConstructorOptions[]): Menu;
    setApplicationMenu(menu: Menu): void;
  };
  readonly crashReporter: Pick<CrashReporter, 'start'>;
  readonly clipboard: Pick<Clipboard, 'writeText'>;
  readonly dialog: Pick<Dialog, 'showErrorBox'> & {
    showOpenDialog(options: OpenDialogOptions): Promise<Pick<OpenDialogReturnValue, 'filePaths'>>;
    /** `never`: Electron demands one of its own windows, which a `WindowLike` always is outside tests. */
    showMessageBox(window: never, options: MessageBoxOptions): Promise<Pick<MessageBoxReturnValue, 'response'>>;
  };
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly powerMonitor: { on(event: 'shutdown', listener: () => void): unknown };
  readonly powerSaveBlocker: Pick<PowerSaveBlocker, 'start' | 'stop'>;
  readonly protocol: Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle'>;
  readonly session: {
    readonly defaultSession: Pick<
      Session,
      'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
    >;
  };
  readonly shell: Pick<Shell, 'openPath'>;
}
