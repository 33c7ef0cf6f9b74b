import type { ElectronApplication, Page } from '@playwright/test';

/** The desktop app as specs drive it: the real one, or the built main process with the stand-in for Electron. */
export interface DesktopApp {
  firstWindow: () => Promise<Page>;
  windows: () => Page[];
  /** Runs a function in the main process, with Electron's modules. */
  evaluate: ElectronApplication['evaluate'];
  /** The address of one of the app's pages, as the page itself has it. */
  address: (path: string) => string;
  close: () => Promise<void>;
  /** Settles when the app has ended. */
  ended: Promise<unknown>;
}
