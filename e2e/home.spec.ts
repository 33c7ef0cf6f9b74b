import type { Page, Response } from '@playwright/test';

import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const section = (page: Page, name: string) =>
  page.getByRole('region', { name }).filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Waits until the header shows the session: the app has then taken over from the server-rendered page. */
const started = (page: Page) => expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();

test('home is drawn without Ant Design', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  };
  page.on('response', collect);
  await page.goto('/');
  await started(page);
  await page.waitForLoadState('networkidle');
  // What a pointer fetches on its way is no part of the home page, and may come after the end.
  page.off('response', collect);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('getPrefixCls'))).toHaveLength(0);

  // The footer leads to a section of the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Focus Areas' }).click();
  await expect(page).toHaveURL('/#focus-areas');
  await expect(section(page, 'Our Focus Areas').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('home is complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Focus, Change the Future');
  await expect(section(page, 'Our Focus Areas').getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Join The Network' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.close();
});

for (const width of [1440, 390]) {
  test(`home keeps its place at ${width} px when the scripts take over, scrolled or not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(section(page, 'Our Partners')).toBeVisible();
    if (width === 1440) await section(page, 'Latest Articles').scrollIntoViewIfNeeded();
    await page.evaluate(async () => void (await document.fonts.ready));
    // Found and measured in one step: an answer in between would move the elements.
    const places = () =>
      page.evaluate(() => [
        window.scrollY,
        ...Array.from(document.querySelectorAll('main :is(h1, h2, h3, h4)'), (heading) =>
          Math.round(heading.getBoundingClientRect().top),
        ),
      ]);
    const before = await places();
    if (width === 1440) expect(before[0]).toBeGreaterThan(500);
    held.resolve();
    await started(page);
    expect(await places()).toEqual(before);
  });
}

test('home is accessible, fits every width and shifts nothing while it loads', async ({ page }) => {
  await followSystemTheme(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const root = document.documentElement;
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        root.dataset.shift = String(Number(root.dataset.shift ?? 0) + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await started(page);
    await page.waitForLoadState('networkidle');
    const { shift, overflow } = await page.evaluate(() => ({
      shift: Number(document.documentElement.dataset.shift ?? 0),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(shift, `layout shift at ${width} px`).toBeLessThan(0.05);
    expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
    if (width === 1440 || width === 390) await axeInBothThemes(page);
  }
});
