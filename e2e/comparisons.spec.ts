import { chooseUnderMore } from './support/more-menu.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

test('companies are chosen on cards and pages, compared, and taken out again', async ({ page }) => {
  await page.goto('/network/companies');
  await followSystemTheme(page);
  const cards = page.getByRole('list', { name: 'Companies' }).getByRole('article');
  const [first, second] = await Promise.all(
    [0, 1].map(async (place) => (await cards.nth(place).getByRole('link').first().textContent()) ?? ''),
  );
  await page.getByRole('button', { name: `Compare ${first}` }).click();
  const tray = page.getByRole('region', { name: 'Chosen to compare' });
  await expect(tray.getByRole('status')).toHaveText('1 company of at most 6');

  // The choice goes along to other pages, and a reload keeps it.
  await cards.nth(1).getByRole('link', { name: second }).click();
  await chooseUnderMore(page, 'Compare');
  await page.reload();
  await expect(tray.getByRole('listitem')).toHaveText([first ?? '', second ?? '']);
  await axeInBothThemes(page);
  await tray.getByRole('link', { name: 'Compare' }).click();

  await expect(page.getByRole('columnheader', { name: first })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Founded/ })).toBeVisible();
  await expect(tray).toHaveCount(0);
  await axeInBothThemes(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole('region', { name: 'Comparison of 2 companies' });
  const founded = page.getByRole('rowheader', { name: /^Founded/ });
  await founded.scrollIntoViewIfNeeded();
  // The names of the facts stay while the records move below them.
  await table.evaluate((element) => element.scrollBy({ left: 1000, behavior: 'instant' }));
  await expect(founded).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await axeInBothThemes(page);

  await page.getByRole('button', { name: `Remove ${first}` }).press('Enter');
  await expect(page.getByText('Add at least one more company to compare it with.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: first })).toBeVisible();

  // The same from a table, whose first column stays as well.
  await page.goto('/network/companies');
  await page.getByRole('button', { name: 'Table' }).click();
  for (const name of [first, second]) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const rows = page.getByRole('region', { name: 'Companies', exact: true });
  await rows.evaluate((element) => element.scrollBy({ left: 2000, behavior: 'instant' }));
  await expect(rows.getByRole('link', { name: second })).toBeInViewport({ ratio: 1 });
  await expect(rows.getByRole('columnheader', { name: 'Description' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await axeInBothThemes(page);
  await page.getByRole('group', { name: 'Selection' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader', { name: second })).toBeVisible();

  // The palette adds to what is compared; slips of the fingers are forgiven.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').fill('comapre tidewell');
  await expect(palette.getByRole('option').first()).toHaveText(/^Compare Tidewell Storage/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Comparison of 3 companies' })).toContainText('Tidewell Storage');
});
