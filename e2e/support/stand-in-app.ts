import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';

import type { FromApp, ToApp } from '#electron/testing/stand-in/run-app.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { DesktopApp } from './desktop-app.ts';

const program = fileURLToPath(new URL('../../electron/testing/stand-in/run-app.ts', import.meta.url));

type Evaluate = DesktopApp['evaluate'];

/** An app that has not exited this long after it was told to is killed (milliseconds). */
const quitPatience = 20_000;

/** Starts the built main process without the Electron binary: its windows are pages of a real Chromium. */
export async function launchStandIn(args: string[], env: Record<string, string>): Promise<DesktopApp> {
  const { DBUS_SESSION_BUS_ADDRESS: _, ...inherited } = process.env;
  const child = fork(program, args, {
    env: { ...inherited, STAND_IN_MAIN: inRoot('dist/desktop/main/index.js'), STAND_IN_KEY_STORE: 'yes', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const windows = new Map<string, Page>();
  const lacks: string[] = [];
  let browser: Browser | undefined;
  const first = Promise.withResolvers<Page>();
  first.promise.catch(() => {});

  const ended = once(child, 'exit').then(async () => {
    first.reject(new Error('The app has ended'));
    await closeChromium(browser);
  });

  const connected = Promise.withResolvers<Browser>();
  const onMessage = async (message: FromApp): Promise<void> => {
    if (message.kind === 'chromium') {
      browser = await chromium.connectOverCDP(message.endpoint);
      // The stand-in answers the page's dialogs. Without a listener Playwright would answer them.
      for (const context of browser.contexts()) context.on('dialog', () => {});
      connected.resolve(browser);
    } else if (message.kind === 'window') {
      const page = await pageOf(await connected.promise, message.targetId);
      windows.set(message.targetId, page);
      await page.waitForURL((url) => url.protocol === 'https:');
      first.resolve(page);
    } else if (message.kind === 'window-closed') windows.delete(message.targetId);
    else if (message.kind === 'lack') lacks.push(message.what);
  };
  child.on('message', (message: FromApp) => void onMessage(message).catch(first.reject));

  const evaluate = evaluateIn(child, ended);
  return {
    firstWindow: () => first.promise,
    windows: () => [...windows.values()],
    evaluate,
    ended,
    address: (path) => `https://cardi.app.test${path}`,
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        await evaluate(({ app }) => app.quit()).catch(() => {});
        const kill = setTimeout(() => child.kill('SIGKILL'), quitPatience);
        await ended;
        clearTimeout(kill);
        if (child.signalCode !== null) throw new Error('The app was told to quit, and did not');
      }
      if (lacks.length > 0) throw new Error(`The stand-in for Electron lacks ${lacks.join(', ')}`);
    },
  };
}

/** An app that was killed leaves its Chromium running; an app that exits ends it. */
async function closeChromium(browser: Browser | undefined): Promise<void> {
  if (!browser?.isConnected()) return;
  const session = await browser.newBrowserCDPSession().catch(() => undefined);
  await session?.send('Browser.close').catch(() => {});
  await browser.close();
}

/**
 * Finds the page of a window, or of a webview, by the id that Chromium gave it.
 * @throws if the app exits first
 */
async function pageOf(browser: Browser, targetId: string): Promise<Page> {
  for (;;) {
    const [context] = browser.contexts();
    if (!context) throw new Error('The app has ended');
    // The listener comes first, because the page may open during the search.
    const next = context.waitForEvent('page', { timeout: 0 }).catch(() => {});
    const pages = browser.contexts().flatMap((one) => one.pages());
    for (const page of pages) {
      // A page may close during the search, such as one that Chromium opens for a link and the app refuses.
      if ((await targetOf(page).catch(() => undefined)) === targetId) return page;
    }
    await next;
    // On a closing context the wait fails at once. Without this turn the loop would never let it close.
    await setImmediate();
  }
}

async function targetOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.detach();
  return targetInfo.targetId;
}

function evaluateIn(child: ChildProcess, ended: Promise<void>): Evaluate {
  const waiting = new Map<number, (message: Extract<FromApp, { kind: 'result' }>) => void>();
  let lastId = 0;
  child.on('message', (message: FromApp) => {
    if (message.kind === 'result') waiting.get(message.id)?.(message);
  });
  const evaluate = async (run: (...args: never[]) => unknown, arg?: unknown) => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Extract<FromApp, { kind: 'result' }>>((resolve) => waiting.set(id, resolve));
    child.send({ kind: 'evaluate', id, code: run.toString(), arg } satisfies ToApp);
    const gone = ended.then((): never => {
      throw new Error('The app has ended');
    });
    const { value, error } = await Promise.race([answered, gone]);
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return evaluate as Evaluate;
}
