/**
 * Starts the built main process under Node, with the stand-in for Electron, plays a page and a user,
 * and prints one line of JSON with what came of it. Environment: STAND_IN_MAIN (the built
 * file), STAND_IN_FOLDER, CARDI_SERVER_URL.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const standIn = new URL('./electron-stand-in.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});

const { app, becomeReady, BrowserWindow, calls, handlers } = await import('./electron-stand-in.ts');
await import(pathToFileURL(process.env.STAND_IN_MAIN ?? '').href);
const beforeReady = calls.map(({ name }) => name);
becomeReady();
await new Promise(setImmediate);

const names = () => calls.map(({ name }) => name);
const argsOf = (wanted: string) => calls.filter(({ name }) => name === wanted).map(({ args }) => args);

/** Calls a handler the main process has given to Electron. */
async function ask(name: string, ...args: unknown[]): Promise<unknown> {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`There is no handler for ${name}`);
  try {
    return await handler(...(args as never[]));
  } catch (error) {
    return { rejected: error instanceof Error ? error.message : String(error) };
  }
}

/** What a window does with a navigation: whether it was stopped. */
function navigate(event: string, url: string): boolean {
  let isPrevented = false;
  const [window] = BrowserWindow.getAllWindows();
  const details = { url, isMainFrame: true, preventDefault: () => (isPrevented = true) };
  window?.webContents.emit(event, details);
  return isPrevented;
}

function attachWebview(): boolean {
  let isPrevented = false;
  const [window] = BrowserWindow.getAllWindows();
  const details = { preventDefault: () => (isPrevented = true) };
  window?.webContents.emit('will-attach-webview', details, {}, { src: 'https://research.example/' });
  return isPrevented;
}

async function fetchInApp(path: string) {
  const response = await ask('protocol.handle app', new Request(`app://cardi${path}`));
  if (!(response instanceof Response)) return { failed: response };
  const text = await response.text();
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    start: text.slice(0, 200),
  };
}

async function permission(name: string, requester: string) {
  const asked = Promise.withResolvers<unknown>();
  await ask('session.setPermissionRequestHandler', {}, name, asked.resolve, { requestingUrl: requester });
  return [await asked.promise, await ask('session.setPermissionCheckHandler', {}, name, requester)];
}

const page = { senderFrame: { url: 'app://cardi/', parent: null } };
const stranger = { senderFrame: { url: 'https://example.org/', parent: null } };
const hasStarted = names().includes('new BrowserWindow');

const whileRunning = hasStarted
  ? {
      navigation: {
        inside: navigate('will-navigate', 'app://cardi/network'),
        outside: navigate('will-navigate', 'https://example.org/'),
        redirect: navigate('will-redirect', 'file:///etc/passwd'),
        frame: navigate('will-frame-navigate', 'https://example.org/frame'),
      },
      webviewPrevented: attachWebview(),
      newWindow: await ask('webContents.setWindowOpenHandler', { url: 'https://example.org/new' }),
      permissions: {
        clipboard: await permission('clipboard-sanitized-write', 'app://cardi/'),
        camera: await permission('media', 'app://cardi/'),
        device: await ask('session.setDevicePermissionHandler', {}),
      },
      ipc: {
        status: await ask('ipcMain.handle cardi:status', page),
        stranger: await ask('ipcMain.handle cardi:status', stranger),
        openFile: await ask('ipcMain.handle cardi:open-external', page, 'file:///etc/passwd'),
        openWeb: await ask('ipcMain.handle cardi:open-external', page, 'https://example.org/ipc'),
      },
      pages: {
        home: await fetchInApp('/'),
        api: await fetchInApp('/api/focus-areas'),
        undeclared: await fetchInApp('/api/openapi.json'),
      },
      secondInstance: app.emit('second-instance'),
      readyToShow: BrowserWindow.getAllWindows()[0]?.emit('ready-to-show'),
      quit: app.emit('will-quit'),
    }
  : null;

console.log(
  JSON.stringify({
    beforeReady,
    names: names(),
    handlers: [...handlers.keys()],
    windowOptions: argsOf('new BrowserWindow')[0]?.[0],
    schemes: argsOf('protocol.registerSchemesAsPrivileged')[0]?.[0],
    loaded: argsOf('window.loadURL'),
    opened: argsOf('shell.openExternal').flat(),
    errorBox: argsOf('dialog.showErrorBox'),
    exits: argsOf('app.exit'),
    menu: argsOf('menu')[0]?.[0],
    whileRunning,
  }),
);
