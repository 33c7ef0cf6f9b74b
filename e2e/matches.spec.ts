import type { Page } from '@playwright/test';
import { signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { makeProfessional } from './support/professional.ts';
import { openTab } from './support/tabs.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** What the page's member seeks and offers, by the call that the form makes. */
async function say(page: Page, baseURL: string | undefined, said: object) {
  const nothing = { role: null, seeks: [], offers: [], stages: [], regions: [], ticketMin: null, ticketMax: null };
  const response = await page.request.put('/api/profile/match-profile', {
    headers: { Origin: baseURL ?? '' },
    data: { ...nothing, currency: 'EUR', ...said },
  });
  if (!response.ok()) throw new Error(`The profile was answered with ${response.status()}: ${await response.text()}`);
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('a professional sees who fits and why, says what they think of it, and asks for an introduction', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const founderPage = await context.newPage();
  const founder = await signInAsNewMember(founderPage);
  await say(founderPage, baseURL, { seeks: ['capital'], stages: ['series-a'], regions: ['oceania'] });

  await signInAsNewMember(page);
  await makeProfessional(browser, baseURL, page, 'monthly');
  await say(page, baseURL, {
    role: 'investor',
    offers: ['capital'],
    stages: ['series-a'],
    regions: ['oceania'],
    ticketMin: 1_000_000,
    offersText: 'Series A in the south',
  });
  await followSystemTheme(page);
  await page.goto('/network');
  await page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name: 'Matches' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  const match = card(page, founder);
  await expect(match).toContainText(/raises a Series A; you invest in Series A in Australia and Oceania/i);
  await match.getByText('What this rests on').click();
  await expect(match).toContainText('You say: “Series A in the south”');
  await axeInBothThemes(page);

  await match.getByRole('button', { name: 'Good match' }).click();
  await expectToast(page, 'Good match');
  await expect(match.getByRole('button', { name: 'Good match' })).toHaveAttribute('aria-pressed', 'true');

  await match.getByRole('button', { name: 'Ask for an introduction' }).click();
  const form = page.getByRole('form', { name: 'Request a warm introduction' });
  await expect(fieldOf(form, 'Reason for the introduction')).toHaveValue(
    new RegExp(`^${founder} raises a Series A, and I invest in Series A`),
  );
  await form.getByRole('button', { name: 'Cancel' }).click();

  await match.getByRole('button', { name: 'Not for me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not for me' });
  await dialog.getByText('Another field').click();
  await axe(page);
  await dialog.getByRole('button', { name: 'Take it off the list' }).click();
  await expectToast(page, 'Not for you', founder);
  await expect(match).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(match).toBeVisible();

  await openTab(page, 'Events');
  await expect(page).toHaveURL('/network/matches?kind=events');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Matches' })).toContainText(founder);
  await context.close();
});

test('a free member sees the one who fits best, and what the plan adds', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const adviserPage = await context.newPage();
  await signInAsNewMember(adviserPage);
  await say(adviserPage, baseURL, { offers: ['advice'], regions: ['south-asia'] });
  await context.close();

  await signInAsNewMember(page);
  await followSystemTheme(page);
  await page.goto('/network/matches');
  await page.getByRole('link', { name: 'Say what you seek and offer' }).click();
  await expect(page).toHaveURL('/network/profile/seeks-and-offers');
  await say(page, baseURL, { seeks: ['advice'], regions: ['south-asia'] });
  await page.goto('/network/matches');
  // Which of the advisers fits best depends on the sample members, too.
  const only = page.getByRole('article');
  await expect(only).toHaveCount(1);
  await expect(only).toContainText('Advises as an expert; you look for advice');
  await expect(page.getByRole('button', { name: 'Good match' })).toHaveCount(0);
  const plan = page.getByRole('region', { name: 'The matchmaker is part of the Professional plan' });
  await expect(plan).toContainText('Companies, technologies, listings and events for you');
  await axeInBothThemes(page);
  await openTab(page, 'Companies');
  await page.getByRole('tabpanel', { name: 'Companies' }).getByRole('link', { name: 'See membership plans' }).click();
  await expect(page).toHaveURL('/pricing');
});
