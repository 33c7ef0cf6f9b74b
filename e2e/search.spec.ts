import type { Page } from '@playwright/test';

import { axe, expect, test } from './support/test.ts';

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test('one palette finds everything, by keyboard alone @core', async ({ page }) => {
  await page.goto('/about');
  await expect(searchButton(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const box = palette.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Go to' })).toBeVisible();

  await page.keyboard.type('roll-to-roll coating line');
  const listing = palette.getByRole('option', { name: /Roll-to-roll perovskite coating line/ });
  await expect(listing).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Roll-to-roll perovskite/ })).toBeVisible();
  await expect(palette).toBeHidden();

  // The palette now offers the opened result first.
  await searchButton(page).click();
  const recent = palette.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(recent.getByRole('option')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(recent.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
});

test('P22: the closest title comes first, whatever its kind, and one result is counted as one', async ({ page }) => {
  await page.goto('/about');
  await searchButton(page).click();
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('thor');
  await expect(palette.getByRole('option').first()).toContainText('Thorium Nuclear Fuel');
  await expect(palette.getByRole('option', { name: /^Jack Thornton/ })).toBeVisible();
  await page.keyboard.type('nton');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await expect(palette.getByRole('status')).toHaveText('1 result');
});

test('pages are found by name, an empty result says so, and Escape first clears the box', async ({ page }) => {
  await page.goto('/events');
  await searchButton(page).click();
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('member');
  await expect(palette.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toContainText(
    'Membership Plans',
  );
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(palette.getByRole('combobox')).toHaveValue('');
  await page.keyboard.type('qqqq');
  await expect(palette.getByText('Nothing found for "qqqq".')).toBeVisible();
  await page.keyboard.press('Meta+k');
  await expect(palette).toBeHidden();
});

test.describe('when the server fails', () => {
  test.use({ allowedConsole: [/500/] });

  test('pages can still be opened', async ({ page }) => {
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/about');
    await expect(searchButton(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('contact');
    await expect(palette.getByText('The server did not answer. You can still open pages.')).toBeVisible();
    await palette.getByRole('option', { name: /^Contact/ }).click();
    await expect(page).toHaveURL('/contact');
  });
});
