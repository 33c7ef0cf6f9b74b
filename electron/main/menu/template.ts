import type { MenuItemConstructorOptions } from 'electron';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** The actions of the menu's own items; all others are roles of the system. */
export interface MenuActions {
  search: () => void;
  openPath: (path: string) => void;
  back: () => void;
  forward: () => void;
  chooseTheme: (choice: ThemeChoice) => void;
  print: () => void;
  savePdf: () => void;
  checkForUpdates: () => void;
}

interface MenuOptions {
  isMac: boolean;
  isPackaged: boolean;
  theme: ThemeChoice;
  actions: MenuActions;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };
const themes = { light: 'Light', dark: 'Dark', system: 'As the System' } as const;

/**
 * The native menu. Roles bring the labels, shortcuts and behaviour of the system; the rest is the app's
 * own. Developer tools are offered while developing, not in the packed app.
 */
export function menuTemplate({ isMac, isPackaged, theme, actions }: MenuOptions): MenuItemConstructorOptions[] {
  const settings: MenuItemConstructorOptions = {
    label: 'Settings…',
    accelerator: 'CmdOrCtrl+,',
    click: () => actions.openPath('/settings/app'),
  };
  const updates: MenuItemConstructorOptions = { label: 'Check for Updates…', click: actions.checkForUpdates };
  const about: MenuItemConstructorOptions = {
    label: 'About CARDI',
    click: () => actions.openPath('/settings/app#about'),
  };
  return [
    ...(isMac ? [{ label: 'CARDI', submenu: macApp([about, updates, separator, settings]) }] : []),
    { label: 'File', submenu: file(actions, isMac ? [] : [separator, settings], isMac) },
    { role: 'editMenu' },
    { label: 'View', submenu: view(theme, actions, isPackaged) },
    { label: 'Go', submenu: go(actions, isMac) },
    { role: 'windowMenu' },
    { role: 'help', submenu: isMac ? [help(actions)] : [help(actions), separator, updates, about] },
  ];
}

const macApp = (own: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] => [
  ...own,
  separator,
  { role: 'services' },
  separator,
  { role: 'hide' },
  { role: 'hideOthers' },
  { role: 'unhide' },
  separator,
  { role: 'quit' },
];

const file = ({ print, savePdf }: MenuActions, own: MenuItemConstructorOptions[], isMac: boolean) =>
  [
    { label: 'Save Page as PDF…', accelerator: 'CmdOrCtrl+Shift+S', click: savePdf },
    { label: 'Print…', accelerator: 'CmdOrCtrl+P', click: print },
    ...own,
    separator,
    { role: isMac ? 'close' : 'quit' },
  ] satisfies MenuItemConstructorOptions[];

const view = (theme: ThemeChoice, { chooseTheme }: MenuActions, isPackaged: boolean): MenuItemConstructorOptions[] => [
  { role: 'reload' },
  separator,
  { role: 'resetZoom' },
  { role: 'zoomIn' },
  { role: 'zoomOut' },
  separator,
  {
    label: 'Theme',
    submenu: (['light', 'dark', 'system'] as const).map((choice) => ({
      label: themes[choice],
      type: 'radio',
      checked: choice === theme,
      click: () => chooseTheme(choice),
    })),
  },
  { role: 'togglefullscreen' },
  ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
];

const go = ({ search, back, forward, openPath }: MenuActions, isMac: boolean): MenuItemConstructorOptions[] => [
  { label: 'Search…', accelerator: 'CmdOrCtrl+K', registerAccelerator: false, click: search },
  separator,
  { label: 'Back', accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: back },
  { label: 'Forward', accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: forward },
  separator,
  { label: 'Home', accelerator: 'CmdOrCtrl+Shift+H', click: () => openPath('/') },
  { label: 'Dashboard', accelerator: 'CmdOrCtrl+Shift+D', click: () => openPath('/dashboard') },
  { label: 'Green Market', click: () => openPath('/network/listings') },
  { label: 'Saved', click: () => openPath('/network/saved') },
];

const help = ({ openPath }: MenuActions): MenuItemConstructorOptions => ({
  label: 'Diagnostics',
  click: () => openPath('/settings/app#diagnostics'),
});
