import { signInAs } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

// A title that already exists logs a failed request.
test.use({ allowedConsole: [/status of 409/], apart: 'content' });

test('focus areas are added, moved, renamed and deleted', async ({ page }) => {
  const title = `Tidal ${Date.now().toString(36)}`;
  await signInAs(page, 'admin');
  await page.goto('/admin/content/focus-areas');
  await page.getByRole('button', { name: 'Add a focus area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a focus area' });
  await dialog.getByLabel('Title').fill('Energy Storage');
  await dialog.getByLabel('Description').fill('Power of the tides, at sea and in estuaries.');
  await dialog.getByLabel('Address').fill('carbon-capture');
  // The styled box covers the radio button, which the form redraws after the click.
  await dialog.getByRole('radio', { name: 'Wind' }).click({ force: true });
  await expect(dialog.getByRole('radio', { name: 'Wind' })).toBeChecked();
  await axe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A focus area with this title already exists')).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The focus area has been added');
  const items = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(items.last()).toContainText(title);
  await page.getByRole('button', { name: `Move ${title} up` }).click();
  await expect(items.last()).not.toContainText(title);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page
    .getByRole('dialog', { name: `Edit ${title}` })
    .getByLabel('Title')
    .fill(`${title} Power`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The focus area has been changed');
  await page.goto('/media');
  await expect(page.getByRole('button', { name: `${title} Power` })).toBeVisible();
  // The companies' focus area with this address gets the same name.
  await page.goto('/network/companies');
  await page.getByText('Place, focus area, size, funding and more').click();
  await page.getByRole('checkbox', { name: `${title} Power` }).click();
  await expect(page).toHaveURL('/network/companies?focusArea=carbon-capture');
  const companies = page.getByRole('list', { name: 'Companies' }).getByRole('article');
  await expect(companies.first()).toContainText(`${title} Power`);
  await page.goto('/admin/content/focus-areas');
  await axe(page);
  await page.getByRole('button', { name: `Delete ${title} Power` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expectToast(page, 'The focus area is deleted');
  await expect(page.getByText(`${title} Power`)).toHaveCount(0);
});
