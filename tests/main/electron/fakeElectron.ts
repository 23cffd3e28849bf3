import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, CustomScheme } from 'electron';
import type { ContentsLike, ElectronLike, WindowLike } from '../../../main/electron/electronLike.ts';

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
  reloads = 0;
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

  reload(): void {
    this.reloads += 1;
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

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
  }

  show(): void {
    this.done.push('show');
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

  async loadURL(address: string): Promise<void> {
    this.done.push(`load ${address}`);
  }
}

type Decide = (allowed: boolean) => void;

class FakeApp extends EventEmitter {
  readonly done: string[] = [];
  readonly isPackaged: boolean;
  readonly commandLine = { appendSwitch: (name: string) => void this.done.push(`switch ${name}`) };

  constructor(isPackaged: boolean) {
    super();
    this.isPackaged = isPackaged;
  }

  enableSandbox(): void {
    this.done.push('sandbox');
  }

  setPath(name: string, path: string): void {
    this.done.push(`${name} ${path}`);
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

  constructor({ isPackaged = true } = {}) {
    this.app = new FakeApp(isPackaged);
  }

  /** What `ipcRenderer.invoke` does in the page's process: only copies cross over, in both directions. */
  async invoke(event: FakeInvoke, channel: string, ...values: unknown[]): Promise<unknown> {
    const handler = this.handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return structuredClone(await handler(event, ...structuredClone(values)));
  }
}
