import type { Page } from '@playwright/test';

import { signInAs } from './support/account.ts';
import { measureShifts, shiftsOf } from './support/first-screen.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const sizes = [
  [390, 844],
  [1440, 900],
] as const;

const poster = (page: Page) => page.getByRole('region', { name: 'Posted by' });
const similar = (page: Page) => page.getByRole('region', { name: 'Similar listings' });

/** Expects the actions of a record side by side, high enough for a finger. */
async function expectOneRow(page: Page, names: string[]) {
  const boxes = [];
  for (const name of [...names, 'More']) {
    boxes.push(await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox());
  }
  expect(new Set(boxes.map((box) => box?.y)).size, 'one row').toBe(1);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(40);
}

/** Expects the whole page of the first sample listing, which has not moved. */
async function expectWhole(page: Page) {
  await expect(poster(page).getByRole('link', { name: 'Ines Okafor' })).toBeVisible();
  await expect(poster(page)).toContainText('Founder and CEO');
  await expect(poster(page).locator('img')).toHaveCount(1);
  await expect(similar(page).getByRole('article')).toHaveCount(3);
  await expect(similar(page)).not.toContainText('Tidewell Storage raises');
  await expectOneRow(page, ['Contact', 'Save Listing']);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  await axeInBothThemes(page);
}

for (const [width, height] of sizes) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a listing says who posted it, and leads on to similar ones', async ({ page }) => {
      await measureShifts(page, { isUser: false });
      await followSystemTheme(page);
      await page.goto('/network/listings/2');
      await expectWhole(page);
      await expect(poster(page).getByRole('link', { name: 'Message' })).toHaveCount(0);
      const next = similar(page).getByRole('article').first().getByRole('heading').getByRole('link');
      const title = (await next.textContent()) ?? '';
      await next.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // Which ones are similar depends on what other stories publish meanwhile.
      await expect(similar(page)).not.toContainText(title);
      await expect(similar(page).getByRole('article')).toHaveCount(3);
    });

    test('members can write to who posted a listing', async ({ page }) => {
      await signInAs(page, 'member');
      await measureShifts(page, { isUser: true });
      await followSystemTheme(page);
      await page.goto('/network/listings/2');
      await expectWhole(page);
      await poster(page).getByRole('link', { name: 'Message' }).click();
      await expect(page.getByRole('region', { name: 'Conversation with Ines Okafor' })).toBeVisible();
    });
  });
}

test('the actions of an article and of an event stand in one row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'member');
  await page.goto('/media/1');
  await expectOneRow(page, ['Save']);
  await page.goto('/events/1');
  await expectOneRow(page, ['Register', 'Save event']);
});
