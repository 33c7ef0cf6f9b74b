import type { Page } from '@playwright/test';
import { fieldOf } from './support/field-of.ts';

import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search members' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });
const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status');

test('members are found by search, area and order, which the address keeps, and more load on request', async ({
  page,
}) => {
  await followSystemTheme(page);
  await page.goto('/network/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await expect(count(page)).toHaveText(/^\d+ members$/);
  await expect(cards(page).first()).toContainText(/\d+ connections · since 20\d\d/);
  await axeInBothThemes(page);

  await searchBox(page).fill('zither');
  await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/network/members');
  await searchBox(page).fill('struvite');
  await expect(names(page)).toHaveText(['Keiko Mori']);
  await searchBox(page).fill('');
  await expect(cards(page)).toHaveCount(20);

  await chip(page, 'Water Technology').click();
  await expect(page).toHaveURL('/network/members?focusArea=water-technology');
  await expect(cards(page).filter({ hasNotText: 'Water Technology' })).toHaveCount(0);
  await fieldOf(page, 'Sort').selectOption('Alphabetical');
  await expect(page).toHaveURL('/network/members?focusArea=water-technology&sort=name');
  await expect(names(page).first()).toHaveText('Anjali Kapoor');
  await names(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anjali Kapoor');
  await page.getByRole('link', { name: 'Back to members' }).click();
  await expect(page).toHaveURL('/network/members?focusArea=water-technology&sort=name');
  await chip(page, 'Water Technology').click();
  await expect(page).toHaveURL('/network/members?sort=name');
  await page.goBack();
  await expect(chip(page, 'Water Technology')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();

  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(names(page).nth(20).getByRole('link')).toBeFocused();
  // Two members may have the same name, but no one appears twice.
  const shown = await names(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(shown).size).toBe(40);
});
