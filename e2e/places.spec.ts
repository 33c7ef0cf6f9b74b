import { signInAsNewMember } from './support/account.ts';
import { fillCompanyForm } from './support/companies.ts';
import { uniqueWord } from './support/listings.ts';
import { axe, expect, test } from './support/test.ts';

test('a place is suggested while it is typed, and its country finds the company', async ({ page }) => {
  await signInAsNewMember(page);
  const name = `Works of ${uniqueWord()}`;
  await page.goto('/network/companies/create');
  await fillCompanyForm(page, name);
  const place = page.getByRole('combobox', { name: 'Location' });
  await place.fill('');
  await place.pressSequentially('reykj');
  await expect(page.getByRole('option', { name: 'Reykjavík, Iceland' })).toBeVisible();
  await axe(page);
  await place.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Reykjavík, Iceland' })).toHaveAttribute('aria-selected', 'true');
  await place.press('Enter');
  await expect(place).toHaveValue('Reykjavík, Iceland');
  await expect(place).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/network/companies');
  await page.getByLabel('Part of the world').selectOption('Nordic countries');
  await page.getByLabel('Country').selectOption('Iceland');
  await expect(page).toHaveURL('/network/companies?country=is&basedIn=nordics');
  await expect(
    page.getByRole('list', { name: 'Companies' }).getByRole('article').filter({ hasText: name }),
  ).toBeVisible();
  await page.getByLabel('Country').selectOption('Norway');
  await expect(page.getByText(name)).toHaveCount(0);
});
