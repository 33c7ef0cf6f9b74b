import type { Page } from '@playwright/test';

import type { ListingType } from '#contract/listings.ts';
import { forgetSession, freshUsername, goodPassword, signInAs, signInAsNewMember } from './support/account.ts';
import {
  cards,
  expectListing,
  fillBasics,
  kinds,
  publishButton,
  publishListing,
  uniqueWord,
} from './support/listings.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

const types = Object.keys(kinds) as ListingType[];

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search listings' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status');

/** Holds the responses to a call back until `release` is called. */
async function hold(page: Page, url: string | RegExp): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
}

const listCall = /\/api\/listings(\?|$)/;

test('listings of each kind are published, found and opened, and are still there after a restart @core', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  const username = freshUsername();
  const word = uniqueWord();
  const titleOf = (type: ListingType) => `${kinds[type].label} about ${word} heat storage`;

  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@test.example`);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password').fill(goodPassword);
  await tick(page.getByRole('checkbox', { name: /I accept/ }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: `User menu of ${username}` })).toBeVisible();

  for (const type of types) {
    await page.goto('/network/listings');
    await page.getByRole('link', { name: 'Post a listing' }).click();
    await page.getByRole('tab', { name: kinds[type].label }).click();
    await fillBasics(page, titleOf(type), word);
    await kinds[type].fill(page);
    await publishButton(page).click();
    await expectToast(page, 'Listing created successfully!', 'Your listing has been published to CARDI.');
    await expectListing(page, titleOf(type));
  }

  const findEach = async () => {
    await page.goto('/network/listings');
    await searchBox(page).fill(word);
    await expect(count(page)).toHaveText('4 listings');
    for (const type of types) {
      await chip(page, kinds[type].label).click();
      await expect(cards(page)).toHaveCount(1);
      await cards(page)
        .getByRole('link', { name: titleOf(type) })
        .click();
      await expectListing(page, titleOf(type));
      await page.getByRole('link', { name: 'Back to listings' }).click();
      await expect(page).toHaveURL(`/network/listings?type=${type}&search=${word}`);
    }
  };
  await findEach();

  await page.getByRole('button', { name: `User menu of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  // No request may be sent while the server is down.
  await page.goto('about:blank');
  await server.restart();
  await findEach();
});

