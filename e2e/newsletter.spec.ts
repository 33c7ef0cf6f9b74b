import type { Page } from '@playwright/test';

import { freshUsername } from './support/account.ts';
import { linkIn, mailsTo, mailTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const freshEmail = () => `${freshUsername()}@test.example`;

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

test('a visitor subscribes in the footer, confirms by mail, and unsubscribes', async ({ page, server }) => {
  const email = freshEmail();
  await subscribe(page, email);
  await expect(page.getByRole('contentinfo').getByLabel('Newsletter')).toHaveValue('');
  const link = linkIn(await mailTo(server, email), '/newsletter/confirm');
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
