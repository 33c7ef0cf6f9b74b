import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * A page that the server has drawn shows its words before its scripts run. From now on opening one waits for these, so
 * that a story can press keys at once. With `waitUntil` a story says itself what it waits for.
 */
export function startPages(browser: Browser): () => void {
  const startPage = (page: Page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil) await started(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (!options?.waitUntil) await started(page);
      return response;
    };
  };
  const startAll = (context: BrowserContext) => void context.on('page', startPage);
  for (const context of browser.contexts()) startAll(context);
  browser.on('context', startAll);
  return () => void browser.off('context', startAll);
}

/** Waits until the scripts have taken the page over, where the server has drawn it. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => !('drawn' in document.documentElement.dataset));
}

/**
 * The browser draws the next page itself and asks for its data, as it does with a session: for stories that change or hold
 * what the API answers. The session is one that the server does not know.
 */
export async function drawnByBrowser(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'cardi_session', value: 'none', url: baseURL ?? '' }]);
}
