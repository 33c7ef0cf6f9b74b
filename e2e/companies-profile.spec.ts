import type { Page } from '@playwright/test';

import { forgetSession, signInAs, signInAsNewMember } from './support/account.ts';
import { addCompany, expectCompany, post } from './support/companies.ts';
import { bottomOf, firstScreenEnd, measureShifts, pressedWords, shiftsOf } from './support/first-screen.ts';
import { openTab, tab } from './support/tabs.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const sizes = [
  [390, 844],
  [1440, 900],
] as const;

const head = (page: Page) => page.getByRole('region', { name: 'Profile' });
const about = (page: Page) => page.getByRole('tabpanel', { name: 'About' });

/** Expects the first screen of a company: who it is, what it does, and one solid button. */
async function expectFirstScreen(page: Page, first: string) {
  const { width = 0 } = page.viewportSize() ?? {};
  const action = head(page).getByText(first, { exact: true });
  await expect(action).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px');
  const logo = await head(page).locator('img, span').first().boundingBox();
  expect([logo?.width, logo?.height]).toEqual([120, 120]);
  const end = await firstScreenEnd(page);
  expect(await bottomOf(action), `action at ${width}`).toBeLessThanOrEqual(end);
  expect(await bottomOf(head(page)), `facts at ${width}`).toBeLessThanOrEqual(end);
  const text = about(page).locator('p').first();
  const top = (await text.boundingBox())?.y ?? Number.NaN;
  const line = Number.parseFloat(await text.evaluate((part) => getComputedStyle(part).lineHeight));
  expect(top + 2 * line, `description at ${width}`).toBeLessThanOrEqual(end);
  const { words, solids } = await pressedWords(page, first);
  expect(solids).toEqual([first]);
  expect(words, 'nothing twice').toEqual([...new Set(words)]);
  expect(await shiftsOf(page), `layout shift at ${width}`).toBeLessThanOrEqual(0.02);
  await axeInBothThemes(page);
}

for (const [width, height] of sizes) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a visitor sees first who a company is and how to reach it, or to claim it', async ({ page }) => {
      await measureShifts(page, { isUser: false });
      await followSystemTheme(page);
      // Emberstack has no owner, and raises a round.
      await page.goto('/network/companies/3');
      await expect(head(page).getByRole('link', { name: 'Claim This Company' })).toBeVisible();
      await expect(head(page)).toContainText('Graz, Austria');
      await expectFirstScreen(page, 'Contact');
    });

    test('a member and an admin have one solid button each, with all else beside it or under More', async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await measureShifts(page, { isUser: true });
      await followSystemTheme(page);
      await signInAs(page, 'member');
      await page.goto('/network/companies/3');
      await expect(page.getByRole('region', { name: 'Your notes' })).toBeVisible();
      await expectFirstScreen(page, 'Contact');
      await forgetSession(page);
      await signInAs(page, 'admin');
      await page.goto('/network/companies/3');
      await expect(page.getByRole('region', { name: 'Your notes' })).toBeVisible();
      await expectFirstScreen(page, 'Edit Company Profile');
      const more = page.getByRole('button', { name: 'More', exact: true });
      await more.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Seeks and Offers' })).toBeFocused();
      for (const name of ['Contact', 'Add to list', 'Add to pipeline', 'Share', 'Report']) {
        await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
      }
      await axeInBothThemes(page);
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
    });

    test('the owner of an empty company sees what to add, with one solid button on each tab', async ({ page }) => {
      await measureShifts(page, { isUser: true });
      await followSystemTheme(page);
      await signInAsNewMember(page);
      const id = await addCompany(page, `Brinewell ${Date.now().toString(36)}`);
      // After this the browser keeps room for the notice, as after the page of a sign-up.
      await page.goto('/network/companies');
      await expect(page.getByText('Confirm your email address')).toBeVisible();
      await page.goto(`/network/companies/${id}`);
      await expect(head(page).getByText('Your company')).toBeVisible();
      await expect(about(page).getByRole('link', { name: 'Add documents' })).toBeVisible();
      await expectFirstScreen(page, 'Edit Company Profile');
      for (const [name, add] of [
        ['Technologies', 'Add Technology'],
        ['Team', 'Add Team Member'],
      ] as const) {
        await openTab(page, name);
        await expect(page.getByRole('link', { name: add })).toBeVisible();
        expect((await pressedWords(page, 'Edit Company Profile')).solids).toEqual(['Edit Company Profile']);
      }
      await post(page, `/api/companies/${id}/team`, { name: 'Ada Sample', title: 'Head of Brine' });
      await page.goto(`/network/companies/${id}`);
      await expect(about(page).getByRole('list', { name: 'Team' })).toContainText('Ada Sample');
      await page.getByRole('link', { name: 'Whole team' }).click();
      await expect(tab(page, 'Team')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('link', { name: 'Add Team Member' })).toBeVisible();
    });
  });
}

