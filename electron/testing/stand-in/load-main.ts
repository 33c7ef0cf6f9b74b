import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

import { driveWith } from './pages/driver.ts';
import type { PageDriver } from './pages/page.ts';
import { becomeReady } from './support/readiness.ts';

const standIn = new URL('./index.ts', import.meta.url).href;

/**
 * Starts the built main process with the stand-in in place of Electron. `onLoaded` is called before the app is ready.
 */
export async function loadMain(main: string, driver: PageDriver, onLoaded: () => void = () => {}): Promise<void> {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
  });
  driveWith(driver);
  await import(pathToFileURL(main).href);
  onLoaded();
  becomeReady();
  await new Promise(setImmediate);
}
