import { setTimeout as pause } from 'node:timers/promises';

/** How often what changes all the time is saved at most (milliseconds). */
const shortestPause = 150;

/**
 * Saves the newest value of something that changes often: one save at a time, and none for values that are out of date by
 * then. `settled` waits for the last one; it throws what a save threw.
 */
export function createSaver<Value>(save: (value: Value) => Promise<void>) {
  let waiting: { value: Value } | null = null;
  let running: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;
  const work = async () => {
    try {
      while (waiting) {
        const { value } = waiting;
        waiting = null;
        await save(value);
        await pause(shortestPause);
      }
    } catch (error) {
      failure = { error };
    } finally {
      running = null;
    }
  };
  return {
    change(value: Value) {
      waiting = { value };
      if (!failure) running ??= work();
    },
    async settled() {
      waiting = null;
      await running;
      if (failure) throw failure.error;
    },
  };
}
