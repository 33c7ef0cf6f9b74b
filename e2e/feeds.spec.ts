import type { Page } from '@playwright/test';
import { freshUsername, signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { chooseFor } from './support/row-menu.ts';
import { openTab } from './support/tabs.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const feedsTab = '/network/technologies/perovskite?tab=rss-feeds';
const first = 'What a light-soaking test can and cannot say';

const source = (page: Page, name: string) => page.getByRole('region', { name });
const item = (page: Page, title: string) => page.getByRole('article', { name: title });
const like = (page: Page) => item(page, first).getByRole('button', { name: /^Like/ });

test('the tabs of the topics show the newest items of their sources', async ({ page }) => {
  await page.goto('/network/technologies/perovskite');
  await openTab(page, 'RSS Feeds');
  await expect(page).toHaveURL(feedsTab);
  const notes = source(page, 'Halide Lab Notes');
  await expect(notes.getByRole('article')).toHaveCount(3);
  await axe(page);
  await page.evaluate(() => localStorage.setItem('cardi-theme', 'light'));
  await page.goto('/network/technologies/thorium?tab=rss-feeds');
  await expect(source(page, 'The Thorium Advocate').getByText('Advocacy', { exact: true })).toBeVisible();
  await axe(page);
  await page.goto('/network/technologies/molten-salt-reactors?tab=news-research');
  await expect(page.getByRole('region', { name: 'From the feeds' }).getByRole('article')).toHaveCount(5);
});

test("members' likes and saved items last, and the library links back to the feed", async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto(feedsTab);
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  const before = Number(/\d+$/.exec(await like(page).innerText())?.[0]);
  // The heart fills at once, before the server has answered.
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page)).toContainText(`${before + 1}`);
  await stored;
  await item(page, first)
    .getByRole('button', { name: /^Save / })
    .click();
  const saved = item(page, first).getByRole('button', { name: /^Saved: / });
  await expect(saved).toBeEnabled();
  await page.reload();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page)).toContainText(`${before + 1}`);
  await expect(saved).toBeVisible();
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(like(page)).toContainText(`${before}`);
  await page.goto('/network/saved');
  await page.getByRole('link', { name: first }).click();
  await expect(item(page, first)).toBeVisible();
});

test('feed sources are added, changed and removed', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/feeds');
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a feed source' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please name the source')).toBeVisible();
  await expect(dialog.getByText('Please choose a technology')).toBeVisible();
  const name = `Sample feed ${freshUsername()}`;
  await fieldOf(dialog, 'Name').fill(name);
  await fieldOf(dialog, 'Website').fill('https://news.example.com/');
  await fieldOf(dialog, 'Address of the feed').fill(`https://news.example.com/${freshUsername()}.xml`);
  await fieldOf(dialog, 'Technology').selectOption('Molten Salt Reactors');
  await expect(dialog.getByText('Please choose a technology')).toHaveCount(0);
  await fieldOf(dialog, 'State').selectOption('Paused');
  await axe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The source has been added');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Paused');
  await chooseFor(page, name, 'Change');
  const change = page.getByRole('dialog', { name: `Change ${name}` });
  await expect(change.getByLabel('Technology').locator('option:checked')).toHaveText('Molten Salt Reactors');
  await fieldOf(change, 'Name').fill(`${name}, renamed`);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('renamed');
  await fieldOf(page, 'State', { exact: true }).selectOption({ label: 'Failing' });
  await expect(page).toHaveURL('/admin/feeds?state=failing');
  await expect(row).toHaveCount(0);
  await fieldOf(page, 'State', { exact: true }).selectOption({ label: 'Paused' });
  await page.getByRole('searchbox', { name: 'Search feed sources' }).fill(name);
  await expect(page).toHaveURL(/state=paused/);
  await expect(page).toHaveURL(/search=Sample/);
  await expect(page.getByText('1 feed source')).toBeVisible();
  await page.reload();
  await expect(row).toHaveCount(1);
  await axe(page);
  await chooseFor(page, `${name}, renamed`, 'Remove');
  const question = page.getByRole('dialog', { name: `Remove ${name}, renamed?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await axe(page);
  await question.getByRole('button', { name: 'Remove source' }).click();
  await expect(page.getByRole('heading', { name: 'No feed sources found' })).toBeVisible();
  // The row that had the focus is gone; the focus has to stay near it for keyboard users.
  await expect(page.locator('main, main *').and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/admin/feeds');
});
