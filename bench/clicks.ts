import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { publishedTestPassword } from '#contract/accounts.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { launchBrowser } from './support/browser.ts';
import { percentiles } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';

/** Pages that a member goes back and forth between, by the links of the sidebar. */
const routes = [
  '/network/members',
  '/network/companies',
  '/network/technologies',
  '/network/listings',
  '/network/saved',
  '/network/connections',
  '/network/messages',
  '/dashboard',
];

/** How often each page is opened; the time in the middle counts. */
const rounds = 7;

/** How long each answer for a record takes (ms): longer than the browser needs for its skeleton. */
const answerTime = 300;

/**
 * From a click to what it brings, as it is painted, for a member with the sample data: a page that was seen before, and the
 * skeleton of a record that was not, with how far the page moves when the record comes.
 */
export const run: Benchmark = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  await using server = await startServerProcess({
    env: { DATA_DIR: dataDir, APP_MODE: 'demo', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const data = { username: 'member', password: publishedTestPassword };
    await page.request.post(`${server.url}/api/auth/signin`, { data, headers: { Origin: server.url } });
    await page.goto(`${server.url}/network`);
    return [...(await seenBefore(page)), ...(await newRecords(page))];
  } finally {
    await browser.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

async function seenBefore(page: Page): Promise<Figure[]> {
  const seen = new Map<string, string>();
  for (const path of routes) {
    await click(page, path);
    seen.set(path, await settledText(page));
  }
  const times = new Map<string, number[]>(routes.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const path of routes) times.get(path)?.push(await timeUntil(page, path, seen.get(path) ?? ''));
  }
  return Array.from(times, ([path, all]) => ({
    what: `${path}, seen before`,
    value: all.toSorted(byTime)[Math.floor(all.length / 2)] ?? Number.NaN,
    unit: 'ms',
    bound: { atMost: 100 },
  }));
}

async function newRecords(page: Page): Promise<Figure[]> {
  // The code of the page is there: records are what one opens most.
  await click(page, '/network/companies');
  await settledText(page);
  const links = await page
    .locator('main a[href^="/network/companies/"]')
    .evaluateAll((all) => [
      ...new Set(all.flatMap((link) => link.getAttribute('href') ?? []).filter((path) => /\/\d+$/.test(path))),
    ]);
  const [known = '', ...companies] = links.slice(0, 9);
  await click(page, known);
  await settledText(page);
  await page.route('**/api/companies/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerTime));
    await route.continue();
  });
  const times: number[] = [];
  let shift = 0;
  for (const path of companies) {
    await click(page, '/network/companies');
    await page.locator(`main a[href="${path}"]`).first().scrollIntoViewIfNeeded();
    await page.evaluate(watchShifts);
    times.push(await timeUntil(page, path, 'Loading company'));
    await settledText(page);
    shift = Math.max(shift, await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0)));
  }
  return [
    ...percentiles('the skeleton of a new record', times.toSorted(byTime), 100),
    { what: '  layout shift when it comes', value: shift, unit: '', bound: { atMost: 0.02 } },
  ];
}

const byTime = (one: number, other: number): number => one - other;

const linkTo = (page: Page, path: string) =>
  page.locator(`nav[aria-label] a[href="${path}"], main a[href="${path}"]`).first();

async function click(page: Page, path: string): Promise<void> {
  await linkTo(page, path).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** How a page begins, once it has said the same for a while. */
async function settledText(page: Page): Promise<string> {
  let before = '';
  for (;;) {
    const now = await page.evaluate(() => (document.querySelector('main')?.textContent ?? '').slice(0, 200));
    if (now !== '' && now === before) return now;
    before = now;
    await page.waitForTimeout(500);
  }
}

/** Clicks the link to `path` and returns the time until its page, with these words, has been painted (ms). */
async function timeUntil(page: Page, path: string, words: string): Promise<number> {
  const taken = page.evaluate(timed, { path, words });
  await linkTo(page, path).click();
  return taken;
}

/** In the page: the time from the next click until a page at `path` with these words has been painted. */
function timed({ path, words }: { path: string; words: string }): Promise<number> {
  return new Promise((resolve) => {
    let clicked: number | undefined;
    window.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (clicked === undefined || location.pathname !== path) return;
      if (!document.querySelector('main')?.textContent.includes(words)) return;
      observer.disconnect();
      const start = clicked;
      // After the next frame has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** In the page: adds up, from now on, how far things move, also right after a click. */
function watchShifts(): void {
  const { dataset } = document.documentElement;
  dataset.moved = '0';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      dataset.moved = String(Number(dataset.moved ?? 0) + entry.value);
    }
  }).observe({ type: 'layout-shift' });
}
