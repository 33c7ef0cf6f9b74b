/** The open windows, the most recently focused first. */
export function createRecentWindows<Window>() {
  let windows: readonly Window[] = [];
  return {
    front: (): Window | null => windows[0] ?? null,
    all: (): readonly Window[] => windows,
    /** A window was opened or came to the front. */
    add: (window: Window): void => {
      windows = [window, ...windows.filter((other) => other !== window)];
    },
    remove: (window: Window): void => {
      windows = windows.filter((other) => other !== window);
    },
  };
}
