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

/** Records that the browser has no answer for yet, opened from their list. */
const companies = Array.from({ length: 8 }, (_, index) => `/network/companies/${index + 2}`);

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
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const path of routes) times.push(await timeUntil(page, path, seen.get(path) ?? ''));
  }
  return percentiles('a page that was seen before', times.toSorted(byTime), 100);
}

async function newRecords(page: Page): Promise<Figure[]> {
  // The code of the page is there: records are what one opens most.
  await click(page, '/network/companies');
  await click(page, '/network/companies/1');
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

/** What a page says once no call is under way. */
async function settledText(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main?.querySelector('h1') && !main.querySelector('[role="status"], [role="progressbar"]');
  });
  return page.evaluate(() => (document.querySelector('main')?.textContent ?? '').slice(0, 200));
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
