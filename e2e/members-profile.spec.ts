import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { forgetSession, signInAs, signInAsNewMember } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

const profileCall = /\/api\/members\/\d+$/;
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Finds the profile of a sample member by search, as a visitor would. */
async function openProfile(page: Page, name: string): Promise<string> {
  await page.goto(`/network/members?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return new URL(page.url()).pathname;
}

test('a visitor reads both columns and all tabs of a profile, and copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await openProfile(page, 'Ines Okafor');
  const profile = page.getByRole('region', { name: 'Profile' });
  for (const text of [
    'she/her',
    'Building iron-flow batteries that last twenty years',
    'Rotterdam, Netherlands',
    'Founder and CEO',
    'Tidewell Storage (sample)',
    'tidewell-storage.example.com',
    'Last active yesterday',
  ]) {
    await expect(profile.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(profile.getByText('Joined')).toBeVisible();
  await expect(profile.getByText('Admin')).toHaveCount(0);
  await expect(profile.getByRole('link', { name: 'Message' })).toHaveAttribute('href', /\/network\/messages\?to=\d+/);
  const stats = page.getByRole('region', { name: 'Stats' });
  await expect(stats).toContainText('Professional');
  await expect(page.getByText('Comments will come in a future update.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Interests' })).toContainText('Long-duration storage');
  await expect(page.getByRole('region', { name: 'Skills' })).toContainText('Electrochemistry');

  await expect(tab(page, 'About')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'About' })).toContainText('Port Alder University');
  await tab(page, 'Experience').click();
  await expect(page.getByText('May 2017 - Present')).toBeVisible();
  await tab(page, 'Network').click();
  await page.getByRole('button', { name: 'Show connections' }).click();
  await expect(page.getByRole('list', { name: 'Connections' }).getByRole('link', { name: /Priya Nair/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hide connections' }).click();
  await expect(page.getByRole('list', { name: 'Connections' })).toHaveCount(0);
  await axe(page);

  await page.getByRole('button', { name: 'Share Profile' }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);

  await page.goto(path.replace('/network/profile', '/members'));
  await expect(page).toHaveURL(path);
});

test('enquiries are relayed by email; following and connecting need an account', async ({ page }) => {
  const path = await openProfile(page, 'Sven Aaltonen');
  await page.getByRole('button', { name: 'Email Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to Sven Aaltonen' });
  await dialog.getByLabel('Name').fill('Vera Visitor');
  await dialog.getByLabel('Email').fill('vera@test.example');
  await dialog.getByLabel('Message').fill('Which sand do you use, and where does it come from?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message Sent');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page).toHaveURL(`/signin?returnTo=${path}`);
  await expectToast(page, 'Member feature');
});

test('M10: a member who accepts enquiries from members only shows visitors a sign-in link', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewMember(page);
  await page.goto('/network/profile/edit#visibility');
  await tick(page.getByLabel('Only signed-in members can do this'));
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'Profile saved');
  await expect(page).toHaveURL(/\/network\/profile\/\d+$/);
  const { pathname } = new URL(page.url());

  const context = await browser.newContext({ baseURL });
  const visitor = await context.newPage();
  await visitor.goto(pathname);
  await expect(visitor.getByRole('link', { name: 'Sign in to Email' })).toHaveAttribute(
    'href',
    `/signin?returnTo=${pathname}`,
  );
  await expect(visitor.getByRole('button', { name: 'Email Contact' })).toHaveCount(0);
  await signInAsNewMember(visitor);
  await visitor.goto(pathname);
  await expect(visitor.getByRole('button', { name: 'Email Contact' })).toBeVisible();
  await context.close();
});

test('a member follows another, sends a request with a note, withdraws it, and blocks', async ({ page }) => {
  await signInAsNewMember(page);
  await openProfile(page, 'Owen Pritchard');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expectToast(page, 'Now following');
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await expectToast(page, 'Unfollowed');

  await page.getByRole('button', { name: 'Add to Network' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('x'.repeat(301));
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please keep this to 300 characters')).toBeVisible();
  await dialog.getByLabel('Note').fill('We met in Oban.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectToast(page, 'Request sent', 'Owen Pritchard has been asked to connect.');
  await expect(page.getByText('Request pending')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'Request withdrawn');
  await expect(page.getByRole('button', { name: 'Add to Network' })).toBeVisible();

  await page.getByRole('button', { name: 'Block' }).click();
  await expectToast(page, 'Blocked');
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expectToast(page, 'No longer blocked');
});

test('a new member sees the texts for empty sections, completes the profile, and sees it as others do', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const username = await signInAsNewMember(page);
  await page.goto('/');
  await page.getByRole('button', { name: `User menu of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
  const stats = page.getByRole('region', { name: 'Stats' });
  await expect(stats).toContainText(/Profile views\s*0/);
  await expect(stats).toContainText(/Membership\s*Free/);
  await expect(page.getByText('Last active today')).toBeVisible();
  for (const [name, sentence] of [
    ['About', 'No education added yet.'],
    ['About', 'No achievements added yet.'],
    ['Experience', 'No work experience added yet.'],
    ['Network', 'No companies associated with this profile.'],
    ['Technologies', 'No technologies associated with this profile.'],
  ] as const) {
    await tab(page, name).click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Add skills' }).click();

  const form = page.getByRole('form', { name: 'Your profile' });
  await form.getByLabel('Full name').fill('Nina Neu');
  await form.getByLabel('Headline').fill('Measures what others guess');
  await form.getByLabel('Website').fill('nina');
  await form.getByLabel('Bio').fill('I calibrate flow meters.');
  await form.getByRole('button', { name: 'Energy Storage' }).click();
  await form.getByLabel('Skills').fill('Metrology');
  await form.getByLabel('Skills').press('Enter');
  await form.getByRole('button', { name: 'Add position' }).click();
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form.getByText('Please enter a valid URL')).toBeVisible();
  await expect(form.getByText('Please enter a title')).toBeVisible();
  await form.getByLabel('Website').fill('https://nina.example.com');
  await form.getByLabel('Title').fill('Calibrator');
  await form.getByLabel('Company').fill('Flow House (sample)');
  await form.getByLabel('Start').fill('2021-05');
  await tick(form.getByLabel('I work here now'));
  await expect(form.getByText('Changes kept in this browser')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Bio')).toHaveValue('I calibrate flow meters.');
  await expect(form.getByLabel('Company')).toHaveValue('Flow House (sample)');

  const upload = form.getByLabel('Picture file');
  await upload.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(form.getByText('Please choose a JPEG, PNG or WebP file.')).toBeVisible();
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#3ddc9d' } });
  await upload.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
  await expectToast(page, 'Picture saved');
  await expect(form.locator('img')).toBeVisible();
  await axe(page);
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'Profile saved');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nina Neu');
  const address = page.url();
  await forgetSession(page);
  await page.goto(address);
  await expect(page.getByText('I calibrate flow meters.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile' }).locator('img')).toBeVisible();
  await tab(page, 'Experience').click();
  await expect(page.getByText('May 2021 - Present')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Skills' })).toContainText('Metrology');
});

