/**
 * Stands in for the module `electron` where the real program is not: records what the main process
 * does with it and lets a script play Electron's part. Loaded by `run-built-main.ts`, never bundled.
 */
import { EventEmitter } from 'node:events';
import { type RequestOptions, request } from 'node:http';

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
  isPackaged: process.env.STAND_IN_PACKAGED === 'yes',
  getName: () => 'CARDI',
  enableSandbox: record('app.enableSandbox'),
  requestSingleInstanceLock: () => process.env.STAND_IN_SECOND_INSTANCE !== 'yes',
  whenReady: async () => ready.promise,
  getPath: (name: string) => `${process.env.STAND_IN_FOLDER}/${name}`,
  getVersion: () => '9.9.9',
  getLocale: () => 'en-GB',
  setAsDefaultProtocolClient: record('app.setAsDefaultProtocolClient', true),
  setBadgeCount: record('app.setBadgeCount', true),
  quit: record('app.quit'),
  exit: record('app.exit'),
});

class WebContents extends EventEmitter {
  readonly send = record('webContents.send');
  readonly stop = record('webContents.stop');
  readonly setWindowOpenHandler;
  readonly getType;
  readonly navigationHistory = { goBack: record('history.goBack'), goForward: record('history.goForward') };
  readonly print = record('webContents.print');
  readonly printToPDF = record('webContents.printToPDF', Promise.resolve(Buffer.from('%PDF-')));
  readonly replaceMisspelling = record('webContents.replaceMisspelling');
  readonly setZoomFactor = record('webContents.setZoomFactor');
  readonly setZoomLevel = record('webContents.setZoomLevel');
  readonly getZoomFactor = () => 1.25;
  readonly getZoomLevel = () => 0;
  readonly getTitle = () => 'Events | CARDI';

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
  readonly isMaximized = () => false;
  readonly isFullScreen = () => false;
  readonly maximize = record('window.maximize');
  readonly setFullScreen = record('window.setFullScreen');
  readonly setTitle = record('window.setTitle');
  readonly setBackgroundColor = record('window.setBackgroundColor');
  readonly getTitle = () => 'Events | CARDI';
  readonly getNormalBounds = () => ({ x: 40, y: 50, width: 900, height: 700 });

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
  on: keep(`${name}.on`),
  resolveProxy: async () => 'DIRECT',
  availableSpellCheckerLanguages: ['de', 'en-GB', 'en-US'],
  setSpellCheckerEnabled: record(`${name}.setSpellCheckerEnabled`),
  setSpellCheckerLanguages: record(`${name}.setSpellCheckerLanguages`),
  isSpellCheckerEnabled: () => true,
  getSpellCheckerLanguages: () => ['en-GB'],
  clearStorageData: record(`${name}.clearStorageData`, Promise.resolve()),
  clearCache: record(`${name}.clearCache`, Promise.resolve()),
  clearAuthCache: record(`${name}.clearAuthCache`, Promise.resolve()),
});

export const session = {
  defaultSession: sessionCalled('session'),
  fromPartition: sessionCalled,
};

export const ipcMain = { handle: keep('ipcMain.handle') };
export const Menu = {
  buildFromTemplate: (template: unknown) => Object.assign(Object(template), { popup: record('menu.popup') }) as unknown,
  setApplicationMenu: record('menu'),
};
export const dialog = {
  showErrorBox: record('dialog.showErrorBox'),
  showSaveDialog: async (_window: unknown, options: { defaultPath: string }) => {
    calls.push({ name: 'dialog.showSaveDialog', args: [options] });
    return { canceled: false, filePath: `${process.env.STAND_IN_FOLDER}/saved.pdf` };
  },
};
export const net = { isOnline: () => true, request: (options: RequestOptions) => request(options) };
export const clipboard = { writeText: record('clipboard.writeText') };
export const nativeImage = { createFromBitmap: record('nativeImage.createFromBitmap', {}) };
export const nativeTheme = { themeSource: 'system', shouldUseDarkColors: true };

const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
export const screen = { getPrimaryDisplay: () => display, getAllDisplays: () => [display] };

export class Notification extends EventEmitter {
  static readonly isSupported = () => true;
  readonly show = record('notification.show');

  constructor(options: unknown) {
    super();
    calls.push({ name: 'new Notification', args: [options, this] });
  }
}
export const shell = {
  openPath: async (path: string) => {
    calls.push({ name: 'shell.openPath', args: [path] });
    return '';
  },
  openExternal: async (url: string) => {
    calls.push({ name: 'shell.openExternal', args: [url] });
  },
};
