import type { Page, Request } from '@playwright/test';

import { freshUsername, goodPassword } from './support/account.ts';
import { linkIn, mailTo } from './support/outbox.ts';
import type { RunningServer } from './support/server.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

const newPassword = 'Basalt-Harbor-7';
const tooCommon = 'This password is too common. Please choose another one.';

/** An account without a session in any browser. */
async function anAccount(page: Page): Promise<{ username: string; email: string }> {
  const username = freshUsername();
  const email = `${username}@test.example`;
  const response = await page.request.post('/api/users', { data: { username, email, password: goodPassword } });
  expect(response.ok()).toBe(true);
  return { username, email };
}

async function askForLink(page: Page, server: RunningServer, email: string, count = 2): Promise<string> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Inbox' })).toBeVisible();
  return linkIn(await mailTo(server, email, count), '/reset-password');
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
}

test('a forgotten password is replaced by a new one @core', async ({ page, server }) => {
  const { username, email } = await anAccount(page);
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  const link = await askForLink(page, server, email);
  await page.goto(link);
  await setPassword(page, newPassword);
  await expectToast(page, 'Password changed', 'Please sign in with your new password.');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Welcome back!');
  expect((await mailTo(server, email, 3)).subject).toBe('Your CARDI password was changed');
  // The address is not confirmed yet, so the mail did not name the account.
  expect((await mailTo(server, email, 2)).text).not.toContain(username);
});

test('gives the same answer for an address without an account', async ({ page }) => {
  const email = `${freshUsername()}@test.example`;
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Inbox' })).toBeVisible();
  await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible();
  await page.getByRole('button', { name: 'Try another address' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

test('a reset signs out all browsers, including this one', async ({ page, server }) => {
  const { username, email } = await anAccount(page);
  const link = await askForLink(page, server, email);
  const signedIn = await page.request.post('/api/auth/signin', { data: { username, password: goodPassword } });
  expect(signedIn.ok()).toBe(true);
  await page.goto(link);
  await expect(page.getByRole('button', { name: `User menu of ${username}` })).toBeVisible();
  await setPassword(page, newPassword);
  await expectToast(page, 'Password changed');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the token appears in no address, Referer header or log', async ({ page, server }) => {
  const { email } = await anAccount(page);
  const link = await askForLink(page, server, email);
  const token = new URLSearchParams(link.split('#')[1]).get('token') ?? '';
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  const requests: Request[] = [];
  const keep = (request: Request) => requests.push(request);
  page.on('request', keep);
  await setPassword(page, newPassword);
  await expect(page).toHaveURL('/signin');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  page.off('request', keep);
  const sent = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(JSON.stringify(sent)).not.toContain(token);
  await page.goBack();
  expect(page.url()).not.toContain(token);
  expect(server.log()).toContain('/reset-password');
  expect(server.log()).not.toContain(token);
});

test('without a token, the page offers to send a new mail', async ({ page }) => {
  for (const query of ['', '#token=short']) {
    await page.goto(`/reset-password${query}`);
    await expect(page.getByRole('heading', { name: 'Please open the link from the email again' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test.describe('with failing calls', () => {
  test.use({ allowedConsole: [/status of (400|500)/] });

  test('a used or unknown link offers a new one', async ({ page, server }) => {
    const { email } = await anAccount(page);
    const link = await askForLink(page, server, email);
    await page.goto(link);
    await setPassword(page, newPassword);
    await expectToast(page, 'Password changed');
    for (const dead of [link, `/reset-password#token=${'x'.repeat(43)}`]) {
      await page.goto(dead);
      await setPassword(page, newPassword);
      await expect(page.getByRole('heading', { name: 'This link has been used or has expired' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
    }
  });

  test('a common password is refused under its field, and the link still works', async ({ page, server }) => {
    const { email } = await anAccount(page);
    await page.goto(await askForLink(page, server, email));
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await page.getByLabel('Confirm new password').fill('Different1');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await setPassword(page, 'Password1');
    await expect(page.getByText(tooCommon)).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await setPassword(page, newPassword);
    await expectToast(page, 'Password changed');
  });

  test('sign-up refuses a common password in the same way, without a toast', async ({ page }) => {
    const username = freshUsername();
    await page.goto('/signup');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email', { exact: true }).fill(`${username}@test.example`);
    await page.getByLabel('Password', { exact: true }).fill('Password1');
    await page.getByLabel('Confirm password').fill('Password1');
    await tick(page.getByRole('checkbox', { name: /I accept/ }));
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText(tooCommon)).toBeVisible();
    await expect(page.getByText('Registration failed')).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByLabel('Confirm password').fill(goodPassword);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Account created!');
  });

  test('any other failure shows a toast and keeps the entries', async ({ page }) => {
    await page.route('**/api/auth/*-password', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill('keeper@test.example');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'No email was sent', 'There was a problem sending the link. Please try again later.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('keeper@test.example');
    await page.goto(`/reset-password#token=${'x'.repeat(43)}`);
    await setPassword(page, newPassword);
    await expectToast(page, 'Password not changed', 'There was a problem setting your password. Please try again.');
    await expect(page.getByLabel('Confirm new password')).toHaveValue(newPassword);
  });
});

test('the pages have no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  for (const path of ['/forgot-password', '/reset-password', `/reset-password#token=${'x'.repeat(43)}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const submit = page.getByRole('main').locator('button[type=submit]');
    if (await submit.isVisible()) await submit.click();
    await axeInBothThemes(page);
  }
});
