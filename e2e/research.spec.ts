import type { Page } from '@playwright/test';

import { signInAs } from './support/account.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const titles = [
  'Perovskite solar cells',
  'Thorium nuclear fuel',
  'Molten salt reactors',
  'Green hydrogen electrolyzers',
  'Grid-scale storage',
  'Carbon capture materials',
];

const cards = (page: Page) => page.getByRole('list', { name: 'Research articles' }).getByRole('listitem');
const shown = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByPlaceholder('Search articles...');
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const type = (page: Page) => page.getByRole('combobox', { name: 'Type' });

test.describe('the hub', () => {
  test('P10: is linked from the media page and from the articles of the home page', async ({ page }) => {
    for (const [path, place] of [
      ['/media', page.getByRole('main')],
      ['/', page.getByRole('region', { name: 'Latest Articles' })],
    ] as const) {
      await page.goto(path);
      await expect(place.getByRole('link', { name: 'Research Hub' })).toHaveAttribute('href', '/research-hub');
    }
  });

  test('shows the six articles with their facts and links', async ({ page }) => {
    await page.goto('/research-hub');
    await expect(page.getByRole('heading', { level: 1, name: 'Research Hub' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Technology Research Articles' })).toBeVisible();
    await expect(shown(page)).toHaveText(titles);
    const salt = page.getByRole('article', { name: 'Molten salt reactors' });
    for (const text of ['Nuclear Energy', 'Premium Content', 'August 2026', '22 min read', 'Technology Profile']) {
      await expect(salt).toContainText(text);
    }
    await expect(salt.getByRole('link', { name: 'Read Article' })).toHaveAttribute(
      'href',
      '/research-hub/molten-salt-reactors',
    );
    await expect(page.getByText('Premium Content')).toHaveCount(3);
    const badges = page.locator('[data-category]');
    const colours = await badges.evaluateAll((all) => all.map((badge) => getComputedStyle(badge).color));
    expect(new Set(colours).size).toBe(5);
  });

  test('the selects have their choices', async ({ page }) => {
    await page.goto('/research-hub');
    await expect(cards(page)).toHaveCount(6);
    await expect(category(page).locator('option')).toHaveText([
      'All Categories',
      'Nuclear Energy',
      'Solar Energy',
      'Hydrogen',
      'Advanced Materials',
      'Energy Storage',
    ]);
    await expect(type(page).locator('option')).toHaveText([
      'All Types',
      'Technology Profile',
      'Industry Analysis',
      'Market Report',
      'Research Brief',
    ]);
  });

  test('search, category and type are combined and kept in the address', async ({ page }) => {
    await page.goto('/research-hub');
    await category(page).selectOption('Nuclear Energy');
    await expect(shown(page)).toHaveText(['Thorium nuclear fuel', 'Molten salt reactors']);
    await type(page).selectOption('Technology Profile');
    await search(page).fill('MOLTEN');
    await expect(shown(page)).toHaveText(['Molten salt reactors']);
    await expect(page).toHaveURL('/research-hub?search=MOLTEN&category=nuclear&type=Technology+Profile');
    await page.reload();
    await expect(shown(page)).toHaveText(['Molten salt reactors']);
    await expect(search(page)).toHaveValue('MOLTEN');
    await type(page).selectOption('Market Report');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  });

  test('the search covers title, description and type', async ({ page }) => {
    await page.goto('/research-hub');
    for (const [words, found] of [
      ['grid-SCALE', 'Grid-scale storage'],
      ['data sheet', 'Carbon capture materials'],
      ['industry analysis', 'Green hydrogen electrolyzers'],
    ] as const) {
      await search(page).fill(words);
      await expect(shown(page)).toHaveText([found]);
    }
  });

  test('without a match it says so, and Clear All Filters resets all three', async ({ page }) => {
    await page.goto('/research-hub?search=zeppelin&category=solar&type=Market+Report');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(page.getByText('No articles match your current search and filters.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(shown(page)).toHaveText(titles);
    await expect(page).toHaveURL('/research-hub');
    await expect(search(page)).toHaveValue('');
    await expect(category(page)).toHaveValue('');
    await expect(type(page)).toHaveValue('');
  });

  test('shows placeholders while it loads', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/research-articles', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/research-hub');
    await expect(page.locator('[data-placeholder]')).toHaveCount(6);
    held.resolve();
    await expect(cards(page)).toHaveCount(6);
  });
});

test.describe('an article', () => {
  test('that is free can be read in full by everyone', async ({ page }) => {
    await page.goto('/research-hub');
    await page.getByRole('article', { name: 'Carbon capture materials' }).getByRole('link').click();
    await expect(page).toHaveURL('/research-hub/carbon-capture-materials');
    await expect(page.getByRole('heading', { level: 1, name: 'Carbon capture materials' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Scale, soberly' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(page.getByText('Sample article', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: /Professional members/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Research Hub' }).click();
    await expect(page).toHaveURL('/research-hub');
  });

  test('that is premium shows visitors the opening, the plans and a sign-in link that leads back', async ({ page }) => {
    await page.goto('/research-hub/grid-scale-storage');
    await expect(page.getByText('In 2023 batteries became the fastest-growing')).toBeVisible();
    const gate = page.getByRole('region', { name: 'The rest is for Professional members' });
    await expect(gate.getByRole('link', { name: 'See membership plans' })).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('heading', { name: 'Signs to watch' })).toHaveCount(0);
    await gate.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/signin?returnTo=/research-hub/grid-scale-storage');
    await page.getByRole('button', { name: 'Login as Admin' }).click();
    await expect(page).toHaveURL('/research-hub/grid-scale-storage');
    await expect(page.getByRole('heading', { level: 2, name: 'Signs to watch' })).toBeVisible();
    await expect(gate).toHaveCount(0);
  });

  test('that is premium shows free members the opening and the plans, without a sign-in link', async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto('/research-hub/green-hydrogen-electrolyzers');
    const gate = page.getByRole('region', { name: 'The rest is for Professional members' });
    await expect(gate.getByRole('link', { name: 'See membership plans' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'User menu of member' })).toBeVisible();
    await expect(gate.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Six questions for diligence' })).toHaveCount(0);
  });

  test('about a technology with a topic page links to that page', async ({ page }) => {
    await page.goto('/research-hub/perovskite-solar-cells');
    await expect(page.getByRole('link', { name: 'Read the full profile' })).toHaveAttribute(
      'href',
      '/network/technologies/perovskite',
    );
  });

  test.describe('that does not exist', () => {
    test.use({ allowedConsole: [/status of 404/] });

    test('shows a not-found view with a way back', async ({ page }) => {
      await page.goto('/research-hub/nothing');
      await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Research Hub' }).click();
      await expect(page).toHaveURL('/research-hub');
    });
  });
});

test('the hub and its articles have no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/research-hub');
  await expect(cards(page)).toHaveCount(6);
  await axeInBothThemes(page);
  await page.goto('/research-hub?search=zeppelin');
  await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  await axeInBothThemes(page);
  await page.goto('/research-hub/grid-scale-storage');
  await expect(page.getByRole('link', { name: 'See membership plans' })).toBeVisible();
  await axeInBothThemes(page);
  await page.goto('/research-hub/carbon-capture-materials');
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await axeInBothThemes(page);
});
