import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { forgetSession, signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { bottomOf, firstScreenEnd, measureShifts, pressedWords, shiftsOf } from './support/first-screen.ts';
import { openTab } from './support/tabs.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

const profileOf = (page: Page) => page.getByRole('region', { name: 'Profile' });

test('a visitor finds a profile, reads its columns and connections, and copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/network/members?search=Ines%20Okafor');
  await page.getByRole('link', { name: 'Ines Okafor', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Okafor');
  const path = new URL(page.url()).pathname;
  const profile = profileOf(page);
  await expect(profile.getByText('Building iron-flow batteries that last twenty years')).toBeVisible();
  await expect(profile.getByText('Last active yesterday')).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'About' })).toContainText('Port Alder University');
  await openTab(page, 'Network');
  await page.getByRole('button', { name: 'Show connections' }).click();
  await expect(page.getByRole('list', { name: 'Connections' }).getByRole('link', { name: /Priya Nair/ })).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share Profile' }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
  await page.goto(path.replace('/network/profile', '/members'));
  await expect(page).toHaveURL(path);
});

test('a profile says who it is and what to do first on the first screen, once, and nothing moves', async ({ page }) => {
  await measureShifts(page, { isUser: true });
  await signInAs(page, 'admin');
  await followSystemTheme(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/network/profile/9');
    const name = page.getByRole('heading', { level: 1 });
    const first = page.getByRole('button', { name: 'Add to Network' });
    await expect(first).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your notes' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await expect(name).toHaveCSS('font-size', '32px');
    const end = await firstScreenEnd(page);
    expect(await bottomOf(first), `action at ${width}`).toBeLessThanOrEqual(end);
    // At least three lines of the bio.
    const bio = page.getByRole('region', { name: 'Introduction' }).locator('p').first();
    const top = (await bio.boundingBox())?.y ?? Number.NaN;
    const line = Number.parseFloat(await bio.evaluate((part) => getComputedStyle(part).lineHeight));
    expect(top + 3 * line, `bio at ${width}`).toBeLessThanOrEqual(end);
    expect((await profileOf(page).locator('span').first().boundingBox())?.width).toBe(120);
    const { words, solids } = await pressedWords(page, 'Add to Network');
    expect(solids).toEqual(['Add to Network']);
    expect(words).toEqual([...new Set(words)]);
    expect(words.filter((word) => word.includes('Message'))).toEqual(['Message']);
    expect(await shiftsOf(page), `layout shift at ${width}`).toBeLessThanOrEqual(0.02);
    await axeInBothThemes(page);

    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Share Profile' })).toBeFocused();
    await axeInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  }
});

test('a new member completes the profile, and others see it', async ({ page }) => {
  test.setTimeout(60_000);
  const username = await signInAsNewMember(page);
  const { id } = await (await page.request.get('/api/auth/me')).json();
  await page.goto(`/network/profile/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
  await expect(page.getByRole('region', { name: 'Stats' })).toContainText(/Profile views\s*0/);
  await expect(page.getByText('Last active today')).toBeVisible();
  await page.getByRole('link', { name: 'Add skills' }).click();

  const form = page.getByRole('form', { name: 'Your profile' });
  await fieldOf(form, 'Full name').fill('Nina Neu');
  await fieldOf(form, 'Headline').fill('Measures what others guess');
  await fieldOf(form, 'Website').fill('nina');
  await fieldOf(form, 'Bio').fill('I calibrate flow meters.');
  await form.getByRole('button', { name: 'Energy Storage' }).click();
  await fieldOf(form, 'Skills').fill('Metrology');
  await fieldOf(form, 'Skills').press('Enter');
  await form.getByRole('button', { name: 'Add position' }).click();
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form.getByText('Please enter a valid URL')).toBeVisible();
  await expect(form.getByText('Please enter a title')).toBeVisible();
  await fieldOf(form, 'Website').fill('https://nina.example.com');
  await fieldOf(form, 'Title').fill('Calibrator');
  await fieldOf(form, 'Company').fill('Flow House (sample)');
  await fieldOf(form, 'Start').fill('2021-05');
  await tick(form.getByLabel('I work here now'));
  await expect(form.getByText('Changes kept in this browser')).toBeVisible();
  await page.reload();
  await expect(fieldOf(form, 'Bio')).toHaveValue('I calibrate flow meters.');
  await expect(fieldOf(form, 'Company')).toHaveValue('Flow House (sample)');

  const upload = form.getByLabel('Picture file');
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#3ddc9d' } });
  await upload.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
  await page
    .getByRole('dialog', { name: 'Crop the picture' })
    .getByRole('button', { name: 'Crop', exact: true })
    .click();
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
  await openTab(page, 'Experience');
  await expect(page.getByText('May 2021 - Present')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Skills' })).toContainText('Metrology');
});
