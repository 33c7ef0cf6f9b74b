import { signInAsNewMember } from './support/account.ts';
import { addCompany } from './support/companies.ts';
import { publishListing } from './support/listings.ts';
import { tab } from './support/tabs.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a member says to work for a company, the owner confirms, and others see whom they know there', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = { Origin: baseURL ?? '' };
  const aBrowser = async () => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
    const theirs = await context.newPage();
    const name = await signInAsNewMember(theirs);
    const { id } = (await (await theirs.request.get('/api/auth/me')).json()) as { id: number };
    return { page: theirs, name, id };
  };
  const [owner, engineer] = [await aBrowser(), await aBrowser()];
  await signInAsNewMember(page);
  const me = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  await page.request.post('/api/connections', { headers: origin, data: { memberId: engineer.id } });
  await engineer.page.request.patch(`/api/connections/${me.id}`, { headers: origin, data: { answer: 'accept' } });
  const name = `Brinecell ${me.id}`;
  const company = await addCompany(owner.page, name);
  const path = `/network/companies/${company}`;

  await followSystemTheme(page);
  await page.goto(path);
  const known = page.getByRole('complementary', { name: 'Figures' });
  await expect(known).toContainText('No members have confirmed that they work here.');
  await expect(known.getByRole('link', { name: 'Ask for an introduction' })).toBeVisible();

  await engineer.page.goto(`${path}?tab=team`);
  await engineer.page.getByRole('button', { name: 'I work here' }).press('Enter');
  await expect(engineer.page.getByRole('textbox', { name: 'Your role' })).toBeFocused();
  await engineer.page.keyboard.press('Enter');
  await expect(engineer.page.getByRole('textbox', { name: 'Your role' })).toHaveAccessibleDescription(
    'Please enter the role',
  );
  await engineer.page.keyboard.type('Head of tanks');
  await engineer.page.keyboard.press('Enter');
  await expectToast(engineer.page, 'The company is asked to confirm');
  await expect(engineer.page.getByRole('group', { name: `Your place at ${name}` })).toContainText('It waits for');

  // The owner finds the question in the bell.
  await followSystemTheme(owner.page);
  await owner.page.goto('/notifications');
  await owner.page.getByRole('link', { name: `${engineer.name} says to work for ${name}` }).click();
  await expect(tab(owner.page, 'Team')).toHaveAttribute('aria-selected', 'true');
  await owner.page.getByRole('button', { name: `Confirm that ${engineer.name} works here` }).press('Enter');
  await expect(owner.page.getByRole('region', { name: 'Members who work here' })).toContainText('Head of tanks');

  await page.reload();
  await expect(known).toContainText('Your connection');
  await expect(known.getByRole('link', { name: 'Ask for an introduction' })).toHaveCount(0);
  await axeInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await known.getByRole('link', { name: engineer.name }).click();
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);

  // A person of the company's own list is named by the owner.
  await owner.page.request.post(`/api/companies/${company}/team`, {
    headers: origin,
    data: { name: engineer.name, title: 'Engineer' },
  });
  await owner.page.goto(`${path}?tab=team`);
  await owner.page.getByRole('button', { name: /^Name the member/ }).click();
  const dialog = owner.page.getByRole('dialog', { name: `Who is ${engineer.name}?` });
  await dialog.getByRole('button', { name: 'Ask to confirm' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Member' })).toHaveAccessibleDescription(/Please choose a member/);
  // The name is there, and opening the list shows who has it.
  await dialog.getByRole('combobox', { name: 'Member' }).click();
  await owner.page.getByRole('option', { name: engineer.name }).click();
  await axeInBothThemes(owner.page);
  await dialog.getByRole('button', { name: 'Ask to confirm' }).click();
  await expectToast(owner.page, 'Confirmed');
  await expect(owner.page.getByText('On CARDI:')).toBeVisible();

  // Who works there names the company at a listing; its page shows it.
  const title = `Brine tanks for a pilot ${me.id}`;
  const listing = await publishListing(engineer.page, { title });
  await engineer.page.goto(`/network/listings/${listing}`);
  const details = engineer.page.getByRole('complementary', { name: 'Details' });
  await details.getByRole('combobox', { name: 'The company of this listing' }).selectOption(name);
  await details.getByRole('link', { name }).click();
  await tab(engineer.page, 'Listings').click();
  await expect(engineer.page.getByRole('link', { name: title })).toBeVisible();
  await page.goto(`${path}?tab=listings`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await axeInBothThemes(page);

  // The owner of the company takes it off; the company ends the work as the member could.
  await tab(owner.page, 'Listings').click();
  await owner.page.getByRole('button', { name: `Take off this page (${title})` }).press('Enter');
  await expect(owner.page.getByText('No Open Listings')).toBeVisible();
  await tab(owner.page, 'Team').click();
  await owner.page.getByRole('button', { name: `No longer works here (${engineer.name})` }).press('Enter');
  await expect(owner.page.getByText('On CARDI:')).toHaveCount(0);
  await expect(owner.page.getByRole('button', { name: /^Name the member/ })).toBeVisible();
  for (const { page: theirs } of [owner, engineer]) await theirs.context().close();
});
