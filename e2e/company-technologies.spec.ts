import { signInAsNewMember } from './support/account.ts';
import { addCompany } from './support/companies.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

test('the owner of a company says that it uses a technology; the pages of both show it', async ({ page, baseURL }) => {
  await signInAsNewMember(page);
  const me = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  const [maker, user] = [`Saltmaker ${me.id}`, `Brinewell ${me.id}`];
  const makerId = await addCompany(page, maker);
  const userId = await addCompany(page, user);
  const added = await page.request.post(`/api/companies/${makerId}/technologies`, {
    headers: { Origin: baseURL ?? '' },
    data: {
      name: 'Brine cell',
      description: 'A cell that stores electricity in brine for a night.',
      detailedDescription: '',
      focusArea: 'energy-storage',
      status: 'emerging',
      developmentStage: 'pilot',
      readinessLevel: 5,
      tags: ['brine'],
      isListedForSale: false,
      applications: [],
      keyInnovators: [],
    },
  });
  const { id } = (await added.json()) as { id: number };

  await followSystemTheme(page);
  await page.goto(`/network/technologies/${id}`);
  const card = page.getByRole('region', { name: 'Companies with this technology' });
  const choice = card.getByRole('combobox', { name: `What ${user} does with this technology` });
  // The company whose technology it is has no such choice.
  await expect(card.getByRole('combobox')).toHaveCount(1);
  await choice.selectOption('uses');
  await expect(card.getByRole('listitem')).toHaveText([`${user} Uses it`]);
  await axeInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await card.getByRole('link', { name: user }).click();
  await expect(page).toHaveURL(`/network/companies/${userId}`);
  const linked = page.getByRole('region', { name: 'Technologies of others' });
  await linked.getByRole('button', { name: 'Remove Brine cell' }).press('Enter');
  await expect(linked.getByRole('listitem')).toHaveCount(0);
  await linked.getByRole('button', { name: 'Name a technology' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Name a technology' });
  const technology = dialog.getByRole('combobox', { name: 'Technology' });
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(technology).toHaveAccessibleDescription(/Please choose a technology/);
  await technology.fill('brine cell');
  await page.getByRole('option', { name: `Brine cell, ${maker}` }).click();
  await expect(technology).toHaveAccessibleDescription(/Chosen: Brine cell/);
  await dialog.getByRole('radio', { name: 'Develops it' }).check();
  await axeInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(linked.getByRole('listitem')).toContainText('Develops it');
  await linked.getByRole('link', { name: 'Brine cell' }).click();
  await choice.selectOption('');
  await expect(card.getByRole('listitem')).toHaveCount(0);
});
