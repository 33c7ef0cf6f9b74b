import type { DesktopApp } from '#e2e/support/desktop-app.ts';
import { expect } from '#e2e/support/electron.ts';

/** Waits until main knows that the page of the only window has loaded: the window has its zoom from then on. */
export async function pageLoaded(app: DesktopApp): Promise<void> {
  await app.firstWindow();
  const isLoaded = () =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      return contents !== undefined && contents.getURL() !== '' && !contents.isLoading();
    });
  await expect.poll(isLoaded).toBe(true);
}
