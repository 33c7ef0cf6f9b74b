import type { Page } from '@playwright/test';

import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const areas = [
  'Renewable Energy',
  'Energy Storage',
  'Circular Economy',
  'Sustainable Agriculture',
  'Clean Transportation',
  'Water Technology',
];

const cards = (page: Page) => page.getByRole('list', { name: 'Articles' }).getByRole('listitem');
const topics = (page: Page) => page.getByRole('group', { name: 'Topic' });

test.describe('media', () => {
  test('shows a button for all topics, one for each focus area, and a card for each article', async ({ page }) => {
    await page.goto('/media');
    await expect(page.getByRole('heading', { level: 1, name: 'Media & Articles' })).toBeVisible();
    await expect(topics(page).getByRole('button')).toHaveText(['All Topics', ...areas]);
    await expect(topics(page).getByRole('button', { name: 'All Topics' })).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(18);
    const [first, second] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(1).boundingBox()];
    expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 2);
    await expect(page).toHaveTitle(/Media & Articles/);
  });

  test('a topic loads its articles, is kept in the address, and is cleared by All Topics', async ({ page }) => {
    await page.goto('/media');
    await expect(cards(page)).toHaveCount(18);
    const asked = page.waitForRequest('**/api/articles?focusAreaId=6');
    await topics(page).getByRole('button', { name: 'Water Technology' }).click();
    await asked;
    await expect(page).toHaveURL('/media?focus=water-technology');
    await expect(cards(page)).toHaveCount(3);
    for (const card of await cards(page).all()) await expect(card).toContainText('Water Technology');
    await topics(page).getByRole('button', { name: 'All Topics' }).click();
    await expect(page).toHaveURL('/media');
    await expect(cards(page)).toHaveCount(18);
    await page.goBack();
    await expect(cards(page)).toHaveCount(3);
    await expect(topics(page).getByRole('button', { name: 'Water Technology' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('an address with a topic opens that topic; an unknown topic is ignored', async ({ page }) => {
    await page.goto('/media?focus=energy-storage');
    await expect(cards(page)).toHaveCount(3);
    await page.goto('/media?focus=perpetual-motion');
    await expect(cards(page)).toHaveCount(18);
  });

  test('shows six placeholder cards while articles load, and nothing below them moves', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/articles*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/media');
    await expect(page.getByRole('status').filter({ hasText: 'Loading articles' })).toBeVisible();
    await expect(page.locator('[data-placeholder]')).toHaveCount(6);
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y;
    const before = await top('[data-placeholder]');
    held.resolve();
    await expect(cards(page)).toHaveCount(18);
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    expect(await top('[data-article]')).toBe(before);
  });
});

test.describe('an article', () => {
  test('opens from its card with text, facts, contents and related articles', async ({ page }) => {
    await page.goto('/media');
    await page.getByRole('link', { name: 'Four hours, and then?' }).click();
    await expect(page).toHaveURL(/\/media\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four hours, and then?');
    await expect(page).toHaveTitle(/Four hours, and then\?/);
    const article = page.getByRole('article').first();
    await expect(article).toContainText('By Ines Okafor');
    await expect(article).toContainText('3 min read');
    await expect(article.getByText('Sample article', { exact: true })).toBeVisible();
    await expect(article.getByRole('heading', { level: 2, name: 'How cheap is cheap enough' })).toBeVisible();
    await expect(article).toContainText('225 to 460 GW');
    const related = page.getByRole('region', { name: 'More on Energy Storage' });
    await expect(related.getByRole('listitem')).toHaveCount(2);
    await article.getByRole('link', { name: 'Energy Storage' }).click();
    await expect(page).toHaveURL('/focus/energy-storage');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Media' }).click();
    await expect(page).toHaveURL('/media');
  });

  test('its table of contents jumps to a heading, by keyboard too, and a link to a heading opens there', async ({
    page,
  }) => {
    await page.goto('/media');
    await page.getByRole('link', { name: 'Four hours, and then?' }).click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link', { name: 'How cheap is cheap enough' });
    await link.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'How cheap is cheap enough' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(`${address}#s-how-cheap-is-cheap-enough`);
    await expect(heading).toBeInViewport();
  });
});

test.describe('a focus area', () => {
  test('shows its hero, its articles, upcoming events and listings', async ({ page }) => {
    await page.goto('/focus/energy-storage');
    await expect(page.getByRole('heading', { level: 1, name: 'Energy Storage' })).toBeVisible();
    await expect(page.getByText('Batteries, thermal stores and long-duration systems')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    const events = page.getByRole('region', { name: 'Upcoming events' });
    await expect(events.getByRole('listitem').first()).toBeVisible();
    await expect(events.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events?focusAreaId=2');
    const market = page.getByRole('region', { name: 'On the Green Market' });
    await expect(market.getByRole('article').first()).toContainText('Energy Storage');
    await market.getByRole('link', { name: 'All listings' }).click();
    await expect(page).toHaveURL('/network/listings?focusArea=energy-storage');
  });

  test('links to the other areas by the topic buttons, and to all topics', async ({ page }) => {
    await page.goto('/focus/energy-storage');
    await topics(page).getByRole('button', { name: 'Water Technology' }).click();
    await expect(page).toHaveURL('/focus/water-technology');
    await expect(page.getByRole('heading', { level: 1, name: 'Water Technology' })).toBeVisible();
    await topics(page).getByRole('button', { name: 'All Topics' }).click();
    await expect(page).toHaveURL('/media');
  });
});

test.describe('home', () => {
  test('shows the three newest articles from the server and links to them', async ({ page }) => {
    await page.goto('/');
    const latest = page.getByRole('region', { name: 'Latest Articles' });
    await expect(latest.getByRole('article')).toHaveCount(3);
    const link = latest.getByRole('link', { name: 'The depot is the new filling station' });
    await expect(link).toHaveAttribute('href', /^\/media\/\d+$/);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The depot is the new filling station');
  });
});

test('media, an article and a focus area have no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/media');
  await expect(cards(page)).toHaveCount(18);
  await axeInBothThemes(page);
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await axeInBothThemes(page);
  await page.goto('/focus/water-technology');
  await expect(page.getByRole('region', { name: 'On the Green Market' })).toBeVisible();
  await axeInBothThemes(page);
});
