import type { Locator, Page } from '@playwright/test';
import { signInAsNewMember } from './support/account.ts';
import { addCompany } from './support/companies.ts';
import { fieldOf } from './support/field-of.ts';
import { choose, expectListing, fillCompany, publishButton, uniqueWord } from './support/listings.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const phone = { width: 390, height: 844 };

/** A chip of one of the questions. */
function chip(page: Page, question: string, name: string) {
  return page.getByRole('group', { name: question }).getByRole('button', { name, exact: true });
}

/** The filters of a list, unfolded by keyboard. */
async function unfold(page: Page | Locator): Promise<void> {
  const summary = page.locator('summary', { hasText: 'Seeks and offers' });
  await summary.focus();
  await summary.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Region' })).toBeVisible();
}

test('a member says what they seek and offer, keeps it through a reload, and is found by it on a phone', async ({
  page,
}) => {
  await followSystemTheme(page);
  await signInAsNewMember(page);
  await page.goto('/network/profile/edit');
  await page.getByRole('link', { name: 'Edit what you seek and offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What I Seek and Offer' })).toBeVisible();
  await choose(page, 'Role', 'Investor');
  await chip(page, 'Seeks', 'A technology to license or buy').press('Space');
  await chip(page, 'Offers', 'Capital').press('Enter');
  await chip(page, 'Regions', 'Baltic countries').click();
  await chip(page, 'Stages', 'Series A').click();
  const word = uniqueWord();
  await fieldOf(page, 'What you look for, in your own words').fill(`Kilns of the kind ${word}`);
  await fieldOf(page, 'Smallest ticket').fill('2M');
  await fieldOf(page, 'Largest ticket').fill('500,000');
  await axeInBothThemes(page);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fieldOf(page, 'Largest ticket')).toBeFocused();
  await expect(fieldOf(page, 'Largest ticket')).toHaveAccessibleDescription(/must not be below the smallest/);
  await page.reload();
  await expect(fieldOf(page, 'Smallest ticket')).toHaveValue('2M');
  await expect(chip(page, 'Offers', 'Capital')).toHaveAttribute('aria-pressed', 'true');
  await fieldOf(page, 'Largest ticket').fill('4.5M');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Saved');
  const card = page.getByRole('region', { name: 'Seeks and offers' });
  await expect(card).toContainText('Investor');
  await expect(card).toContainText('€2M to €4.5M');
  await expect(card).toContainText(`Kilns of the kind ${word}`);
  const { pathname } = new URL(page.url());

  await page.setViewportSize(phone);
  await page.goto(`/network/members?search=${word}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await unfold(drawer);
  for (const [filter, value] of [
    ['Seeks', 'Seeks: A technology to license or buy'],
    ['Offers', 'Offers: Capital'],
    ['Region', 'Baltic countries'],
  ] as const) {
    await drawer.getByRole('combobox', { name: filter, exact: true }).selectOption(value);
  }
  await drawer.getByText('Role, stage, place and more').click();
  for (const name of [/^Investor/, /^Series A/, /^€2M to €10M/]) {
    await drawer.getByRole('checkbox', { name }).click();
    await expect(drawer.getByRole('checkbox', { name })).toBeChecked();
  }
  // The members behind the drawer are pale until the new ones are there.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(
    /seek=technology&offer=capital&region=baltics&role=investor&stage=series-a&ticket=2m-10m/,
  );
  const found = page.getByRole('list', { name: 'Members' });
  await expect(found.locator(`a[href="${pathname}"]`).first()).toBeVisible();
  // The members of the last filters but one are pale until the new ones are there.
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  await axe(page);

  // The address alone shows the same, with the filters unfolded.
  await page.reload();
  await page.getByRole('button', { name: 'Filters (6)' }).click();
  await expect(drawer.getByRole('combobox', { name: 'Region' })).toHaveValue('baltics');
  await drawer.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Africa');
  await drawer.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('No members found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL('/network/members');
});

test('an owner names the round of a company; a listing seeks and offers; both lists filter by it', async ({ page }) => {
  await signInAsNewMember(page);
  const word = uniqueWord();
  const name = `Brinecell ${word}`;
  const id = await addCompany(page, name);
  await page.goto(`/network/companies/${id}`);
  await chooseUnderMore(page, 'Seeks and Offers');
  await chip(page, 'Seeks', 'Capital').click();
  await chip(page, 'Stages', 'Series A').click();
  await expect(chip(page, 'Offers', 'Work, as an employee')).toHaveCount(0);
  await fieldOf(page, 'Amount you raise').fill('lots');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(fieldOf(page, 'Amount you raise')).toBeFocused();
  await fieldOf(page, 'Amount you raise').fill('4.5M');
  await fieldOf(page, 'Closes on').fill('2031-03-31');
  await axe(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Company profile saved');
  await expect(page.getByText('Raising Series A, €4.5M, closes Mar 31, 2031')).toBeVisible();
  await page.goto(`/network/companies?search=${word}&seek=capital&stage=series-a&closing=2031-03&raising=1m-5m`);
  await expect(page.getByText('Seeks €4.5M by Mar 31, 2031')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.goto(`/network/companies?search=${word}&seek=capital&stage=seed`);
  await expect(page.getByText('0 companies found')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await page.goto('/network/listings/create');
  const title = `Salt heat for a site ${word}`;
  await fillCompany(page, title);
  const summary = page.locator('summary', { hasText: 'Seeks and offers (optional)' });
  await summary.press('Enter');
  await chip(page, 'Seeks', 'A pilot site').click();
  await chip(page, 'Regions', 'Nordic countries').click();
  await fieldOf(page, 'Amount').fill('a little');
  await summary.press('Enter');
  await expect(fieldOf(page, 'Amount')).toBeHidden();
  // An error in the folded part unfolds it.
  await publishButton(page).click();
  await expect(fieldOf(page, 'Amount')).toBeFocused();
  await expect(page.getByText('One field needs your attention: Seeks and offers.')).toBeVisible();
  await fieldOf(page, 'Amount').fill('120,000');
  await publishButton(page).click();
  await expectListing(page, title);
  const facts = page.getByRole('region', { name: 'Seeks and offers' });
  await expect(facts).toContainText('A pilot site');
  await expect(facts).toContainText('€120K');
  await page.goto(`/network/listings?search=${word}&seek=pilot-site&region=nordics`);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('link', { name: /Edit/ }).click();
  await expect(fieldOf(page, 'Amount')).toHaveValue('120000');
  await expect(chip(page, 'Seeks', 'A pilot site')).toHaveAttribute('aria-pressed', 'true');
});
