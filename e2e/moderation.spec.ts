import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { expectListing, fillCompany, kinds, publishButton, publishListing, uniqueWord } from './support/listings.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { startServer } from './support/server.ts';
import { openTab } from './support/tabs.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

async function aMember(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await signInAsNewMember(page);
  return page;
}

test.describe('a reported listing', () => {
  // Calls for a hidden record are answered with 404.
  test.use({ allowedConsole: [/status of 404/] });

  test('is hidden with a reason, disappears for others, is explained to its owner, and is shown again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const title = `A reported listing ${uniqueWord()}`;
    const [owner, reporter] = [await aMember(browser, baseURL), await aMember(browser, baseURL)];
    const id = await publishListing(owner, { title });
    const path = `/network/listings/${id}`;
    await reporter.goto(path);
    await reporter.getByRole('button', { name: 'Save Listing' }).click();
    await chooseUnderMore(reporter, 'Report');
    await reporter.getByLabel('False or misleading').click();
    await expect(reporter.getByLabel('False or misleading')).toBeChecked();
    await reporter.getByRole('textbox', { name: 'Details (optional)' }).fill('Nobody has ever seen this machine.');
    await reporter.getByRole('button', { name: 'Send report' }).click();
    await expect(reporter.getByRole('dialog')).toHaveCount(0);

    await signInAs(page, 'admin');
    await page.goto('/admin/moderation');
    await fieldOf(page, 'Kind').selectOption({ label: 'Of kind: listing' });
    await expect(page).toHaveURL('/admin/moderation?kind=listing');
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('Nobody has ever seen this machine.');
    await expect(card).toContainText('1 report');
    await axe(page);
    await card.getByRole('button', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide this listing' });
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await fieldOf(dialog, 'Reason').fill('Claims that nobody can check');
    await axe(page);
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expectToast(page, 'It is hidden');
    await expect(card).toHaveCount(0);

    await reporter.goto(path);
    await expect(reporter.getByRole('heading', { level: 1, name: 'Listing Not Found' })).toBeVisible();
    await reporter.goto('/network/saved');
    await expect(reporter.getByText('No longer available')).toBeVisible();
    await reporter.goto('/notifications');
    await expect(reporter.getByText('Your report of a listing has been decided')).toBeVisible();
    await owner.goto(path);
    await expect(owner.getByRole('region', { name: 'Moderation' })).toContainText(
      'Hidden by our team: Claims that nobody can check',
    );
    await axe(owner);
    await owner.goto('/network/listings/mine');
    await expect(owner.getByRole('listitem').filter({ hasText: title })).toContainText('Hidden by our team');

    await fieldOf(page, 'State').selectOption({ label: 'Hidden now' });
    await expect(page).toHaveURL('/admin/moderation?state=hidden&kind=listing');
    await expect(card).toContainText('Claims that nobody can check');
    await card.getByRole('button', { name: 'Show again' }).click();
    const again = page.getByRole('dialog', { name: 'Show this listing again' });
    await fieldOf(again, 'Reason').fill('Sources were added');
    await again.getByRole('button', { name: 'Show again' }).click();
    await expectToast(page, 'It is shown again');
    await expect(card).toHaveCount(0);
    await reporter.goto(path);
    await expectListing(reporter, title);
    await owner.goto(path);
    await expectListing(owner, title);
    await expect(owner.getByRole('region', { name: 'Moderation' })).toHaveCount(0);
    await owner.context().close();
    await reporter.context().close();
  });
});

test.describe('where first listings are reviewed', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('a new member is told about the review, gets a decline with a reason, and is published after a change', async ({
    browser,
    workFolder,
    databaseUrl,
  }) => {
    const server = await startServer({
      dataDir: join(workFolder, 'review'),
      databaseUrl,
      env: { LISTING_REVIEW: 'new-accounts' },
    });
    const owner = await aMember(browser, server.url);
    const adminContext = await browser.newContext({ baseURL: server.url });
    const admin = await adminContext.newPage();
    const title = `A first listing ${uniqueWord()}`;
    await owner.goto('/network/listings/create');
    await openTab(owner, kinds.company.label);
    await fillCompany(owner, title);
    await publishButton(owner).click();
    await expectToast(owner, 'Listing submitted for review');
    await expectListing(owner, title);
    const notice = owner.getByRole('region', { name: 'Moderation' });
    await expect(notice).toContainText('Waiting for review');
    await axe(owner);

    await signInAs(admin, 'admin');
    await admin.goto('/admin/moderation');
    const card = admin.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('New member’s listing');
    await card.getByRole('button', { name: 'Decline' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Decline this listing' });
    await fieldOf(dialog, 'Reason').fill('Please say what you sell');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expectToast(admin, 'The listing is declined');

    await owner.reload();
    await expect(notice).toContainText('Not approved: Please say what you sell');
    await owner.getByRole('link', { name: 'Edit' }).click();
    await fieldOf(owner, 'Title').fill(`${title}, with what it sells`);
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await expect(notice).toContainText('Waiting for review');

    await admin.reload();
    await card.getByRole('button', { name: 'Approve' }).click();
    await expectToast(admin, 'The listing is published');
    await owner.goto('/notifications');
    await owner.getByRole('link', { name: new RegExp(`${title}, with what it sells" is published`) }).click();
    await expectListing(owner, `${title}, with what it sells`);
    await expect(notice).toHaveCount(0);
    await owner.context().close();
    await adminContext.close();
    await server.stop();
  });
});
