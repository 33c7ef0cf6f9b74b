import type { MenuItemConstructorOptions } from 'electron';

import type { DesktopCommand } from '#contract/desktop/bridge.ts';
import { acceleratorOf, type ShortcutName } from '#contract/desktop/shortcuts.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** The actions of the menu's own items; all others are roles of the system. */
export interface MenuActions {
  newWindow: () => void;
  /** Sends a command to the page in front. */
  tellPage: (command: Exclude<DesktopCommand['name'], 'theme'>) => void;
  openPath: (path: string) => void;
  chooseTheme: (choice: ThemeChoice) => void;
  print: () => void;
  savePdf: () => void;
  checkForUpdates: () => void;
}

interface MenuOptions {
  isMac: boolean;
  isPackaged: boolean;
  theme: ThemeChoice;
  /** The product's name, which a package or a policy may change. */
  name?: string;
  actions: MenuActions;
}

type Key = (shortcut: ShortcutName) => string;

const separator: MenuItemConstructorOptions = { type: 'separator' };
const themes = { light: 'Light', dark: 'Dark', system: 'As the System' } as const;

/**
 * The native menu. System roles bring their own labels, shortcuts and behaviour; the other items are the app's.
 * Developer tools are offered during development only.
 */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const { isMac, isPackaged, theme, name = 'CARDI', actions } = options;
  const key: Key = (shortcut) => acceleratorOf(shortcut, isMac);
  const settings: MenuItemConstructorOptions = {
    label: 'Settings…',
    accelerator: key('settings'),
    click: () => actions.openPath('/settings/app'),
  };
  const updates: MenuItemConstructorOptions = { label: 'Check for Updates…', click: actions.checkForUpdates };
  const about: MenuItemConstructorOptions = {
    label: `About ${name}`,
    click: () => actions.openPath('/settings/app#about'),
  };
  return [
    ...(isMac ? [{ label: name, submenu: macApp([about, updates, separator, settings]) }] : []),
    { label: 'File', submenu: file(actions, key, isMac ? [] : [separator, settings], isMac) },
    { label: 'Edit', submenu: edit(actions, key, isMac) },
    { label: 'View', submenu: view(theme, actions, key, isPackaged) },
    { label: 'Go', submenu: go(actions, key) },
    { role: 'windowMenu', submenu: windowItems(actions, key, isMac) },
    { role: 'help', submenu: [...help(actions, key), ...(isMac ? [] : [separator, updates, about])] },
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

const file = (
  { newWindow, tellPage, print, savePdf }: MenuActions,
  key: Key,
  own: MenuItemConstructorOptions[],
  isMac: boolean,
) =>
  [
    { label: 'New Tab', accelerator: key('newTab'), click: () => tellPage('newTab') },
    { label: 'New Window', accelerator: key('newWindow'), click: newWindow },
    { label: 'Close Tab', accelerator: key('closeTab'), click: () => tellPage('closeTab') },
    { role: 'close', label: 'Close Window', accelerator: key('closeWindow') },
    separator,
    { label: 'Save Page as PDF…', accelerator: key('savePdf'), click: savePdf },
    { label: 'Print…', accelerator: key('print'), click: print },
    ...own,
    ...(isMac ? [] : [separator, { role: 'quit' } as const]),
  ] satisfies MenuItemConstructorOptions[];

/** The items of the role `editMenu`, and the search. */
const edit = ({ tellPage }: MenuActions, key: Key, isMac: boolean): MenuItemConstructorOptions[] => [
  { role: 'undo' },
  { role: 'redo' },
  separator,
  { role: 'cut' },
  { role: 'copy' },
  { role: 'paste' },
  ...(isMac ? [{ role: 'pasteAndMatchStyle' } as const] : []),
  { role: 'delete' },
  { role: 'selectAll' },
  { label: 'Copy Link to Page', accelerator: key('copyLink'), click: () => tellPage('copyLink') },
  separator,
  { label: 'Find…', accelerator: key('find'), click: () => tellPage('find') },
  { label: 'Find Next', accelerator: key('findNext'), click: () => tellPage('findNext') },
  { label: 'Find Previous', accelerator: key('findPrevious'), click: () => tellPage('findPrevious') },
  ...(isMac ? [separator, ...macText] : []),
];

const macText: MenuItemConstructorOptions[] = [
  {
    label: 'Substitutions',
    submenu: [
      { role: 'showSubstitutions' },
      separator,
      { role: 'toggleSmartQuotes' },
      { role: 'toggleSmartDashes' },
      { role: 'toggleTextReplacement' },
    ],
  },
  { label: 'Speech', submenu: [{ role: 'startSpeaking' }, { role: 'stopSpeaking' }] },
];

const view = (
  theme: ThemeChoice,
  { chooseTheme }: MenuActions,
  key: Key,
  isPackaged: boolean,
): MenuItemConstructorOptions[] => [
  { role: 'reload', accelerator: key('reload') },
  separator,
  { role: 'resetZoom', accelerator: key('resetZoom') },
  { role: 'zoomIn', accelerator: key('zoomIn') },
  { role: 'zoomOut', accelerator: key('zoomOut') },
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
  { role: 'togglefullscreen', accelerator: key('fullScreen') },
  ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
];

const go = ({ tellPage, openPath }: MenuActions, key: Key): MenuItemConstructorOptions[] => [
  { label: 'Search…', accelerator: key('search'), registerAccelerator: false, click: () => tellPage('search') },
  separator,
  { label: 'Back', accelerator: key('back'), click: () => tellPage('back') },
  { label: 'Forward', accelerator: key('forward'), click: () => tellPage('forward') },
  separator,
  { label: 'Home', accelerator: key('home'), click: () => openPath('/') },
  { label: 'Dashboard', accelerator: key('dashboard'), click: () => openPath('/dashboard') },
  { label: 'Green Market', click: () => openPath('/network/listings') },
  { label: 'Saved', click: () => openPath('/network/saved') },
];

/** What the role has but for closing, which stands beside the tab's. */
const windowItems = ({ tellPage }: MenuActions, key: Key, isMac: boolean): MenuItemConstructorOptions[] => [
  { role: 'minimize' },
  { role: 'zoom' },
  separator,
  { label: 'Show Next Tab', accelerator: key('nextTab'), click: () => tellPage('nextTab') },
  { label: 'Show Previous Tab', accelerator: key('previousTab'), click: () => tellPage('previousTab') },
  ...(isMac ? [separator, { role: 'front' } as const] : []),
];

const help = ({ tellPage, openPath }: MenuActions, key: Key): MenuItemConstructorOptions[] => [
  {
    label: 'Keyboard Shortcuts',
    accelerator: key('shortcuts'),
    registerAccelerator: false,
    click: () => tellPage('shortcuts'),
  },
  { label: 'Diagnostics', click: () => openPath('/settings/app#diagnostics') },
];
