import type { Page, Request } from '@playwright/test';
import { freshUsername, goodPassword } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { linkIn, mailTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const newPassword = 'Basalt-Harbor-7';

async function setPassword(page: Page): Promise<void> {
  await fieldOf(page, 'New password', { exact: true }).fill(newPassword);
  await fieldOf(page, 'Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Set Password' }).click();
}

test('a forgotten password is replaced by a new one; its token appears in no address, Referer header or log', async ({
  page,
  server,
}) => {
  const username = freshUsername();
  const email = `${username}@test.example`;
  const created = await page.request.post('/api/users', { data: { username, email, password: goodPassword } });
  expect(created.ok()).toBe(true);
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await fieldOf(page, 'Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Inbox' })).toBeVisible();
  const link = linkIn(await mailTo(server, email, 2), '/reset-password');
  const token = new URLSearchParams(link.split('#')[1]).get('token') ?? '';

  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  const requests: Request[] = [];
  const keep = (request: Request) => requests.push(request);
  page.on('request', keep);
  await setPassword(page);
  await expectToast(page, 'Password changed', 'Please sign in with your new password.');
  await expect(page).toHaveURL('/signin');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  page.off('request', keep);
  const sent = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(JSON.stringify(sent)).not.toContain(token);
  expect(server.log()).toContain('/reset-password');
  expect(server.log()).not.toContain(token);

  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await fieldOf(page, 'Username').fill(username);
  await fieldOf(page, 'Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Welcome back!');
  await page.goBack();
  expect(page.url()).not.toContain(token);
});
