import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';

import { expect, needsOwnServer, test } from '#e2e/support/electron.ts';
import { expectListing, expectSignedOut, listed, signIn, signOut } from './support/core-loop.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Opens the search palette and types into it. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await palette(page).getByRole('combobox', { name: 'Search everything' }).fill(text);
}

async function firstListing(page: Page): Promise<string> {
  const first = page.getByRole('article').getByRole('link').first();
  await expect(first).toBeVisible();
  return (await first.textContent()) ?? '';
}

test.describe('what is kept', () => {
  test.beforeEach(() => needsOwnServer());

  test('shows first in the palette; without the server it is found, opened and filtered, after a restart too', async ({
    launch,
    server,
  }) => {
    const env = { CARDI_SERVER_URL: server.url };
    const app = await launch({ env });
    const page = await app.firstWindow();
    await page.goto(app.address('/network/listings'));
    const title = await firstListing(page);
    await search(page, title);
    const option = palette(page).getByRole('group', { name: 'Listings' }).getByRole('option').first();
    await expect(palette(page).getByRole('option').filter({ hasText: title })).toHaveCount(1);
    await expect(palette(page).getByText('Results from what is kept')).toHaveCount(0);
    await option.click();
    await expectListing(page, title);
    await server.stop();
    try {
      // Other words, so that the page does not have the answer already.
      await search(page, title.split(' ').slice(0, -1).join(' '));
      await expect(option).toContainText(title);
      await expect(palette(page).getByText('Results from what is kept on this computer.')).toBeVisible();
      await page.keyboard.press('Enter');
      await expectListing(page, title);
      await app.close();

      const again = await launch({ env });
      const later = await again.firstWindow();
      // A filter that was never used.
      await later.goto(again.address('/network/listings?type=job'));
      const job = await firstListing(later);
      await expect(later.getByText('Search and filters find only what is kept on this computer.')).toBeVisible();
      await later.goto(again.address(`/network/listings?type=job&search=${encodeURIComponent(job)}`));
      await expect(listed(later, job)).toBeVisible();
      await later.goto(again.address('/network/listings?type=job&search=nothinglikeit'));
      await expect(later.getByRole('article')).toHaveCount(0);
    } finally {
      await server.restart();
    }
  });

  test('is no longer offered once the session was ended elsewhere, and no message is found after a sign-out', async ({
    launch,
    server,
  }) => {
    const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
    const page = await app.firstWindow();
    await signIn(page, 'member');
    await page.goto(app.address('/network/listings'));
    const title = await firstListing(page);
    await search(page, title);
    await palette(page).getByRole('option', { name: title }).first().click();
    await expectListing(page, title);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText(title);
    await page.keyboard.press('Escape');
    const database = new Database(join(server.dataDir, 'cardi.db'));
    database.prepare('delete from sessions').run();
    database.close();
    // A late part of the page may find out first, and then the sidebar is gone: an address leads there in any case.
    await page.goto(app.address('/dashboard'));
    await expectSignedOut(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(palette(page).getByRole('group', { name: 'Go to' })).toBeVisible();
    await expect(palette(page).getByRole('group', { name: 'Recent' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.goto(app.address('/network/listings'));
    await signIn(page, 'member');
    await page.goto(app.address('/network/messages'));
    const conversation = page.getByRole('main').locator('a[href^="/network/messages/"]').first();
    await expect(conversation).toBeVisible();
    const name = (await conversation.locator('time').locator('xpath=preceding-sibling::span').textContent()) ?? '';
    await server.stop();
    try {
      await search(page, name);
      await expect(
        palette(page).getByRole('group', { name: 'Conversations' }).getByRole('option').first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await signOut(page);
      // A sign-out leads to another page, which would close the palette.
      await page.goto(app.address('/network/listings'));
      await search(page, name);
      await expect(palette(page).getByText('Results from what is kept on this computer.')).toBeVisible();
      await expect(palette(page).getByRole('group', { name: 'Conversations' })).toHaveCount(0);
    } finally {
      await server.restart();
    }
  });
});
