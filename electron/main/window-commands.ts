import type { DesktopCommand } from '#contract/desktop/bridge.ts';
import { setUpMenu } from './menu/menu.ts';
import type { ThemeChoice } from './menu/template.ts';
import { printPage, savePdf } from './printing/printing.ts';
import type { Start } from './starts/starts.ts';
import type { ToPages } from './to-pages.ts';
import type { Windows } from './windows/windows.ts';

/** Commands that make sense where no window is open: they open one. */
const opensWindow: ReadonlySet<DesktopCommand['name']> = new Set(['search', 'shortcuts', 'newTab']);

interface WindowCommandsOptions {
  windows: Windows;
  pages: ToPages;
  checkForUpdates: () => void;
}

/** What the menu, the tray, keys and further starts of the app do to its windows. */
export function createWindowCommands({ windows, pages, checkForUpdates }: WindowCommandsOptions) {
  const { tellFront } = pages;
  /** Brings the app to the front with its search open, also where no window is. */
  const search = (): void => {
    windows.show();
    tellFront({ name: 'search' });
  };
  const newWindow = () => windows.open('/');
  const saveShownPage = async (): Promise<void> => {
    const front = windows.front();
    const saved = front && (await savePdf(front));
    if (saved) pages.emitToFront('downloaded', saved);
  };
  const showMenu = (): void => {
    setUpMenu(windows.theme(), {
      newWindow,
      tellPage: (name) => {
        // On macOS the menu is there without a window.
        if (!windows.front() && opensWindow.has(name)) windows.show();
        tellFront({ name });
      },
      openPath: windows.showPage,
      chooseTheme: (choice) => tellFront({ name: 'theme', choice }),
      print: () => {
        const front = windows.front();
        if (front) printPage(front);
      },
      savePdf: () => void saveShownPage(),
      checkForUpdates: () => {
        windows.showPage('/settings/app#updates');
        checkForUpdates();
      },
    });
  };
  return {
    search,
    newWindow,
    saveShownPage,
    showMenu,
    /** A page's theme was chosen: frames, menu and the pages of the other windows follow. */
    setTheme: (choice: ThemeChoice): void => {
      if (choice === windows.theme()) return;
      windows.setTheme(choice);
      showMenu();
      // Tells the other windows; the window where the theme was chosen has it already.
      pages.emit('command', { name: 'theme', choice });
    },
    /** A second start while the app runs; the system's own, at sign-in, asks for nothing. */
    startedAgain: ({ path, words }: Start): void => {
      if (words.has('search')) search();
      else if (words.has('newWindow')) newWindow();
      else if (!words.has('hidden')) windows.showPage(path);
    },
  };
}
export type WindowCommands = ReturnType<typeof createWindowCommands>;
