import type { Page } from '@playwright/test';
import { freshUsername, signInAs } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { linkIn, mailsTo, mailTo } from './support/outbox.ts';
import { openTab } from './support/tabs.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const freshEmail = () => `${freshUsername()}@test.example`;

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  // The field comes when the footer is near.
  await footer.scrollIntoViewIfNeeded();
  await fieldOf(footer, 'Newsletter').fill(email);
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
  await expect(fieldOf(page.getByRole('contentinfo'), 'Newsletter')).toHaveValue('');
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

test('an admin composes a mailing, looks at it, tests, schedules and sends it; a subscriber leaves with one click', async ({
  page,
  server,
}) => {
  await followSystemTheme(page);
  const email = freshEmail();
  await subscribe(page, email);
  await page.goto(linkIn(await mailTo(server, email), '/newsletter/confirm'));
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await page.getByLabel('Product news').uncheck();
  await page.getByRole('button', { name: 'Keep these topics' }).click();
  await expectToast(page, 'Your topics are saved');
  await mailTo(server, email, 2);

  const subject = `Salt and wind ${Date.now().toString(36)}`;
  await signInAs(page, 'admin');
  await page.goto('/admin/newsletter');
  await page.getByRole('link', { name: 'Mailings' }).click();
  await page.getByRole('link', { name: 'New mailing' }).click();
  const form = page.getByRole('form', { name: 'Mailing' });
  await fieldOf(form, 'Subject').fill(subject);
  await fieldOf(form, /^Preheader/).fill('What has moved since spring');
  await form.getByRole('textbox', { name: /^Introduction/ }).fill('Dear readers');
  const find = form.getByRole('combobox', { name: 'Add a record' });
  for (const word of ['solar', 'forum']) {
    await find.fill(word);
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await find.press('Enter');
  }
  await expect(form.getByRole('listitem')).toHaveCount(2);
  const second = (await form.getByRole('heading', { level: 3 }).nth(1).textContent()) ?? '';
  await form.getByRole('button', { name: `Move ${second} up` }).press('Enter');
  await expect(form.getByRole('heading', { level: 3 }).first()).toHaveText(second);
  await fieldOf(form, `Note on ${second}`).fill('Not to be missed');
  await expect(page.getByText('Not saved yet, but kept in this browser.')).toBeVisible();
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/newsletter\/mailings\/\d+$/);
  // The page of the draft has tabs of its own, and comes after its address.
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  await openTab(page, 'Preview');
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText('Not to be missed')).toBeVisible();
  await expect(mail.getByRole('link', { name: second })).toBeVisible();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(mail.locator('.page')).toHaveCSS('background-color', 'rgb(7, 16, 12)');
  await axeInBothThemes(page);

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expectToast(page, 'The test is on its way');
  await page.getByRole('button', { name: 'Send or schedule' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/subscribers? gets? it, as of now/)).toBeVisible();
  await dialog.getByLabel('At a date and time').check();
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 16);
  await fieldOf(dialog, 'Date and time', { exact: true }).fill(tomorrow);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the schedule' }).click();
  await page.getByRole('button', { name: 'Send or schedule' }).click();
  await dialog.getByRole('button', { name: 'Send now' }).click();

  const received = await mailTo(server, email, 3);
  expect(received.subject).toBe(subject);
  expect(received.html).toContain('Not to be missed');
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();

  // The one click of a mail program: a form without cookies, at the address in the header.
  const header = received.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const answer = await fetch(header.slice(1, -1), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.ok).toBe(true);
  await page.goto(linkIn(received, '/newsletter/unsubscribe'));
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await expect(page.getByLabel('Events')).toHaveCount(0);
});
