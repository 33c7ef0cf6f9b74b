import type { Desktop } from '#electron/main/desktop.ts';
import { launchBrowser } from './browser.ts';

const origin = 'https://cardi.desktop.test';

/** Pages of several kinds: lists, text, a form. */
const paths = ['/network/listings', '/events', '/media', '/about', '/signin', '/pricing', '/research-hub', '/'];

/**
 * A bridge of an app in which nothing happens, with a function to navigate as the menu and links do. Calls that it does
 * not know fail, as calls of an older app do.
 */
const bridge = `(() => {
  const status = { appVersion: '0', serverOrigin: 'https://cardi.example', serverMode: 'production',
    serverProblem: null, session: { kept: 'keychain' } };
  const known = { status: async () => status, openExternal: async () => true, themeChosen: async () => null,
    onOpen: (listener) => { window.lead = (path) => listener({ path }); return () => {}; } };
  const ofName = (name) => known[name]
    ?? (/^on[A-Z]/.test(name) ? () => () => {} : async () => { throw new Error(name + ' is not part of this bridge'); });
  window.cardi = new Proxy({}, { get: (_, name) => typeof name === 'string' ? ofName(name) : undefined });
})();`;

/**
 * Navigates the renderer, in Chromium behind the real handler, `count` times after a warm-up. Returns the page's memory
 * before and after (MB), each after garbage collection.
 */
export async function measureNavigations(desktop: Pick<Desktop, 'handle'>, count: number) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.addInitScript(bridge);
    await page.route(`${origin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const answer = await desktop.handle(new Request(`app://cardi${pathname}${search}`));
      const body = Buffer.from(await answer.arrayBuffer());
      await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
    });
    await page.goto(origin);
    await page.waitForFunction(() => 'lead' in window);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');

    const lead = (times: number) =>
      page.evaluate(
        async ([all, rounds]) => {
          for (let i = 0; i < rounds; i += 1) {
            const path = all[i % all.length] ?? '/';
            (Reflect.get(window, 'lead') as (path: string) => void)(path);
            const begun = performance.now();
            while (location.pathname !== path || document.querySelector('main h1, main form') === null) {
              if (performance.now() - begun > 10_000) throw new Error(`${path} does not show`);
              await new Promise((resolve) => setTimeout(resolve, 4));
            }
          }
        },
        [paths, times] as const,
      );
    const used = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
    };
    await lead(200);
    const before = await used();
    await lead(count);
    return { before, after: await used() };
  } finally {
    await browser.close();
  }
}
