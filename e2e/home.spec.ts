import type { Page } from '@playwright/test';

import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const section = (page: Page, name: string) =>
  page.getByRole('region', { name }).filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Waits until the header shows the session: the app has then taken over from the server-rendered page. */
const started = (page: Page) => expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();

test.describe('home', () => {
  test('opens with tagline, mission and both calls to action', async ({ page }) => {
    await page.goto('/');
    await started(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Choose Your Focus, Change the Future');
    await expect(main).toContainText('connect innovation, investment and implementation');
    const hero = page.getByRole('region', { name: 'Choose Your Focus' });
    await expect(hero.getByRole('link', { name: 'Join The Network' })).toHaveAttribute('href', '/signup');
    await expect(hero.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
    await expect(hero.getByText('1,200+')).toBeVisible();
    await expect(page).toHaveTitle(/Choose Your Focus, Change the Future/);
  });

  test('is drawn without Ant Design', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto('/');
    await started(page);
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('getPrefixCls'))).toHaveLength(0);
  });

  test('shows its sections, each with its link', async ({ page }) => {
    await page.goto('/');
    await started(page);
    await expect(section(page, 'From first idea').getByRole('article')).toHaveCount(3);

    const areas = section(page, 'Our Focus Areas');
    await expect(areas.getByRole('article')).toHaveCount(6);
    for (const { title, slug } of builtInFocusAreas) {
      await expect(areas.getByRole('link', { name: title })).toHaveAttribute('href', `/focus/${slug}`);
    }

    const articles = section(page, 'Latest Articles').getByRole('article');
    await expect(articles).toHaveCount(3);
    for (const article of await articles.all()) {
      await expect(article.getByRole('link')).toHaveAttribute('href', /^\/media/);
    }

    const events = section(page, 'Upcoming Events').getByRole('article');
    await expect(events).toHaveCount(3);
    for (const event of await events.all()) {
      await expect(event.getByRole('link')).toHaveAttribute('href', /^\/events\/\d+$/);
    }

    const join = section(page, 'Join the community');
    for (const text of ['From $49.99/mo', '$69.99', 'Save 28%']) await expect(join).toContainText(text);
    for (const plan of ['Free', 'Professional']) {
      await expect(join.getByRole('heading', { name: plan })).toBeVisible();
    }
    await expect(join.getByRole('link', { name: 'Join The Network' })).toHaveAttribute('href', '/signup');

    const partners = section(page, 'Our Partners');
    await expect(partners.getByRole('listitem')).toHaveCount(6);
    await expect(partners.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  test('links to the focus areas in the footer', async ({ page }) => {
    await page.goto('/');
    await started(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Focus Areas' }).click();
    await expect(page).toHaveURL('/#focus-areas');
    await expect(section(page, 'Our Focus Areas').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});

test.describe('home before its scripts', () => {
  test('is complete without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Focus, Change the Future');
    await expect(section(page, 'Our Focus Areas').getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Join The Network' }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.close();
  });

  for (const width of [1440, 390]) {
    test(`keeps its place at ${width} px when the scripts take over`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(section(page, 'Our Partners')).toBeVisible();
      await page.evaluate(async () => void (await document.fonts.ready));
      // Found and measured in one step: an answer in between would move the elements.
      const places = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('main :is(h1, h2, h3, h4)'), (heading) =>
            Math.round(heading.getBoundingClientRect().top),
          ),
        );
      const before = await places();
      held.resolve();
      await started(page);
      expect(await places()).toEqual(before);
    });
  }

  test('keeps its scroll position when the scripts take over', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await section(page, 'Latest Articles').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    held.resolve();
    await started(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('shifts nothing while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const root = document.documentElement;
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          root.dataset.shift = String(Number(root.dataset.shift ?? 0) + entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await started(page);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(shift, `layout shift at ${width} px`).toBeLessThan(0.05);
    }
  });
});

test('home is accessible and fits every width', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/');
  await started(page);
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1440 || width === 390) await axeInBothThemes(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
});
