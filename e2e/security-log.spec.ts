import { type Page, request } from '@playwright/test';
import { z } from 'zod';
import { publishedTestPassword, signIn } from '#contract/accounts.ts';
import { updateAccount } from '#contract/accounts-settings.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { setUserRole } from '#contract/users.ts';
import { freshUsername, goodPassword } from './support/account.ts';
import { exportAs } from './support/export.ts';
import { fieldOf } from './support/field-of.ts';
import { confirmAddress } from './support/outbox.ts';
import { chooseFor } from './support/row-menu.ts';
import type { RunningServer } from './support/server.ts';
import { axe, expect, test } from './support/test.ts';

/** Makes an admin who is not a quick login user, and signs the page's browser context in. */
async function signInAsNewAdmin(page: Page, server: RunningServer): Promise<string> {
  const { url: origin } = server;
  const username = freshUsername();
  const visitor = await request.newContext({ baseURL: origin });
  const email = `${username}@test.example`;
  const made = await visitor.post('/api/users', { data: { username, email, password: goodPassword } });
  const { id } = z.object({ id: z.number() }).parse(await made.json());
  await confirmAddress({ request: visitor }, server, email);
  await visitor.post(signIn.path, { data: { username: 'admin', password: publishedTestPassword } });
  const promoted = await visitor.put(fillPath(setUserRole.path, { id }), {
    data: { role: 'admin' },
    headers: { Origin: origin },
  });
  expect(promoted.ok()).toBe(true);
  await visitor.dispose();
  const signedIn = await page.request.post(`${origin}${signIn.path}`, { data: { username, password: goodPassword } });
  expect(signedIn.ok()).toBe(true);
  return username;
}

test.describe('an admin', () => {
  test.use({ allowedConsole: [/status of 40[03]/] });

  test('M6, L16: reads the events of all accounts, and enters the password again where the server asks for it', async ({
    page,
    baseURL,
    server,
  }) => {
    const username = await signInAsNewAdmin(page, server);
    await page.goto('/settings/security');
    const activity = page.getByRole('region', { name: 'Security activity' });
    await expect(activity.getByRole('listitem').first()).toContainText('Sign-in');
    await expect(activity.getByRole('listitem').nth(1)).toContainText(/Made an admin.*by the team/);
    await axe(page);

    await page.goto('/admin/users');
    await chooseFor(page, username, 'Security activity');
    const table = page.getByRole('region', { name: 'Security log' });
    // The head, the sign-up, the confirmed address, the role and the sign-in.
    await expect(table.getByRole('row')).toHaveCount(5);
    await fieldOf(page, 'Event').selectOption('Made an admin');
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/event=role\.admin/);
    await axe(page);

    const fullName = 'Maximiliana '.repeat(8).trim();
    const renamed = await page.request.put(updateAccount.path, {
      data: { fullName, organization: '' },
      headers: { Origin: baseURL ?? '' },
    });
    expect(renamed.ok()).toBe(true);
    await page.goto('/admin/security');
    await expect(table.getByRole('button', { name: `Only ${fullName}` }).first()).toBeVisible();
    const [width, room] = await table.evaluate((frame) => [frame.scrollWidth, frame.clientWidth] as const);
    expect(width, 'a long name leaves the other columns in view').toBeLessThanOrEqual(room);

    await page.goto('/admin/users');
    // As if ten minutes had passed since the sign-in.
    await page.route(
      '**/api/admin/users/export',
      (route) => route.fulfill({ status: 403, json: { code: 'confirmation_required', message: 'Please.' } }),
      { times: 1 },
    );
    await page.getByRole('searchbox').fill(username);
    await expect(page.getByRole('row')).toHaveCount(2);
    await exportAs(page, 'CSV');
    const dialog = page.getByRole('dialog', { name: 'Please enter your password' });
    await expect(fieldOf(dialog, 'Your password')).toBeFocused();
    await axe(page);
    await fieldOf(dialog, 'Your password').fill('not-mine');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('This is not your password.');
    await fieldOf(dialog, 'Your password').fill(goodPassword);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await download;
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue(username);
  });
});