test('the admin badge is shown, and a spinner while a profile loads', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(profileCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/network/members?search=alex%20admin');
  await page.getByRole('link', { name: 'Alex Admin' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading profile' })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('region', { name: 'Profile' }).getByText('Admin', { exact: true })).toBeVisible();
});

test.describe('a profile that cannot be shown', () => {
  test.use({ allowedConsole: [/status of (404|500)/] });

  test('is visible to its owner only, if it is switched off', async ({ page }) => {
    await signInAsNewMember(page);
    await page.goto('/network/profile/edit#visibility');
    await tick(page.getByLabel('My profile is in the directory'), false);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expectToast(page, 'Profile saved');
    await expect(page.getByText('Only you can see this profile')).toBeVisible();
    const address = page.url();
    await forgetSession(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Member Not Found' })).toBeVisible();
  });

  test('is reported in the fixed words, as missing or as failed', async ({ page }) => {
    await signInAs(page, 'member');
    for (const id of ['999999', 'nobody']) {
      await page.goto(`/network/profile/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Member Not Found' })).toBeVisible();
      await expect(
        page.getByText("The member you're looking for doesn't exist or has been removed.", { exact: true }),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Network' }).click();
    await expect(page).toHaveURL('/network');
    await page.route(profileCall, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'No' } }));
    await page.goto('/network/profile/2');
    await expect(page.getByRole('alert')).toContainText('Error Loading Profile');
    await expect(
      page.getByText("Sorry, we couldn't load this profile. Please try again later.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Network' })).toHaveAttribute('href', '/network');
    await page.unroute(profileCall);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error Loading Profile');
  });
});
