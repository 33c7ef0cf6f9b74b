import { second } from '#contract/kit/durations.ts';

/** How long a change waits for further changes, such as those of a window being dragged (milliseconds). */
export const saveDelay = second / 2;

/** Saves frequent changes together, a moment after the first one. Once frozen, it no longer writes. */
export function createLateSave(save: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isFrozen = false;

  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isFrozen) save();
  };
  return {
    soon: (): void => {
      timer ??= setTimeout(now, saveDelay);
    },
    now,
    /**
     * Saves a last time and then stops saving: all windows are about to close one by one, and all of them should be
     * restored.
     */
    freeze: (): void => {
      now();
      isFrozen = true;
    },
    thaw: (): void => {
      if (!isFrozen) return;
      isFrozen = false;
      now();
    },
  };
}
