/**
 * Starts the built main process under Node with the stand-in for Electron and without pages, plays a page and a person,
 * quits, and prints the results as one line of JSON. Environment: STAND_IN_MAIN (the built file), STAND_IN_FOLDER,
 * CARDI_SERVER_URL, and STAND_IN_NEWS when the server has notifications.
 */
import { readFileSync } from 'node:fs';

import { call, fetchInApp, mainPage, openWindow, permission, tryNavigation, tryWebview } from './play-page.ts';
import { argsOf, names, until, useSystem } from './play-person.ts';
import { app, BrowserWindow, type StandInWindow, session } from './stand-in/index.ts';
import { loadMain } from './stand-in/load-main.ts';
import { handledChannels } from './stand-in/modules/ipc.ts';
import { inside } from './stand-in/modules/session.ts';
import { noPages, wishes } from './stand-in/pages/no-pages.ts';
import { lacks } from './stand-in/support/journal.ts';
import { life } from './stand-in/support/life.ts';
import { user } from './stand-in/support/user.ts';

let beforeReady: string[] = [];
let whileRunning: object | null = null;

function print(): void {
  const windowFile = () => readFileSync(`${process.env.STAND_IN_FOLDER}/userData/window.json`, 'utf8');
  console.log(
    JSON.stringify({
      beforeReady,
      names: names(),
      channels: handledChannels(),
      spelling: argsOf('session.setSpellCheckerLanguages').flat(),
      links: argsOf('app.setAsDefaultProtocolClient').flat(),
      windowOptions: argsOf('new BrowserWindow')[0]?.[0],
      schemes: argsOf('protocol.registerSchemesAsPrivileged')[0]?.[0],
      loaded: argsOf('window.loadURL'),
      opened: argsOf('shell.openExternal').flat(),
      errorBox: argsOf('dialog.showErrorBox'),
      exits: argsOf('app.exit'),
      whileRunning: whileRunning && { ...whileRunning, windowFile: windowFile() },
    }),
  );
}

life.end = () => {
  print();
  if (lacks.length > 0) console.error(`The stand-in for Electron lacks ${lacks.join(', ')}`);
  process.exit(lacks.length > 0 ? 1 : 0);
};

await loadMain(process.env.STAND_IN_MAIN ?? '', noPages, () => {
  beforeReady = names();
});

/** A page with unsaved entries: the person first stays and then leaves. */
async function quitTwice(): Promise<{ windowsAfterStay: number }> {
  wishes.isUnloadPrevented = true;
  user.messageBoxAnswers.push(0, 1);
  app.quit();
  await until('the question', () => argsOf('dialog.showMessageBoxSync').length > 0);
  const windowsAfterStay = BrowserWindow.getAllWindows().length;
  return { windowsAfterStay };
}

async function useApp(window: StandInWindow): Promise<void> {
  await until('the first page', () => window.webContents.getURL() !== '' && !window.webContents.isLoading());
  const wasVisible = window.isVisible();
  whileRunning = {
    wasVisible,
    navigation: tryNavigation(mainPage(), {
      inner: 'app://cardi/network',
      outer: 'https://example.org/',
      frame: 'https://example.org/frame',
    }),
    webview: await tryWebview(),
    opensWindow: openWindow(mainPage(), 'https://example.org/new'),
    permissions: {
      clipboard: await permission('clipboard-sanitized-write', 'app://cardi/'),
      camera: await permission('media', 'app://cardi/'),
      device: inside(session.defaultSession).permission.device?.({} as never),
    },
    ipc: {
      status: await call('cardi:status'),
      stranger: await call('cardi:status', [], 'https://example.org/'),
      openFile: await call('cardi:open-external', ['file:///etc/passwd']),
      openWeb: await call('cardi:open-external', ['https://example.org/ipc']),
    },
    pages: {
      home: await fetchInApp('/'),
      api: await fetchInApp('/api/focus-areas'),
      undeclared: await fetchInApp('/api/openapi.json'),
    },
    ...(await useSystem()),
  };
  window.setBounds({ x: 40, y: 50, width: 900, height: 700 });
  window.webContents.setZoomFactor(1.25);
  Object.assign(whileRunning, await quitTwice());
  app.quit();
}

const [window] = BrowserWindow.getAllWindows();
if (window) {
  await useApp(window).catch((error: unknown) => {
    // The product logs uncaught errors; here they end the run.
    console.error(error);
    process.exit(1);
  });
} else {
  // Started at sign-in, it goes on without.
  app.quit();
}
