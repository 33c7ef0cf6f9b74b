import type { Page, PageOptions, WindowWish } from '../page.ts';
import { isMapped, mappedAddress, ownAddress } from './addresses.ts';
import { type Cdp, type PausedRequest, type Target, unlessGone } from './cdp.ts';
import type { Context } from './chromium-storage.ts';
import { createCodec } from './codec.ts';
import { findInDocument } from './find-in-document.ts';
import type { PageMessage, StandInMessage } from './in-page.ts';
import { pageScript, preloadScript } from './page-script.ts';
import { setPermission } from './permissions.ts';
import { holdRequests } from './requests.ts';

/** What the Chromium driver gives each of its pages. */
export interface PageSurroundings {
  cdp: Cdp;
  context: Context;
  /** Attaches to a new target; pages that this page opens are passed to `onPopup`. */
  open: (size: { width: number; height: number }, of: Context) => Promise<{ target: Target; targetId: string }>;
  onTargetTitle: (targetId: string, listener: (title: string, url: string) => void) => void;
  onTargetClosed: (targetId: string, listener: () => void) => void;
  onDownload: (targetId: string, listener: PageOptions['watcher']['onDownload']) => void;
  guests: (page: GuestHost) => (message: PageMessage) => void;
}

export interface GuestHost {
  watcher: PageOptions['watcher'];
  tell: (message: StandInMessage) => void;
}

const sender = 'standInSend';
const receiver = `standIn${Math.random().toString(36).slice(2)}`;
/** The preload's world, as DevTools names it; Electron's own is called so too. */
const preloadWorldName = 'Electron Isolated Context';
const paths = { open: `/.${receiver}/open`, permission: `/.${receiver}/permission` };
const aborted = 'net::ERR_ABORTED';

/** How long Chromium waits for a page's unload handlers before it ends the page (milliseconds). */
const unloadPatience = 2000;

