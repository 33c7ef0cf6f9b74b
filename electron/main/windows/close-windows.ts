/** The part of Electron's `BrowserWindow` that closing needs. */
export interface ClosableWindow {
  close(): void;
  once(event: 'closed', listener: () => void): unknown;
}

/**
 * Closes windows one after another. A page with unsaved entries asks its person (`leave-question.ts`); where the person
 * stays, `stop` leaves the other windows open.
 */
export function createClosing() {
  let isClosing = false;
  let settle: (isClosed: boolean) => void = () => {};

  const closeNext = ([window, ...others]: readonly ClosableWindow[]): void => {
    if (!isClosing) return;
    if (!window) return settle(true);
    window.once('closed', () => closeNext(others));
    window.close();
  };

  return {
    /** True from the first window that is being closed until `stop`, also when all are closed. */
    isClosing: () => isClosing,
    stop: (): void => {
      isClosing = false;
      settle(false);
    },
    /** Whether all windows are closed. */
    close: (windows: readonly ClosableWindow[]): Promise<boolean> => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      settle = resolve;
      isClosing = true;
      closeNext(windows);
      return promise;
    },
  };
}
