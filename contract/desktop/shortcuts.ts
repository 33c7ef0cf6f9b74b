interface Shortcut {
  label: string;
  /** In Electron's syntax, for Windows and Linux; `CmdOrCtrl` is Ctrl there and Cmd on macOS. */
  keys: string;
  /** The keys on macOS where they differ. */
  mac?: string;
  /** Works on the web, too. */
  isOnWeb?: boolean;
}

/** All shortcuts of the app: the menu takes its keys from here, and the list of shortcuts is this table. */
export const shortcutGroups = {
  Pages: {
    search: { label: 'Search', keys: 'CmdOrCtrl+K', isOnWeb: true },
    find: { label: 'Find in page', keys: 'CmdOrCtrl+F' },
    findNext: { label: 'Next match', keys: 'F3', mac: 'Cmd+G' },
    findPrevious: { label: 'Previous match', keys: 'Shift+F3', mac: 'Shift+Cmd+G' },
    back: { label: 'Back', keys: 'Alt+Left', mac: 'Cmd+[' },
    forward: { label: 'Forward', keys: 'Alt+Right', mac: 'Cmd+]' },
    home: { label: 'Home', keys: 'CmdOrCtrl+Shift+H' },
    dashboard: { label: 'Dashboard', keys: 'CmdOrCtrl+Shift+D' },
    reload: { label: 'Reload', keys: 'CmdOrCtrl+R' },
  },
  Files: {
    savePdf: { label: 'Save page as PDF', keys: 'CmdOrCtrl+Shift+S' },
    print: { label: 'Print', keys: 'CmdOrCtrl+P' },
    copyLink: { label: 'Copy link to page', keys: 'CmdOrCtrl+Shift+L' },
  },
  'Windows and view': {
    newWindow: { label: 'New window', keys: 'CmdOrCtrl+N' },
    closeWindow: { label: 'Close window', keys: 'CmdOrCtrl+Shift+W' },
    newTab: { label: 'New tab', keys: 'CmdOrCtrl+T' },
    closeTab: { label: 'Close tab', keys: 'CmdOrCtrl+W' },
    nextTab: { label: 'Next tab', keys: 'Ctrl+Tab' },
    previousTab: { label: 'Previous tab', keys: 'Ctrl+Shift+Tab' },
    goToTab: { label: 'Tab by its place (9 for the last)', keys: 'CmdOrCtrl+1' },
    zoomIn: { label: 'Zoom in', keys: 'CmdOrCtrl+Plus' },
    zoomOut: { label: 'Zoom out', keys: 'CmdOrCtrl+-' },
    resetZoom: { label: 'Actual size', keys: 'CmdOrCtrl+0' },
    fullScreen: { label: 'Full screen', keys: 'F11', mac: 'Ctrl+Cmd+F' },
  },
  App: {
    settings: { label: 'App settings', keys: 'CmdOrCtrl+,' },
    shortcuts: { label: 'Keyboard shortcuts', keys: 'CmdOrCtrl+/', isOnWeb: true },
  },
} as const satisfies Record<string, Record<string, Shortcut>>;

type Groups = typeof shortcutGroups;
export type ShortcutName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

const byName = Object.assign({}, ...Object.values(shortcutGroups)) as Record<ShortcutName, Shortcut>;

/** The keys in the syntax of the menu. */
export function acceleratorOf(name: ShortcutName, isMac: boolean): string {
  const { keys, mac } = byName[name];
  return (isMac && mac) || keys;
}

const macSigns: Record<string, string> = { Cmd: '⌘', CmdOrCtrl: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃' };
const signs: Record<string, string> = { CmdOrCtrl: 'Ctrl' };
const keyNames: Record<string, string> = { Plus: '+', '-': '−', Left: '←', Right: '→', Up: '↑', Down: '↓' };

/** The keys one by one, as printed on a keyboard. */
export function keyNamesOf(accelerator: string, isMac: boolean): readonly string[] {
  const modifiers = isMac ? macSigns : signs;
  return accelerator.split('+').map((key) => modifiers[key] ?? keyNames[key] ?? key);
}

/** The keys of a shortcut. */
export function keysOf(name: ShortcutName, isMac: boolean): readonly string[] {
  return keyNamesOf(acceleratorOf(name, isMac), isMac);
}

interface ListedGroup {
  title: string;
  items: readonly { name: ShortcutName; label: string }[];
}

/** The shortcuts to list: all in the desktop app, on the web only those that work there. */
export function listedShortcuts(isDesktop: boolean): ListedGroup[] {
  return Object.entries<Record<string, Shortcut>>(shortcutGroups)
    .map(([title, group]) => ({
      title,
      items: Object.entries(group)
        .filter(([, { isOnWeb }]) => isDesktop || isOnWeb)
        .map(([name, { label }]) => ({ name: name as ShortcutName, label })),
    }))
    .filter(({ items }) => items.length > 0);
}
