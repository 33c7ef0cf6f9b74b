import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { forgetSession, goodPassword, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { confirmAddress, linkIn, mailTo } from './support/outbox.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const newPassword = 'Basalt-Harbor-7';
const pages = {
  account: 'Account',
  security: 'Security',
  notifications: 'Notifications',
  membership: 'Membership',
  data: 'Your data',
};

async function signInByForm(page: Page, username: string, password = goodPassword): Promise<void> {
  await page.goto('/signin');
  await fieldOf(page, 'Username').fill(username);
  await fieldOf(page, 'Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The code that the authenticator app shows `steps` half-minutes from now. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

test('a member changes the name, and the address by an emailed link', async ({ page, server, browser, baseURL }) => {
  const username = await signInAsNewMember(page);
  await confirmAddress(page, server, `${username}@test.example`);
  const address = `new-${username}@test.example`;
  await page.goto('/settings/account');
  await fieldOf(page, 'Full name').fill('Wren Achterberg');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('account-names')));
  await page.reload();
  await expect(fieldOf(page, 'Full name')).toHaveValue('Wren Achterberg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved', 'Your name and organization are up to date.');

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await fieldOf(page, 'New email address').fill(address);
  await fieldOf(page, 'Your password').fill(goodPassword);
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

test('a device is signed out with the password, and all others by a new one', async ({ page, browser, baseURL }) => {
  const username = await signInAsNewMember(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: 'Firefox/130.0 (Windows)' });
  const data = { username, password: goodPassword };
  expect((await context.request.post('/api/auth/signin', { data })).ok()).toBe(true);
  await page.goto('/settings/security');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  const button = page.getByRole('button', { name: 'Sign out Firefox on Windows' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out Firefox on Windows' });
  await expect(fieldOf(dialog, 'Your password')).toBeFocused();
  await axe(page);
  await fieldOf(dialog, 'Your password').fill(goodPassword);
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expect(sessions).toHaveCount(1);
  expect(await (await context.request.get('/api/auth/me')).json()).toBeNull();
  await context.close();

  await fieldOf(page, 'Current password').fill(goodPassword);
  await fieldOf(page, 'New password', { exact: true }).fill(newPassword);
  await fieldOf(page, 'Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password changed', 'All your other devices have been signed out.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test.describe('with refused calls', () => {
  test.use({ allowedConsole: [/status of (400|401)/] });

  test('two-factor sign-in works from set-up to a recovery code, and can be turned off', async ({ page }) => {
    const username = await signInAsNewMember(page);
    await page.goto('/settings/security');
    const section = page.getByRole('region', { name: 'Two-factor sign-in' });
    await section.getByRole('button', { name: 'Set Up' }).click();
    await fieldOf(section, 'Your password').fill('Wrong-Password-1');
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByText('This is not your password.')).toBeVisible();
    await fieldOf(section, 'Your password').fill(goodPassword);
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await axe(page);
    const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const usedCode = codeOf(secret, -1);
    await fieldOf(section, 'Code', { exact: true }).fill(usedCode);
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
    await expect(fieldOf(page, 'Code', { exact: true })).toBeFocused();
    await axe(page);
    // The set-up has used up the current code.
    await fieldOf(page, 'Code', { exact: true }).fill(usedCode);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
    await fieldOf(page, 'Code', { exact: true }).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectToast(page, 'Welcome back!');

    await forgetSession(page);
    await signInByForm(page, username);
    await fieldOf(page, 'Code', { exact: true }).fill(first.toUpperCase());
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectToast(page, 'Welcome back!');
    await page.goto('/settings/security');
    await expect(section.getByText('9 of 10 recovery codes are left.')).toBeVisible();
    await section.getByRole('button', { name: 'Turn Off' }).click();
    await fieldOf(section, 'Your password').fill(goodPassword);
    await fieldOf(section, 'Code', { exact: true }).fill(second);
    await section.getByRole('button', { name: 'Turn Off' }).click();
    await expectToast(page, 'Two-factor sign-in is off', 'Signing in takes only your password.');
    await expect(section.getByRole('button', { name: 'Set Up' })).toBeVisible();
  });
});

test.describe('the data of an account', () => {
  test.use({ allowedConsole: [/status of 400/] });

  test('P21: is downloaded as a file, then the account is deleted, which a page and a mail confirm', async ({
    page,
    server,
  }) => {
    const username = await signInAsNewMember(page);
    await confirmAddress(page, server, `${username}@test.example`);
    await page.goto('/settings/data');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await expectToast(page, 'Your data is ready', 'The file is in your downloads.');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(exported.data.account).toMatchObject([{ username }]);

    await expect(page.getByRole('heading', { name: 'What is kept, and why' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await fieldOf(page, 'Your password').fill('Wrong-Password-1');
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await fieldOf(page, 'Your password').fill(goodPassword);
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(page).toHaveURL('/account-deleted');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const mail = await mailTo(server, `${username}@test.example`, 2);
    expect(mail.subject).toBe('Your CARDI account has been deleted');
  });
});

test('the pages have no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  await signInAsNewMember(page);
  await page.goto('/settings/account');
  const links = page.getByRole('navigation', { name: 'Settings', exact: true });
  for (const [name, link] of Object.entries(pages)) {
    await links.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`/settings/${name}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await axeInBothThemes(page);
  }
});
