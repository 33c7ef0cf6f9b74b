import { signInAsNewMember } from './support/account.ts';
import { addCompany } from './support/companies.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('the owner of a company says who an investor is, by keyboard; the investor confirms, and both pages lead to each other', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const investor = await context.newPage();
  const investorName = await signInAsNewMember(investor);
  const { id } = (await (await investor.request.get('/api/auth/me')).json()) as { id: number };
  await signInAsNewMember(page);
  const name = `Brinefund ${id}`;
  const company = await addCompany(page, name, {
    fundingRounds: [
      { type: 'Seed', amount: '$2M', date: '2024-02-03', investors: ['Brine Angels', 'Tide Fund'] },
      { type: 'Series A', amount: '$9M', date: '2026-02-03', investors: ['Brine Angels'] },
    ],
  });
  const path = `/network/companies/${company}`;

  await followSystemTheme(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Say who an investor is' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Who is this investor?' });
  await dialog.getByRole('button', { name: 'Ask to confirm' }).press('Enter');
  const named = dialog.getByRole('combobox', { name: 'Investor' });
  await expect(named).toHaveAccessibleDescription(/Please choose the investor/);
  await named.selectOption('Brine Angels');
  const record = dialog.getByRole('combobox', { name: 'Member or company on CARDI' });
  await record.fill(investorName);
  await expect(page.getByRole('option', { name: investorName })).toBeVisible();
  await record.press('Enter');
  await expect(record).toHaveAccessibleDescription(/Chosen: /);
  await axeInBothThemes(page);
  await dialog.getByRole('button', { name: 'Ask to confirm' }).press('Enter');
  await expectToast(page, 'The other side is asked to confirm');
  const links = page.getByRole('list', { name: 'Investors on CARDI' });
  await expect(links).toContainText('Waits for the investor');

  await followSystemTheme(investor);
  await investor.goto('/notifications');
  await investor.getByRole('link', { name: `${name} names you as an investor` }).click();
  await expect(investor.getByText('Series A, $9M')).toBeVisible();
  await axeInBothThemes(investor);
  await investor.getByRole('button', { name: `Confirm the investment in ${name}` }).press('Enter');
  await expect(investor.getByRole('button', { name: `Decline the investment in ${name}` })).toHaveCount(0);
  await investor.getByRole('link', { name, exact: true }).click();

  const round = investor.getByRole('region', { name: 'Funding rounds' });
  await expect(round.getByRole('link', { name: 'Brine Angels' })).toHaveAttribute('href', new RegExp(`/${id}$`));
  await investor.setViewportSize({ width: 390, height: 844 });
  expect(await investor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await axeInBothThemes(investor);
  await context.close();
});

test('the owner of a fund says that it has invested, and answers on its page', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const owner = await context.newPage();
  await signInAsNewMember(owner);
  await signInAsNewMember(page);
  const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  const fund = await addCompany(page, `Tide Fund ${id}`);
  const company = await addCompany(owner, `Brinewell ${id}`, {
    fundingRounds: [{ type: 'Seed', amount: '$2M', date: '2024-02-03', investors: ['Tide Fund'] }],
  });

  await followSystemTheme(page);
  await page.goto(`/network/companies/${company}`);
  await page.getByRole('button', { name: 'I am one of these investors' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Which investor are you?' });
  const who = dialog.getByRole('combobox', { name: 'Who has invested' });
  await expect(who.locator('option:checked')).toHaveText('Myself');
  await who.selectOption(`Tide Fund ${id}`);
  await axeInBothThemes(page);
  await dialog.getByRole('button', { name: 'Ask to confirm' }).press('Enter');
  await expectToast(page, 'The other side is asked to confirm');
  await page.goto(`/network/companies/${fund}`);
  const card = page.getByRole('region', { name: 'Investments' });
  await expect(card).toContainText('Waits for the company');
  await card.getByRole('button', { name: `Withdraw the investment in Brinewell ${id}` }).press('Enter');
  await expect(card).toHaveCount(0);
  await context.close();
});
