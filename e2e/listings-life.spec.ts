import type { Page } from '@playwright/test';
import { signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { expectListing, fillCompany, publishListing, uniqueWord } from './support/listings.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { confirmAddress, mailTo } from './support/outbox.ts';
import { makeProfessional } from './support/professional.ts';
import { openTab } from './support/tabs.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'My listings' }).getByRole('listitem').filter({ hasText: title });

test("another member's listing receives an enquiry, is saved and shared, and the owner sees the figures", async ({
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
  await expect(fieldOf(dialog, 'Message')).toHaveValue(
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
  await chooseUnderMore(reader, 'Share');
  await expectToast(reader, 'Link copied');
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/network/listings/${id}`);
  await reader.getByRole('button', { name: 'More', exact: true }).click();
  await expect(reader.getByRole('menuitem')).toHaveText(['Add to list', 'Add to pipeline', 'Share', 'Report']);
  await axe(reader);
  await reader.keyboard.press('Escape');
  await expect(reader.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await context.close();

  // The figures are part of the Professional plan.
  await page.goto('/network/listings/mine');
  await expect(row(page, title).getByRole('link', { name: 'Professional members' })).toBeVisible();
  await makeProfessional(browser, baseURL, page, 'monthly');
  await page.reload();
  await expect(row(page, title).getByRole('definition')).toHaveText(['1', '1', '1']);
});

test('a listing is drafted, published, edited, closed, published again and renewed by its owner', async ({ page }) => {
  const word = uniqueWord();
  const title = `The whole of ${word}`;
  await signInAsNewMember(page);
  await page.goto('/network/listings/create');
  await openTab(page, 'Job');
  await fieldOf(page, 'Title').fill(`Half ${word}`);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expectToast(page, 'Draft saved', 'You can find it in My Listings.');
  await expect(page).toHaveURL(/\/network\/listings\/\d+\/edit$/);
  await page.goto('/network/listings/mine?status=draft');
  await page.getByRole('link', { name: `Continue Half ${word}` }).click();
  await expect(page.getByRole('tab', { name: 'Job' })).toHaveAttribute('aria-selected', 'true');
  await openTab(page, 'Company');
  await fillCompany(page, title);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expectToast(page, 'Draft saved');
  await page.reload();
  await expect(fieldOf(page, 'Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Publish Listing' }).click();
  await expectListing(page, title);

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Listing' })).toBeVisible();
  await expect(fieldOf(page, 'Company Name')).toHaveValue('Saltworks Storage');
  await fieldOf(page, 'Title').fill(`After the edit ${word}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectListing(page, `After the edit ${word}`);

  await chooseUnderMore(page, 'Close');
  const state = page.getByRole('region', { name: 'Status of this listing' });
  await expect(state).toContainText('This listing is closed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Listing published again');
  await expect(state).toHaveCount(0);
  await page.goto('/network/listings/mine?status=published');
  await row(page, word).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'No published listings' })).toBeVisible();
  await page.getByRole('button', { name: 'Closed', exact: true }).click();
  await expect(row(page, word)).toContainText('Closed');
  await axe(page);
  await row(page, word).getByRole('link', { name: word }).first().click();
  await expect(state).toBeVisible();
  await axe(page);
  await page.goBack();
  await row(page, word).getByRole('button', { name: 'Publish again' }).click();
  await page.getByRole('button', { name: 'Published', exact: true }).click();
  await row(page, word).getByRole('button', { name: 'Renew' }).click();
  await expectToast(page, 'Listing renewed', 'It is listed until');
});
