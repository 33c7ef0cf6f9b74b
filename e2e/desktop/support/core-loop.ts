import { expect, type Page } from '@playwright/test';
import type { TestUsername } from '#contract/accounts.ts';
import { callNames, eventChannels } from '#contract/desktop/channels.ts';
import { testPassword } from '#e2e/support/test-password.ts';
import { fieldOf } from '../../support/field-of.ts';

/** Signs in by the form, as a person does, from whatever page is shown. */
export async function signIn(page: Page, username: TestUsername): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await fieldOf(page, 'Username').fill(username);
  await fieldOf(page, 'Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page, username);
}

export async function expectSignedIn(page: Page, username: TestUsername): Promise<void> {
  await expect(page.getByRole('button', { name: `User menu of ${username}` })).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

/** Signs out by the button of the sidebar; the user's menu is for the stories of the shell. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedOut(page);
}

/** Fills the form at /network/listings/create, which must be shown, for a company. */
export async function fillListing(page: Page, title: string): Promise<void> {
  await fieldOf(page, 'Title').fill(title);
  await fieldOf(page, 'Description').fill(
    'Grid storage from salt water, air and iron. We look for a site for two years.',
  );
  await page.getByRole('combobox', { name: 'Focus Area' }).selectOption('Energy Storage');
  await fieldOf(page, 'Contact Email').fill('pilot@cardi.example');
  await fieldOf(page, 'Tags').fill('storage');
  await fieldOf(page, 'Tags').press('Enter');
  await fieldOf(page, 'Company Name').fill('Salt & Iron');
  await fieldOf(page, 'Company Location').fill('Rotterdam, Netherlands');
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish Listing' }).click();
}

/** A listing's own page is shown, with what it has to say. */
export async function expectListing(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(/\/network\/listings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const onEvent = (name: string) => `on${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** The names of the bridge's functions, as the contract has them. */
export const bridgeFunctions = [...callNames, ...Object.keys(eventChannels).map(onEvent)].toSorted();

/** The names of the bridge's functions, as the page sees them. */
export function bridgeNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bridge: unknown = Reflect.get(window, 'cardi');
    return typeof bridge === 'object' && bridge !== null ? Object.keys(bridge).toSorted() : [];
  });
}

/** A link to a listing in the list. */
export function listed(page: Page, title: string) {
  return page.getByRole('article').getByRole('link', { name: title });
}

/**
 * Waits until the page says that it shows saved data. Pages come before the server has failed to answer, and the notice
 * moves what is below it: a click at that moment begins on one element and ends on another.
 */
export async function expectSavedData(page: Page): Promise<void> {
  await expect(page.getByText('Saved data from')).toBeVisible();
}
