import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { forgetSession, goodPassword, signInAs, signInAsNewMember } from './support/account.ts';
import { confirmAddress, linkIn, mailTo } from './support/outbox.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const newPassword = 'Basalt-Harbor-7';
const pages = ['account', 'security', 'notifications', 'membership', 'data'] as const;

async function signInByForm(page: Page, username: string, password = goodPassword): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The code that the authenticator app shows `steps` half-minutes from now. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

test('visitors sign in first and come back; the user menu leads to the settings', async ({ page }) => {
  await page.goto('/settings/security');
  await expect(page).toHaveURL('/signin?returnTo=/settings/security');
  const username = await signInAsNewMember(page);
  await page.goto('/');
  await page.getByRole('button', { name: `User menu of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings/account');
  await page.goto('/settings');
  await expect(page).toHaveURL('/settings/account');
});

test('a member changes the name, and the address by an emailed link @core', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  const username = await signInAsNewMember(page);
  await confirmAddress(page, server, `${username}@test.example`);
  const address = `new-${username}@test.example`;
  await page.goto('/settings/account');
  await page.getByLabel('Full name').fill('Wren Achterberg');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('account-names')));
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Wren Achterberg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved', 'Your name and organization are up to date.');

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('New email address').fill(address);
  await page.getByLabel('Your password').fill(goodPassword);
  await page.getByRole('button', { name: 'Send Confirmation Link' }).click();
  await expectToast(page, 'Check your inbox', `We sent a link to ${address}.`);
  await expect(page.getByText(`We sent a link to ${address}. Your address changes`)).toBeVisible();
  expect((await mailTo(server, `${username}@test.example`, 2)).subject).toBe('Your CARDI address is about to change');

  // In a browser without a session.
  const link = linkIn(await mailTo(server, address), '/settings/confirm-email');
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL('/settings/confirm-email');
  await elsewhere.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your address has changed' })).toBeVisible();
  await axe(elsewhere);
  await elsewhere.context().close();
  await page.reload();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText('Your address changes')).toHaveCount(0);
});

test('H1: the link emailed to the old address undoes the change', async ({ page, server, browser, baseURL }) => {
  const username = await signInAsNewMember(page);
  const [before, address] = [`${username}@test.example`, `moved-${username}@test.example`];
  await confirmAddress(page, server, before);
  const headers = { origin: new URL(baseURL ?? '').origin };
  await page.request.post('/api/account/email', { data: { email: address, password: goodPassword }, headers });
  const confirm = linkIn(await mailTo(server, address), '/settings/confirm-email');
  const token = /token=([\w-]+)/.exec(confirm)?.[1];
  await page.request.post('/api/account/email/confirm', { data: { token }, headers });

  const link = linkIn(await mailTo(server, before, 3), '/settings/undo-email');
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL('/settings/undo-email');
  await axe(elsewhere);
  await elsewhere.getByRole('button', { name: 'Undo the change' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'The change is undone' })).toBeVisible();
  await expect(elsewhere.getByText(`The account uses ${before} again.`)).toBeVisible();
  await axe(elsewhere);
  await elsewhere.context().close();
  expect(await (await page.request.get('/api/auth/me')).json()).toBeNull();
  expect((await mailTo(server, before, 4)).subject).toBe('Set a new CARDI password');
});

test('M9: a new account is asked to confirm its address until it does, and can get the link again', async ({
  page,
  server,
}) => {
  const email = `${await signInAsNewMember(page)}@test.example`;
  await page.goto('/settings/account');
  const notice = page.getByText('Confirm your email address: open the link');
  await expect(notice).toContainText(email);
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await axe(page);
  await notice.getByRole('button', { name: 'Send the link again' }).click();
  await expectToast(page, 'Check your inbox', `We sent the link to ${email}.`);
  const link = linkIn(await mailTo(server, email, 2), '/settings/confirm-email');
  await page.goto(link);
  await expect(page).toHaveURL('/settings/confirm-email');
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  // After a reload the page no longer has the token. Opened again, the link says that the address is confirmed.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please open the link from the email again' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your settings' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Not confirmed')).toHaveCount(0);
});

test('devices are signed out one by one, all at once, and by a new password', async ({ page, browser, baseURL }) => {
  const username = await signInAsNewMember(page);
  const others = await Promise.all(
    ['Firefox/130.0 (Windows)', 'Version/17 Safari/605 (iPhone)', 'Chrome/130 (Android)'].map(async (userAgent) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent });
      const data = { username, password: goodPassword };
      expect((await context.request.post('/api/auth/signin', { data })).ok()).toBe(true);
      return context;
    }),
  );
  await page.goto('/settings/security');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.first()).toContainText('This device');
  const endByPassword = async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await dialog.getByLabel('Your password').fill(goodPassword);
    await dialog.getByRole('button', { name: 'Sign Out' }).click();
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out Firefox on Windows' })).toBeVisible();
  await axe(page);
  await endByPassword();
  await expect(sessions).toHaveCount(3);
  expect(await (await others[0]?.request.get('/api/auth/me'))?.json()).toBeNull();
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await endByPassword();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);

  await page.getByLabel('Current password').fill(goodPassword);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill('Different1');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password changed', 'All your other devices have been signed out.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  for (const context of others) await context.close();
});

test.describe('with refused calls', () => {
  test.use({ allowedConsole: [/status of (400|401|403|409|500|503)/] });

  test('two-factor sign-in works from set-up to a recovery code, and can be turned off @core', async ({ page }) => {
    const username = await signInAsNewMember(page);
    await page.goto('/settings/security');
    const section = page.getByRole('region', { name: 'Two-factor sign-in' });
    await section.getByRole('button', { name: 'Set Up' }).click();
    await section.getByLabel('Your password').fill('Wrong-Password-1');
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByText('This is not your password.')).toBeVisible();
    await section.getByLabel('Your password').fill(goodPassword);
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await axe(page);
    const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const usedCode = codeOf(secret, -1);
    await section.getByLabel('Code', { exact: true }).fill(usedCode);
    await section.getByRole('button', { name: 'Turn On' }).click();
    const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [first = '', second = ''] = await codes.allTextContents();
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await section.getByRole('button', { name: 'I have saved them' }).click();
    await expect(section.getByText('10 of 10 recovery codes are left.')).toBeVisible();

    await forgetSession(page);
    await signInByForm(page, username);
    await expect(page.getByRole('heading', { name: 'Two-Factor Sign-In' })).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await axe(page);
    // The set-up has used up the current code.
    await page.getByLabel('Code', { exact: true }).fill(usedCode);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectToast(page, 'Welcome back!');

    await forgetSession(page);
    await signInByForm(page, username);
    await page.getByLabel('Code', { exact: true }).fill(first.toUpperCase());
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectToast(page, 'Welcome back!');
    await page.goto('/settings/security');
    await expect(section.getByText('9 of 10 recovery codes are left.')).toBeVisible();
    await section.getByRole('button', { name: 'Turn Off' }).click();
    await section.getByLabel('Your password').fill(goodPassword);
    await section.getByLabel('Code', { exact: true }).fill(second);
    await section.getByRole('button', { name: 'Turn Off' }).click();
    await expectToast(page, 'Two-factor sign-in is off', 'Signing in takes only your password.');
    await expect(section.getByRole('button', { name: 'Set Up' })).toBeVisible();
  });

  test('P21: the account is deleted, a page confirms it, and its address is notified', async ({ page, server }) => {
    const username = await signInAsNewMember(page);
    await confirmAddress(page, server, `${username}@test.example`);
    await page.goto('/settings/data');
    await expect(page.getByRole('heading', { name: 'What is kept, and why' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByLabel('Your password').fill('Wrong-Password-1');
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await page.getByLabel('Your password').fill(goodPassword);
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(page).toHaveURL('/account-deleted');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const mail = await mailTo(server, `${username}@test.example`, 2);
    expect(mail.subject).toBe('Your CARDI account has been deleted');
    await signInByForm(page, username);
    await expectToast(page, 'Sign in failed', 'Invalid username or password. Please try again.');
  });

  test('failures say what to do and keep the entries', async ({ page }) => {
    await signInAsNewMember(page);
    await page.route('**/api/account', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/settings/account');
    await expect(page.getByRole('heading', { name: 'Your settings could not be loaded' })).toBeVisible();
    await page.unroute('**/api/account');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Full name').fill('Wren Achterberg');
    await page.route('**/api/account', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Not saved', 'Please try again in a moment.');
    await expect(page.getByLabel('Full name')).toHaveValue('Wren Achterberg');

    await page.route('**/api/account/notifications', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto('/settings/notifications');
    const messages = page.getByRole('group', { name: 'New messages' });
    await messages.getByRole('radio', { name: 'Off' }).click();
    await expectToast(page, 'Your choice was not saved');
    await expect(messages.getByRole('radio', { name: 'At once' })).toBeChecked();
    for (const query of ['', '#token=short', '?token=short']) {
      // From a page of its own each time: the app's own change of the address would interrupt the next one.
      await page.goto('about:blank');
      await page.goto(`/settings/confirm-email${query}`);
      await expect(page.getByRole('heading', { name: 'Please open the link from the email again' })).toBeVisible();
    }
    await page.goto(`/settings/undo-email#token=${'x'.repeat(43)}`);
    await page.route('**/api/account/email/undo', (route) =>
      route.fulfill({ status: 409, json: { code: 'conflict', message: 'This link has been used.' } }),
    );
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
    await page.unroute('**/api/account/email/undo');
    await page.goto('about:blank');
    await page.goto(`/settings/undo-email#token=${'x'.repeat(43)}`);
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });
});

