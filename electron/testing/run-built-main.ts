/**
 * Starts the built main process under Node, with the stand-in for Electron, plays a page and a user,
 * and prints one line of JSON with what came of it. Environment: STAND_IN_MAIN (the built
 * file), STAND_IN_FOLDER, CARDI_SERVER_URL, and STAND_IN_NEWS where the server has news to
 * notify of.
 */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const standIn = new URL('./electron-stand-in.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});

const { app, becomeReady, BrowserWindow, calls, createGuest, handlers, nativeTheme } = await import(
  './electron-stand-in.ts'
);
await import(pathToFileURL(process.env.STAND_IN_MAIN ?? '').href);
const beforeReady = calls.map(({ name }) => name);
becomeReady();
await new Promise(setImmediate);

const names = () => calls.map(({ name }) => name);
const argsOf = (wanted: string) => calls.filter(({ name }) => name === wanted).map(({ args }) => args);

/** Waits for what the main process does by itself. Throws when ten seconds have not brought it. */
async function until(what: string, hasHappened: () => boolean): Promise<void> {
  const giveUp = performance.now() + 10_000;
  while (!hasHappened()) {
    if (performance.now() > giveUp) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

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

type Contents = ReturnType<typeof createGuest>;

/** What a window, or a webview, does with a navigation: whether it was stopped. */
function navigate(event: string, url: string, contents: Contents | undefined = mainContents()): boolean {
  let isPrevented = false;
  const isMainFrame = event !== 'will-frame-navigate';
  contents?.emit(event, { url, isMainFrame, preventDefault: () => (isPrevented = true) });
  return isPrevented;
}

const mainContents = () => BrowserWindow.getAllWindows()[0]?.webContents;

/** Whether a webview was refused, and otherwise with which preferences it is made. */
function attachWebview(src: string, contents: Contents | undefined = mainContents()) {
  let isPrevented = false;
  const webPreferences = { preload: '/tmp/evil.js', nodeIntegration: true, sandbox: false };
  const params = { src, allowpopups: true };
  contents?.emit('will-attach-webview', { preventDefault: () => (isPrevented = true) }, webPreferences, params);
  return isPrevented ? 'refused' : { webPreferences, params };
}

const toolUrl = 'https://research.example/';

/** The webview before the server has named its tool, and after; then everything a guest could try. */
async function tryWebview() {
  const early = attachWebview(toolUrl);
  await fetchInApp('/api/site');
  const guest = createGuest();
  const startElsewhere = { url: 'https://evil.example/started', isMainFrame: true, isSameDocument: false };
  guest.emit('did-start-navigation', startElsewhere);
  const partition = 'persist:deep-research';
  return {
    early,
    tool: attachWebview(toolUrl),
    elsewhere: attachWebview('https://evil.example/'),
    nested: attachWebview(toolUrl, guest),
    stops: names().filter((name) => name === 'webContents.stop').length,
    navigation: {
      inside: navigate('will-navigate', `${toolUrl}answer`, guest),
      outside: navigate('will-navigate', 'https://journal.example/', guest),
      redirect: navigate('will-redirect', 'file:///etc/passwd', guest),
      frame: navigate('will-frame-navigate', 'app://cardi/', guest),
    },
    newWindow: await ask('webview.setWindowOpenHandler', { url: 'file:///etc/passwd' }),
    request: await request(`${partition}.onBeforeRequest`, { url: 'https://evil.example/', resourceType: 'mainFrame' }),
    ownRequest: await request(`${partition}.onBeforeRequest`, { url: toolUrl, resourceType: 'mainFrame' }),
    permissions: {
      clipboard: await permission('clipboard-sanitized-write', toolUrl, partition),
      camera: await permission('media', toolUrl, partition),
      device: await ask(`${partition}.setDevicePermissionHandler`, {}),
    },
  };
}

async function request(name: string, details: { url: string; resourceType: string }): Promise<unknown> {
  const decided = Promise.withResolvers<unknown>();
  await ask(name, details, decided.resolve);
  return decided.promise;
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

async function permission(name: string, requester: string, of = 'session') {
  const asked = Promise.withResolvers<unknown>();
  await ask(`${of}.setPermissionRequestHandler`, {}, name, asked.resolve, { requestingUrl: requester });
  return [await asked.promise, await ask(`${of}.setPermissionCheckHandler`, {}, name, requester)];
}

/** What the main process has sent to the page, by the channel. */
const sentOn = (channel: string) =>
  argsOf('webContents.send').flatMap(([name, payload]) => (name === channel ? [payload] : []));

interface MenuItem {
  label?: string;
  submenu?: MenuItem[];
  click?: () => void;
}

function clickMenu(label: string): void {
  const find = (items: readonly MenuItem[]): MenuItem | undefined =>
    items
      .flatMap((item) => [item, ...(Array.isArray(item.submenu) ? [find(item.submenu)] : [])])
      .find((item) => item?.label === label);
  find(argsOf('menu').at(-1)?.[0] as MenuItem[])?.click?.();
}

/** A file that a page wants to save: whether it was stopped, and where it would go. */
async function download(url: string, name: string, session = 'session'): Promise<unknown> {
  let isPrevented = false;
  const item = Object.assign(new EventEmitter(), {
    getFilename: () => name,
    getURL: () => url,
    setSaveDialogOptions: (options: { defaultPath: string }) => Object.assign(item, options),
  });
  await ask(`${session}.on will-download`, { preventDefault: () => (isPrevented = true) }, item);
  item.emit('done', {}, 'completed');
  return isPrevented ? 'refused' : (Reflect.get(item, 'defaultPath') as unknown);
}

/** Signs in, looks for news twice, and clicks on what the system then shows. */
async function receiveNews() {
  const signIn = { method: 'POST', body: JSON.stringify({ username: 'ada', password: 'secret12' }) };
  await ask('protocol.handle app', new Request('app://cardi/api/auth/signin', signIn));
  for (const unread of [1, 2]) {
    app.emit('browser-window-focus');
    await until(`${unread} unread`, () => argsOf('app.setBadgeCount').flat().includes(unread));
  }
  await until('a notification', () => names().includes('new Notification'));
  const shown = argsOf('new Notification');
  for (const [, notification] of shown) (notification as EventEmitter).emit('click');
  return { shown: shown.map(([options]) => options), badge: argsOf('app.setBadgeCount').flat() };
}

/** What a user does with the system around the window: links, menus, right clicks, downloads, the theme. */
async function useSystem() {
  const news = process.env.STAND_IN_NEWS ? await receiveNews() : null;
  app.emit('second-instance', {}, ['/usr/bin/cardi', 'cardi://events/3']);
  app.emit('second-instance', {}, ['/usr/bin/cardi', 'cardi://api/auth/signout']);
  app.emit('open-url', { preventDefault: () => {} }, 'cardi://network/listings');
  clickMenu('Search…');
  clickMenu('Settings…');
  clickMenu('Light');
  clickMenu('Back');
  clickMenu('Save Page as PDF…');
  await ask('ipcMain.handle cardi:theme-chosen', page, 'light');
  const downloads = {
    calendar: await download('app://cardi/api/events/3/calendar', 'event.ics'),
    program: await download('app://cardi/x', 'setup.exe'),
    tool: await download(`${toolUrl}export`, 'answer.pdf', 'persist:deep-research'),
    elsewhere: await download('https://evil.example/x', 'x.pdf', 'persist:deep-research'),
  };
  const on = {
    isEditable: true,
    selectionText: '',
    linkURL: '',
    misspelledWord: 'teh',
    dictionarySuggestions: ['the'],
  };
  mainContents()?.emit('context-menu', {}, { ...on, editFlags: {} });
  let isTitleKept = false;
  BrowserWindow.getAllWindows()[0]?.emit(
    'page-title-updated',
    { preventDefault: () => (isTitleKept = true) },
    'Media | CARDI',
  );
  await ask('protocol.handle app', new Request('app://cardi/api/auth/signout', { method: 'POST', body: '{}' }));
  await until('the page as PDF', () => JSON.stringify(sentOn('cardi:downloaded')).includes('CARDI.pdf'));
  await until('the emptied partition', () => names().includes('persist:deep-research.clearAuthCache'));
  return {
    news,
    downloads,
    isTitleKept,
    titles: argsOf('window.setTitle').flat(),
    opened: sentOn('cardi:open'),
    commands: sentOn('cardi:command'),
    saved: sentOn('cardi:downloaded'),
    pdf: argsOf('dialog.showSaveDialog').flat(),
    popups: names().filter((name) => name === 'menu.popup').length,
    theme: { source: nativeTheme.themeSource, ground: argsOf('window.setBackgroundColor').flat() },
    guestCleared: names().filter((name) => name.startsWith('persist:deep-research.clear')),
    diagnostics: await ask('ipcMain.handle cardi:diagnostics', page),
    settings: await ask('ipcMain.handle cardi:settings', page),
    updates: await ask('ipcMain.handle cardi:updates', page),
  };
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
      webview: await tryWebview(),
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
      ...(await useSystem()),
      readyToShow: BrowserWindow.getAllWindows()[0]?.emit('ready-to-show'),
      closed: BrowserWindow.getAllWindows()[0]?.emit('close'),
      windowFile: readFileSync(`${process.env.STAND_IN_FOLDER}/userData/window.json`, 'utf8'),
      quit: app.emit('will-quit'),
    }
  : null;

console.log(
  JSON.stringify({
    beforeReady,
    names: names(),
    handlers: [...handlers.keys()],
    spelling: argsOf('session.setSpellCheckerLanguages').flat(),
    links: argsOf('app.setAsDefaultProtocolClient').flat(),
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
