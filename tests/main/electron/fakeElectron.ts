import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type {
  BrowserWindowConstructorOptions,
  CustomScheme,
  GPUFeatureStatus,
  JumpListCategory,
  JumpListItem,
  JumpListSettings,
  Menu,
  MenuItemConstructorOptions,
  MessageBoxOptions,
} from 'electron';
import type { AppLike, ContentsLike, ElectronLike, WindowLike } from '../../../main/electron/electronLike.ts';

/** What a page's frame looks like to the main process. */
export interface FakeFrame {
  readonly url: string;
  readonly parent: FakeFrame | null;
}

export interface FakeInvoke {
  readonly senderFrame: FakeFrame | null;
  readonly sender: FakeContents;
}

export class FakeContents extends EventEmitter implements ContentsLike {
  /** Channel and values of every message to the page; also emitted as `sent`. */
  readonly sent: unknown[][] = [];
  openHandler: ((details: { url: string }) => { action: string }) | null = null;
  /** Every address that was loaded. */
  readonly loads: string[] = [];
  destroyed = false;

  setWindowOpenHandler(handler: (details: never) => { action: string }): void {
    this.openHandler = handler as FakeContents['openHandler'];
  }

  /** As in Electron, only copies cross over to the page. */
  send(...message: unknown[]): void {
    const copy = structuredClone(message);
    this.sent.push(copy);
    this.emit('sent', ...copy);
  }

  async loadURL(address: string): Promise<void> {
    this.loads.push(address);
  }

  getURL(): string {
    return this.loads.at(-1) ?? '';
  }

  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 1 });
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }
}

export class FakeWindow extends EventEmitter implements WindowLike {
  readonly webContents = new FakeContents();
  readonly options: BrowserWindowConstructorOptions;
  readonly done: string[] = [];
  minimized = false;
  destroyed = false;
  fullScreen = false;

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
  }

  show(): void {
    this.done.push('show');
    this.emit('show');
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  focus(): void {
    this.done.push('focus');
  }

  restore(): void {
    this.done.push('restore');
  }

  isMinimized(): boolean {
    return this.minimized;
  }

  isFullScreen(): boolean {
    return this.fullScreen;
  }

  setFullScreen(on: boolean): void {
    this.fullScreen = on;
  }

  async loadURL(address: string): Promise<void> {
    this.done.push(`load ${address}`);
    await this.webContents.loadURL(address);
  }
}

type Decide = (allowed: boolean) => void;

class FakeApp extends EventEmitter {
  readonly paths = new Map<string, string>();
  readonly done: string[] = [];
  readonly isPackaged: boolean;
  readonly commandLine: AppLike['commandLine'];

  constructor(isPackaged: boolean, switches: readonly string[]) {
    super();
    this.isPackaged = isPackaged;
    this.commandLine = {
      appendSwitch: (name) => void this.done.push(`switch ${name}`),
      hasSwitch: (name) => switches.includes(name),
      getSwitchValue: (name) => switches.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '',
    };
  }

  setAppUserModelId(id: string): void {
    this.done.push(`id ${id}`);
  }

  releaseSingleInstanceLock(): void {
    this.done.push('release');
  }

  enableSandbox(): void {
    this.done.push('sandbox');
  }

