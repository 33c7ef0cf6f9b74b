import { freshUsername, goodPassword, signInAs, signInAsNewMember } from './support/account.ts';
import { confirmAddress, mailTo } from './support/outbox.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

test('shows both plans with their prices and the savings of a year', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Membership Plans' })).toBeVisible();
  const free = page.getByRole('region', { name: 'Free' });
  const professional = page.getByRole('region', { name: 'Professional' });
  await expect(free).toContainText('$0');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(professional).toContainText('$69.99 / month');
  await expect(professional).toContainText('$839.88 a year');
  await page.getByText('Annually').click();
  await expect(page.getByText('Save 28%')).toBeVisible();
  await expect(professional).toContainText('$49.99 / month');
  await expect(professional).toContainText('$599.88 a year');
  await expect(professional).toContainText('you save $240');
  await expect(free.getByText('Warm introductions')).toBeVisible();
  await expect(professional.getByText('Two free warm introductions per quarter')).toBeVisible();
});

test('explains warm introductions and their prices', async ({ page }) => {
  await page.goto('/pricing');
  const section = page.getByRole('region', { name: 'Warm Introductions' });
  await expect(section).toContainText('$29.99');
  await expect(section).toContainText('$49.99');
  await expect(section).toContainText('2 free per quarter');
});

test('shows two placeholders while loading, and the built-in plans if the call returns none', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/membership-plans', async (route) => {
    await held.promise;
    await route.fulfill({ json: [] });
  });
  await page.goto('/pricing');
  await expect(page.getByTestId('plan-placeholder')).toHaveCount(2);
  held.resolve();
  await expect(page.getByRole('region', { name: 'Professional' })).toContainText('$69.99');
});

test("P17: a visitor's choice of plan is kept through sign-up and sign-in, with its price to confirm", async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByText('Annually').click();
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  await expect(page).toHaveURL(/^[^?]*\/signup\?returnTo=/);
  const username = freshUsername();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@test.example`);
  await page.getByLabel('Full name').fill('Vera Visitor');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password').fill(goodPassword);
  await tick(page.getByRole('checkbox', { name: /I accept/ }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Professional' });
  await expect(dialog).toContainText('$599.88 for one year');
  await expect(page.getByRole('radio', { name: /Annually/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/pricing?billing=annual');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose Professional' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('P17: a member confirms the price, changes and withdraws the request; once approved, the plan is current', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const username = await signInAsNewMember(page);
  const email = `${username}@test.example`;
  await confirmAddress(page, server, email);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/membership-requests')) requests.push(request.postData() ?? '');
  });
  await page.goto('/pricing');
  await expect(page.getByRole('region', { name: 'Free' }).getByRole('button')).toHaveText('Your current plan');
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Professional' });
  await expect(dialog).toContainText('$69.99 for one month');
  await expect(dialog).toContainText('You pay nowNothing');
  await axe(page);
  expect(requests).toEqual([]);
  await dialog.getByRole('button', { name: 'Request for $69.99' }).click();
  await expectToast(page, 'Request Submitted');
  await expect(page.getByText('You asked for the monthly plan.')).toBeVisible();
  expect((await mailTo(server, email, 2)).text).toContain('$69.99 for one month');
  await page.getByText('Annually').click();
  await page.getByRole('button', { name: 'Change my request' }).click();
  await dialog.getByRole('button', { name: 'Request for $599.88' }).click();
  await expect(page.getByText('You asked for the annual plan.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expectToast(page, 'Request withdrawn');
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  await dialog.getByRole('button', { name: 'Request for $599.88' }).click();
  await expect(page.getByText('You asked for the annual plan.')).toBeVisible();
  expect(requests).toHaveLength(3);

  const adminContext = await browser.newContext(baseURL ? { baseURL } : {});
  const admin = await adminContext.newPage();
  await signInAs(admin, 'admin');
  const { items }: { items: { id: number; username: string }[] } = await (
    await admin.request.get('/api/admin/membership-requests?status=pending')
  ).json();
  const request = items.find((candidate) => candidate.username === username);
  const decided = await admin.request.post(`/api/admin/membership-requests/${request?.id}/decision`, {
    data: { decision: 'approve' },
    headers: { origin: baseURL ?? '' },
  });
  expect(decided.status()).toBe(200);
  await adminContext.close();

  await page.goto('/pricing');
  const professional = page.getByRole('region', { name: 'Professional' });
  await expect(page.getByRole('radio', { name: /Annually/ })).toBeChecked();
  await expect(professional.getByRole('button')).toHaveText('Your current plan');
  await page.getByText('Monthly', { exact: true }).click();
  await expect(professional).toContainText('$69.99');
  await expect(professional.getByRole('button')).toHaveCount(0);
  await expect(professional).toContainText('You are billed annually. Your membership ends on');
});

test.describe('with a failing call', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('says so and can try again', async ({ page }) => {
    await signInAsNewMember(page);
    await page.goto('/pricing');
    await page.route('**/api/membership-requests', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    await page.getByRole('button', { name: 'Request for $69.99' }).click();
    await expectToast(page, 'Request failed');
    await expect(page.getByRole('button', { name: 'Request for $69.99' })).toBeEnabled();
  });
});

test('works by keyboard', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Annually/ })).toBeChecked();
});

test('has no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/pricing');
  await expect(page.getByRole('region', { name: 'Professional' })).toBeVisible();
  await axeInBothThemes(page);
});
