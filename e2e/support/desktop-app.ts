import type { ElectronApplication, Page } from '@playwright/test';

/** The desktop app as specs drive it: the real one, or the built main process with a stand-in for Electron. */
export interface DesktopApp {
  firstWindow: () => Promise<Page>;
  windows: () => Page[];
  /** Runs a function in the main process, with Electron's modules. */
  evaluate: ElectronApplication['evaluate'];
  /** The address of one of the app's pages, as the page sees it. */
  address: (path: string) => string;
  close: () => Promise<void>;
  /** Resolves when the app has exited. */
  ended: Promise<unknown>;
}
