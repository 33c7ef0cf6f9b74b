import { join } from 'node:path';

import { whenAppReady } from '../../support/readiness.ts';
import type { Page, PageDriver, PageOptions } from '../page.ts';
import { startBrowser } from './browser.ts';
import { type Cdp, connectCdp, type Target, unlessGone } from './cdp.ts';
import { chromiumPage, type PageSurroundings } from './chromium-page.ts';
import { type Context, chromiumStorage } from './chromium-storage.ts';
import { followDownloads } from './downloads.ts';
import { hostGuests } from './guests.ts';

/** A driver whose pages are real Chromium pages, with that Chromium's DevTools address. */
export interface ChromiumDriver extends PageDriver {
  endpoint: Promise<string>;
}

/**
 * Windows are pages of one Chromium that runs on the app's data folder; each partition is a browser context of its own.
 */
export function driveChromium(dataFolder: string): ChromiumDriver {
  // A second start of the app ends before this point, because its data folder is in use.
  const browser = whenAppReady().then(() => startBrowser(join(dataFolder, 'chromium')));
  const connected = browser.then(({ endpoint }) => connectCdp(endpoint));
  const ready = connected.then((cdp) => watchTargets(cdp, dataFolder));
  ready.catch((error: unknown) => {
    console.error('Chromium cannot be started', error);
    process.exit(1);
  });

  const contexts = new Map<string, Promise<Context>>();
  const contextOf = (partition: string): Promise<Context> => {
    const known = contexts.get(partition);
    if (known) return known;
    const made = ready.then((targets) => targets.context(partition));
    contexts.set(partition, made);
    return made;
  };

  const open = (options: PageOptions): Page => {
    const surroundings = Promise.all([ready, contextOf(options.session.partition)]).then(
      ([targets, context]): PageSurroundings => ({
        ...targets,
        context,
        guests: (host) =>
          hostGuests({ openGuest: (watcher, session) => open(guestOptions(options, watcher, session)) }, host),
      }),
    );
    return chromiumPage(surroundings, options);
  };
  return {
    endpoint: browser.then(({ endpoint }) => endpoint),
    open,
    storage: (partition) => {
      let storage: ReturnType<typeof chromiumStorage> | undefined;
      const get = async () => (storage ??= chromiumStorage(await connected, () => contextOf(partition)));
      return {
        cookies: async () => (await get()).cookies(),
        setCookie: async (cookie) => (await get()).setCookie(cookie),
        removeCookie: async (url, name) => (await get()).removeCookie(url, name),
        clear: async () => (await get()).clear(),
      };
    },
  };
}

const guestOptions = (
  { size, isDark }: PageOptions,
  watcher: PageOptions['watcher'],
  session: PageOptions['session'],
): PageOptions => ({ watcher, session, size, isDark, preload: null, hasWebviews: false });

/** Follows Chromium's pages. Pages that the stand-in has not opened were refused, and are closed. */
async function watchTargets(cdp: Cdp, dataFolder: string) {
  const { browser } = cdp;
  const titles = new Map<string, (title: string, url: string) => void>();
  const ends = new Map<string, () => void>();
  const expected = new Map<string, PromiseWithResolvers<string>>();
  const own = new Map<string, { target: Target; contextId: string | undefined }>();
  const expect = (targetId: string) => {
    const waiting = expected.get(targetId) ?? Promise.withResolvers<string>();
    expected.set(targetId, waiting);
    return waiting;
  };
  let opening = 0;
  const strangers: { targetId: string; sessionId: string }[] = [];
  const refuseStrangers = () => {
    if (opening > 0) return;
    for (const { targetId, sessionId } of strangers.splice(0)) {
      if (own.has(targetId)) continue;
      const target = cdp.target(sessionId);
      // Paused first, so that it loads nothing; then resumed, because the page that opened it may wait for it.
      unlessGone(target.send('Fetch.enable'));
      unlessGone(target.send('Runtime.runIfWaitingForDebugger'));
      unlessGone(browser.send('Target.closeTarget', { targetId }));
    }
  };

  browser.on('Target.attachedToTarget', ({ sessionId, targetInfo: { targetId } }) => {
    expect(targetId).resolve(sessionId);
    strangers.push({ targetId, sessionId });
    refuseStrangers();
  });
  browser.on('Target.targetInfoChanged', ({ targetInfo: { targetId, title, url } }) =>
    titles.get(targetId)?.(title, url),
  );
  browser.on('Target.targetDestroyed', ({ targetId }) => {
    own.delete(targetId);
    ends.get(targetId)?.();
  });
  await browser.send('Target.setDiscoverTargets', { discover: true });
  await browser.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'page' }],
  });
  const onDownload = followDownloads(browser, join(dataFolder, 'chromium-downloads'));

  const clearPages = async (contextId: string | undefined) => {
    for (const { target, contextId: of } of own.values()) {
      if (of !== contextId) continue;
      const { result } = await target.send('Runtime.evaluate', { expression: 'location.origin' });
      const origin = String(result.value);
      await target.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    }
  };

  return {
    cdp,
    onTargetTitle: (targetId: string, listener: (title: string, url: string) => void) =>
      void titles.set(targetId, listener),
    onTargetClosed: (targetId: string, listener: () => void) => void ends.set(targetId, listener),
    onDownload: onDownload.forTarget,
    context: async (partition: string): Promise<Context> => {
      const id: Context['id'] = partition === '' ? {} : await browser.send('Target.createBrowserContext');
      const contextId = id.browserContextId;
      await onDownload.inContext(id);
      return { id, clearPages: () => clearPages(contextId) };
    },
    open: async (size: { width: number; height: number }, { id }: Context) => {
      opening += 1;
      const { targetId } = await browser.send('Target.createTarget', {
        url: 'about:blank',
        newWindow: true,
        ...size,
        ...id,
      });
      const target = cdp.target(await expect(targetId).promise);
      own.set(targetId, { target, contextId: id.browserContextId });
      opening -= 1;
      refuseStrangers();
      return { target, targetId };
    },
  };
}
