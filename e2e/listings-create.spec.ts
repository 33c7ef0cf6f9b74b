import type { Page } from '@playwright/test';
import { type ListingType, missingDetailsMessage } from '#contract/listings.ts';
import { testPassword } from '#e2e/support/test-password.ts';
import { signInAs } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import {
  choose,
  description,
  expectListing,
  fillBasics,
  fillCompany,
  kinds,
  publishButton,
  uniqueWord,
} from './support/listings.ts';
import { openTab } from './support/tabs.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const form = '/network/listings/create';
const types = Object.keys(kinds) as ListingType[];

async function open(page: Page): Promise<void> {
  await page.goto(form);
  await expect(page.getByRole('heading', { level: 1, name: 'Create a Listing' })).toBeVisible();
}

/** Expects the form to hold the values that `fillCompany` typed. */
async function expectFilled(page: Page, title: string): Promise<void> {
  await expect(fieldOf(page, 'Title')).toHaveValue(title);
  await expect(page.getByLabel('Description')).toHaveText(description);
  await expect(fieldOf(page, 'Contact Email')).toHaveValue('someone@test.example');
  await expect(page.getByRole('list', { name: 'Added so far' }).getByRole('listitem')).toHaveText(['salt']);
  await expect(fieldOf(page, 'Company Name')).toHaveValue('Saltworks Storage');
  await expect(page.getByRole('combobox', { name: 'Focus Area' })).toHaveValue('Energy Storage');
}

test('what a visitor types survives a reload, another page and the sign-in, and is gone once it is published', async ({
  page,
}) => {
  const title = `Written before signing in ${uniqueWord()}`;
  const tab = await page.context().newPage();
  await open(tab);
  await open(page);
  await fillCompany(page, title);
  await expect(page.getByText('Draft saved')).toBeVisible();
  // A second tab with an empty form shows the draft, too.
  await expect(fieldOf(tab, 'Title')).toHaveValue(title);
  await tab.close();
  await page.reload();
  await expectFilled(page, title);
  await page.getByRole('link', { name: 'Back to Network' }).click();
  await expect(page).toHaveURL('/network');
  await page.goBack();
  await expectFilled(page, title);

  await publishButton(page).click();
  await expect(page).toHaveURL(`/signin?returnTo=${form}`);
  await expectToast(page, 'Please sign in');
  await fieldOf(page, 'Username').fill('member');
  await fieldOf(page, 'Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(form);
  await expectFilled(page, title);
  await publishButton(page).click();
  await expectListing(page, title);
  await open(page);
  await expect(fieldOf(page, 'Title')).toHaveValue('');
});

test('the form works by keyboard', async ({ page }) => {
  await signInAs(page, 'member');
  await page.goto('/network/listings');
  const link = page.getByRole('link', { name: 'Post a listing' });
  await expect(link).toBeVisible();
  for (let n = 0; n < 100 && !(await link.evaluate((e) => e === document.activeElement)); n++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create a Listing' })).toBeVisible();

  const next = async (label: string) => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  };
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Company' })).toBeFocused();
  for (const label of ['Technology', 'Partnership', 'Job']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
  }
  await next('Title');
  await page.keyboard.type('Typed without ever touching a mouse');
  await next('Heading');
  await next('Description');
  await page.keyboard.type(description);
  await next('Focus Area');
  await page.keyboard.type('Water');
  await expect(page.getByLabel('Focus Area').locator('option:checked')).toHaveText('Water Technology');
  await next('Contact Email');
  await next('Tags');
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeFocused();
  await next('Job Location');
  await page.keyboard.type('An');
  // The open list is long enough to scroll. It is no stop of its own.
  await expect(page.getByRole('listbox', { name: 'Suggested places' })).toBeVisible();
  await next('Job Type');
  const kind = page.getByLabel('Job Type');
  await page.keyboard.press('ArrowDown');
  await expect(kind.getByRole('option', { name: 'Full-time' })).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(kind).toHaveValue('part-time');
  await next('Compensation (optional)');
  await page.getByRole('button', { name: 'Publish Listing' }).focus();
  await page.keyboard.press('Enter');
  await expectListing(page, 'Typed without ever touching a mouse');
  await expect(page.getByRole('region', { name: 'Job Details' })).toContainText('Part-time');
});

test('the form of each kind is accessible, and an option is chosen by pointer', async ({ page }) => {
  // Eight runs of axe, each over the whole page.
  test.slow();
  await followSystemTheme(page);
  await open(page);
  await fillBasics(page, 'A title that is long enough');
  for (const type of types.toReversed()) {
    await openTab(page, kinds[type].label);
    await axe(page);
  }
  const size = page.getByRole('combobox', { name: 'Company Size' });
  await size.click();
  const option = size.getByRole('option', { name: '51-200 employees' });
  await expect(option).toBeInViewport();
  await axeInBothThemes(page);
  await option.click();
  await expect(size).toHaveValue('51-200');
  await choose(page, 'Company Size', 'Not specified');
  await expect(size).toHaveValue('');
  await publishButton(page).click();
  await expect(page.getByText(missingDetailsMessage)).toBeVisible();
  await axeInBothThemes(page);
});
