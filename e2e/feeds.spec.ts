import type { Page } from '@playwright/test';

import type { FeedItem, FeedSource } from '#contract/feeds.ts';
import { forgetSession, freshUsername, signInAs, signInAsNewMember } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const feedsTab = '/network/technologies/perovskite?tab=rss-feeds';
const encoded = `/signin?returnTo=${encodeURIComponent(feedsTab).replaceAll('%2F', '/')}`;
const first = 'What a light-soaking test can and cannot say';

const source = (page: Page, name: string) => page.getByRole('region', { name });
const item = (page: Page, title: string) => page.getByRole('article', { name: title });
const like = (page: Page) => item(page, first).getByRole('button', { name: /^Like/ });

test('sources show their kind, state and newest items', async ({ page }) => {
  await page.goto('/network/technologies/perovskite');
  await page.getByRole('tab', { name: 'RSS Feeds' }).click();
  await expect(page).toHaveURL(feedsTab);
  const notes = source(page, 'Halide Lab Notes');
  await expect(notes.getByText('Research', { exact: true })).toBeVisible();
  await expect(notes.getByText('An invented source with sample items; its links do not work.')).toBeVisible();
  await expect(notes.getByRole('article')).toHaveCount(3);
  await expect(source(page, 'Thin Film Ledger').getByText('Industry', { exact: true })).toBeVisible();
  await expect(source(page, 'Sunlight Review').getByText('Comprehensive', { exact: true })).toBeVisible();
  const link = item(page, first).getByRole('link', { name: first });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(item(page, 'Interfaces first: passivation layers compared').getByText('Premium')).toBeVisible();
  await axe(page);
  await page.evaluate(() => localStorage.setItem('cardi-theme', 'light'));
  await page.goto('/network/technologies/thorium?tab=rss-feeds');
  await expect(source(page, 'The Thorium Advocate').getByText('Advocacy', { exact: true })).toBeVisible();
  await axe(page);
  await page.goto('/network/technologies/molten-salt-reactors?tab=news-research');
  await expect(page.getByRole('region', { name: 'From the feeds' }).getByRole('article')).toHaveCount(5);
});

