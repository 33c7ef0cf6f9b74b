import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';

import { staticPages } from '#contract/kit/paths.ts';
import type { PageRenderer } from '#contract/kit/rendered-page.ts';
import type { Site } from '#contract/site.ts';
import { expect, followSystemTheme, test } from './support/test.ts';

/** Public pages of each kind, with words that each has. */
const pages = [
  ['/', 'Our Focus Areas'],
  ['/about', 'Join the network'],
  ['/media', 'Textile recycling leaves the laboratory'],
  ['/media/1', 'A treatment plant that makes more than clean water'],
  ['/events', 'Clean Energy Finance Summit'],
  ['/events/1', 'Clean Energy Finance Summit'],
  ['/research-hub', 'Technology Research Articles'],
  ['/network', 'Explore the Network'],
  ['/network/members', 'Marcus Webb'],
  ['/network/companies', 'Cleantech Companies'],
  ['/network/technologies', 'Perovskite Solar Cells'],
  ['/network/listings', 'Green Market Listings'],
  ['/network/companies/1', 'Containerised iron-flow batteries'],
  ['/network/profile/3', 'Building iron-flow batteries that last twenty years'],
  ['/network/technologies/1', 'Perovskite-on-silicon tandems coated by slot die'],
  ['/network/listings/12', 'Irrigation districts for a joint water-reuse programme'],
  ['/focus/circular-economy', 'Circular Economy'],
  ['/pricing', 'Go Professional to write to anyone'],
  ['/contact', 'Business Hours'],
  ['/terms', 'Ending your account'],
  ['/network/warm-intro', 'Who would you like to meet?'],
] as const;

test('every public page can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [path, words] of pages) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('main').getByText(words).first(), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  // Links lead on, and what would do nothing says so.
  await page.goto('/network/companies?search=tidewell', { waitUntil: 'load' });
  await expect(page.getByRole('searchbox').first()).toBeDisabled();
  await page.getByRole('link', { name: 'Tidewell Storage' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidewell Storage');
  await context.close();
});

test('every public page is drawn, and a record of each kind', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const locations = (xml: string) =>
    Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const files = await Promise.all(locations(await textOf('/sitemap.xml')).map(textOf));
  const byFolder = Map.groupBy(files.flatMap(locations), (path) => path.slice(0, path.lastIndexOf('/')));
  const records = Array.from(byFolder.values(), ([path = '']) => path);
  const fixed = Object.entries<{ isPrivate?: boolean }>(staticPages).flatMap(([path, { isPrivate }]) =>
    isPrivate ? [] : [path],
  );
  expect(Math.min(records.length, fixed.length)).toBeGreaterThan(5);
  for (const path of [...fixed, ...records]) {
    const html = await textOf(path);
    expect(html, path).toContain('<html data-drawn');
    expect(html, path).toMatch(/<main .*<h1[^>]*>[^<]/s);
  }
});

test('a page has the rules of everything that is drawn in it', async ({ request }) => {
  const assets = join(import.meta.dirname, '../dist/web/assets');
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  const styled = classesIn(sheets.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n'));
  // Twice: parts whose code comes later are there the second time.
  for (const [path] of [...pages, ...pages]) {
    const html = await (await request.get(`${path}?round`)).text();
    const rules = classesIn(html.slice(html.indexOf('<style>'), html.indexOf('</style>')));
    const used = Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat();
    expect(used.length, path).toBeGreaterThan(0);
    expect(
      [...new Set(used)].filter((name) => styled.has(name) && !rules.has(name)),
      path,
    ).toEqual([]);
  }
});

test('each drawing of an icon stands in a page once, however often the icon is shown', async ({ request }) => {
  for (const path of ['/events', '/network/listings', '/network/companies']) {
    const html = await (await request.get(path)).text();
    const shown = html.match(/class="anticon /g)?.length ?? 0;
    expect(shown, path).toBeGreaterThan(20);
    expect(html.match(/<use href="#icon-/g), path).toHaveLength(shown);
    const drawings = Array.from(html.matchAll(/<symbol id="([^"]+)"/g), ([, id = '']) => id);
    expect(new Set(drawings).size, path).toBe(drawings.length);
  }
});

test('a page that is put together from remembered parts is the same as the one that was rendered', async ({
  request,
}) => {
  const program = pathToFileURL(join(import.meta.dirname, '../dist/ssr/render-page.js')).href;
  const { createRenderer } = (await import(program)) as PageRenderer;
  const site = (await (await request.get('/api/site')).json()) as Site;
  const addresses = [...pages.map(([path]) => path), '/network/listings?type=job', '/network/members?sort=name'];
  // Asked once: what earlier stories have set going may change a record meanwhile.
  const answers = new Map<string, { status: number; text: string }>();
  /** Each address rendered in turn, with nothing remembered at first. */
  const renderAll = async (inTurn: readonly string[]) => {
    const render = createRenderer({
      site,
      answer: async (path) => {
        const known = answers.get(path);
        if (known) return known;
        const answer = await request.get(path);
        const given = { status: answer.status(), text: await answer.text() };
        answers.set(path, given);
        return given;
      },
      cleanText: (html) => html,
    });
    const rendered = new Map<string, object & { markup: string }>();
    for (const address of inTurn) {
      const page = await render(address, 1);
      const html = page?.markup.map((piece) => (typeof piece === 'string' ? piece : piece.html));
      rendered.set(address, { ...page, markup: html?.join('') ?? '' });
    }
    return rendered;
  };
  // Parts whose code comes later are not there the first time, nor are parts of these the second time.
  await renderAll(addresses);
  await renderAll(addresses);
  const forwards = await renderAll(addresses);
  const backwards = await renderAll([...addresses, ...addresses].toReversed());
  for (const address of addresses) {
    expect(forwards.get(address)?.markup, address).toContain('</footer>');
    const [one, other] = [forwards, backwards].map((rendered) => rendered.get(address));
    expect(isDeepStrictEqual(one, other), `${address}: ${differenceOf(one, other)}`).toBe(true);
  }
});

/** Where the texts of two values begin to differ. */
function differenceOf(...both: unknown[]): string {
  const [one = '', other = ''] = both.map((value) => JSON.stringify(value));
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 80)).join(' | ');
}

/** The classes that rules are about. */
function classesIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name = '']) => name));
}

