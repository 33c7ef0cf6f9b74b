import { tellMenu } from './menu-targets.ts';

type Role = NonNullable<Electron.MenuItemConstructorOptions['role']>;

interface RoleInfo {
  label: string;
  accelerator?: string;
  submenu?: Electron.MenuItemConstructorOptions[];
  /** Roles that Electron itself carries out on Windows and Linux; the page or the system does the others. */
  run?: () => void;
}

const items = (...roles: Role[]): Electron.MenuItemConstructorOptions[] => roles.map((role) => ({ role }));

/** All roles of Electron's types; a role of a later version must be added here. */
const all = {
  undo: { label: 'Undo', accelerator: 'CommandOrControl+Z' },
  redo: { label: 'Redo', accelerator: 'Shift+CommandOrControl+Z' },
  cut: { label: 'Cut', accelerator: 'CommandOrControl+X' },
  copy: { label: 'Copy', accelerator: 'CommandOrControl+C' },
  paste: { label: 'Paste', accelerator: 'CommandOrControl+V' },
  pasteAndMatchStyle: { label: 'Paste and Match Style', accelerator: 'Shift+CommandOrControl+V' },
  delete: { label: 'Delete' },
  selectAll: { label: 'Select All', accelerator: 'CommandOrControl+A' },
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R', run: () => tellMenu.page?.reload() },
  forceReload: { label: 'Force Reload', accelerator: 'Shift+CmdOrCtrl+R', run: () => tellMenu.page?.reload() },
  toggleDevTools: { label: 'Toggle Developer Tools', accelerator: 'Ctrl+Shift+I' },
  resetZoom: { label: 'Actual Size', accelerator: 'CommandOrControl+0', run: () => tellMenu.page?.zoomTo(0) },
  zoomIn: { label: 'Zoom In', accelerator: 'CommandOrControl+Plus', run: () => tellMenu.page?.zoomBy(0.5) },
  zoomOut: { label: 'Zoom Out', accelerator: 'CommandOrControl+-', run: () => tellMenu.page?.zoomBy(-0.5) },
  toggleSpellChecker: { label: 'Check Spelling While Typing' },
  togglefullscreen: { label: 'Toggle Full Screen', accelerator: 'F11', run: () => tellMenu.window?.toggleFullScreen() },
  window: { label: 'Window' },
  minimize: { label: 'Minimize', accelerator: 'CommandOrControl+M', run: () => tellMenu.window?.minimize() },
  close: { label: 'Close', accelerator: 'CommandOrControl+W', run: () => tellMenu.window?.close() },
  help: { label: 'Help' },
  about: { label: 'About' },
  services: { label: 'Services' },
  hide: { label: 'Hide CARDI', accelerator: 'Command+H' },
  hideOthers: { label: 'Hide Others', accelerator: 'Command+Alt+H' },
  unhide: { label: 'Show All' },
  quit: { label: 'Quit', accelerator: 'CommandOrControl+Q', run: () => tellMenu.quit() },
  showSubstitutions: { label: 'Show Substitutions' },
  toggleSmartQuotes: { label: 'Smart Quotes' },
  toggleSmartDashes: { label: 'Smart Dashes' },
  toggleTextReplacement: { label: 'Text Replacement' },
  startSpeaking: { label: 'Start Speaking' },
  stopSpeaking: { label: 'Stop Speaking' },
  zoom: { label: 'Zoom' },
  front: { label: 'Bring All to Front' },
  appMenu: { label: 'CARDI', submenu: items('about', 'services', 'hide', 'hideOthers', 'unhide', 'quit') },
  fileMenu: { label: 'File', submenu: items('quit') },
  editMenu: { label: 'Edit', submenu: items('undo', 'redo', 'cut', 'copy', 'paste', 'delete', 'selectAll') },
  viewMenu: {
    label: 'View',
    submenu: items('reload', 'forceReload', 'toggleDevTools', 'resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'),
  },
  shareMenu: { label: 'Share', submenu: [] },
  recentDocuments: { label: 'Open Recent' },
  toggleTabBar: { label: 'Toggle Tab Bar' },
  selectNextTab: { label: 'Select Next Tab' },
  selectPreviousTab: { label: 'Select Previous Tab' },
  showAllTabs: { label: 'Show All Tabs' },
  mergeAllWindows: { label: 'Merge All Windows' },
  clearRecentDocuments: { label: 'Clear Menu' },
  moveTabToNewWindow: { label: 'Move Tab to New Window' },
  windowMenu: { label: 'Window', submenu: items('minimize', 'zoom', 'close') },
} satisfies Record<Role, RoleInfo>;

/** By lower-case name, as Electron stores it. */
const byName = new Map<string, RoleInfo>(Object.entries(all).map(([name, info]) => [name.toLowerCase(), info]));

export const roleInfo = (role: string): RoleInfo | undefined => byName.get(role.toLowerCase());
