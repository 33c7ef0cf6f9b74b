import type { Page } from '@playwright/test';

import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Research articles' }).getByRole('listitem');

test('the hub finds an article, keeps its filters across a reload, and opens the article', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/research-hub');
  await expect(cards(page)).toHaveCount(6);
  const badges = page.locator('[data-category]');
  const colours = await badges.evaluateAll((all) => all.map((badge) => getComputedStyle(badge).color));
  expect(new Set(colours).size).toBe(5);
  await axeInBothThemes(page);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Advanced Materials');
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ index: 1 });
  await page.getByPlaceholder('Search articles...').fill('zeppelin');
  await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  await axeInBothThemes(page);
  await page.getByPlaceholder('Search articles...').fill('');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('All Types');
  await expect(page).toHaveURL('/research-hub?category=materials');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('article', { name: 'Carbon capture materials' }).getByRole('link').click();
  await expect(page).toHaveURL('/research-hub/carbon-capture-materials');
  await expect(page.getByRole('heading', { level: 2, name: 'Scale, soberly' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await axeInBothThemes(page);
});

test('a premium article shows visitors its opening, and all of it once they are signed in with a plan', async ({
  page,
}) => {
  await followSystemTheme(page);
  await page.goto('/research-hub/grid-scale-storage');
  await expect(page.getByText('In 2023 batteries became the fastest-growing')).toBeVisible();
  const gate = page.getByRole('region', { name: 'The rest is for Professional members' });
  await expect(gate.getByRole('link', { name: 'See membership plans' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signs to watch' })).toHaveCount(0);
  await axeInBothThemes(page);
  await gate.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page).toHaveURL('/research-hub/grid-scale-storage');
  await expect(page.getByRole('heading', { level: 2, name: 'Signs to watch' })).toBeVisible();
  await expect(gate).toHaveCount(0);
});
