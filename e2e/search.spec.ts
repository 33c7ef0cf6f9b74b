import type { Page } from '@playwright/test';

import { axe, expect, test } from './support/test.ts';

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test('one palette finds everything, by keyboard alone', async ({ page }) => {
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

  // Escape first clears the box; the shortcut also closes the palette.
  await searchButton(page).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('member');
  await expect(palette.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toContainText(
    'Membership Plans',
  );
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await page.keyboard.press('Meta+k');
  await expect(palette).toBeHidden();
});