test('a member sees the membership and the requests, and downloads all data as a file', async ({ page }) => {
  const username = await signInAsNewMember(page);
  await page.goto('/settings/membership');
  await expect(page.getByText('Nothing so far.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/membership-requests', { data: { billing: 'annual' }, headers });
  await page.reload();
  await expect(page.getByText('You asked for Professional, billed annually')).toBeVisible();
  await expect(page.getByText('$599.88')).toBeVisible();

  await page.goto('/settings/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await expectToast(page, 'Your data is ready', 'The file is in your downloads.');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported.data.account).toMatchObject([{ username }]);
});

test('the quick login users are told why they cannot be changed', async ({ page }) => {
  await signInAs(page, 'member');
  await page.goto('/settings/security');
  await expect(page.getByText('This is a test account for everyone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set Up' })).toBeDisabled();
});

test('the pages have no accessibility violation', async ({ page }) => {
  test.slow(true, 'seven pages are looked through');
  await followSystemTheme(page);
  await signInAsNewMember(page);
  for (const name of pages) {
    await page.goto(`/settings/${name}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await axeInBothThemes(page);
  }
  for (const path of [`/settings/confirm-email#token=${'x'.repeat(43)}`, '/notifications/unsubscribe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axeInBothThemes(page);
  }
});