test.describe('the list', () => {
  test('shows four placeholders while it loads, then the number of listings', async ({ page }) => {
    const { release } = await hold(page, listCall);
    await page.goto('/network/listings');
    await expect(page.getByTestId('listing-placeholder')).toHaveCount(4);
    release();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByTestId('listing-placeholder')).toHaveCount(0);
    await expect(count(page)).toHaveText(/^[\d,]+\+? listings$/);
  });

  test('marks only listings by professionals as featured', async ({ page }) => {
    const word = uniqueWord();
    await signInAs(page, 'member');
    await publishListing(page, { title: `Ordinary listing ${word}` });
    await forgetSession(page);
    await signInAs(page, 'admin');
    await publishListing(page, { title: `Featured listing ${word}` });
    await page.goto(`/network/listings?search=${word}`);
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).filter({ hasText: 'Featured listing' })).toContainText('Featured');
    await expect(cards(page).filter({ hasText: 'Ordinary listing' }).getByText('Featured')).toHaveCount(0);
  });

  test('combines type and focus area, and a second click clears a choice', async ({ page }) => {
    await page.goto('/network/listings');
    await expect(chip(page, 'All types')).toHaveAttribute('aria-pressed', 'true');
    await chip(page, 'Job').click();
    await expect(page).toHaveURL('/network/listings?type=job');
    await chip(page, 'Energy Storage').click();
    await expect(page).toHaveURL('/network/listings?type=job&focusArea=energy-storage');
    await expect(chip(page, 'Job')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'All types')).toHaveAttribute('aria-pressed', 'false');
    await expect(chip(page, 'Energy Storage')).toHaveAttribute('aria-pressed', 'true');
    // The previous list, which also contains it, is gone.
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
    await expect(cards(page).filter({ hasText: 'battery commissioning' })).toBeVisible();
    for (const card of await cards(page).all()) {
      await expect(card).toContainText('Job');
      await expect(card).toContainText('Energy Storage');
    }
    await chip(page, 'Job').click();
    await expect(page).toHaveURL('/network/listings?focusArea=energy-storage');
    await chip(page, 'Energy Storage').click();
    await expect(page).toHaveURL('/network/listings');
  });

  test('keeps its filters in the address: they can be shared, reloaded and undone one by one', async ({ page }) => {
    await page.goto('/network/listings?type=technology&search=membrane');
    await expect(searchBox(page)).toHaveValue('membrane');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Low-pressure membrane');

    await page.goto('/network/listings');
    await chip(page, 'Partnership').click();
    await searchBox(page).pressSequentially('irrigation', { delay: 40 });
    await expect(page).toHaveURL('/network/listings?type=partnership&search=irrigation');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Irrigation districts');

    await page.goBack();
    await expect(page).toHaveURL('/network/listings?type=partnership&search=irrigation');
    await expect(searchBox(page)).toHaveValue('irrigation');
    await page.goBack();
    await expect(page).toHaveURL('/network/listings?type=partnership');
    await expect(searchBox(page)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/network/listings');
    await page.goForward();
    await page.reload();
    await expect(chip(page, 'Partnership')).toHaveAttribute('aria-pressed', 'true');
  });

  test('says how many listings each value of a filter finds, and finds those of several values', async ({ page }) => {
    await page.goto('/network/listings?search=tidal');
    await page.getByText('Place, stage, job and more').click();
    const stages = page.getByRole('group', { name: 'Stage of the technology' });
    const counted = stages.getByRole('checkbox', { name: /\(1\)$/ }).first();
    await counted.press('Space');
    await expect(page).toHaveURL(/\/network\/listings\?technologyStage=[a-z-]+&search=tidal$/);
    await expect(page.getByText('1 listing', { exact: true })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await axe(page);
    await page.getByRole('list', { name: 'Chosen filters' }).getByRole('button').click();
    await expect(page).toHaveURL('/network/listings?search=tidal');
  });

  test('ignores invalid filters in the address', async ({ page }) => {
    await page.goto(`/network/listings?type=house&tag=${'x'.repeat(60)}&search=%20`);
    await expect(cards(page).first()).toBeVisible();
    await expect(chip(page, 'All types')).toHaveAttribute('aria-pressed', 'true');
  });

  test('searches after a pause or at once on Enter, and Escape clears the box', async ({ page }) => {
    await page.goto('/network/listings');
    await expect(cards(page).first()).toBeVisible();
    const searches: string[] = [];
    page.on('request', (request) => {
      const search = new URL(request.url()).searchParams.get('search');
      if (listCall.test(request.url()) && search) searches.push(search);
    });
    await searchBox(page).pressSequentially('ferries');
    await expect(cards(page)).toHaveCount(1);
    // The first letters of the word find the same listing.
    await expect.poll(() => searches.at(-1)).toBe('ferries');
    expect(searches.length).toBeLessThan('ferries'.length);
    await searchBox(page).fill('perovskite');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/network/listings?search=perovskite');
    await searchBox(page).press('Escape');
    await expect(page).toHaveURL('/network/listings');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
  });

  test('filters by a tag, from a card or by its name', async ({ page }) => {
    // Few other tests publish this kind, so the listing is on the first page.
    await page.goto('/network/listings?type=technology');
    const tag = cards(page).getByRole('link', { name: 'tidal', exact: true });
    await tag.click();
    await expect(page).toHaveURL('/network/listings?type=technology&tag=tidal');
    const field = page.getByLabel('Filter by tag');
    await expect(field).toHaveValue('tidal');
    await expect(tag).toHaveAttribute('aria-current', 'true');
    await tag.click();
    await expect(page).toHaveURL('/network/listings?type=technology');

    await page.goto('/network/listings');
    await field.fill('ferr');
    await expect(page).toHaveURL('/network/listings');
    await field.fill('ferries');
    await field.press('Enter');
    await expect(page).toHaveURL('/network/listings?tag=ferries');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear tag' }).click();
    await expect(page).toHaveURL('/network/listings');
  });

  test('says when nothing matches and clears the filters', async ({ page }) => {
    await page.goto('/network/listings?type=job&search=zzzzzz');
    await expect(page.getByRole('heading', { name: 'No listings found matching your filters.' })).toBeVisible();
    await expect(count(page)).toHaveText('0 listings');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/network/listings');
    await expect(searchBox(page)).toHaveValue('');
    await expect(cards(page).first()).toBeVisible();
  });

  test('keeps the old list in place while the new one loads', async ({ page }) => {
    await page.goto('/network/listings');
    await expect(cards(page).first()).toBeVisible();
    const before = await cards(page).count();
    const { release } = await hold(page, /type=job/);
    await chip(page, 'Job').click();
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results).toHaveAttribute('aria-busy', 'true');
    await expect(cards(page)).toHaveCount(before);
    await expect(page.getByTestId('listing-placeholder')).toHaveCount(0);
    release();
    await expect(results).toHaveAttribute('aria-busy', 'false');
    expect(await cards(page).count()).toBeLessThan(before);
  });

  test('loads more pages and focuses the first new listing', async ({ page }) => {
    const word = uniqueWord();
    await signInAs(page, 'member');
    for (let n = 1; n <= 7; n++) await publishListing(page, { title: `Listing number ${n} of ${word}` });
    // Pages of three, from the real server.
    await page.route(listCall, (route) => route.continue({ url: `${route.request().url()}&limit=3` }));
    await page.goto(`/network/listings?search=${word}`);
    await expect(cards(page)).toHaveCount(3);
    await expect(count(page)).toHaveText('7 listings');
    await expect(page.getByText('Showing 3 of 7')).toBeVisible();
    await page.getByRole('button', { name: 'Load more' }).focus();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByRole('link', { name: `Listing number 4 of ${word}` })).toBeFocused();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    const titles = await cards(page).getByRole('heading').allTextContents();
    expect(titles).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Listing number ${n} of ${word}`));
  });

  test("shows another member's new listing on the next visit", async ({ page, browser, baseURL }) => {
    const word = uniqueWord();
    await page.goto(`/network/listings?search=${word}`);
    await expect(count(page)).toHaveText('0 listings');
    await page.getByRole('link', { name: 'Post a listing' }).click();

    const other = await browser.newContext({ baseURL });
    const otherPage = await other.newPage();
    await signInAsNewMember(otherPage);
    await publishListing(otherPage, { title: `News about ${word}` });
    await other.close();

    await page.goBack();
    await expect(cards(page)).toHaveCount(1);
  });
});

test.describe('a listing', () => {
  test('shows the company, the details its owner gave, and the text as written', async ({ page }) => {
    const word = uniqueWord();
    const username = await signInAsNewMember(page);
    const id = await publishListing(page, {
      title: `Company page of ${word}`,
      description: `<p>First <strong>bold</strong> paragraph of a description.</p><script>document.title = 'owned'</script><p onclick="x()">And a <a href="https://example.com/more">link to more</a>.</p>`,
      companyWebsite: 'https://www.saltworks.example.com/about',
      companySize: '11-50',
      companyFunding: 'series-a',
    });
    await page.goto(`/network/listings/${id}`);
    const company = page.getByRole('region', { name: 'Company' });
    await expect(company.getByRole('term')).toHaveText(['Name', 'Location', 'Website', 'Size', 'Funding']);
    await expect(company).toContainText('11-50 employees');
    await expect(company).toContainText('Series A');
    const website = company.getByRole('link', { name: 'saltworks.example.com' });
    await expect(website).toHaveAttribute('href', 'https://www.saltworks.example.com/about');
    await expect(website).toHaveAttribute('rel', /noopener/);

    const text = page.getByRole('region', { name: 'Description' });
    await expect(text.locator('strong')).toHaveText('bold');
    await expect(text.getByRole('link', { name: 'link to more' })).toHaveAttribute('target', '_blank');
    await expect(text.locator('[onclick], script')).toHaveCount(0);
    await expect(page.getByText(`Posted by ${username}`)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^Company page of ${word}`));
    await expect(page.getByText('someone@test.example')).toHaveCount(0);
  });

  test('shows the details of its kind with their labels', async ({ page }) => {
    await signInAs(page, 'member');
    const id = await publishListing(page, {
      title: 'Engineer for molten salt loops',
      type: 'job',
      jobLocation: 'Graz, Austria',
      jobType: 'full-time',
      jobCompensation: '€70,000 a year',
      jobDeadline: '2031-03-01',
    });
    await page.goto(`/network/listings/${id}`);
    const facts = page.getByRole('region', { name: 'Job Details' });
    await expect(facts.getByRole('term')).toHaveText([
      'Job Location',
      'Job Type',
      'Compensation',
      'Application Deadline',
    ]);
    await expect(facts.getByRole('definition')).toHaveText([
      'Graz, Austria',
      'Full-time',
      '€70,000 a year',
      'March 1, 2031',
    ]);
    await expect(page.getByRole('region', { name: 'Company' })).toHaveCount(0);
  });

  test('leads back to the list it was opened from, and on to listings with the same tag', async ({ page }) => {
    await page.goto('/network/listings?type=company&search=tidewell');
    await cards(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tidewell');
    await page.getByRole('link', { name: 'Back to listings' }).click();
    await expect(page).toHaveURL('/network/listings?type=company&search=tidewell');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'long duration' }).click();
    await expect(page).toHaveURL('/network/listings?tag=long+duration');
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('for everyone', () => {
  test.use({ allowedConsole: [/status of 404/] });

  const pages = [
    '/network/listings',
    '/network/listings?search=zzzz',
    '/network/listings/2',
    '/network/listings/999999999',
  ];

  test('no page has an accessibility violation', async ({ page }) => {
    test.slow();
    await followSystemTheme(page);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByTestId('listing-placeholder')).toHaveCount(0);
      await expect(page.getByText('Loading listing')).toHaveCount(0);
      await axeInBothThemes(page);
    }
  });

  test('all pages fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, 'member');
    const long = 'w'.repeat(90);
    const id = await publishListing(page, {
      title: long,
      companyName: long,
      tags: ['t'.repeat(40)],
      description: long,
    });
    for (const path of [...pages, '/network/listings/create', `/network/listings/${id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByTestId('listing-placeholder')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
