import type { Page } from '@playwright/test';

import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search members' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });
const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status');
const listCall = /\/api\/members(\?|$)/;

test('shows six placeholders, then the most connected members; search, areas and orders are kept in the address', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(listCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/network/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(page.getByTestId('member-placeholder')).toHaveCount(6);
  await expect(page.getByLabel('Sort by')).toHaveValue('connections');
  held.resolve();
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByTestId('member-placeholder')).toHaveCount(0);
  await expect(count(page)).toHaveText(/^\d+ members$/);
  await expect(cards(page).first()).toContainText(/\d+ connections · since 20\d\d/);

  // The search covers name, title, organization, bio, place, interests and skills. Matching names come first.
  await searchBox(page).fill('ines');
  await expect(names(page).first()).toHaveText('Ines Okafor');
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  await page.getByLabel('Sort by').selectOption('Most Connections');
  await expect(page).toHaveURL('/network/members?search=ines&sort=connections');
  await searchBox(page).fill('');
  await expect(page).toHaveURL('/network/members');
  await expect(page.getByLabel('Sort by')).toHaveValue('connections');
  for (const [word, name] of [
    ['beaumont', 'Clara Beaumont'],
    ['rowing', 'Ines Okafor'],
    ['zither', undefined],
    ['underwriter', 'Ethan Brooks'],
    ['hiekka', 'Sven Aaltonen'],
    ['struvite', 'Keiko Mori'],
  ] as const) {
    await searchBox(page).fill(word);
    if (name) {
      await expect(names(page)).toHaveText([name]);
      continue;
    }
    await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/network/members');
    await expect(cards(page)).toHaveCount(20);
  }
  await searchBox(page).press('Escape');

  await chip(page, 'Water Technology').click();
  await expect(page).toHaveURL('/network/members?focusArea=water-technology');
  await expect(chip(page, 'Water Technology')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).filter({ hasNotText: 'Water Technology' })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Alphabetical');
  await expect(page).toHaveURL('/network/members?focusArea=water-technology&sort=name');
  await expect(names(page).first()).toHaveText('Anjali Kapoor');
  await names(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anjali Kapoor');
  await page.getByRole('link', { name: 'Back to members' }).click();
  await expect(page).toHaveURL('/network/members?focusArea=water-technology&sort=name');
  await chip(page, 'Water Technology').click();
  await expect(page).toHaveURL('/network/members?sort=name');
  await expect(chip(page, 'Water Technology')).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(chip(page, 'Water Technology')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Sort by').selectOption('Recently Joined');
  await expect(page).toHaveURL(/sort=newest/);
  await page.getByLabel('Sort by').selectOption('Relevance');
  await expect(page).toHaveURL(/sort=relevance/);
  await page.getByLabel('Sort by').selectOption('Most Connections');
  await expect(page).toHaveURL('/network/members?focusArea=water-technology');
});

test('more members load on request, and the focus moves to the first of them', async ({ page }) => {
  await page.goto('/network/members?sort=name');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(names(page).nth(20).getByRole('link')).toBeFocused();
  // Two members may have the same name, but no one appears twice.
  const shown = await names(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(shown).size).toBe(40);
});

test('the directory is accessible', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/network/members');
  await expect(cards(page)).toHaveCount(20);
  await axeInBothThemes(page);
});
