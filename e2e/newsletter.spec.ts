import type { Page } from '@playwright/test';

import { freshUsername } from './support/account.ts';
import { linkIn, mailsTo, mailTo } from './support/outbox.ts';
import type { RunningServer } from './support/server.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const freshEmail = () => `${freshUsername()}@test.example`;
const unknownToken = 'x'.repeat(43);

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Newsletter').fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(
    page,
    'Almost there',
    'Please check your inbox and open the link in our email to confirm your subscription.',
  );
}

const confirmLink = async (server: RunningServer, email: string) =>
  linkIn(await mailTo(server, email), '/newsletter/confirm');

test('a visitor subscribes in the footer, confirms by mail, and unsubscribes @core', async ({ page, server }) => {
  const email = freshEmail();
  await subscribe(page, email);
  await expect(page.getByRole('contentinfo').getByLabel('Newsletter')).toHaveValue('');
  const link = await confirmLink(server, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  // People open links twice. A reload would not test this, because the token has left the address bar.
  await page.goto('/about');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();

  await page.goto(linkIn(await mailTo(server, email, 2), '/newsletter/unsubscribe'));
  await expect(page.getByRole('heading', { name: 'Leave the newsletter?' })).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(await mailsTo(server, email)).toHaveLength(2);
});

test('the field checks the address before it asks the server', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Newsletter').fill('nobody');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible();
});

test.describe('with failing calls', () => {
  test.use({ allowedConsole: [/status of (400|404|500)/] });

  test("a mail program's click on List-Unsubscribe works without a browser", async ({ page, server, request }) => {
    const email = freshEmail();
    await subscribe(page, email);
    const link = await confirmLink(server, email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    const { headers } = await mailTo(server, email, 2);
    const url = new URL(headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '');
    const answer = await request.post(`${url.pathname}${url.search}`, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    // Unsubscribing invalidates the confirmation link.
    await page.goto('/about');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });

  test('after a failure, another try is possible', async ({ page, server }) => {
    const email = freshEmail();
    await subscribe(page, email);
    const link = await confirmLink(server, email);
    await page.route('**/api/newsletter/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unroute('**/api/newsletter/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();

    await page.goto(linkIn(await mailTo(server, email, 2), '/newsletter/unsubscribe'));
    await page.route('**/api/newsletter/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expectToast(page, 'Unsubscribing failed', 'We could not unsubscribe you. Please try again later.');
    await page.unroute('**/api/newsletter/**');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  });

  test('the field keeps the address after a failed attempt', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500, body: '' }));
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Newsletter').fill('keeper@test.example');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expectToast(page, 'Subscription failed', 'There was a problem saving your address. Please try again later.');
    await expect(footer.getByLabel('Newsletter')).toHaveValue('keeper@test.example');
  });
});

test('the pages have no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  for (const path of ['/newsletter/confirm', `/newsletter/unsubscribe#token=${unknownToken}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axeInBothThemes(page);
  }
});
