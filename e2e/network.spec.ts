import type { Page } from '@playwright/test';

import { signInAs } from './support/account.ts';
import { cards, publishListing, uniqueWord } from './support/listings.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const chip = (page: Page, name: string) =>
  page.getByRole('search', { name: 'Members and listings' }).getByRole('button', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search members and listings' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('the hub of the network', () => {
  test('links to the directories and to warm introductions', async ({ page }) => {
    await page.goto('/network');
    await expect(page).toHaveTitle(/^Network/);
    const explore = page.getByRole('region', { name: 'Explore the Network' });
    for (const [name, path] of [
      ['Companies', '/network/companies'],
      ['Technologies', '/network/technologies'],
      ['Members', '/network/members'],
    ] as const) {
      await expect(explore.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    const promo = page.getByRole('region', { name: 'Warm introductions' });
    await expect(promo).toContainText('$29.99');
    await expect(promo).toContainText('$49.99');
    await expect(promo).toContainText('2 free per quarter');
    await expect(promo.getByRole('link', { name: 'Request an introduction' })).toHaveAttribute(
      'href',
      '/network/warm-intro',
    );
  });

  test('has tabs that work by keyboard and are kept in the address', async ({ page }) => {
    await page.goto('/network');
    await expect(tab(page, 'Members')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Members').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Green Market Listings')).toBeFocused();
    await expect(page).toHaveURL('/network?tab=green-market-listings');
    await expect(cards(page).first()).toBeVisible();
    await page.reload();
    await expect(tab(page, 'Green Market Listings')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await tab(page, 'Green Market Listings').focus();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL('/network');
  });

  test('filters both tabs, and only listings by kind; a second click and Clear Filters undo it', async ({ page }) => {
    const word = uniqueWord();
    await signInAs(page, 'member');
    await publishListing(page, { title: `Company of ${word}` });
    await publishListing(page, { title: `Work for ${word}`, type: 'job', jobLocation: 'Graz', jobType: 'contract' });
    await page.goto('/network?tab=green-market-listings');
    await searchBox(page).fill(word);
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL(`/network?search=${word}&tab=green-market-listings`);
    await chip(page, 'Job').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(chip(page, 'Job')).toHaveAttribute('aria-pressed', 'true');
    await chip(page, 'Job').click();
    await expect(chip(page, 'Job')).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page)).toHaveCount(2);
    await chip(page, 'Water Technology').click();
    await expect(page.getByText('No listings found matching your filters.')).toBeVisible();
    await tab(page, 'Members').click();
    await expect(page.getByText('No members found matching your filters.')).toBeVisible();
    await axe(page);
    await page.getByRole('search').getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/network');
    await expect(searchBox(page)).toHaveValue('');
    const members = page.getByRole('list', { name: 'Members', exact: true }).getByRole('article');
    await expect(members.first()).toBeVisible();
    const everyone = await members.count();
    await chip(page, 'Job').click();
    await expect(page).toHaveURL('/network?type=job');
    await expect(members).toHaveCount(everyone);
    await chip(page, 'Water Technology').click();
    await expect(members.first()).toContainText('Water Technology');
    await page.goBack();
    await expect(chip(page, 'Water Technology')).toHaveAttribute('aria-pressed', 'false');
  });

  test('has no accessibility violation and fits a phone', async ({ page }) => {
    await followSystemTheme(page);
    for (const path of ['/network', '/network?tab=green-market-listings']) {
      await page.goto(path);
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
      await axeInBothThemes(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});
