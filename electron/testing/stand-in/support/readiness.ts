const ready = Promise.withResolvers<void>();
let isReady = false;

export const isAppReady = () => isReady;
export const whenAppReady = () => ready.promise;

/** Electron's own actions once it has started. */
export function becomeReady(): void {
  isReady = true;
  ready.resolve();
}

/** For calls that Electron allows only once it is ready; `message` is Electron's own. */
export function needsReady(message: string): void {
  if (!isReady) throw new Error(message);
}

/** For calls that Electron allows only before it is ready. */
export function needsUnready(message: string): void {
  if (isReady) throw new Error(message);
}
