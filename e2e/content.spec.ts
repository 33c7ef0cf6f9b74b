import { freshUsername, signInAs } from './support/account.ts';
import { post } from './support/companies.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

// An edit conflict, a title that already exists and a hidden article each log a failed request.
test.use({ allowedConsole: [/status of (?:404|409)/], apart: 'content' });

test('an article is written, previewed and published @core', async ({ page, browser }) => {
  const title = `Salt that stores summer ${freshUsername()}`;
  await signInAs(page, 'admin');
  await page.goto('/admin/content');
  await expect(page).toHaveURL('/admin/content/articles');
  await axe(page);
  await page.getByRole('button', { name: 'Write an article' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Title must be at least 5 characters')).toBeVisible();
  await expect(page.getByText('Please choose a focus area')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('Heat from July in a tank of salt, for a town in January.');
  const text = page.getByLabel('Text');
  await text.fill('A tank of salt keeps the heat of summer for months.\n\nWhy salt');
  await text.press('End');
  await page.getByRole('button', { name: 'H2, heading' }).click();
  await expect(text).toHaveValue('A tank of salt keeps the heat of summer for months.\n\n<h2>Why salt</h2>');
  await page.getByRole('textbox', { name: 'Author' }).fill('Sam Sample');
  await page.getByRole('combobox', { name: 'Focus area' }).click();
  await expect(page.getByRole('listbox', { name: 'Focus area' })).toBeVisible();
  await axe(page);
  await page.getByRole('option', { name: 'Energy Storage' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await axe(page);

  // The entries survive a reload, and leaving the page asks first.
  await page.getByRole('link', { name: 'All articles' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/content/articles');
  await page.goto('/admin/content/articles/new');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.locator('h1', { hasText: title })).toBeVisible();
  await expect(page.locator('h2', { hasText: 'Why salt' })).toBeVisible();
  await page.getByRole('tab', { name: 'Write' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Published');
  await expect(page).toHaveURL(/\/admin\/content\/articles\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';

  const reader = await browser.newPage();
  await reader.goto(`/media/${id}`);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await reader.close();
});

test('an article that two admins edit is not overwritten without a question; it can be hidden and deleted', async ({
  page,
}) => {
  const title = `Salt that two describe ${freshUsername()}`;
  await signInAs(page, 'admin');
  const { id } = await post(page, '/api/admin/articles', {
    title,
    description: 'Heat from July in a tank of salt, for a town in January.',
    content: 'A tank of salt keeps the heat of summer for months.',
    focusAreaId: 2,
    author: 'Sam Sample',
    tags: [],
    publishedAt: null,
    isSample: false,
    state: 'published',
  });
  await page.goto(`/admin/content/articles/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  const other = await page.context().newPage();
  await other.goto(`/admin/content/articles/${id}`);
  await other.getByRole('textbox', { name: 'Author' }).fill('Ines Okafor');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(other, 'Changes saved');
  await other.close();
  await page.getByLabel('Summary').fill('Heat from July in a tank of molten salt, for a town in January.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Not saved');
  const stale = page.getByRole('alert').filter({ hasText: 'Someone else has changed this article' });
  await expect(page.getByLabel('Summary')).toHaveValue(/molten salt/);
  await axe(page);
  await stale.getByRole('button', { name: 'Save mine instead' }).click();
  await expectToast(page, 'Changes saved');
  await expect(stale).toHaveCount(0);

  await page.getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(title);
  await expect(page).toHaveURL(/search=Salt/);
  const row = page.getByRole('row', { name: new RegExp(title) });
  // A click on the list that is about to be replaced would be lost.
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: `Hide: ${title}` }).click();
  await expect(row).toContainText('Hidden');
  expect((await page.request.get(`/api/articles/${id}`)).status()).toBe(404);
  await page.getByLabel('State').selectOption({ label: 'Draft' });
  await expect(page.getByText('No articles match')).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expectToast(page, 'The article is deleted');
  await expect(row).toHaveCount(0);
});

test('a research article has a URL of its own and can be scheduled', async ({ page }) => {
  const title = `A brief on tides ${freshUsername()}`;
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  await signInAs(page, 'admin');
  await page.goto('/admin/content/research');
  await page.getByRole('button', { name: 'Write a research article' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('What the tide gives, and what it costs to take it.');
  await page.getByLabel('Text').fill('The tide is late by fifty minutes a day, and never by fifty-one.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Energy Storage' }).click();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Research Brief' }).click();
  await page.getByLabel('Publication date').fill('2090-01-01T12:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expectToast(page, 'Scheduled');
  await expect(page.getByLabel('Address')).toHaveValue(slug);
  await page.getByRole('link', { name: 'All research articles' }).click();
  await page.getByLabel('State').selectOption({ label: 'Scheduled' });
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('January 1, 2090');
  await axe(page);
  await row.getByRole('button', { name: `Publish now: ${title}` }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/research-hub/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
