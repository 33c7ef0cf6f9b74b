import { join } from 'node:path';
import type { Response } from '@playwright/test';
import Database from 'better-sqlite3';
import { expectToast } from '#e2e/support/toast.ts';
import { fieldOf } from '../support/field-of.ts';
import {
  bridgeFunctions,
  bridgeNames,
  expectListing,
  expectSavedData,
  expectSignedIn,
  expectSignedOut,
  fillListing,
  listed,
  publish,
  signIn,
  signOut,
} from './support/core-loop.ts';
import { expect, test } from './support/desktop-mode.ts';

// Each test starts the app, and most of them start it again.
test.setTimeout(90_000);

const uniqueTitle = (subject: string) => `${subject} ${Date.now().toString(36)}`;

test('the core loop works through the app, with a restart in the middle; no page holds the token', async ({
  page,
  desktop,
  server,
}) => {
  const title = uniqueTitle('Salt-water battery pilot');
  const seen: Response[] = [];
  page.on('response', (response) => seen.push(response));
  await desktop.goto('/signin');
  await test.step('L18: the sign-in form names the server that the password goes to', async () => {
    await expect(page.getByText(`Server: ${new URL(server.url).host}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change server' })).toHaveAttribute('href', '/settings/app#server');
  });
  await signIn(page, 'member');
  await desktop.goto('/network/listings/create');
  await fillListing(page, title);
  await publish(page);
  await expectListing(page, title);

  await test.step('the page holds no token, loads nothing that is not the app’s, and sees what the bridge offers', async () => {
    const headers = await Promise.all(seen.map((response) => response.allHeaders()));
    expect(headers.length).toBeGreaterThan(0);
    expect(JSON.stringify(headers)).not.toMatch(/set-cookie|session-token/i);
    expect(await page.context().cookies()).toEqual([]);
    expect(await bridgeNames(page)).toEqual(bridgeFunctions);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)));
    expect(stored).not.toMatch(/[\w-]{43}/);
    const origins = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
    );
    expect(new Set(origins)).toEqual(new Set([desktop.origin]));
  });

  await desktop.restart();
  await expectSignedIn(page, 'member');
  await desktop.goto('/network/listings');
  // The notes are asked for last, and nobody may ask for them after the sign-out.
  const notes = page.waitForResponse((response) => response.url().includes('/api/notes?'));
  await listed(page, title).click();
  await expectListing(page, title);
  await notes;
  await signOut(page);

  await desktop.restart();
  await expectSignedOut(page);
});

test.describe('whose session the server has ended', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('the app goes on as a visitor and keeps what was typed', async ({ page, desktop, server }) => {
    const title = uniqueTitle('Draft of a listing about turbines');
    await desktop.signIn('member');
    await desktop.goto('/network/listings/create');
    await expectSignedIn(page, 'member');
    await fillListing(page, title);
    const database = new Database(join(server.dataDir, 'cardi.db'));
    database.exec('DELETE FROM sessions');
    database.close();
    await publish(page);
    await expectSignedOut(page);
    await expect(page).toHaveURL(/\/signin/);

    await desktop.goto('/network/listings');
    await expect(page.getByRole('article').first()).toBeVisible();
    await signIn(page, 'member');
    await desktop.goto('/network/listings/create');
    await expect(fieldOf(page, 'Title')).toHaveValue(title);
  });
});

test.describe('without its server', () => {
  test.use({ allowedConsole: [/status of 503/] });

  test('visited lists, listings and market reports still show, marked as saved data, after a restart too', async ({
    page,
    desktop,
    server,
  }) => {
    await desktop.signIn('admin');
    const report = page.getByRole('region', { name: 'Table: Listings by type' });
    await desktop.goto('/network/insights/focus-area/energy-storage');
    const figures = (await report.textContent()) ?? '';
    await desktop.goto('/network/compare?kind=company&ids=1,2');
    const comparison = page.getByRole('region', { name: /^Comparison of/ });
    const founded = comparison.getByRole('row', { name: /^Founded/ });
    await expect(founded.getByRole('cell')).toHaveText([/^\d{4}$/, /^\d{4}$/]);
    const years = await founded.getByRole('cell').allTextContents();
    await desktop.goto('/network/listings');
    const first = page.getByRole('article').getByRole('link').first();
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expectListing(page, title);
    await expect(page.getByText('Saved data from')).toHaveCount(0);

    await server.stop();
    try {
      await desktop.goto('/network/listings');
      await expect(listed(page, title)).toBeVisible();
      await expectSavedData(page);
      await listed(page, title).click();
      await expectListing(page, title);

      await desktop.restart();
      await expectListing(page, title);
      await expectSavedData(page);
      await desktop.goto('/network/insights/focus-area/energy-storage');
      await expect(report).toHaveText(figures);
      await expectSavedData(page);
      // A company that was never read does not keep the others away.
      await desktop.goto('/network/compare?kind=company&ids=1,2,3');
      await expect(founded.getByRole('cell')).toHaveText([...years, 'Not available']);
      await expect(comparison.getByText('Could not be loaded')).toBeVisible();
    } finally {
      await server.restart();
    }
    await desktop.goto('/network/listings');
    await expect(listed(page, title)).toBeVisible();
    await expect(page.getByText('Saved data from')).toHaveCount(0);
    await expectSignedIn(page, 'admin');
  });

  test('publishing fails with a sentence and works once the server is back; signing out works all the same', async ({
    page,
    desktop,
    server,
  }) => {
    const title = uniqueTitle('Offline draft of a heat pump');
    await desktop.signIn('member');
    await desktop.goto('/network/listings/create');
    await fillListing(page, title);
    await server.kill();
    try {
      await publish(page);
      await expectToast(page, 'Error creating listing', 'There was a problem publishing your listing.');
      await expect(fieldOf(page, 'Title')).toHaveValue(title);
    } finally {
      await server.restart();
    }
    await publish(page);
    await expectListing(page, title);

    await server.stop();
    try {
      await signOut(page);
    } finally {
      await server.restart();
    }
    await desktop.restart();
    await expectSignedOut(page);
  });
});

test.describe('on a machine without a keyring', () => {
  test.use({ keyring: 'absent' });

  test('the session lasts for this run, and a notice says so', async ({ page, desktop }) => {
    await desktop.goto('/');
    await expect(page.getByText('This computer offers no keychain')).toBeVisible();
    await signIn(page, 'member');
    await page.reload();
    await expectSignedIn(page, 'member');
    await desktop.restart();
    await expectSignedOut(page);
  });
});

test.describe('with a locked keyring', () => {
  test.use({ keyring: 'locked' });

  test('signing in works, and a notice says what to do', async ({ page, desktop }) => {
    await desktop.goto('/');
    await signIn(page, 'member');
    await expect(page.getByText('Your keychain is locked')).toBeVisible();
  });
});