/** A Chromium page behind a `WebContents`. */
export function chromiumPage(surroundings: Promise<PageSurroundings>, options: PageOptions): Page {
  const { watcher, session } = options;
  const codec = createCodec();
  let { size } = options;
  let zoom = 1;
  let isDark = options.isDark;
  let url = '';
  let isCrashed = false;
  /** The preload's world of the present document; `null` where no document is. */
  let preloadContext: string | null = null;
  /** The addresses of the frames' documents. */
  const frames = new Map<string, string>();
  /** Frames whose page itself asked for the next document. */
  const requested = new Set<string>();
  let closing: NodeJS.Timeout | undefined;
  let loading = Promise.withResolvers<void>();

  const opened = surroundings.then(async (around) => {
    const { target, targetId } = await around.open(size, around.context);
    await follow(around, target, targetId);
    return { around, target, targetId };
  });
  opened.catch((error: unknown) => {
    console.error('A page cannot be opened', error);
    process.exit(1);
  });
  const withTarget = (act: (target: Target) => Promise<unknown>) =>
    unlessGone(opened.then(({ target }) => act(target)));

  async function follow(around: PageSurroundings, target: Target, targetId: string): Promise<void> {
    const isMainFrame = (frameId: string) => frameId === targetId;
    const tell = (message: StandInMessage) => tellPreload(target, message);
    const onGuest = around.guests({ watcher, tell });

    const onMessage = (message: PageMessage) => {
      if (message.kind === 'key') return watcher.onKey(message);
      if (message.kind !== 'invoke') return onGuest(message);
      const { id, channel, args } = message;
      watcher.invoke({ url, isMainFrame: true }, channel, codec.decode(args) as unknown[]).then(
        (value) => tell({ kind: 'result', id, value: codec.encode(value) }),
        (error: unknown) => tell({ kind: 'result', id, error: error instanceof Error ? error.message : String(error) }),
      );
    };

    const mayOpen = (wish: WindowWish) => watcher.mayOpenWindow({ ...wish, url: ownAddress(wish.url) });
    const requests = holdRequests(target, {
      session,
      isMainFrame,
      mayLoad: (request) => mayLoad(request, isMainFrame(request.frameId)),
      answerSync: ({ request, frameId }) => {
        const { pathname, searchParams } = new URL(request.url);
        const asked = Object.fromEntries(searchParams);
        if (pathname === paths.open) {
          const { url = '', frameName = '', features = '' } = asked;
          // Chromium makes a window of one that is given a size, and a tab of any other.
          const disposition = features === '' ? 'foreground-tab' : 'new-window';
          return String(mayOpen({ url, frameName, features, disposition }));
        }
        return pathname === paths.permission ? decide(asked, frameId) : null;
      },
    });
    const decide = async ({ kind, permission = '', mediaTypes = '' }: Record<string, string>, frameId: string) => {
      const of = frames.get(frameId) ?? '';
      const isGranted = await watcher.mayUse({
        permission,
        isRequest: kind === 'request',
        mediaTypes: (['audio', 'video'] as const).filter((type) => mediaTypes.includes(type)),
        url: ownAddress(of),
        isMainFrame: isMainFrame(frameId),
      });
      const { origin } = new URL(of);
      await setPermission(around.cdp.browser, { permission, isGranted }, { origin, contextId: around.context.id });
      return isGranted ? 'granted' : 'denied';
    };

    target.on('Runtime.executionContextCreated', ({ context: { name, uniqueId, auxData } }) => {
      if (name !== preloadWorldName || !isMainFrame((auxData as { frameId: string }).frameId)) return;
      preloadContext = uniqueId;
    });
    target.on('Runtime.executionContextDestroyed', ({ executionContextUniqueId }) => {
      if (preloadContext === executionContextUniqueId) preloadContext = null;
    });
    target.on('Runtime.executionContextsCleared', () => {
      preloadContext = null;
    });
    target.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === sender) onMessage(JSON.parse(payload) as PageMessage);
    });
    target.on('Page.frameRequestedNavigation', ({ frameId, url: asked, disposition }) => {
      if (disposition !== 'currentTab') {
        const kind = disposition === 'newWindow' ? 'new-window' : 'background-tab';
        mayOpen({ url: asked, frameName: '', features: '', disposition: kind });
      } else if (/^https?:/.test(asked)) requested.add(frameId);
      // Chromium would pass any other scheme to the system; Electron asks main first and then does the same.
      else if (watcher.mayNavigate({ url: asked, isMainFrame: isMainFrame(frameId) }) && isMapped(mappedAddress(asked)))
        unlessGone(target.send('Page.navigate', { url: mappedAddress(asked) }));
    });
    // `window.open` is handled in in-page.ts, so this is a link with a target.
    target.on('Page.windowOpen', ({ url: asked, windowName, windowFeatures }) => {
      mayOpen({ url: asked, frameName: windowName, features: windowFeatures.join(','), disposition: 'foreground-tab' });
    });

    target.on('Page.frameStartedLoading', ({ frameId }) => isMainFrame(frameId) && watcher.onStartLoading());
    target.on('Page.frameStoppedLoading', ({ frameId }) => isMainFrame(frameId) && watcher.onStopLoading());
    target.on('Page.frameStartedNavigating', ({ frameId, url: to, navigationType }) => {
      const isSameDocument = navigationType === 'sameDocument' || navigationType === 'historySameDocument';
      watcher.onStartNavigation({ url: ownAddress(to), isMainFrame: isMainFrame(frameId), isSameDocument });
    });
    const onUrl = (to: string, isInPage: boolean) => {
      url = ownAddress(to);
      isCrashed = false;
      watcher.onNavigate(url, isInPage);
    };
    target.on('Page.frameNavigated', ({ frame }) => {
      frames.set(frame.id, frame.url);
      if (frame.parentId === undefined && !frame.unreachableUrl) onUrl(frame.url, false);
    });
    target.on('Page.navigatedWithinDocument', ({ frameId, url: to }) => isMainFrame(frameId) && onUrl(to, true));
    target.on('Page.domContentEventFired', () => watcher.onDomReady());
    target.on('Page.loadEventFired', () => {
      watcher.onFinishLoad();
      loading.resolve();
    });
    target.on('Page.lifecycleEvent', ({ name, frameId }) => {
      if (name === 'firstPaint' && isMainFrame(frameId)) watcher.onPaint();
    });
    target.on('Network.loadingFailed', ({ errorText, type, canceled }) => {
      if (type === 'Document' && !canceled && errorText !== aborted) fail(errorText, url);
    });
    target.on('Page.javascriptDialogOpening', ({ type }) => {
      clearTimeout(closing);
      unlessGone(
        target.send('Page.handleJavaScriptDialog', { accept: type !== 'beforeunload' || watcher.mayUnload() }),
      );
    });
    target.on('Inspector.targetCrashed', () => {
      requests.dropAll();
      isCrashed = true;
      watcher.onGone('crashed');
    });
    around.onTargetTitle(targetId, (title, of) => watcher.onTitle(title === of ? ownAddress(of) : ownAddress(title)));
    around.onTargetClosed(targetId, () => {
      clearTimeout(closing);
      requests.dropAll();
      watcher.onClosed();
    });
    around.onDownload(targetId, watcher.onDownload);

    const script = { sender, receiver, paths, hasWebviews: options.hasWebviews };
    await Promise.all([
      target.send('Page.enable'),
      target.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      target.send('Runtime.enable'),
      target.send('Network.enable'),
      target.send('Inspector.enable'),
      target.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      target.send('Runtime.addBinding', { name: sender, executionContextName: preloadWorldName }),
      target.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript(script) }),
      target.send('Page.addScriptToEvaluateOnNewDocument', {
        source: preloadScript(script, options.preload),
        worldName: preloadWorldName,
      }),
      applyDark(target),
      target.send('Runtime.runIfWaitingForDebugger'),
    ]);
  }

  /** Tells the preload's world; lost where the document is gone, as in Electron. */
  function tellPreload(target: Target, message: StandInMessage): void {
    if (preloadContext === null) return;
    const expression = `${receiver}(${JSON.stringify(JSON.stringify(message))})`;
    unlessGone(target.send('Runtime.evaluate', { expression, uniqueContextId: preloadContext }));
  }

  function mayLoad({ request, frameId, redirectedRequestId }: PausedRequest, isMainFrame: boolean): boolean {
    const details = { url: ownAddress(request.url), isMainFrame };
    if (redirectedRequestId !== undefined) return watcher.mayRedirect(details);
    return !requested.delete(frameId) || watcher.mayNavigate(details);
  }

  function fail(errorText: string, of: string): void {
    const description = errorText.replace(/^net::/, '');
    const code = description === 'ERR_ABORTED' ? -3 : -2;
    watcher.onFailLoad({ code, description, url: of, isMainFrame: true });
    loading.reject(new Error(`${description} (${code}) loading '${of}'`));
  }

  const applyDark = (target: Target) =>
    target.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  const applySize = (target: Target) =>
    target.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(size.width / zoom),
      height: Math.round(size.height / zoom),
      deviceScaleFactor: zoom,
      mobile: false,
    });

  return {
    load: async (to) => {
      const { target } = await opened;
      loading = Promise.withResolvers();
      loading.promise.catch(() => {});
      url ||= to;
      const { errorText } = await target.send('Page.navigate', { url: mappedAddress(to) });
      if (errorText !== undefined) fail(errorText, to);
      await loading.promise;
    },
    // A crashed page cannot be reloaded.
    reload: () =>
      withTarget((target) =>
        isCrashed ? target.send('Page.navigate', { url: mappedAddress(url) }) : target.send('Page.reload'),
      ),
    stop: () => withTarget((target) => target.send('Page.stopLoading')),
    goBy: (offset) =>
      withTarget(async (target) => {
        const { currentIndex, entries } = await target.send('Page.getNavigationHistory');
        const entry = entries[currentIndex + offset];
        if (entry) await target.send('Page.navigateToHistoryEntry', { entryId: entry.id });
      }),
    close: (asks) =>
      withTarget(async (target) => {
        const { around, targetId } = await opened;
        const end = () => around.cdp.browser.send('Target.closeTarget', { targetId });
        if (!asks || isCrashed) return end();
        closing = setTimeout(() => unlessGone(end()), unloadPatience);
        return target.send('Page.close');
      }),
    crash: () => withTarget((target) => target.send('Page.crash')),
    send: (channel, args) => {
      const message: StandInMessage = { kind: 'event', channel, args: codec.encode(args) };
      void opened.then(({ target }) => tellPreload(target, message));
    },
    evaluate: async (code, isGesture) => {
      const { target } = await opened;
      const { result, exceptionDetails } = await target.send('Runtime.evaluate', {
        expression: code,
        userGesture: isGesture,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as unknown;
    },
    find: async (text, number) => {
      const { target } = await opened;
      const expression = `(${findInDocument.toString()})(${JSON.stringify(text)}, ${number})`;
      const { result } = await target.send('Runtime.evaluate', { expression, returnByValue: true });
      return Number(result.value);
    },
    setZoom: (factor) => {
      if (factor === zoom) return;
      zoom = factor;
      withTarget(applySize);
    },
    resize: (to) => {
      size = to;
      withTarget(applySize);
    },
    setDark: (dark) => {
      isDark = dark;
      withTarget(applyDark);
    },
    setFocus: (enabled) => withTarget((target) => target.send('Emulation.setFocusEmulationEnabled', { enabled })),
    printToPdf: async ({ printBackground = false, landscape = false }) => {
      const { target } = await opened;
      const { data } = await target.send('Page.printToPDF', { printBackground, landscape });
      return Buffer.from(data, 'base64');
    },
    targetId: async () => (await opened).targetId,
  };
}
