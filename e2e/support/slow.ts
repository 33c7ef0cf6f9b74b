import type { Browser, BrowserContext } from '@playwright/test';

/**
 * Makes every page of a browser as slow as on a busy machine: timers fire up to 40 ms late, React's scheduler up to 15
 * ms, and responses arrive up to 250 ms late. Stories that rely on an order of events then fail.
 */
export function slowPages(browser: Browser): () => void {
  const slow = (context: BrowserContext) => void context.addInitScript(slowDown);
  browser.on('context', slow);
  return () => void browser.off('context', slow);
}

/** Runs in the page before its own scripts. */
function slowDown(): void {
  const late = (most: number) => Math.random() * most;
  const timer = window.setTimeout.bind(window);
  const slowTimer = (work: () => void, delay = 0, ...args: unknown[]) => timer(work, delay + late(40), ...args);
  window.setTimeout = slowTimer as typeof window.setTimeout;
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function postLate(
    this: MessagePort,
    ...args: [unknown, StructuredSerializeOptions?]
  ) {
    timer(() => {
      post.apply(this, args);
    }, late(15));
  } as typeof post;
  const send = window.fetch.bind(window);
  window.fetch = async (...args) => {
    const answer = await send(...args);
    await new Promise((resolve) => timer(resolve, late(250)));
    return answer;
  };
}
