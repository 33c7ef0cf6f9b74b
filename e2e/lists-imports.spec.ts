import { signInAsNewMember } from './support/account.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a member imports a file into a list, sees before what was found, and undoes it', async ({ page, baseURL }) => {
  const origin = { Origin: baseURL ?? '' };
  await signInAsNewMember(page);
  const made = await page.request.post('/api/lists', { headers: origin, data: { name: 'From a fair' } });
  const { id } = (await made.json()) as { id: number };
  const { name } = (await (await page.request.get('/api/companies/1')).json()) as { name: string };
  await followSystemTheme(page);
  await page.goto(`/network/lists/${id}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import into “From a fair”' });
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await axeInBothThemes(page);
  // As a spreadsheet in western Europe writes it: semicolons and Windows-1252.
  const address = `${baseURL}/network/technologies/1`;
  const text = `Name;Adresse;URL\r\n${name};;\r\nKühl & Söhne;;\r\n;;${address}\r\n"${name}";;\r\n`;
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await expect(dialog.getByRole('combobox', { name: 'Column with: Website or address' })).toHaveValue('2');
  await axeInBothThemes(page);
  await dialog.getByRole('button', { name: 'Find the records' }).press('Enter');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: /^3 Kühl & Söhne Not found$/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /^4 .*technology, by its address Will be added$/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /^5 .* Same record as in row 2$/ })).toBeVisible();
  await axeInBothThemes(page);
  await dialog.getByRole('button', { name: 'Add 2 records' }).press('Enter');
  await expectToast(page, '2 records added');
  const table = page.getByRole('region', { name: 'From a fair' });
  await expect(table.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expectToast(page, 'Import undone', '2 records taken off the list.');
  await expect(table.getByRole('link', { name })).toHaveCount(0);
  await axeInBothThemes(page);
});
