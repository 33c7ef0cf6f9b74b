import type { Page } from '@playwright/test';

import { signInAs, signInAsNewMember } from './support/account.ts';
import { cards, description, expectListing, fillCompany, publishListing, uniqueWord } from './support/listings.ts';
import { confirmAddress, mailTo } from './support/outbox.ts';
import { makeProfessional } from './support/professional.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'My listings' }).getByRole('listitem').filter({ hasText: title });

test.describe("another member's listing", () => {
  test('receives an enquiry, is saved and shared, and the owner sees the figures', async ({
    page,
    browser,
    baseURL,
    server,
  }) => {
    const word = uniqueWord();
    const title = `Salt for heat ${word}`;
    const username = await signInAsNewMember(page);
    const address = `${username}@test.example`;
    await confirmAddress(page, server, address);
    const id = await publishListing(page, { title });

    const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] });
    const reader = await context.newPage();
    await confirmAddress(reader, server, `${await signInAsNewMember(reader)}@test.example`);
    await reader.goto(`/network/listings/${id}`);
    await expect(reader.getByRole('link', { name: username })).toHaveAttribute('href', /^\/network\/profile\/\d+$/);
    await reader.getByRole('button', { name: 'Contact' }).click();
    const dialog = reader.getByRole('dialog', { name: 'Contact about this listing' });
    await expect(dialog.getByLabel('Message')).toHaveValue(
      `Hello, I am interested in your listing "${title}" and would like to know more.`,
    );
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(reader, 'Message Sent', 'Your message has been sent to the poster of this listing.');
    const mail = await mailTo(server, address, 2);
    expect(mail.text).toContain(title);

    await page.goto('/network/enquiries');
    await page.getByRole('group').filter({ hasText: title }).locator('summary').click();
    await axe(page);
    await page.getByRole('link', { name: 'Answer in Messages' }).click();
    const conversation = page.getByRole('region', { name: /^Conversation with/ });
    await expect(conversation.getByRole('link', { name: title })).toHaveCount(2);
    await page.getByRole('textbox', { name: /^Message to/ }).fill('Yes, it is for sale.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Messages with/ })).toContainText('Yes, it is for sale.');
    await axe(page);
    await reader.goto('/network/messages');
    await reader.getByRole('link', { name: title }).click();
    await expect(reader.getByRole('region', { name: /^Messages with/ })).toContainText('Yes, it is for sale.');
    await reader.goto(`/network/listings/${id}`);

    await reader.getByRole('button', { name: 'Save Listing' }).click();
    await expect(reader.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await reader.getByRole('button', { name: 'Share' }).click();
    await expectToast(reader, 'Link copied');
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/network/listings/${id}`);
    await expect(reader.getByRole('button', { name: 'Report' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await context.close();

    // The figures are part of the Professional plan.
    await page.goto('/network/listings/mine');
    await expect(row(page, title).getByRole('link', { name: 'Professional members' })).toBeVisible();
    await makeProfessional(browser, baseURL, page, 'monthly');
    await page.reload();
    await expect(row(page, title).getByRole('definition')).toHaveText(['1', '1', '1']);
  });

  test('asks visitors to sign in before it is saved', async ({ page }) => {
    await page.goto('/network/listings/2');
    await page.getByRole('button', { name: 'Save Listing' }).click();
    await expect(page).toHaveURL('/signin?returnTo=/network/listings/2');
    await expectToast(page, 'Member feature');
  });
});

test.describe("the member's own listing", () => {
  test('is closed, published again and renewed, and its page shows its state', async ({ page }) => {
    const word = uniqueWord();
    const title = `A life of ${word}`;
    await signInAsNewMember(page);
    const id = await publishListing(page, { title });
    await page.goto(`/network/listings/${id}`);
    await expect(page.getByRole('button', { name: 'Contact' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectToast(page, 'Listing closed', 'It is no longer listed and takes no enquiries.');
    const state = page.getByRole('region', { name: 'Status of this listing' });
    await expect(state).toContainText('This listing is closed. It no longer takes enquiries.');
    await expect(state.getByRole('link', { name: 'See similar listings' })).toHaveAttribute(
      'href',
      '/network/listings?type=company&focusArea=energy-storage',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Listing published again');
    await expect(state).toHaveCount(0);

    await page.goto('/network/listings/mine');
    await row(page, title)
      .getByRole('button', { name: `Close ${title}` })
      .click();
    await expect(row(page, title)).toContainText('Closed');
    await page.getByRole('button', { name: 'Closed', exact: true }).click();
    await expect(page).toHaveURL('/network/listings/mine?status=closed');
    await expect(row(page, title)).toHaveCount(1);
    await axe(page);
    await row(page, title).getByRole('link', { name: title }).first().click();
    await expect(state).toBeVisible();
    await axe(page);
    await page.goBack();
    await row(page, title).getByRole('button', { name: 'Publish again' }).click();
    await expect(page.getByRole('heading', { name: 'No closed listings' })).toBeVisible();
    await page.getByRole('button', { name: 'Published', exact: true }).click();
    await row(page, title).getByRole('button', { name: 'Renew' }).click();
    await expectToast(page, 'Listing renewed', 'It is listed until');
  });

  test('is edited; an edit of an older edition is refused and keeps the entries', async ({
    page,
    browser,
    baseURL,
  }) => {
    const word = uniqueWord();
    await signInAsNewMember(page);
    const id = await publishListing(page, { title: `Before the edit ${word}` });
    await page.goto(`/network/listings/${id}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Listing' })).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(description);
    await expect(page.getByLabel('Company Name')).toHaveValue('Saltworks Storage');

    const context = await browser.newContext({ baseURL });
    const team = await context.newPage();
    await signInAs(team, 'admin');
    await team.goto(`/network/listings/${id}/edit`);
    await team.getByLabel('Title').fill(`Put right by the team ${word}`);
    await team.getByRole('button', { name: 'Save Changes' }).click();
    await expectListing(team, `Put right by the team ${word}`);
    await context.close();

    await page.getByLabel('Title').fill(`Written meanwhile ${word}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Error saving listing', 'This listing has been changed since you opened it.');
    await expect(page.getByLabel('Title')).toHaveValue(`Written meanwhile ${word}`);
    await page.goto(`/network/listings/${id}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(`Put right by the team ${word}`);
    await page.getByLabel('Title').fill('short');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Title must be at least 10 characters')).toBeVisible();
    await page.getByLabel('Title').fill(`After the edit ${word}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Listing saved');
    await expectListing(page, `After the edit ${word}`);
  });

  test.use({ allowedConsole: [/status of (403|404|409)/] });

  test('cannot be edited by others', async ({ page }) => {
    await page.goto('/network/listings/2/edit');
    await expect(page).toHaveURL('/signin?returnTo=/network/listings/2/edit');
    await signInAsNewMember(page);
    await page.goto('/network/listings/2/edit');
    await expect(page.getByRole('heading', { name: 'This listing belongs to someone else' })).toBeVisible();
    await page.goto('/network/listings/999999999/edit');
    await expect(page.getByRole('heading', { name: 'Listing Not Found' })).toBeVisible();
  });
});

test.describe('a draft', () => {
  test('is saved, continued and published, and is then gone; another one is deleted', async ({ page }) => {
    const word = uniqueWord();
    await signInAsNewMember(page);
    await page.goto('/network/listings/create');
    await page.getByRole('tab', { name: 'Job' }).click();
    await page.getByLabel('Title').fill(`Half ${word}`);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expectToast(page, 'Draft saved', 'You can find it in My Listings.');
    await expect(page).toHaveURL(/\/network\/listings\/\d+\/edit$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Draft' })).toBeVisible();

    // The form for a new listing is empty again: the draft is on the server now.
    await page.goto('/network/listings/create');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await page.goto('/network/listings/mine');
    await expect(row(page, `Half ${word}`)).toContainText('Draft');
    await page.getByRole('link', { name: `Continue Half ${word}` }).click();
    await expect(page.getByRole('tab', { name: 'Job' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Company' }).click();
    await fillCompany(page, `The whole of ${word}`);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expectToast(page, 'Draft saved');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(`The whole of ${word}`);
    await page.getByRole('button', { name: 'Publish Listing' }).click();
    await expectListing(page, `The whole of ${word}`);

    await page.goto('/network/listings/create');
    await page.getByLabel('Title').fill(`Thrown away ${word}`);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Draft' })).toBeVisible();
    await page.goto('/network/listings/mine?status=draft');
    const draft = row(page, `Thrown away ${word}`);
    await expect(page.getByRole('list', { name: 'My listings' }).getByRole('listitem')).toHaveCount(1);
    await draft.getByRole('button', { name: 'Delete' }).click();
    await draft.getByRole('button', { name: 'Keep' }).click();
    await draft.getByRole('button', { name: 'Delete' }).click();
    await draft.getByRole('group').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Draft deleted');
    await expect(page.getByRole('heading', { name: 'No draft listings' })).toBeVisible();
  });
});

test.describe('the link of a reminder', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('says that it cannot renew', async ({ page }) => {
    await page.goto('/network/listings/renew');
    await expect(page.getByRole('heading', { name: 'Please open the link from the email again' })).toBeVisible();
    await page.goto('/');
    await page.goto(`/network/listings/renew#token=${'a'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Renew your listing?' })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Renew listing' }).click();
    await expect(page.getByText('It is from an older email, or incomplete.')).toBeVisible();
  });
});

test.describe('featured listings', () => {
  test('appear above the first page, are not repeated below, and link to their pages', async ({ page }) => {
    await page.goto('/network/listings');
    const strip = page.getByRole('list', { name: 'Featured' });
    await expect(strip.getByRole('listitem')).toHaveCount(3);
    await expect(cards(page).first()).toBeVisible();
    const above = await strip.getByRole('heading').allTextContents();
    const below = await cards(page).getByRole('heading').allTextContents();
    expect(below.filter((title) => above.includes(title))).toEqual([]);
    await strip.getByRole('link').first().click();
    await expectListing(page, above[0] ?? '');
  });
});
