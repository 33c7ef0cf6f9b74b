import { signInAsNewMember } from './support/account.ts';
import { addCompany, put } from './support/companies.ts';
import { openTab } from './support/tabs.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

test('a followed company’s change is in the feed, field by field, and in the public history of its page', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  await signInAsNewMember(theirs);
  const name = `Brinewell ${Date.now().toString(36)}`;
  const id = await addCompany(theirs, name, { valuation: '$50M' });

  await signInAsNewMember(page);
  await followSystemTheme(page);
  await page.goto(`/network/companies/${id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  await put(theirs, `/api/companies/${id}`, {
    name,
    description: 'Stores wind power in brine, far below the ground.',
    location: 'Oslo, Norway',
    foundedYear: 2019,
    size: '11-50',
    focusArea: 'energy-storage',
    valuation: '$60M',
    fundingRounds: [],
    milestones: [],
    version: 1,
  });

  await page.getByRole('navigation', { name: 'Member' }).getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name: 'Following' }).click();
  const change = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await expect(change).toContainText('by the owner');
  await expect(change.locator('dl')).toContainText('LocationBefore: Bergen, Norway → Now: Oslo, Norway');
  await expect(change.locator('dl')).toContainText('ValuationBefore: $50M → Now: $60M');
  await axeInBothThemes(page);

  await openTab(page, 'Records');
  await page.getByRole('button', { name: `Following ${name}` }).click();
  await expect(page.getByText('You don’t follow anything yet')).toBeVisible();
  await openTab(page, 'Changes');
  await expect(page.getByText('No changes yet')).toBeVisible();

  const visitors = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const anybody = await visitors.newPage();
  await anybody.goto(`/network/companies/${id}?tab=history`);
  await expect(anybody.getByRole('tabpanel', { name: 'History' })).toContainText('Before: $50M → Now: $60M');
  await visitors.close();
  await context.close();
});
