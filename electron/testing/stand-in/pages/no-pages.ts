import { memoryStorage } from '../modules/cookies.ts';
import { lack } from '../support/journal.ts';
import { late } from '../support/latency.ts';
import type { Page, PageDriver, PageOptions } from './page.ts';

/** Messages sent to the missing pages, in order. */
export const sent: { channel: string; args: unknown[] }[] = [];

/** The watchers of the pages, in the order of their windows; a test plays the page by calling them. */
export const watchers: PageOptions['watcher'][] = [];

/** What each missing page answers, as set by the test. */
export const wishes = { isUnloadPrevented: false };

/**
 * Pages without a browser. Each load asks the scheme's handler for the document, reads its title and emits the events
 * of a load. No script runs. Fast, for tests of the main process alone.
 */
export const noPages: PageDriver = { open, storage: memoryStorage };

function open({ watcher, session }: PageOptions): Page {
  let address = '';
  watchers.push(watcher);

  const load = async (url: string): Promise<void> => {
    address = url;
    watcher.onStartLoading();
    watcher.onStartNavigation({ url, isMainFrame: true, isSameDocument: false });
    const answer = await late(() => session.protocol.answer({ url, method: 'GET', headers: {}, body: null }));
    if (answer.kind === 'error') {
      watcher.onFailLoad({ code: answer.code, description: 'ERR_FAILED', url, isMainFrame: true });
      watcher.onStopLoading();
      throw new Error(`ERR_FAILED (${answer.code}) loading '${url}'`);
    }
    watcher.onNavigate(url, false);
    const html = await new Response(answer.body).text();
    watcher.onTitle(/<title>([^<]*)</.exec(html)?.[1] ?? url);
    watcher.onDomReady();
    watcher.onFinishLoad();
    watcher.onStopLoading();
    watcher.onPaint();
  };

  return {
    load,
    reload: () => void load(address).catch(() => {}),
    stop: () => {},
    goBy: () => {},
    close: (asks) =>
      setImmediate(() => {
        if (!asks || !wishes.isUnloadPrevented || watcher.mayUnload()) watcher.onClosed();
      }),
    crash: () => watcher.onGone('crashed'),
    send: (channel, args) => void sent.push({ channel, args: structuredClone(args) }),
    evaluate: async () => lack('script in pages that are not there'),
    find: async () => 0,
    setZoom: () => {},
    resize: () => {},
    setDark: () => {},
    setFocus: () => {},
    printToPdf: async () => Buffer.from('%PDF-'),
    targetId: async () => null,
  };
}
