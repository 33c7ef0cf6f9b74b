/** Actions of a person in the system around the window. Used by `run-built-main.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { call, fetchInApp, mainPage, toolUrl } from './play-page.ts';
import { app, BrowserWindow, Menu, nativeTheme, session } from './stand-in/index.ts';
import { pressKeys } from './stand-in/modules/global-shortcut.ts';
import { shownNotifications } from './stand-in/modules/notification.ts';
import { shownInTray } from './stand-in/modules/tray.ts';
import { sent, watchers } from './stand-in/pages/no-pages.ts';
import { calls } from './stand-in/support/journal.ts';
import { user } from './stand-in/support/user.ts';

export const names = () => calls.map(({ name }) => name);
export const argsOf = (wanted: string) => calls.filter(({ name }) => name === wanted).map(({ args }) => args);

/** The events that main has sent to the pages on a channel. */
const sentOn = (wanted: string) => sent.flatMap(({ channel, args }) => (channel === wanted ? args : []));

/** Waits for something the main process does by itself. Throws after ten seconds. */
export async function until(what: string, hasHappened: () => boolean): Promise<void> {
  const giveUp = performance.now() + 10_000;
  while (!hasHappened()) {
    if (performance.now() > giveUp) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

type MenuItems = NonNullable<ReturnType<typeof Menu.getApplicationMenu>>['items'];

/** Clicks an item of the application's menu, wherever in it. */
export function clickMenu(label: string): void {
  const find = (items: MenuItems): MenuItems[number] | undefined => {
    for (const item of items) {
      const found = item.label === label ? item : item.submenu && find(item.submenu.items);
      if (found) return found;
    }
    return undefined;
  };
  const item = find(Menu.getApplicationMenu()?.items ?? []);
  if (!item) throw new Error(`The menu has no ${label}`);
  item.click();
}

/** A file that a page wants to save: whether the download was stopped, otherwise the path that the dialog offers. */
function download(url: string, name: string, page = mainPage()): unknown {
  const file = join(app.getPath('temp'), name);
  writeFileSync(file, 'content');
  let isStopped = false;
  const before = argsOf('downloadItem.setSaveDialogOptions').length;
  page.onDownload({ url, name, cancel: () => (isStopped = true), done: Promise.resolve(file) });
  const [options] = argsOf('downloadItem.setSaveDialogOptions').slice(before).flat() as { defaultPath?: string }[];
  return isStopped ? 'refused' : options?.defaultPath;
}

/** Signs in, checks for notifications twice, and clicks on those that the system shows. */
async function receiveNews() {
  await fetchInApp('/api/auth/signin', { username: 'ada', password: 'secret12' });
  for (const unread of [1, 2]) {
    app.emit('browser-window-focus');
    await until(`${unread} unread`, () => argsOf('app.setBadgeCount').flat().includes(unread));
  }
  await until('a notification', () => shownNotifications.length > 0);
  for (const notification of shownNotifications) notification.emit('click');
  const shown = shownNotifications.map(({ title, body }) => ({ title, body }));
  return { shown, badge: argsOf('app.setBadgeCount').flat() };
}

const trayLabels = () => shownInTray().flatMap(({ menu }) => menu?.items.map(({ label }) => label) ?? []);

/** Opens a record, presses the keys of the search, and looks at the icon in the tray. */
async function usePresence() {
  await call('cardi:record-opened', [{ title: 'Salt & Iron', path: '/network/companies/4' }]);
  const keys = 'Ctrl+Shift+K';
  user.takenKeys.push('Ctrl+Alt+T');
  const refused = await call('cardi:change-settings', [{ presence: { searchKeys: 'Ctrl+Alt+T' } }]);
  await call('cardi:change-settings', [{ presence: { searchKeys: keys } }]);
  // The page is loaded anew, so it has to say again that it listens.
  const [window] = BrowserWindow.getAllWindows();
  window?.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
  pressKeys(keys);
  return {
    refused,
    toolTips: shownInTray().map(({ toolTip }) => toolTip),
    labels: trayLabels(),
    waited: await call('cardi:listening'),
  };
}

/** Links, menus, right clicks, downloads, the theme. */
export async function useSystem() {
  const [window] = BrowserWindow.getAllWindows();
  await until('the window', () => window?.isVisible() ?? false);
  await call('cardi:listening');
  const news = process.env.STAND_IN_NEWS ? await receiveNews() : null;
  mainPage().onTitle('Events | CARDI');
  app.emit('second-instance', {}, ['/usr/bin/cardi', 'cardi://events/3']);
  app.emit('second-instance', {}, ['/usr/bin/cardi', 'cardi://api/auth/signout']);
  app.emit('open-url', { preventDefault: () => {} }, 'cardi://network/listings');
  for (const label of ['Search…', 'Settings…', 'Light', 'Back', 'Save Page as PDF…']) clickMenu(label);
  await call('cardi:theme-chosen', ['light']);
  const guest = watchers.at(-1);
  const downloads = {
    calendar: download('app://cardi/api/events/3/calendar', 'event.ics'),
    program: download('app://cardi/x', 'setup.exe'),
    tool: download(`${toolUrl}export`, 'answer.pdf', guest),
    elsewhere: download('https://evil.example/x', 'x.pdf', guest),
  };
  window?.webContents.emit(
    'context-menu',
    {},
    {
      isEditable: true,
      selectionText: '',
      linkURL: '',
      misspelledWord: 'teh',
      dictionarySuggestions: ['the'],
      editFlags: {},
    },
  );
  const presence = await usePresence();
  mainPage().onTitle('Media | CARDI');
  await call('cardi:tabs-changed', [{ paths: ['/', '/network/messages/5'], active: 0 }]);
  await fetchInApp('/api/auth/signout', {});
  await until('the page as PDF', () => JSON.stringify(sentOn('cardi:downloaded')).includes('CARDI.pdf'));
  await until('the saved files', () => JSON.stringify(sentOn('cardi:downloaded')).includes('answer.pdf'));
  await until('the emptied partition', () => names().includes('persist:deep-research.clearAuthCache'));
  return {
    news,
    presence: { ...presence, afterSignOut: trayLabels() },
    downloads,
    titles: argsOf('window.setTitle').flat(),
    opened: sentOn('cardi:open'),
    commands: sentOn('cardi:command'),
    saved: sentOn('cardi:downloaded'),
    pdf: argsOf('dialog.showSaveDialog').map((args) => args.at(-1)),
    popups: names().filter((name) => name === 'menu.popup').length,
    theme: { source: nativeTheme.themeSource, ground: argsOf('window.setBackgroundColor').flat() },
    tabsAfterSignOut: await call('cardi:tabs'),
    guestCleared: names().filter((name) => name.startsWith('persist:deep-research.clear')),
    spellingLanguages: session.defaultSession.availableSpellCheckerLanguages,
    diagnostics: await call('cardi:diagnostics'),
    settings: await call('cardi:settings'),
    updates: await call('cardi:updates'),
  };
}
