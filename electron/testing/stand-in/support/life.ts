/** Events between the windows and the app, which do not import each other. */
interface LivingWindow {
  close(): void;
  destroy(): void;
}

export const openWindows: LivingWindow[] = [];

export const life = {
  isQuitting: false,
  onAllClosed: (): void => {},
  /** Opens the window that a page has asked for. */
  openPopup: (_options: Electron.BrowserWindowConstructorOptions, _url: string): unknown => null,
  /** Ends the process; a test that still has to print its results replaces this function. */
  end: (code: number): void => process.exit(code),
  /** On Wayland a hidden window is not painted, so that `ready-to-show` comes after `show()`. */
  isReadyToShowWithheld: process.env.STAND_IN_READY_TO_SHOW
    ? process.env.STAND_IN_READY_TO_SHOW === 'withheld'
    : process.platform === 'linux',
};