  /** As in Electron, only a folder that is there. */
  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set path '${name}'`);
    this.paths.set(name, path);
    this.done.push(`${name} ${path}`);
  }

  disableHardwareAcceleration(): void {
    this.done.push('no acceleration');
  }

  readonly dock = {
    setMenu: (menu: Menu) => {
      this.dockMenu = menu as unknown as MenuItemConstructorOptions[];
    },
  };
  /** The menu of the program's picture in the dock. */
  dockMenu: MenuItemConstructorOptions[] = [];
  readonly jumpLists: JumpListCategory[][] = [];
  /** What the player took out of the jump list. */
  removedItems: JumpListItem[] = [];

  setJumpList(categories: JumpListCategory[] | null): 'ok' {
    this.jumpLists.push(categories ?? []);
    return 'ok';
  }

  getJumpListSettings(): JumpListSettings {
    return { minItems: 10, removedItems: this.removedItems };
  }

  getPath(name: string): string {
    return this.paths.get(name) ?? '';
  }

  getGPUFeatureStatus(): GPUFeatureStatus {
    return { webgl2: 'enabled' } as GPUFeatureStatus;
  }

  relaunch({ args = [] }: { args?: string[] } = {}): void {
    this.done.push(['relaunch', ...args].join(' '));
  }

  quit(): void {
    this.done.push('quit');
  }

  exit(code?: number): void {
    this.done.push(`exit ${code}`);
  }
}

class FakeSession {
  request: (contents: null, permission: string, decide: Decide) => void = () => undefined;
  check: (contents: null, permission: string) => boolean = () => true;
  device: () => boolean = () => true;

  setPermissionRequestHandler(handler: unknown): void {
    this.request = handler as FakeSession['request'];
  }

  setPermissionCheckHandler(handler: unknown): void {
    this.check = handler as FakeSession['check'];
  }

  setDevicePermissionHandler(handler: unknown): void {
    this.device = handler as FakeSession['device'];
  }
}

/** Electron as far as the carrier uses it: checked against the real types, and remembering what was done to it. */
export class FakeElectron implements ElectronLike {
  readonly app: FakeApp;
  readonly BrowserWindow = FakeWindow;
  readonly session = { defaultSession: new FakeSession() };
  readonly handlers = new Map<string, (event: FakeInvoke, ...values: unknown[]) => unknown>();
  readonly schemes: CustomScheme[] = [];
  readonly served = new Map<string, (request: Request) => Response | Promise<Response>>();
  /** The newest menu bar. */
  menu: MenuItemConstructorOptions[] = [];
  menus = 0;
  copied = '';
  /** What the player chooses in the next dialog for files. */
  chosen: string[] = [];
  readonly boxes: string[] = [];
  readonly questions: { readonly window: FakeWindow; readonly options: MessageBoxOptions }[] = [];
  /** The button that the player chooses in the next question. */
  answer = 0;
  /** The locks on the screen that hold. */
  readonly awake = new Map<number, string>();
  /** What the system says when it is to show a folder; empty when it can. */
  openTrouble = '';
  readonly shown: string[] = [];

  readonly Menu = {
    // Electron makes its own object of the template; the fake keeps the template.
    buildFromTemplate: (template: MenuItemConstructorOptions[]) => template as unknown as Menu,
    setApplicationMenu: (menu: Menu) => {
      this.menu = menu as unknown as MenuItemConstructorOptions[];
      this.menus += 1;
    },
  };

  readonly clipboard = {
    writeText: async (text: string) => {
      this.copied = text;
    },
  };

  readonly dialog = {
    showErrorBox: (title: string, text: string) => void this.boxes.push(`${title}: ${text}`),
    showOpenDialog: async () => ({ filePaths: this.chosen }),
    showMessageBox: async (window: FakeWindow, options: MessageBoxOptions) => {
      this.questions.push({ window, options });
      return { response: this.answer };
    },
  };

  /** What the keeping of crashes was begun with. */
  readonly crashOptions: object[] = [];
  readonly crashReporter = { start: (options: object) => void this.crashOptions.push(options) };

  readonly powerSaveBlocker = {
    start: (kind: string) => {
      const id = this.awake.size + 1;
      this.awake.set(id, kind);
      return id;
    },
    stop: (id: number) => this.awake.delete(id),
  };

  readonly powerMonitor = new EventEmitter();

  readonly shell = {
    openPath: async (folder: string) => {
      this.shown.push(folder);
      return this.openTrouble;
    },
  };

  readonly ipcMain = {
    handle: (channel: string, handler: (event: never, ...values: unknown[]) => unknown) => {
      this.handlers.set(channel, handler as (event: FakeInvoke, ...values: unknown[]) => unknown);
    },
  };

  readonly protocol = {
    registerSchemesAsPrivileged: (schemes: CustomScheme[]) => void this.schemes.push(...schemes),
    handle: (scheme: string, handler: (request: Request) => Response | Promise<Response>) => {
      this.served.set(scheme, handler);
    },
  };

  constructor({ isPackaged = true, switches = [] }: { isPackaged?: boolean; switches?: readonly string[] } = {}) {
    this.app = new FakeApp(isPackaged, switches);
  }

  /** What `ipcRenderer.invoke` does in the page's process: only copies cross over, in both directions. */
  async invoke(event: FakeInvoke, channel: string, ...values: unknown[]): Promise<unknown> {
    const handler = this.handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return structuredClone(await handler(event, ...structuredClone(values)));
  }
}
