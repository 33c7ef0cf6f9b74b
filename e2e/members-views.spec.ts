import type { Page } from '@playwright/test';

import { signInAsNewMember } from './support/account.ts';
import { makeProfessional } from './support/professional.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

async function share(page: Page) {
  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Share my visits' }).click();
  await expectToast(page, 'You share your visits');
}

/** Opens the profile of the page's member in another browser, and waits until the view is counted. */
async function visit(page: Page, path: string) {
  const counted = page.waitForResponse((response) => response.url().endsWith('/views'));
  await page.goto(path);
  await counted;
}

test('members who share their visits see who viewed them; who stops is named no longer', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const visitorPage = await context.newPage();
  const visitor = await signInAsNewMember(visitorPage);
  await share(visitorPage);

  await signInAsNewMember(page);
  await followSystemTheme(page);
  await page.goto('/network');
  const sidebar = page.getByRole('navigation', { name: 'Member' });
  const profile = await sidebar.getByRole('link', { name: 'My Profile' }).getAttribute('href');
  if (!profile) throw new Error('The sidebar has no link to the profile');
  await sidebar.getByRole('link', { name: 'Profile Views' }).click();
  await expect(page.getByRole('region', { name: 'The names are part of the Professional plan' })).toBeVisible();

  await makeProfessional(browser, baseURL, page, 'annual');
  await page.goto('/network/profile-views');
  await expect(page.getByRole('heading', { name: 'Nobody has viewed your profile yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Share my visits' }).click();
  await expectToast(page, 'You share your visits');
  await visit(visitorPage, profile);
  await page.reload();
  const views = page.getByRole('list', { name: 'Views' });
  await expect(views.getByRole('link', { name: visitor, exact: true })).toBeVisible();
  await expect(page.getByText('1 view by members in the last 30 days')).toBeVisible();
  await axeInBothThemes(page);
  await views.getByRole('button', { name: 'Connect' }).click();
  await expectToast(page, 'Request sent');

  await visitorPage.goto('/settings/privacy');
  await visitorPage.getByRole('button', { name: 'Stop sharing my visits' }).click();
  await axe(visitorPage);
  await visitorPage.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expectToast(visitorPage, 'Your visits are private');
  await page.reload();
  await expect(views).toHaveText(/A member who keeps their visits private/);
  await expect(views.getByRole('link')).toHaveCount(0);

  await page.getByRole('link', { name: 'Privacy settings' }).click();
  const featured = page.getByRole('region', { name: 'Featured row' });
  await expect(featured).toContainText('You are passed over until your profile');
  const takesPart = featured.getByRole('checkbox', { name: 'Feature me when it is my turn' });
  await takesPart.click();
  await expect(takesPart).not.toBeChecked();
  await expect(featured).toContainText('You do not take part. Saved.');
  await axeInBothThemes(page);

  // The row stands above the directory until that is narrowed.
  await page.goto('/network/members');
  const row = page.getByRole('region', { name: 'Featured' });
  await expect(row.getByRole('listitem')).toHaveCount(4);
  await axeInBothThemes(page);
  await page.getByRole('searchbox', { name: 'Search members' }).fill('storage');
  await expect(row).toHaveCount(0);
  await context.close();
});
