/**
 * Stands in for the module `electron` where the real program is not: records what the main process
 * does with it and lets a script play Electron's part. Loaded by `run-built-main.ts`, never bundled.
 */
import { EventEmitter } from 'node:events';

type Listener = (...args: never[]) => unknown;

/** Everything the main process has asked of Electron, in order. */
export const calls: { name: string; args: unknown[] }[] = [];

/** The handlers it has given to Electron, by the name of the call. */
export const handlers = new Map<string, Listener>();

const record =
  <Result = undefined>(name: string, result?: Result) =>
  (...args: unknown[]) => {
    calls.push({ name, args });
    return result;
  };

const keep =
  (name: string) =>
  (...args: unknown[]) => {
    const handler = args.at(-1);
    handlers.set([name, ...args.slice(0, -1)].join(' '), handler as Listener);
    calls.push({ name, args: args.slice(0, -1) });
  };

const ready = Promise.withResolvers<void>();
export const becomeReady = () => ready.resolve();

export const app = Object.assign(new EventEmitter(), {
  isPackaged: false,
  enableSandbox: record('app.enableSandbox'),
  requestSingleInstanceLock: () => process.env.STAND_IN_SECOND_INSTANCE !== 'yes',
  whenReady: async () => ready.promise,
  getPath: (name: string) => `${process.env.STAND_IN_FOLDER}/${name}`,
  getVersion: () => '9.9.9',
  quit: record('app.quit'),
  exit: record('app.exit'),
});

class WebContents extends EventEmitter {
  readonly send = record('webContents.send');
  readonly stop = record('webContents.stop');
  readonly setWindowOpenHandler;
  readonly getType;

  constructor(type: 'window' | 'webview') {
    super();
    this.getType = () => type;
    this.setWindowOpenHandler = keep(`${type === 'window' ? 'webContents' : 'webview'}.setWindowOpenHandler`);
  }
}

/** A webview's page, as Electron makes it once it was attached. */
export function createGuest(): WebContents {
  const guest = new WebContents('webview');
  app.emit('web-contents-created', {}, guest);
  return guest;
}

const windows: BrowserWindow[] = [];

export class BrowserWindow extends EventEmitter {
  static readonly getAllWindows = () => windows;
  readonly webContents = new WebContents('window');
  readonly show = record('window.show');
  readonly focus = record('window.focus');
  readonly restore = record('window.restore');
  readonly isMinimized = () => true;

  constructor(options: unknown) {
    super();
    calls.push({ name: 'new BrowserWindow', args: [options] });
    windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  loadURL(url: string) {
    calls.push({ name: 'window.loadURL', args: [url] });
    return Promise.resolve();
  }
}

export const protocol = {
  registerSchemesAsPrivileged: record('protocol.registerSchemesAsPrivileged'),
  handle: keep('protocol.handle'),
};

const sessionCalled = (name: string) => ({
  setPermissionRequestHandler: keep(`${name}.setPermissionRequestHandler`),
  setPermissionCheckHandler: keep(`${name}.setPermissionCheckHandler`),
  setDevicePermissionHandler: keep(`${name}.setDevicePermissionHandler`),
  webRequest: { onBeforeRequest: keep(`${name}.onBeforeRequest`) },
});

export const session = {
  defaultSession: sessionCalled('session'),
  fromPartition: sessionCalled,
};

export const ipcMain = { handle: keep('ipcMain.handle') };
export const Menu = { buildFromTemplate: (template: unknown) => template, setApplicationMenu: record('menu') };
export const dialog = { showErrorBox: record('dialog.showErrorBox') };
export const shell = {
  openExternal: async (url: string) => {
    calls.push({ name: 'shell.openExternal', args: [url] });
  },
};
