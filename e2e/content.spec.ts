import { freshUsername, signInAs } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { openTab } from './support/tabs.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ apart: 'content' });

test('an article is written, previewed and published', async ({ page, browser }) => {
  const title = `Salt that stores summer ${freshUsername()}`;
  await signInAs(page, 'admin');
  await page.goto('/admin/content');
  await expect(page).toHaveURL('/admin/content/articles');
  await axe(page);
  await page.getByRole('button', { name: 'Write an article' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Title must be at least 5 characters')).toBeVisible();
  await expect(page.getByText('Please choose a focus area')).toBeVisible();
  await fieldOf(page, 'Title').fill(title);
  await fieldOf(page, 'Summary').fill('Heat from July in a tank of salt, for a town in January.');
  const text = page.getByLabel('Text');
  await text.click();
  await page.keyboard.type('A tank of salt keeps the heat of summer for months.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Why salt');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(text.getByRole('heading', { name: 'Why salt' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Author' }).fill('Sam Sample');
  await page.getByRole('combobox', { name: 'Focus area' }).selectOption('Energy Storage');
  await axe(page);

  // The entries survive a reload, and leaving the page asks first.
  await page.getByRole('link', { name: 'All articles' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/content/articles');
  await page.goto('/admin/content/articles/new');
  await expect(fieldOf(page, 'Title')).toHaveValue(title);
  await openTab(page, 'Preview');
  await expect(page.locator('h1', { hasText: title })).toBeVisible();
  await expect(page.locator('h2', { hasText: 'Why salt' })).toBeVisible();
  await openTab(page, 'Write');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Published');
  await expect(page).toHaveURL(/\/admin\/content\/articles\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';

  const reader = await browser.newPage();
  await reader.goto(`/media/${id}`);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await reader.close();
});

test('partners, focus areas and plans are edited beside the articles: a new area is a filter of the companies', async ({
  page,
}) => {
  const title = `Tidal ${Date.now().toString(36)}`;
  await signInAs(page, 'admin');
  await page.goto('/admin/content/partners');
  await page.getByRole('button', { name: 'Add a partner' }).click();
  await expect(page.getByRole('dialog').getByLabel('Tagline')).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  const kinds = page.getByRole('navigation', { name: 'Admin' });
  await kinds.getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('region', { name: 'Professional' })).toBeVisible();
  await axe(page);

  await kinds.getByRole('link', { name: 'Focus areas' }).click();
  await page.getByRole('button', { name: 'Add a focus area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a focus area' });
  await fieldOf(dialog, 'Title').fill(title);
  await fieldOf(dialog, 'Description').fill('Power of the tides, at sea and in estuaries.');
  await fieldOf(dialog, 'Address').fill('carbon-capture');
  await axe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The focus area has been added');
  // The companies' focus area with this address gets the same name.
  await page.goto('/network/companies?focusArea=carbon-capture');
  const companies = page.getByRole('list', { name: 'Companies' }).getByRole('article');
  await expect(companies.first()).toContainText(title);
});
