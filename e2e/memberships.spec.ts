import { freshUsername, goodPassword, signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { confirmAddress, mailTo } from './support/outbox.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

test("P17: a visitor's choice of plan is kept through sign-up, with its price to confirm", async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/pricing');
  await expect(page.getByRole('region', { name: 'Professional' })).toContainText('$69.99 / month');
  await axeInBothThemes(page);
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Annually/ })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Professional' })).toContainText('$49.99 / month');
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  await expect(page).toHaveURL(/^[^?]*\/signup\?returnTo=/);
  const username = freshUsername();
  await fieldOf(page, 'Username').fill(username);
  await fieldOf(page, 'Email', { exact: true }).fill(`${username}@test.example`);
  await fieldOf(page, 'Full name').fill('Vera Visitor');
  await fieldOf(page, 'Password', { exact: true }).fill(goodPassword);
  await fieldOf(page, 'Confirm password').fill(goodPassword);
  await tick(page.getByRole('checkbox', { name: /I accept/ }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Professional' });
  await expect(dialog).toContainText('$599.88 for one year');
  await expect(page.getByRole('radio', { name: /Annually/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/pricing?billing=annual');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose Professional' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('P17: a member confirms the price of a request; once approved, the plan is current', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const username = await signInAsNewMember(page);
  const email = `${username}@test.example`;
  await confirmAddress(page, server, email);
  await page.goto('/pricing?billing=annual');
  await expect(page.getByRole('region', { name: 'Free' }).getByRole('button')).toHaveText('Your current plan');
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Professional' });
  await expect(dialog).toContainText('$599.88 for one year');
  await expect(dialog).toContainText('You pay nowNothing');
  await axe(page);
  await dialog.getByRole('button', { name: 'Request for $599.88' }).click();
  await expectToast(page, 'Request Submitted');
  await expect(page.getByText('You asked for the annual plan.')).toBeVisible();
  expect((await mailTo(server, email, 2)).text).toContain('$599.88 for one year');

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
});
