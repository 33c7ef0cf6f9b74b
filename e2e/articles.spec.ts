import type { Page } from '@playwright/test';

import { axeInBothThemes, drawnByBrowser, expect, followSystemTheme, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Articles' }).getByRole('listitem');

test('on the media page nothing moves when the articles arrive, the newest one is large, and topics are in the address', async ({
  page,
  baseURL,
}) => {
  await followSystemTheme(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/articles*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await drawnByBrowser(page, baseURL);
  await page.goto('/media');
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y;
  const before = await top('[data-placeholder]');
  held.resolve();
  await expect(cards(page)).toHaveCount(18);
  expect(await top('[data-article]')).toBe(before);
  const [first, second] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(1).boundingBox()];
  expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 2);
  await axeInBothThemes(page);

  const topic = page.getByRole('group', { name: 'Topic' }).getByRole('button', { name: 'Water Technology' });
  await topic.click();
  await expect(cards(page)).toHaveCount(3);
  await page.reload();
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(3);
});

test('the contents of an article jump to a heading, by keyboard too, and a link to a heading opens there', async ({
  page,
}) => {
  await followSystemTheme(page);
  await page.goto('/media');
  await page.getByRole('link', { name: 'Four hours, and then?' }).click();
  await expect(page).toHaveURL(/\/media\/\d+$/);
  await expect(page.getByText('225 to 460 GW')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeVisible();
  await axeInBothThemes(page);
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

test('a focus area shows its articles, upcoming events and listings', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/focus/energy-storage');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Upcoming events' }).getByRole('listitem').first()).toBeVisible();
  const market = page.getByRole('region', { name: 'On the Green Market' });
  await expect(market.getByRole('article').first()).toContainText('Energy Storage');
  await axeInBothThemes(page);
});
