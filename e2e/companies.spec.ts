import type { Page } from '@playwright/test';
import { signInAs, signInAsNewMember } from './support/account.ts';
import { addCompany, expectCompany, fillCompanyForm, post, put } from './support/companies.ts';
import { fieldOf } from './support/field-of.ts';
import { choose, uniqueWord } from './support/listings.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { openTab } from './support/tabs.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Companies' }).getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search companies' });
const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status');

test.describe('the directory', () => {
  test('keeps filters, order and the way back in the address', async ({ page }) => {
    await page.goto('/network/companies');
    await expect(count(page)).toHaveText(/^\d+ companies found$/);
    await axe(page);

    await page.getByText('Place, focus area, size, funding and more').click();
    await page.getByRole('checkbox', { name: 'Wind Power (2)' }).click();
    await expect(page).toHaveURL('/network/companies?focusArea=wind-power');
    await expect(count(page)).toHaveText('2 companies found');
    await fieldOf(page, 'Sort').selectOption('Newest First');
    await expect(cards(page).first()).toContainText('Gullwing Airborne');
    await fieldOf(page, 'Sort').selectOption('Oldest First');
    await expect(cards(page).first()).toContainText('Fjordfloat Wind');
    await page.getByRole('checkbox', { name: '201-500 employees' }).click();
    await searchBox(page).fill('concrete');
    await expect(page).toHaveURL('/network/companies?focusArea=wind-power&size=201-500&sort=oldest&search=concrete');
    await expect(count(page)).toHaveText('1 company found');

    await page.reload();
    await cards(page).getByRole('link', { name: 'Fjordfloat Wind' }).click();
    await expectCompany(page, 'Fjordfloat Wind');
    await page.getByRole('link', { name: 'Back to Companies' }).click();
    await expect(searchBox(page)).toHaveValue('concrete');

    await searchBox(page).fill('qwertz');
    await expect(page.getByRole('heading', { name: 'No Companies Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/network/companies');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('qwertz');
  });
});

test.describe('a company', () => {
  test('shows its figures, rounds, milestones, technologies, team and related articles', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/network/companies?search=Tidewell');
    await cards(page).getByRole('link', { name: 'Tidewell Storage' }).click();
    await expectCompany(page, 'Tidewell Storage');
    const figures = page.getByRole('complementary', { name: 'Figures' });
    await expect(figures.getByText('Very Likely')).toBeVisible();
    await expect(figures.getByText('-38%')).toHaveCSS('color', 'rgb(255, 138, 128)');
    await expect(page.getByRole('heading', { name: 'Funding rounds' })).toBeVisible();
    await page.getByRole('button', { name: /^Series A, / }).click();
    await expect(page.locator('dd').filter({ hasText: 'Northern Grid Ventures, Polder Seed Fund' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Related Articles' }).getByRole('listitem').first()).toBeVisible();
    // The company has an owner, so other members cannot claim or edit it.
    await expect(page.getByRole('link', { name: 'Claim This Company' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Edit Company Profile' })).toHaveCount(0);
    await axe(page);

    await openTab(page, 'Technologies');
    await expect(page).toHaveURL(/\?tab=technologies$/);
    await page.getByRole('link', { name: 'Iron Flow Batteries' }).click();
    await expect(page).toHaveURL('/network/technologies/7');
    await page.goBack();
    await openTab(page, 'Team');
    const founder = page.getByRole('list', { name: 'Team' }).getByRole('listitem').filter({ hasText: 'Ines Okafor' });
    await expect(founder.getByRole('link', { name: 'Ines Okafor' })).toBeVisible();
    await expect(founder.locator('img'), 'her face as a member').toHaveCount(1);
    await chooseUnderMore(page, 'Share');
    await expectToast(page, 'Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/network\/companies\/\d+$/);
  });
});

/** A technology as its form sends it. */
const brinePump = (word: string) => ({
  name: `Brine pump ${word}`,
  description: 'Pumps brine where nothing else would pump.',
  focusArea: 'energy-storage',
  status: 'emerging',
  developmentStage: 'pilot',
  readinessLevel: 5,
  tags: ['brine', 'pumps'],
  isListedForSale: false,
  applications: ['Salt caverns'],
  keyInnovators: [],
});

test.describe('with an owner', () => {
  test.use({ allowedConsole: [/status of (401|409)/] });

  test("a visitor fills in the form, signs in and returns to it; then adds, edits and removes a company's parts", async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const name = `Brinewell ${uniqueWord()}`;
    await page.goto('/network/companies');
    await page.getByRole('link', { name: 'Add Company' }).click();
    await page.getByRole('button', { name: 'Add Company' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Please select a focus area').last()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' })).toBeVisible();
    await axe(page);

    await fillCompanyForm(page, name);
    await page.getByRole('button', { name: 'Add round' }).click();
    await fieldOf(page, 'Round', { exact: true }).fill('Seed');
    await fieldOf(page, 'Amount').fill('$2M');
    await fieldOf(page, 'Date').fill('2021-05-04');
    await fieldOf(page, 'Investors').fill('North Fund, Sea Fund');
    await page.reload();
    await expect(fieldOf(page, 'Investors')).toHaveValue('North Fund, Sea Fund');
    await page.getByRole('button', { name: 'Add Company' }).click();
    await expectToast(page, 'Please sign in');
    await expect(page).toHaveURL('/signin?returnTo=/network/companies/create');

    await signInAsNewMember(page);
    await page.goto('/network/companies/create');
    await expect(fieldOf(page, 'Company Name')).toHaveValue(name);
    await page.getByRole('button', { name: 'Add Company' }).click();
    await expectToast(page, 'Company added');
    await expectCompany(page, name);
    await expect(page.getByText('North Fund, Sea Fund')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Related Articles' })).toContainText(/No Related Articles|Storage/);

    await page.getByRole('link', { name: 'Edit Company Profile' }).click();
    await fieldOf(page, 'Profit Margin').fill('12%');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Company profile saved');
    await expect(page.getByText('12%')).toHaveCSS('color', 'rgb(61, 220, 157)');

    await openTab(page, 'Technologies');
    await expect(page.getByRole('heading', { name: 'No Technologies Listed' })).toBeVisible();
    await expect(page.getByText('Show what your company has developed, and how far it has come.')).toBeVisible();
    await page.getByRole('link', { name: 'Add Technology' }).first().click();
    await fieldOf(page, 'Technology Name').fill('Brine pump');
    await fieldOf(page, 'Short Description').fill('Pumps brine where nothing else would pump.');
    await fieldOf(page, 'Tags').fill('brine, pumps');
    await choose(page, 'Readiness Level', '5: Validated in its environment (Development Phase)');
    await choose(page, 'Status', 'Emerging');
    await choose(page, 'Development Stage', 'Pilot');
    await page.getByRole('button', { name: 'Add Technology' }).click();
    await expectToast(page, 'Technology added');
    await expect(page.getByRole('link', { name: 'Brine pump', exact: true })).toBeVisible();

    await openTab(page, 'Team');
    await page.getByRole('link', { name: 'Add Team Member' }).click();
    await fieldOf(page, 'Name').fill('Ada Sample');
    await fieldOf(page, 'Title').fill('Head of Brine');
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    await expectToast(page, 'Team member added');
    await page.getByRole('button', { name: 'Remove Ada Sample' }).click();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('list', { name: 'Team' }).getByText('Head of Brine')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Ada Sample' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expectToast(page, 'Ada Sample has been removed');
    await expect(page.getByRole('heading', { name: 'No Team Members Listed' })).toBeVisible();
  });

  test("an edit of a technology survives a reload and does not overwrite another person's edit", async ({ page }) => {
    test.setTimeout(60_000);
    await signInAsNewMember(page);
    const company = await addCompany(page, `Editors ${uniqueWord()}`);
    const word = uniqueWord();
    const form = brinePump(word);
    const { id } = await post(page, `/api/companies/${company}/technologies`, form);
    const name = page.getByLabel('Technology Name');
    await page.goto(`/network/companies/${company}?tab=technologies`);
    await page.getByRole('link', { name: `Edit ${form.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Technology' })).toBeVisible();
    await expect(name).toHaveValue(form.name);
    await expect(fieldOf(page, 'Tags')).toHaveValue('brine, pumps');
    await axe(page);
    await name.fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await name.fill(`Typed here ${word}`);
    await page.reload();
    await expect(name).toHaveValue(`Typed here ${word}`);

    // Another person saves first.
    await put(page, `/api/technologies/${id}`, { ...form, readinessLevel: 6, version: 1 });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Error saving technology', 'Someone else has changed this in the meantime.');
    await expect(name).toHaveValue(`Typed here ${word}`);
    await page.goto(`/network/technologies/${id}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(name).toHaveValue(form.name);
    await name.fill(`Brine seal ${word}`);
    await fillEvidence(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Technology saved');
    await expect(page).toHaveURL(`/network/technologies/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Brine seal ${word}` })).toBeVisible();
    await openTab(page, 'Technical Details');
    await expect(page.getByText('Benchmark 0.09 €/kWh, 50% lower')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pumps in salt' })).toHaveAttribute(
      'href',
      'https://doi.org/10.1000/xyz123',
    );
    await openTab(page, 'Development');
    await expect(page.getByRole('heading', { name: 'Pilot plant In Progress' })).toBeVisible();
    await page.goto(`/network/technologies?search=seal+${word}`);
    await expect(page.getByRole('link', { name: `Brine seal ${word}` })).toBeVisible();
  });

  test('a claim is sent, waits, and gives the company to the member once it is approved', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/network/companies/3');
    await page.getByRole('link', { name: 'Claim This Company' }).click();
    await expect(page).toHaveURL('/signin?returnTo=/network/companies/3/claim');
    await signInAsNewMember(page);
    await page.goto('/network/companies/3/claim');
    await page.getByRole('button', { name: 'Submit Claim' }).click();
    await expect(page.getByText('Please enter your role at the company')).toBeVisible();
    await axe(page);
    await fieldOf(page, 'Your Role').fill('Founder');
    await fieldOf(page, 'Work Email').fill('me@emberstack.example');
    await fieldOf(page, 'How can we check this?').fill('I am named in the imprint of the website of the company.');
    await page.getByRole('button', { name: 'Submit Claim' }).click();
    await expectToast(page, 'Claim submitted', 'Our team will review it and tell you the decision.');
    await expect(page.getByText('Your claim to this company is waiting for a decision.')).toBeVisible();

    const admin = await browser.newPage({ ...(baseURL && { baseURL }) });
    await signInAs(admin, 'admin');
    const { items } = (await (await admin.request.get('/api/admin/claims?status=pending')).json()) as {
      items: { id: number; companyId: number }[];
    };
    const claim = items.find(({ companyId }) => companyId === 3);
    await post(admin, `/api/admin/claims/${claim?.id}/decision`, { decision: 'approve' });
    await admin.close();
    await page.reload();
    await expect(page.getByText('Your company', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Company Profile' })).toBeVisible();
  });
});

/** Fills in a measured value, a stage and a publication; the one that is added and removed again is not sent. */
async function fillEvidence(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add value' }).click();
  const value = page.getByRole('group', { name: 'value 1' });
  await choose(page, 'What Was Measured', 'Another value');
  await fieldOf(value, 'Name').fill('Cost of heat');
  await choose(page, 'Direction', 'Less is better');
  await fieldOf(value, 'Value', { exact: true }).fill('0,045');
  await fieldOf(value, 'Unit').fill('€/kWh');
  await fieldOf(value, 'Benchmark').fill('0.09');
  await page.getByRole('button', { name: 'Add stage' }).click();
  await fieldOf(page, 'Stage', { exact: true }).fill('Pilot plant');
  await choose(page, 'Progress', 'In Progress');
  await page.getByRole('button', { name: 'Add patent' }).click();
  await page.getByRole('button', { name: 'Remove patent 1' }).click();
  await expect(page.getByRole('button', { name: 'Add patent' })).toBeFocused();
  await page.getByRole('button', { name: 'Add publication' }).click();
  const publication = page.getByRole('group', { name: 'publication 1' });
  await fieldOf(publication, 'Title').fill('Pumps in salt');
  await fieldOf(publication, 'Journal or Publisher').fill('Journal of Pumps');
  await fieldOf(publication, 'Year').fill('2021');
  await fieldOf(publication, 'DOI').fill('https://doi.org/10.1000/xyz123');
  await axe(page);
  // A comma means thousands to some and decimals to others.
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(value.getByText('Please enter a number, such as 0.45')).toBeVisible();
  await fieldOf(value, 'Value', { exact: true }).fill('0.045');
}