test('the chart of funding opens its rounds by keyboard, and forced colours show the open one', async ({ page }) => {
  await signInAsNewMember(page);
  const name = `Brinewell ${Date.now().toString(36)}`;
  const id = await addCompany(page, name, {
    fundingRounds: [
      { type: 'Series A', amount: '€8M', date: '2023-05-04', investors: ['Sea Fund'] },
      { type: 'Seed', amount: '$2M', date: '2020-02-01', investors: ['North Fund', 'East Fund'] },
      { type: 'Grant', amount: 'undisclosed', date: '2021-07-09', investors: [] },
    ],
  });
  await followSystemTheme(page);
  await page.goto(`/network/companies/${id}`);
  await expectCompany(page, name);
  const rounds = page.getByRole('region', { name: 'Funding rounds' });
  const column = (label: string) => rounds.getByRole('button', { name: label });
  const round = (type: string) => rounds.getByRole('heading', { level: 3, name: type });
  await expect(round('Series A')).toBeVisible();
  await expect(column('Series A, €8M, May 4, 2023')).toHaveAttribute('aria-expanded', 'true');
  await expect(rounds.getByText('The columns compare the amounts in euros.')).toBeVisible();
  // As high as the amounts: what cannot be read is not drawn as one.
  const heights = await rounds.locator('[style*="--share"]').evaluateAll((bars) => bars.map((bar) => bar.clientHeight));
  expect(heights[2]).toBeGreaterThan(3 * (heights[0] ?? 0));

  await column('Seed, $2M, February 1, 2020').focus();
  await page.keyboard.press('Tab');
  await expect(column('Grant, undisclosed, July 9, 2021')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(round('Grant')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(round('Seed')).toBeVisible();
  await expect(rounds.getByText('North Fund, East Fund').and(rounds.locator('dd'))).toBeVisible();
  await expect(column('Grant')).toHaveAttribute('aria-expanded', 'false');
  await axeInBothThemes(page);
  await expect(rounds.getByRole('table', { name: 'All funding rounds' }).getByRole('row')).toHaveCount(4);

  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (label: string) => column(label).evaluate((part) => getComputedStyle(part).borderBottomColor);
  expect(await edge('Seed')).not.toBe(await edge('Grant'));
  const fill = (label: string) =>
    column(label)
      .locator('[style*="--share"]')
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await fill('Seed')).not.toBe(await fill('Series A'));
  await page.keyboard.press('Enter');
  await expect(round('Seed')).toHaveCount(0);
});

test('many rounds scroll in their chart on a phone, which begins at the newest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsNewMember(page);
  const id = await addCompany(page, `Brinewell ${Date.now().toString(36)}`, {
    fundingRounds: Array.from({ length: 12 }, (_, place) => ({
      type: `Round ${place + 1}`,
      amount: `€${place + 1}M`,
      date: `${2010 + place}-05-04`,
      investors: [],
    })),
  });
  await page.goto(`/network/companies/${id}`);
  const rounds = page.getByRole('list', { name: 'Rounds, the oldest first' });
  await rounds.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Round 12,/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Round 1,/ })).not.toBeInViewport();
  await page.getByRole('button', { name: /^Round 1,/ }).focus();
  await expect(page.getByRole('button', { name: /^Round 1,/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
