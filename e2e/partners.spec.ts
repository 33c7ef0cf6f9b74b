import { signInAs } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

// A name that already exists logs a failed request.
test.use({ allowedConsole: [/status of 409/], apart: 'content' });

test('partners are added, hidden, edited, moved and deleted', async ({ page }) => {
  const name = `Brine & Sons ${Date.now().toString(36)}`;
  const strip = page.getByRole('region', { name: 'Our Partners' }).getByRole('listitem');
  await signInAs(page, 'admin');
  await page.goto('/admin/content/partners');
  const items = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(items).toHaveCount(6);
  await axe(page);
  await page.getByRole('button', { name: 'Add a partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a partner' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
  await dialog.getByLabel('Name').fill('Nordhaven Grid');
  await dialog.getByLabel('Tagline').fill('Storage in salt, sample');
  await axe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A partner with this name already exists')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The partner has been added');
  await expect(items.last()).toContainText(name);
  await page.getByRole('button', { name: `Move ${name} up` }).click();
  await expectToast(page, 'The order has been changed');
  await expect(items.last()).not.toContainText(name);
  await page.getByRole('button', { name: `Hide ${name}` }).click();
  await expectToast(page, 'The partner is hidden');
  await expect(items.filter({ hasText: name })).toContainText('Hidden');
  await page.goto('/');
  await expect(strip).toHaveCount(6);
  await expect(strip.filter({ hasText: name })).toHaveCount(0);

  await page.goto('/admin/content/partners');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await tick(edit.getByRole('checkbox', { name: 'Show it on the home page' }));
  await edit.getByLabel('Name').fill(`${name} Ltd`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The partner has been changed');
  await page.goto('/');
  await expect(strip.nth(5)).toHaveText(`${name} Ltd`);
  await page.goto('/admin/content/partners');
  await page.getByRole('button', { name: `Delete ${name} Ltd` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expectToast(page, 'The partner is deleted');
  await expect(page.getByText(`${name} Ltd`)).toHaveCount(0);
});