test('visitors who like, save or open a company are asked to sign in, and told why', async ({ page }) => {
  await page.goto(feedsTab);
  await like(page).click();
  await expect(page).toHaveURL(encoded);
  await expectToast(page, 'Member feature', 'Sign in or join to like or save articles.');
  await page.goto(feedsTab);
  await item(page, first)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page).toHaveURL(encoded);
  await expectToast(page, 'Member feature');
  await page.goto(feedsTab);
  await item(page, first)
    .getByRole('button', { name: /^Nordhelio Labs/ })
    .click();
  await expect(page).toHaveURL(encoded);
  await expectToast(page, 'Premium feature', 'Company profiles need premium membership.');
  await expect(page.getByRole('listitem').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test("members' likes and saved items last; company profiles are for professionals", async ({ page }) => {
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

  await item(page, first)
    .getByRole('button', { name: /^Nordhelio Labs/ })
    .click();
  await expect(page).toHaveURL('/pricing');
  await expectToast(page, 'Premium feature', 'Company profiles need premium membership.');

  await forgetSession(page);
  await signInAs(page, 'admin');
  await page.goto(feedsTab);
  await item(page, first)
    .getByRole('button', { name: /^Nordhelio Labs/ })
    .click();
  await expect(page).toHaveURL(/\/network\/companies\/\d+$/);
});

function feedItem(id: number): FeedItem {
  return {
    id,
    title: `Item ${id}`,
    link: 'https://example.com/item',
    date: new Date(Date.now() - id * 86_400_000).toISOString(),
    summary: 'A few words.',
    likes: id,
    isPremium: false,
    associatedCompanies: [],
  };
}

function feedSource(overrides: Partial<FeedSource>): FeedSource {
  return {
    id: 1,
    name: 'A source',
    type: 'Research',
    description: 'About it.',
    url: 'https://example.com/',
    technologyId: 4,
    state: 'current',
    lastReadAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
    items: [feedItem(1)],
    nextCursor: null,
    ...overrides,
  };
}

test.describe('the states of feeds', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('a feed loads, fails, is empty and recovers', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/feeds?*', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, body: '' });
    });
    await page.goto(feedsTab);
    const loading = page.getByRole('status').filter({ hasText: 'Loading feeds' });
    await expect(loading.locator('[data-placeholder]')).toHaveCount(2);
    answer.resolve();
    await expect(page.getByRole('alert')).toContainText('Feeds could not be loaded');
    await page.unroute('**/api/feeds?*');
    await page.route('**/api/feeds?*', (route) => route.fulfill({ json: [] }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No feeds yet' })).toBeVisible();
    await page.unroute('**/api/feeds?*');
    await page.reload();
    await expect(source(page, 'Halide Lab Notes')).toBeVisible();
  });

  test('a source that cannot be read shows its last good state and its date; older items follow', async ({ page }) => {
    const sources = [
      feedSource({ id: 1, name: 'Fresh', nextCursor: 'cursor-1' }),
      feedSource({ id: 2, name: 'Broken', state: 'failing', items: [feedItem(2)] }),
      feedSource({ id: 3, name: 'Silent', state: 'failing', lastReadAt: null, items: [] }),
      feedSource({ id: 4, name: 'Unread', state: 'waiting', lastReadAt: null, items: [] }),
      feedSource({ id: 5, name: 'Resting', state: 'paused' }),
    ];
    await page.route('**/api/feeds?*', (route) => route.fulfill({ json: sources }));
    let isBroken = true;
    await page.route('**/api/feeds/1/items?*', (route) => {
      if (isBroken) return route.fulfill({ status: 500, body: '' });
      const cursor = new URL(route.request().url()).searchParams.get('cursor');
      const isFirst = cursor === 'cursor-1';
      const items = isFirst ? [feedItem(11), feedItem(12)] : [feedItem(13)];
      const count = { value: 4, isCapped: false };
      return route.fulfill({ json: { items, nextCursor: isFirst ? 'cursor-2' : null, count } });
    });
    await page.goto(feedsTab);
    await expect(source(page, 'Fresh')).toContainText('Last read 2 hours ago');
    await expect(source(page, 'Broken')).toContainText(
      'This source cannot be read at the moment. These items are from 2 hours ago.',
    );
    await expect(item(page, 'Item 2')).toBeVisible();
    await expect(source(page, 'Silent')).toContainText('This source could not be read so far.');
    await expect(source(page, 'Unread')).toContainText('This source has no items yet.');
    await expect(source(page, 'Resting')).toContainText('This source is paused.');

    const fresh = source(page, 'Fresh');
    await fresh.getByRole('button', { name: 'Show older items' }).click();
    await expect(fresh.getByRole('alert')).toHaveText('Older items could not be loaded.');
    isBroken = false;
    await fresh.getByRole('button', { name: 'Try again' }).click();
    await expect(fresh.getByRole('article')).toHaveCount(3);
    await fresh.getByRole('button', { name: 'Show older items' }).click();
    await expect(fresh.getByRole('article')).toHaveCount(4);
    await expect(fresh.getByRole('button', { name: 'Show older items' })).toHaveCount(0);
  });

  test('a like that could not be stored is undone with a message', async ({ page }) => {
    await signInAsNewMember(page);
    await page.goto(feedsTab);
    await page.route('**/api/feed-items/*/like', (route) => route.fulfill({ status: 500, body: '' }));
    await like(page).click();
    await expectToast(page, 'Your like could not be saved', 'Please try again in a moment.');
    await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a saved item links from the library back to its feed', async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto('/network/technologies/molten-salt-reactors?tab=news-research');
  const title = 'Where the noble metals go';
  await item(page, title)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(item(page, title).getByRole('button', { name: /^Saved: / })).toBeEnabled();
  await page.goto('/network/saved');
  await page.getByRole('link', { name: title }).click();
  await expect(item(page, title)).toBeVisible();
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
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Website').fill('https://news.example.com/');
  await dialog.getByLabel('Address of the feed').fill(`https://news.example.com/${freshUsername()}.xml`);
  await dialog.getByLabel('Technology').click();
  await page.getByRole('option', { name: 'Molten Salt Reactors' }).click();
  await expect(dialog.getByText('Please choose a technology')).toHaveCount(0);
  await dialog.getByLabel('State').fill('Paused');
  await dialog.getByLabel('State').press('Enter');
  await axe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The source has been added');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Paused');
  await row.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: `Change ${name}` });
  await expect(change.getByLabel('Technology')).toHaveAccessibleDescription(/Chosen: Molten Salt Reactors/);
  await change.getByLabel('Name').fill(`${name}, renamed`);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('renamed');
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Failing' });
  await expect(page).toHaveURL('/admin/feeds?state=failing');
  await expect(row).toHaveCount(0);
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Paused' });
  await page.getByRole('searchbox', { name: 'Search feed sources' }).fill(name);
  await expect(page).toHaveURL(/state=paused/);
  await expect(page).toHaveURL(/search=Sample/);
  await expect(page.getByText('1 feed source')).toBeVisible();
  await page.reload();
  await expect(row).toHaveCount(1);
  await axe(page);
  await row.getByRole('button', { name: 'Remove' }).click();
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
