import type { Browser, Page } from '@playwright/test';

import { forgetSession, signInAs, signInAsNewMember } from './support/account.ts';
import { confirmAddress, mailsTo, mailTo } from './support/outbox.ts';
import { makeProfessional, post } from './support/professional.ts';
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
  await fields.getByLabel('Role').fill('Partner');
  await fields.getByLabel('Organization').fill('Test Ventures');
  await fields.getByLabel('Reason for the introduction').fill(reason);
}

const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Request' });

/** Confirms the price that the dialog shows. */
async function confirm(page: Page, label: string) {
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
}

const submitted = [
  'Request Submitted',
  'Your request for a warm introduction has been submitted. Our team will contact you shortly.',
] as const;

test.describe('the request page', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('a visitor sees the price, errors and a confirmation, and keeps the entries after a failure', async ({
    page,
    browser,
    baseURL,
  }) => {
    const asked = await aMember(browser, baseURL);
    await page.goto(`/network/warm-intro?member=${asked.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Warm Introductions' })).toBeVisible();
    for (const price of ['$29.99', '$49.99', '2 free per quarter']) await expect(page.getByText(price)).toBeVisible();
    await expect(form(page).getByLabel('Who would you like to meet?')).toHaveAccessibleDescription(
      `Chosen: ${asked.username}`,
    );
    await submit(page).click();
    for (const [label, sentence] of [
      ['Name', 'Please enter your name'],
      ['Email', 'Please enter a valid email address'],
      ['Organization', 'Please enter your organization'],
      ['Role', 'Please enter your role'],
      ['Reason for the introduction', /Please give a reason of at least 20 characters/],
    ] as const) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(sentence);
    }
    await axe(page);
    await fill(page);
    await form(page).getByLabel('Name', { exact: true }).fill('Vera Visitor');
    await form(page).getByLabel('Email', { exact: true }).fill('vera@test.example');
    await page.route('**/api/introductions', (route) => route.fulfill({ status: 500, body: '' }));
    await submit(page).click();
    await expectToast(page, 'Your request could not be submitted');
    await page.unroute('**/api/introductions');
    await page.reload();
    await expect(form(page).getByLabel('Reason for the introduction')).toHaveValue(reason);
    await submit(page).click();
    await expectToast(page, ...submitted);
    await expect(page.getByText('Nothing has been charged.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See Professional membership' })).toHaveAttribute('href', '/pricing');
    await page.reload();
    await expect(form(page).getByLabel('Reason for the introduction')).toHaveValue('');
    // The other side has not been told anything.
    await asked.page.goto('/network/introductions?box=received');
    await expect(asked.page.getByRole('heading', { name: 'No one has asked to meet you yet' })).toBeVisible();
    await asked.page.context().close();
  });

  test('a member picks a person by name with the keyboard', async ({ page, browser, baseURL }) => {
    const asked = await aMember(browser, baseURL);
    await asked.page.context().close();
    await page.goto('/network/warm-intro');
    const picker = form(page).getByLabel('Who would you like to meet?');
    await submit(page).click();
    await expect(picker).toHaveAccessibleDescription(/Please choose who you would like to meet/);
    await picker.fill('nobody-of-that-name');
    await expect(page.getByText('No one has this name')).toBeVisible();
    await picker.fill(asked.username);
    await expect(page.getByRole('option', { name: asked.username })).toBeVisible();
    await picker.press('Enter');
    await expect(picker).toHaveAccessibleDescription(`Chosen: ${asked.username}`);
  });
});

test('an introduction runs from the price to the request, both agreements and the contacts @core', async ({
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
  await confirm(sender.page, 'Send free of charge');
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
  await page.getByLabel('State').selectOption({ label: 'Accepted' });
  await page.getByRole('searchbox', { name: 'Search introductions' }).fill(asked.username);
  await expect(page).toHaveURL(`/admin/introductions?status=accepted&search=${asked.username}`);
  const row = page.getByRole('listitem').filter({ hasText: sender.email });
  await row.locator('summary').click();
  await expect(row).toContainText(`${asked.username} agreed`);
  await axe(page);
  await row.getByRole('link', { name: `to ${asked.username}` }).click();
  await page.getByLabel('Note for the team').fill('Met in Porto.');
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

test.describe('a price that has changed', () => {
  test.use({ allowedConsole: [/status of (409|500)/] });

  test('is shown again for the sender to decide; a request declined with a reason costs nothing', async ({
    browser,
    baseURL,
  }) => {
    const [sender, asked, other] = [
      await aMember(browser, baseURL),
      await aMember(browser, baseURL),
      await aMember(browser, baseURL),
    ];
    const { page } = sender;
    await makeProfessional(browser, baseURL, page, 'monthly');
    await page.goto(`/network/warm-intro?member=${asked.id}`);
    await expect(form(page)).toContainText('$29.99');
    await fill(page);
    // Another tab sends first.
    const first = await post(page.request, baseURL, '/api/introductions', {
      targetKind: 'member',
      targetId: other.id,
      name: sender.username,
      email: sender.email,
      organization: 'Test Ventures',
      role: 'Partner',
      reason,
      quotedCents: 2999,
    });
    await submit(page).click();
    await confirm(page, 'Send for $29.99');
    await expectToast(page, 'The price has changed', '$49.99');
    await expect(form(page)).toContainText('$49.99');
    await expect(form(page).getByLabel('Reason for the introduction')).toHaveValue(reason);
    await submit(page).click();
    await confirm(page, 'Send for $49.99');
    await expectToast(page, ...submitted);

    await other.page.goto(`/network/introductions/${first.id}`);
    await other.page.getByRole('button', { name: 'Decline' }).click();
    await other.page.getByRole('button', { name: 'Decline request' }).click();
    await expect(other.page.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(/Please say why/);
    await other.page.getByLabel('Reason', { exact: true }).fill('I have no time this autumn.');
    await other.page.getByRole('button', { name: 'Decline request' }).click();
    await expectToast(other.page, 'Declined');
    await page.goto(`/network/introductions/${first.id}`);
    await expect(page.getByRole('region', { name: 'Reason for declining' })).toContainText(
      'I have no time this autumn.',
    );
    await expect(page.getByText('Nothing charged')).toBeVisible();
    // The remaining request is the only one of the month and costs as much as a first one.
    await page.goto('/network/introductions');
    await expect(page.getByRole('listitem').filter({ hasText: asked.username })).toContainText('$29.99');
    await page.route('**/api/introductions?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Introductions could not be loaded' }).first()).toBeVisible();
    await page.unroute('**/api/introductions?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: asked.username })).toBeVisible();
    for (const { page: each } of [sender, asked, other]) await each.context().close();
  });
});

test.describe('a request that waits for a membership', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('is listed, and can be sent once its member is a professional; others cannot find it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const [sender, asked] = [await aMember(browser, baseURL), await aMember(browser, baseURL)];
    await sender.page.goto(`/network/warm-intro?member=${asked.id}`);
    await expect(form(sender.page)).toContainText('For Professional members');
    await fill(sender.page);
    await submit(sender.page).click();
    await expectToast(sender.page, ...submitted);
    await sender.page.goto('/network/introductions');
    await sender.page.getByRole('link', { name: asked.username }).click();
    await expect(sender.page.getByRole('link', { name: 'See Professional membership' })).toBeVisible();
    const path = new URL(sender.page.url()).pathname;
    await makeProfessional(browser, baseURL, sender.page, 'monthly');
    await sender.page.reload();
    await expect(sender.page.getByRole('region', { name: 'Send this request' })).toContainText('$29.99');
    await sender.page.getByRole('button', { name: 'Send it now' }).click();
    await confirm(sender.page, 'Send for $29.99');
    await expectToast(sender.page, ...submitted);
    await expect(sender.page.getByText('You sent the request, now as a Professional member')).toBeVisible();

    await signInAsNewMember(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Introduction Not Found' })).toBeVisible();
    await forgetSession(page);
    await page.goto('/network/introductions');
    await expect(page).toHaveURL('/signin?returnTo=/network/introductions');
    await sender.page.context().close();
    await asked.page.context().close();
  });
});

test.describe('the dialog', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('of a technology and of a member: every field is required, a failure keeps the entries, success closes it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const asked = await aMember(browser, baseURL);
    await asked.page.context().close();
    for (const path of ['/network/technologies/1', `/network/profile/${asked.id}`]) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Request Warm Introduction' }).click();
      const dialog = page.getByRole('dialog', { name: 'Request a warm introduction' });
      await expect(dialog).toContainText('contact details are shared once both of you have agreed');
      await submit(page).click();
      await expect(form(page).getByRole('alert')).toHaveCount(5);
      await axe(page);
      await fill(page);
      await form(page).getByLabel('Name', { exact: true }).fill('Vera Visitor');
      await form(page).getByLabel('Email', { exact: true }).fill('vera@test.example');
      await page.route('**/api/introductions', (route) => route.fulfill({ status: 500, body: '' }));
      await submit(page).click();
      await expectToast(page, 'Your request could not be submitted');
      await expect(form(page).getByLabel('Reason for the introduction')).toHaveValue(reason);
      await page.unroute('**/api/introductions');
      await submit(page).click();
      await expectToast(page, ...submitted);
      await expect(dialog).toBeHidden();
    }
  });
});

test('the dialog is filled in for a signed-in member; the price is confirmed, and the request can be withdrawn', async ({
  browser,
  baseURL,
}) => {
  const [sender, asked] = [await aMember(browser, baseURL), await aMember(browser, baseURL)];
  const { page } = sender;
  await makeProfessional(browser, baseURL, page, 'monthly');
  const headers = { Origin: baseURL ?? '' };
  const named = { fullName: 'Sena Sender', organization: 'Sender Works' };
  expect((await page.request.put('/api/account', { headers, data: named })).ok()).toBe(true);
  for (const path of ['/network/technologies/1', `/network/profile/${asked.id}`]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Request Warm Introduction' }).click();
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue(named.fullName);
    await expect(form(page).getByLabel('Email', { exact: true })).toHaveValue(sender.email);
    await expect(form(page).getByLabel('Organization')).toHaveValue(named.organization);
  }
  await form(page).getByLabel('Role').fill('Partner');
  await form(page).getByLabel('Reason for the introduction').fill(reason);
  await submit(page).click();
  const question = page.getByRole('dialog', { name: 'Send this request for $29.99?' });
  await expect(question).toBeVisible();
  await axe(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await submit(page).click();
  await confirm(page, 'Send for $29.99');
  await expectToast(page, ...submitted);
  await page.goto('/dashboard');
  await expect(page.getByText(/^Requested at a price in/)).toBeVisible();
  await expect(page.getByText(/^Paid in/)).toHaveCount(0);
  await page.goto('/settings/membership');
  await expect(page.getByText('Due if it takes place')).toBeVisible();

  await page.goto('/network/introductions');
  await page.getByRole('link', { name: asked.username }).click();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expectToast(page, 'Request withdrawn');
  await expect(page.getByText('You withdrew the request')).toBeVisible();
  await expect(page.getByText('Nothing charged')).toBeVisible();
  await axe(page);

  // The two are connected by now, so no introduction is sold.
  await post(page.request, baseURL, '/api/connections', { memberId: asked.id });
  const accepted = await asked.page.request.patch(`/api/connections/${await idOf(page)}`, {
    headers,
    data: { answer: 'accept' },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await page.goto(`/network/warm-intro?member=${asked.id}`);
  await expect(form(page)).toContainText('You are already connected');
  await expect(submit(page)).toHaveCount(0);
  await axe(page);
  await page.goto(`/network/profile/${asked.id}`);
  await page.getByRole('button', { name: 'Request Warm Introduction' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Send Message' })).toHaveAttribute(
    'href',
    `/network/messages?to=${asked.id}`,
  );
  await asked.page.context().close();
  await page.context().close();
});

async function idOf(page: Page): Promise<number> {
  return ((await (await page.request.get('/api/auth/me')).json()) as { id: number }).id;
}

test('the pages have no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/network/warm-intro');
  await expect(form(page)).toBeVisible();
  await axeInBothThemes(page);
  await signInAs(page, 'admin');
  await page.goto('/network/introductions');
  await expect(page.getByRole('link', { name: 'Everybody’s' })).toBeVisible();
  await axeInBothThemes(page);
});
