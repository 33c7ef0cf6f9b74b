import type { Page } from '@playwright/test';
import { signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { makeProfessional, post } from './support/professional.ts';
import { chooseFor } from './support/row-menu.ts';
import { openTab } from './support/tabs.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

// A code that the offer has already logs a failed request.
test.use({ allowedConsole: [/status of 409/] });

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('an admin writes an offer, imports its codes and publishes it, and ends it', async ({ page }) => {
  const title = `Salt by the ton ${Date.now().toString(36)}`;
  await signInAs(page, 'admin');
  await page.goto('/admin/offers');
  await page.getByRole('link', { name: 'New offer' }).click();
  const form = page.getByRole('form', { name: 'Offer' });
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(fieldOf(form, 'Title')).toBeFocused();
  await expect(form.getByText('Please enter the web address where it is redeemed')).toBeVisible();
  await fieldOf(form, 'Title').fill(title);
  await fieldOf(form, 'What Members Get').fill('Ten percent off.');
  await fieldOf(form, 'Web Address').fill('https://salt.example/members');
  await form.getByRole('combobox', { name: 'Code' }).selectOption('A code of their own for each member');
  await expect(page.getByText('Not saved yet, but kept in this browser.')).toBeVisible();
  await page.reload();
  await expect(fieldOf(form, 'Title')).toHaveValue(title);
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/offers\/\d+$/);

  const codes = page.getByRole('form', { name: 'Codes' });
  await fieldOf(codes, 'Codes to Import').fill('SALT-1\nSALT-2\nSALT-1');
  await codes.getByRole('button', { name: 'Import codes' }).click();
  await expect(codes.getByText('Line 3 repeats line 1.')).toBeVisible();
  await fieldOf(codes, 'Codes to Import').fill('SALT-1\nSALT-2');
  await codes.getByRole('button', { name: 'Import codes' }).click();
  await expectToast(page, 'The codes are imported');
  await expect(fieldOf(codes, 'Codes to Import')).toHaveValue('');
  await fieldOf(codes, 'Codes to Import').fill('SALT-2');
  await codes.getByRole('button', { name: 'Import codes' }).click();
  await expect(codes.getByText('Line 1 is already among the codes of this offer.')).toBeVisible();
  await fieldOf(codes, 'Codes to Import').fill('');
  await expect(page.getByText('2 of 2 left.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: `Publish: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish offer' }).click();
  await expectToast(page, 'The offer is published');
  await expect(page.getByRole('region', { name: 'Redemptions' })).toContainText('Left2');

  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await axe(page);
  await chooseFor(page, title, 'End');
  await page.getByRole('dialog').getByRole('button', { name: 'End offer' }).click();
  await expectToast(page, 'The offer has ended');
  await expect(page.getByRole('table').getByText('Ended')).toBeVisible();
});

test('a member without the plan sees titles; a professional gets the code, and finds it again', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Tide tables ${Date.now().toString(36)}`;
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInAs(await context.newPage(), 'admin');
  const admin = context.request;
  const { id } = await post(admin, baseURL, '/api/admin/offers', {
    title,
    partnerId: null,
    givenBy: 'Quiet Harbour',
    gives: 'Tables for a year.',
    terms: 'One for each company.',
    url: 'https://tides.example/',
    startsOn: '',
    endsOn: '',
    limit: 2,
    audience: 'professional',
    codeKind: 'shared',
  });
  await post(admin, baseURL, `/api/admin/offers/${id}/codes`, { codes: 'TIDE-7' });
  await admin.put(`/api/admin/offers/${id}/state`, {
    headers: { Origin: baseURL ?? '' },
    data: { state: 'published', version: 1 },
  });
  await context.close();

  await followSystemTheme(page);
  await signInAsNewMember(page);
  await page.goto('/offers');
  await expect(card(page, title)).toContainText('By Quiet Harbour');
  await expect(card(page, title)).not.toContainText('Tables for a year.');
  await expect(card(page, title).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See membership plans' })).toBeVisible();
  await axeInBothThemes(page);

  await makeProfessional(browser, baseURL, page, 'monthly');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Member' }).getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name: 'Offers' }).click();
  await expect(card(page, title)).toContainText('2 left');
  await card(page, title).getByText('Terms').click();
  await expect(card(page, title)).toContainText('One for each company.');
  await card(page, title).getByRole('button', { name: 'Get the code' }).press('Enter');
  const box = page.getByRole('group', { name: `Your code for ${title}: TIDE-7` });
  await expect(box).toBeFocused();
  await expect(card(page, title)).toContainText('Redeemed');
  await axeInBothThemes(page);
  await box.getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Code copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TIDE-7');
  const link = box.getByRole('link', { name: 'Open tides.example' });
  await expect(link).toHaveAttribute('href', 'https://tides.example/');
  await expect(link).toHaveAttribute('rel', /noopener/);

  await openTab(page, 'Redeemed');
  await card(page, title).getByRole('button', { name: 'Show the code' }).click();
  await expect(box).toBeFocused();
});
