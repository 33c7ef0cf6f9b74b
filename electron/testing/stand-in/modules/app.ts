import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { guarded, guardOf } from '../support/guarded.ts';
import { life, openWindows } from '../support/life.ts';
import type { Part } from '../support/part.ts';
import { preventable } from '../support/preventable.ts';
import { isAppReady, needsUnready, whenAppReady } from '../support/readiness.ts';
import { user } from '../support/user.ts';
import { createInstanceLock } from './instance-lock.ts';

/** The app's data folder: `--user-data-dir` as in Electron, or the test's folder. */
const switchFor = '--user-data-dir=';
const given = process.argv.find((arg) => arg.startsWith(switchFor))?.slice(switchFor.length);
const userData = given ?? join(process.env.STAND_IN_FOLDER ?? '', 'userData');

const folders = new Set([
  'home',
  'appData',
  'userData',
  'sessionData',
  'temp',
  'downloads',
  'documents',
  'logs',
  'crashDumps',
  'exe',
]);

const dock = guarded('dock', { setMenu: (_menu: unknown): void => {} });

class App extends EventEmitter implements Part<Electron.App, 'getLoginItemSettings' | 'dock'> {
  readonly isPackaged = process.env.STAND_IN_PACKAGED === 'yes';
  name = 'CARDI';
  #badge = 0;
  #opensAtLogin = false;
  /** Of macOS only. */
  readonly dock = process.platform === 'darwin' ? dock : undefined;
  readonly #lock = createInstanceLock(userData, (args, from) => {
    this.emit('second-instance', preventable(), args, from, null);
  });

  getName(): string {
    return this.name;
  }
  setName(name: string): void {
    this.name = name;
  }
  /** The folder with the package's files. */
  getAppPath(): string {
    return process.env.STAND_IN_APP ?? join(userData, '..', 'app');
  }
  getVersion(): string {
    return '9.9.9';
  }
  /** Empty before `ready`, as in Electron. */
  getLocale(): string {
    return isAppReady() ? 'en-GB' : '';
  }
  getPath(name: string): string {
    if (!folders.has(name)) throw new Error(`Failed to get '${name}' path`);
    const path = name === 'userData' || name === 'sessionData' ? userData : join(userData, name);
    mkdirSync(path, { recursive: true });
    return path;
  }
  isReady(): boolean {
    return isAppReady();
  }
  whenReady(): Promise<void> {
    return whenAppReady();
  }
  enableSandbox(): void {
    needsUnready('app.enableSandbox() can only be called before app is ready');
  }
  setAppUserModelId(_id: string): void {}
  setAsDefaultProtocolClient(_scheme: string): boolean {
    return true;
  }
  setBadgeCount(count = 0): boolean {
    this.#badge = count;
    return true;
  }
  getBadgeCount(): number {
    return this.#badge;
  }

  setLoginItemSettings({ openAtLogin = false }: Electron.Settings): void {
    this.#opensAtLogin = openAtLogin;
  }
  getLoginItemSettings(_options?: Electron.LoginItemSettingsOptions) {
    return { openAtLogin: this.#opensAtLogin, wasOpenedAtLogin: false };
  }
  getJumpListSettings(): Electron.JumpListSettings {
    return { minItems: 10, removedItems: user.removedFromJumpList };
  }
  setJumpList(_categories: Electron.JumpListCategory[] | null): 'ok' {
    return 'ok';
  }

  requestSingleInstanceLock(): boolean {
    return this.#lock.request();
  }
  releaseSingleInstanceLock(): void {
    this.#lock.release();
  }
  hasSingleInstanceLock(): boolean {
    return this.#lock.isHeld();
  }

  /** A window may still refuse to close; then the app keeps running. */
  quit(): void {
    if (life.isQuitting) return;
    const before = preventable();
    life.isQuitting = true;
    this.emit('before-quit', before);
    if (before.defaultPrevented) life.isQuitting = false;
    else if (openWindows.length === 0) this.#shutDown();
    else for (const window of openWindows.slice()) window.close();
  }
  /** Ends without asking the windows. */
  exit(code = 0): void {
    for (const window of openWindows.slice()) window.destroy();
    this.emit('quit', preventable(), code);
    life.end(code);
  }

  #shutDown(): void {
    const will = preventable();
    this.emit('will-quit', will);
    if (will.defaultPrevented) {
      life.isQuitting = false;
      return;
    }
    this.emit('quit', preventable(), 0);
    life.end(0);
  }
  #onAllClosed(): void {
    if (life.isQuitting) this.#shutDown();
    // Without a listener Electron quits.
    else if (!this.emit('window-all-closed')) guardOf(this).quit();
  }
  static watchesWindows(app: App): void {
    life.onAllClosed = () => app.#onAllClosed();
  }
}

const bareApp = new App();
App.watchesWindows(bareApp);
export const app = guarded('app', bareApp);

/** Emits an app event as Electron does. */
export const tellApp = (event: string, ...args: unknown[]): boolean => bareApp.emit(event, ...args);
