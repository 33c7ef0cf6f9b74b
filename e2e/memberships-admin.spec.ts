import { signInAs } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ apart: 'content' });

test('the benefits of a plan are edited, and an invalid price is explained under its field', async ({ page }) => {
  const text = `Tea with the team ${Date.now().toString(36)}`;
  await signInAs(page, 'admin');
  await page.goto('/admin/content/plans');
  const plan = page.getByRole('region', { name: 'Professional' });
  await expect(plan.getByText('$599.88 a year, billed annually: saves $240.00 (28%).')).toBeVisible();
  await axe(page);
  await plan.getByLabel('A month, billed annually').fill('79.99');
  await plan.getByRole('button', { name: 'Save Professional' }).click();
  await expect(plan.getByText('Billed annually, a month cannot cost more than billed monthly')).toBeVisible();
  await plan.getByLabel('A month, billed annually').fill('49.99');
  await plan.getByRole('button', { name: 'Add a benefit' }).click();
  await plan
    .getByRole('list', { name: 'Benefits of Professional' })
    .getByRole('textbox', { name: /^Benefit \d+ of/ })
    .last()
    .fill(text);
  await plan.getByRole('button', { name: 'Save Professional' }).click();
  await expectToast(page, 'The plan has been changed');
  await page.goto('/pricing');
  await expect(page.getByText(text)).toBeVisible();
  // Restored for other tests.
  await page.goto('/admin/content/plans');
  await plan
    .getByRole('button', { name: /^Remove Benefit \d+ of/ })
    .last()
    .click();
  await plan.getByRole('button', { name: 'Save Professional' }).click();
  await expectToast(page, 'The plan has been changed');
  await page.goto('/pricing');
  await expect(page.getByRole('region', { name: 'Professional' })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});