for (const [width, theme] of [
  [1440, 'dark'],
  [390, 'light'],
] as const) {
  test(`nothing moves at ${width} px when the scripts take a page over, and its data is not asked for again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((theme) => {
      localStorage.setItem('cardi-theme', theme);
      new PerformanceObserver((list) => {
        const root = document.documentElement;
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          root.dataset.shift = String(Number(root.dataset.shift ?? 0) + entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, theme);
    const asked = readsOf(page);
    const scripts = scriptsOf(page);
    for (const [path, words] of pages) {
      scripts.length = 0;
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').getByText(words).first(), path).toBeVisible();
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(shift, `layout shift of ${path}`).toBeLessThanOrEqual(0.02);
      expect(scripts.length, `scripts of ${path}`).toBeLessThanOrEqual(25);
      // Asking for an introduction is a form.
      const most = path === '/network/warm-intro' ? 300_000 : 220_000;
      expect(gzipped(scripts), `script of ${path}`).toBeLessThanOrEqual(most);
    }
    expect(asked).toEqual([]);
  });
}

/** The addresses of the scripts that a page loads. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** How much these scripts are on the way (bytes). The build leaves small ones as they are. */
function gzipped(scripts: readonly string[]): number {
  const files = scripts.map((path) => join(import.meta.dirname, '../dist/web', path));
  const sizes = files.map((file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What a page asks the API for, besides who is signed in. */
function readsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isRead = request.method() === 'GET' && pathname.startsWith('/api/');
    if (isRead && pathname !== '/api/auth/me' && !pathname.startsWith('/api/pictures/')) asked.push(pathname);
  });
  return asked;
}

test('what is typed and chosen after the scripts have come works, as in a page that the browser draws', async ({
  page,
}) => {
  await page.goto('/network/companies');
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('tidewell');
  await expect(page).toHaveURL(/search=tidewell/);
  await expect(page.getByRole('list', { name: 'Companies' }).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search companies' })).toHaveValue('tidewell');
  await page.getByRole('link', { name: 'Tidewell Storage' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidewell Storage');
});

test('dialogs look as they should, in both themes, in a browser that tells scripts no timings', async ({ page }) => {
  await followSystemTheme(page);
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [];
  });
  await page.goto('/about');
  await page.keyboard.press('Control+/');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  const looks = () =>
    dialog.evaluate((element) => {
      const box = element.querySelector('.ant-modal-container');
      if (!box) throw new Error('The dialog has no box');
      const { backgroundColor, borderRadius, boxShadow } = getComputedStyle(box);
      const { width, left } = element.getBoundingClientRect();
      const isMiddle = Math.abs(left + width / 2 - document.documentElement.clientWidth / 2) <= 1;
      return { backgroundColor, borderRadius, hasShadow: boxShadow !== 'none', width, isMiddle };
    });
  const shape = { borderRadius: '12px', hasShadow: true, width: 440, isMiddle: true };
  await expect.poll(looks).toEqual({ ...shape, backgroundColor: 'rgb(18, 32, 26)' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(looks).toEqual({ ...shape, backgroundColor: 'rgb(237, 244, 239)' });
  // The page behind the dialog does not scroll.
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
});
