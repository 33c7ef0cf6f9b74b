import { signInAs, signInAsNewMember } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('shows both plans with their prices, and what a year saves', async ({ page }) => {
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

test('shows two placeholders while loading, and the built-in plans when nothing returns', async ({ page }) => {
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

test('a visitor who chooses Professional signs up first and comes back', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  await expect(page).toHaveURL('/signup?returnTo=/pricing');
});

test('a member asks for the plan, changes the request, and an approval makes them a professional', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await signInAsNewMember(page);
  await page.goto('/pricing');
  await expect(page.getByRole('region', { name: 'Free' }).getByRole('button')).toHaveText('Your current plan');
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  await expectToast(page, 'Request Submitted');
  await expect(page.getByText('You asked for the monthly plan.')).toBeVisible();
  await page.getByText('Annually').click();
  await page.getByRole('button', { name: 'Change my request' }).click();
  await expect(page.getByText('You asked for the annual plan.')).toBeVisible();

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

  await page.reload();
  await expect(page.getByRole('region', { name: 'Professional' }).getByRole('button')).toHaveText('Your current plan');
});

test.describe('with a failing call', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('says so, and one can try again', async ({ page }) => {
    await signInAsNewMember(page);
    await page.goto('/pricing');
    await page.route('**/api/membership-requests', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    await expectToast(page, 'Request failed');
    await expect(page.getByRole('button', { name: 'Choose Professional' })).toBeEnabled();
  });
});

test('works by keyboard', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Annually/ })).toBeChecked();
});

for (const theme of ['dark', 'light']) {
  test(`has no accessibility violation in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((choice) => localStorage.setItem('cardi-theme', choice), theme);
    await page.goto('/pricing');
    await expect(page.getByRole('region', { name: 'Professional' })).toBeVisible();
    await axe(page);
  });
}
