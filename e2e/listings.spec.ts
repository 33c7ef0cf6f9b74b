import type { Page } from '@playwright/test';
import type { ListingType } from '#contract/listings.ts';
import { freshUsername, goodPassword, signInAs } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import {
  cards,
  expectListing,
  fillBasics,
  kinds,
  publishButton,
  publishListing,
  uniqueWord,
} from './support/listings.ts';
import { openTab } from './support/tabs.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

const types = Object.keys(kinds) as ListingType[];

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search listings' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status');

test('listings of each kind are published, found and opened, and are still there after a restart @postgres', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  const username = freshUsername();
  const word = uniqueWord();
  const titleOf = (type: ListingType) => `${kinds[type].label} about ${word} heat storage`;

  await page.goto('/signup');
  await fieldOf(page, 'Username').fill(username);
  await fieldOf(page, 'Email', { exact: true }).fill(`${username}@test.example`);
  await fieldOf(page, 'Password', { exact: true }).fill(goodPassword);
  await fieldOf(page, 'Confirm password').fill(goodPassword);
  await tick(page.getByRole('checkbox', { name: /I accept/ }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: `User menu of ${username}` })).toBeVisible();

  await page.goto('/network/listings');
  for (const type of types) {
    await page.getByRole('link', { name: 'Post a listing' }).click();
    await openTab(page, kinds[type].label);
    await fillBasics(page, titleOf(type), word);
    await kinds[type].fill(page);
    await publishButton(page).click();
    await expectToast(page, 'Listing created successfully!', 'Your listing has been published to CARDI.');
    await expectListing(page, titleOf(type));
    await page.getByRole('link', { name: 'Back to listings' }).click();
  }

  const found = (type: ListingType) => cards(page).getByRole('link', { name: titleOf(type) });
  await searchBox(page).fill(word);
  await expect(count(page)).toHaveText('4 listings');
  for (const type of types) {
    await chip(page, kinds[type].label).click();
    await expect(cards(page)).toHaveCount(1);
    await found(type).click();
    await expectListing(page, titleOf(type));
    await page.getByRole('link', { name: 'Back to listings' }).click();
    await expect(page).toHaveURL(`/network/listings?type=${type}&search=${word}`);
  }

  await page.getByRole('button', { name: `User menu of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  // No request may be sent while the server is down.
  await page.goto('about:blank');
  await server.restart();
  await page.goto(`/network/listings?search=${word}`);
  await expect(count(page)).toHaveText('4 listings');
  for (const type of types) await expect(found(type)).toBeVisible();
  await found('job').click();
  await expectListing(page, titleOf('job'));
});

test('the filters of the list are in the address: they can be reloaded, undone one by one, and are counted', async ({
  page,
}) => {
  await page.goto('/network/listings');
  await chip(page, 'Partnership').click();
  await searchBox(page).pressSequentially('irrigation', { delay: 40 });
  await expect(page).toHaveURL('/network/listings?type=partnership&search=irrigation');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Irrigation districts');
  await page.goBack();
  await expect(page).toHaveURL('/network/listings?type=partnership&search=irrigation');
  await expect(searchBox(page)).toHaveValue('irrigation');
  await page.goBack();
  await expect(page).toHaveURL('/network/listings?type=partnership');
  await expect(searchBox(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/network/listings');
  await page.goForward();
  await page.reload();
  await expect(chip(page, 'Partnership')).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/network/listings?search=tidal');
  await page.getByText('Place, stage, job and more').click();
  const stages = page.getByRole('group', { name: 'Stage of the technology' });
  await stages
    .getByRole('checkbox', { name: /\(1\)$/ })
    .first()
    .press('Space');
  await expect(page).toHaveURL(/\/network\/listings\?technologyStage=[a-z-]+&search=tidal$/);
  await expect(count(page)).toHaveText('1 listing');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await axe(page);
  await page.getByRole('list', { name: 'Chosen filters' }).getByRole('button').click();
  await expect(page).toHaveURL('/network/listings?search=tidal');
});

test.describe('for everyone', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('no page of listings has an accessibility violation, and all fit a phone', async ({ page }) => {
    test.slow();
    await followSystemTheme(page);
    await signInAs(page, 'member');
    const long = 'w'.repeat(90);
    const id = await publishListing(page, {
      title: long,
      companyName: long,
      tags: ['t'.repeat(40)],
      description: long,
    });
    const withAxe = [
      '/network/listings',
      '/network/listings?search=zzzz',
      '/network/listings/2',
      '/network/listings/999999999',
    ];
    for (const path of [...withAxe, '/network/listings/create', `/network/listings/${id}`]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByTestId('listing-placeholder')).toHaveCount(0);
      await expect(page.getByText('Loading listing')).toHaveCount(0);
      if (withAxe.includes(path)) await axeInBothThemes(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
