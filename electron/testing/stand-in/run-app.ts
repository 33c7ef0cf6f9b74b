/**
 * Runs the built main process with real Chromium pages as windows, as the app that a test drives. Tells the test the
 * address of that Chromium, and evaluates functions in the main process for it. Environment: STAND_IN_MAIN.
 */
import { runInThisContext } from 'node:vm';

import * as electron from './index.ts';
import { loadMain } from './load-main.ts';
import { StandInWebContents } from './modules/web-contents.ts';
import { driveChromium } from './pages/chromium/chromium.ts';
import { lacks } from './support/journal.ts';
import { user } from './support/user.ts';

/** Messages from the test. */
export type ToApp = { kind: 'evaluate'; id: number; code: string; arg: unknown };
/** Messages to the test. */
export type FromApp =
  | { kind: 'chromium'; endpoint: string }
  | { kind: 'window'; targetId: string }
  | { kind: 'window-closed'; targetId: string }
  | { kind: 'lack'; what: string }
  | { kind: 'result'; id: number; value?: unknown; error?: string };

type Evaluated = (modules: typeof electron & { user: typeof user }, arg: unknown) => unknown;

const tell = (message: FromApp) => process.send?.(message);
const driver = driveChromium(electron.app.getPath('userData'));

process.on('message', ({ id, code, arg }: ToApp) => {
  // A function from the test, as text: it runs in this process.
  const evaluated = runInThisContext(`(${code})`) as Evaluated;
  void Promise.resolve()
    .then(() => evaluated({ ...electron, user }, arg))
    .then(
      (value) => tell({ kind: 'result', id, value }),
      (error: unknown) => tell({ kind: 'result', id, error: error instanceof Error ? error.message : String(error) }),
    );
});
// When the test process ends, the app ends too.
process.on('disconnect', () => process.exit(1));
process.on('exit', () => {
  for (const what of lacks) tell({ kind: 'lack', what });
});

electron.app.on('browser-window-created', (_event: unknown, window: electron.StandInWindow) => {
  const target = StandInWebContents.pageOf(window.webContents).targetId();
  void target.then((targetId) => {
    if (targetId === null) return;
    tell({ kind: 'window', targetId });
    window.once('closed', () => tell({ kind: 'window-closed', targetId }));
  });
});

void driver.endpoint.then((endpoint) => tell({ kind: 'chromium', endpoint }));
await loadMain(process.env.STAND_IN_MAIN ?? '', driver);
