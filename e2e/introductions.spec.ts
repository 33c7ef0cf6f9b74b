import type { Browser, Page } from '@playwright/test';
import { signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { confirmAddress, mailsTo, mailTo } from './support/outbox.ts';
import { makeProfessional } from './support/professional.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const reason = 'We would like to talk about long-duration storage and a first pilot.';
const form = (page: Page) => page.getByRole('form', { name: 'Request a warm introduction' });

/** A new member in a separate browser. */
async function aMember(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const page = await context.newPage();
  const username = await signInAsNewMember(page);
  const me = (await (await page.request.get('/api/auth/me')).json()) as { id: number; email: string };
  return { page, username, ...me };
}

async function fill(page: Page) {
  const fields = form(page);
  await fieldOf(fields, 'Role').fill('Partner');
  await fieldOf(fields, 'Organization').fill('Test Ventures');
  await fieldOf(fields, 'Reason for the introduction').fill(reason);
}

const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Request' });

const submitted = [
  'Request Submitted',
  'Your request for a warm introduction has been submitted. Our team will contact you shortly.',
] as const;

test('a visitor picks a person with the keyboard; the pages and the dialog have no accessibility violation', async ({
  page,
}) => {
  await followSystemTheme(page);
  await page.goto('/network/warm-intro');
  const picker = form(page).getByLabel('Who would you like to meet?');
  await submit(page).click();
  await expect(picker).toHaveAccessibleDescription(/Please choose who you would like to meet/);
  await axeInBothThemes(page);
  await picker.fill('Ines Okafor');
  await expect(page.getByRole('option', { name: 'Ines Okafor' })).toBeVisible();
  await picker.press('Enter');
  await expect(picker).toHaveAccessibleDescription(/Chosen: Ines Okafor/);
  await fill(page);
  await fieldOf(form(page), 'Name', { exact: true }).fill('Vera Visitor');
  await fieldOf(form(page), 'Email', { exact: true }).fill('vera@test.example');
  await submit(page).click();
  await expectToast(page, ...submitted);
  await expect(page.getByText('Nothing has been charged.')).toBeVisible();

  await page.goto('/network/technologies/1');
  await page.getByRole('button', { name: 'Request Warm Introduction' }).click();
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toHaveCount(5);
  await axeInBothThemes(page);
  await signInAs(page, 'admin');
  await page.goto('/network/introductions');
  await expect(page.getByRole('link', { name: 'Everybody’s' })).toBeVisible();
  await axeInBothThemes(page);
});

test('an introduction runs from the price to the request, both agreements and the contacts', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const [sender, asked] = [await aMember(browser, baseURL), await aMember(browser, baseURL)];
  for (const member of [sender, asked]) await confirmAddress(member.page, server, member.email);
  await makeProfessional(browser, baseURL, sender.page, 'annual');
  await sender.page.goto(`/network/warm-intro?member=${asked.id}`);
  await expect(form(sender.page)).toContainText('Free of charge');
  await expect(form(sender.page)).toContainText('one of the 2 left this quarter');
  await fill(sender.page);
  await submit(sender.page).click();
  const question = sender.page.getByRole('dialog');
  await expect(question).toContainText('Send this request as a free introduction?');
  await axe(sender.page);
  await question.getByRole('button', { name: 'Send free of charge' }).click();
  await expectToast(sender.page, ...submitted);
  await sender.page.getByRole('link', { name: 'My introductions' }).last().click();
  await expect(sender.page.getByText('1 of 2 left')).toBeVisible();
  await expect(sender.page.getByRole('listitem').filter({ hasText: asked.username })).toContainText('Requested');

  const mail = await mailTo(server, asked.email, 2);
  expect(mail.subject).toContain('would like to be introduced to you');
  await asked.page.goto('/network/introductions?box=received');
  await expect(asked.page.getByText('Waiting for your answer')).toBeVisible();
  await axe(asked.page);
  await asked.page.getByRole('link', { name: sender.username }).click();
  await expect(asked.page.getByRole('heading', { level: 1 })).toHaveText(`${sender.username} would like to meet you`);
  await expect(asked.page.getByText(reason)).toBeVisible();
  await expect(asked.page.getByRole('main')).not.toContainText('@');
  await axe(asked.page);
  await asked.page.getByRole('button', { name: 'Accept' }).click();
  await expectToast(asked.page, 'Accepted');
  await expect(asked.page.getByText('You agreed')).toBeVisible();

  await signInAs(page, 'admin');
  await page.goto('/network/introductions');
  await page.getByRole('link', { name: 'Everybody’s' }).click();
  await expect(page).toHaveURL('/admin/introductions');
  await fieldOf(page, 'State').selectOption({ label: 'Accepted' });
  await page.getByRole('searchbox', { name: 'Search introductions' }).fill(asked.username);
  await expect(page).toHaveURL(`/admin/introductions?status=accepted&search=${asked.username}`);
  const row = page.getByRole('listitem').filter({ hasText: sender.email });
  await row.locator('summary').click();
  await expect(row).toContainText(`${asked.username} agreed`);
  await axe(page);
  await row.getByRole('link', { name: `to ${asked.username}` }).click();
  await fieldOf(page, 'Note for the team').fill('Met in Porto.');
  await axe(page);
  await page.getByRole('button', { name: 'Introduce them' }).click();
  await expectToast(page, 'Introduced');
  await expect(page.getByText('Met in Porto.')).toBeVisible();

  await asked.page.reload();
  await expect(asked.page.getByRole('link', { name: sender.email })).toBeVisible();
  await expect(asked.page.getByText('Met in Porto.')).toHaveCount(0);
  await sender.page.getByRole('link', { name: asked.username }).click();
  await expect(sender.page.getByRole('link', { name: asked.email })).toBeVisible();
  const mails = async () => (await mailsTo(server, sender.email)).map(({ text }) => text ?? '');
  await expect.poll(mails).toContainEqual(expect.stringContaining(asked.email));
  await asked.page.context().close();
  await sender.page.context().close();
});
