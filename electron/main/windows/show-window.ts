import { second } from '#contract/kit/durations.ts';

/** The part of Electron's `BrowserWindow` that this needs. */
export interface HiddenWindow {
  once(event: 'ready-to-show' | 'closed', listener: () => void): unknown;
  readonly webContents: { once(event: 'did-finish-load', listener: () => void): unknown };
}

/** A window that has not been painted by then is shown anyway (milliseconds). */
export const longestHidden = 2 * second;

/**
 * Shows a window, once, as soon as its page is painted. On Wayland `ready-to-show` may come only after the window is
 * shown, so a loaded page or the time limit is enough as well.
 */
export function showWhenReady(window: HiddenWindow, show: () => void): void {
  let isDone = false;
  const timer = setTimeout(() => ready(), longestHidden);
  const finish = () => {
    isDone = true;
    clearTimeout(timer);
  };
  const ready = () => {
    if (isDone) return;
    finish();
    show();
  };
  window.once('ready-to-show', ready);
  window.webContents.once('did-finish-load', ready);
  window.once('closed', finish);
}
