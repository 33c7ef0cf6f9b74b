import type { Page } from '@playwright/test';

import { defaultSite } from '#contract/site.ts';
import { freshUsername, signInAs } from './support/account.ts';
import { mailsTo, mailTo } from './support/outbox.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const subjectOf = () => `Tidal storage ${freshUsername()}`;

async function fill(page: Page, entry: { subject: string; message?: string }): Promise<void> {
  await page.getByLabel('Name').fill('Ines Okafor');
  await page.getByLabel('Email', { exact: true }).fill('ines@test.example');
  await page.getByLabel('Subject').fill(entry.subject);
  await page.getByLabel('Message').fill(entry.message ?? 'We would like to show our pilot plant.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const main = (page: Page) => page.getByRole('main');

test("shows the team's other contact details and its hours from the configuration", async ({ page }) => {
  await page.goto('/contact');
  const details = page.getByRole('complementary', { name: 'Contact details' });
  await expect(details).toContainText(defaultSite.contactAddress);
  await expect(details.getByRole('link', { name: defaultSite.contactPhone })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(details.getByRole('link', { name: defaultSite.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${defaultSite.contactEmail}`,
  );
  await expect(details).toContainText(/Monday - Friday\s*9:00 AM - 5:00 PM/);
  await expect(details).toContainText(/Saturday & Sunday\s*Closed/);
  for (const { name, url } of defaultSite.socialLinks) {
    const link = details.getByRole('link', { name: new RegExp(`^${name}\\b`) });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('shows what is wrong under each field, in the fixed words', async ({ page }) => {
  await page.goto('/contact');
  await send(page).click();
  const sentences = [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ];
  for (const sentence of sentences) await expect(main(page).getByText(sentence)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  const message = page.getByLabel('Message');
  await expect(message).toHaveAttribute('rows', '5');
  await expect(main(page).getByText('Maximum 1000 characters')).toBeVisible();
  await message.fill('x'.repeat(1000));
  await expect(main(page).getByText('1000/1000')).toBeVisible();
  await expect(main(page).getByText('Message must be at least 10 characters')).toBeHidden();
  await message.fill('x'.repeat(1001));
  await expect(main(page).getByText('1001/1000')).toBeVisible();
  await expect(main(page).getByText('Message cannot exceed 1000 characters')).toBeVisible();
});

test('sends the message, confirms it, empties the form, and the team gets the mail @core', async ({ page, server }) => {
  const subject = subjectOf();
  await page.goto('/contact');
  await fill(page, { subject });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await held.promise;
    await route.continue();
  });
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  held.resolve();
  await expectToast(page, 'Message sent!', 'Thank you for contacting us. We will respond as soon as possible.');
  for (const label of ['Name', 'Subject', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
  const team = async () =>
    (await mailsTo(server, defaultSite.contactEmail)).find((mail) => mail.subject === `Contact form: ${subject}`);
  await expect.poll(async () => (await team())?.replyTo?.[0]?.address).toBe('ines@test.example');
  expect((await team())?.text).toContain('We would like to show our pilot plant.');
});

test('keeps the entries over a reload', async ({ page }) => {
  const subject = subjectOf();
  await page.goto('/contact');
  await fill(page, { subject });
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await expect(page.getByLabel('Message')).toHaveValue('We would like to show our pilot plant.');
});

test('fills in the name and address of a signed-in member', async ({ page }) => {
  await signInAs(page, 'member');
  await page.goto('/contact');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('member@cardi.example');
  await expect(page.getByLabel('Name')).toHaveValue('Morgan Member');
});

test.describe('with a failing call', () => {
  test.use({ allowedConsole: [/status of (400|429|500)/] });

  test('says so, keeps the entries and can be sent again', async ({ page }) => {
    const subject = subjectOf();
    await page.goto('/contact');
    await fill(page, { subject });
    for (const status of [500, 429]) {
      await page.route('**/api/contact', (route) => route.fulfill({ status, body: '' }));
      await send(page).click();
      await expectToast(
        page,
        'Error sending message',
        'There was a problem sending your message. Please try again later.',
      );
      await expect(page.getByLabel('Subject')).toHaveValue(subject);
      await expect(send(page)).toBeEnabled();
      await page.unroute('**/api/contact');
    }
    await send(page).click();
    await expectToast(page, 'Message sent!');
  });

  test("shows the server's message about a field under that field", async ({ page }) => {
    await page.goto('/contact');
    await fill(page, { subject: subjectOf() });
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'invalid_input', message: 'Some fields need your attention.', fields: { name: 'Not this name' } },
      }),
    );
    await send(page).click();
    await expect(main(page).getByText('Not this name')).toBeVisible();
    await expectToast(page, 'Error sending message');
  });
});

test('has no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/contact');
  await axeInBothThemes(page);
  await send(page).click();
  await expect(main(page).getByText('Name must be at least 2 characters')).toBeVisible();
  await axeInBothThemes(page);
});

test('an admin answers a message to the team by mail', async ({ page, server }) => {
  const email = `${freshUsername()}@test.example`;
  const sent = await page.request.post('/api/contact', {
    data: { name: 'Ines Okafor', email, subject: `A question of ${email}`, message: 'When does the next round open?' },
  });
  expect(sent.status()).toBe(201);
  await signInAs(page, 'admin');
  await page.goto('/admin/messages?status=new');
  const card = page.getByRole('article').filter({ hasText: email });
  await card.getByRole('button', { name: 'Answer' }).click();
  await card.getByLabel('Your answer').fill('In March, for six weeks.');
  await axe(page);
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expectToast(page, 'Your answer is on its way');
  const mail = await mailTo(server, email);
  expect(mail.subject).toBe(`Re: A question of ${email}`);
  expect(mail.text).toContain('In March, for six weeks.');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Answered' });
  await expect(card).toContainText('In March, for six weeks.');
});
