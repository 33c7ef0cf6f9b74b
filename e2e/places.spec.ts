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
  await expect(page.getByRole('listbox', { name: 'Suggested places' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/network/companies');
  await page.getByText('Place, focus area, size, funding and more').click();
  const country = page.getByRole('group', { name: 'Country' });
  await country.getByRole('searchbox', { name: 'Find in Country' }).fill('icel');
  await country.getByRole('checkbox', { name: /^Iceland \(\d+\)$/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/network/companies?country=is');
  await page.getByRole('checkbox', { name: /^Nordic countries/ }).click();
  await expect(page).toHaveURL('/network/companies?country=is&basedIn=nordics');
  const cards = page.getByRole('list', { name: 'Companies' }).getByRole('article');
  await expect(cards.filter({ hasText: name })).toBeVisible();
  // Cards of the search before are paler.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await axe(page);
  await country.getByRole('searchbox').fill('norw');
  await country.getByRole('checkbox', { name: /^Norway/ }).click();
  await page.getByRole('button', { name: 'Remove the filter Iceland' }).click();
  await expect(page).toHaveURL('/network/companies?country=no&basedIn=nordics');
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/network/companies');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
});
