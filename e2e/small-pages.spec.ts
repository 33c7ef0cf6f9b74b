import type { Page } from '@playwright/test';

import { signInAsNewMember } from './support/account.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const token = `#token=${'x'.repeat(43)}`;
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]');

/** The page in both themes, and no wider than a narrow phone. */
async function look(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axeInBothThemes(page);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width, height });
}

test('the small forms, empty and refused, have no accessibility violation and fit a narrow phone', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/contact');
  await look(page);
  await submit(page).first().click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await look(page);
  for (const path of ['/forgot-password', `/reset-password${token}`]) {
    await page.goto(path);
    await submit(page).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await look(page);
  }
});

test.describe('links in mails', () => {
  // This link is made up, so that nobody's topics are found.
  test.use({ allowedConsole: [/status of 404.*\/api\/newsletter\/topics/] });

  test('the pages that links in mails lead to have no accessibility violation and fit a narrow phone', async ({
    page,
  }) => {
    await followSystemTheme(page);
    for (const path of [
      '/reset-password',
      '/newsletter/confirm',
      `/newsletter/unsubscribe${token}`,
      '/notifications/unsubscribe',
      `/network/listings/renew${token}`,
      '/network/listings/alerts/unsubscribe',
    ]) {
      await page.goto(path);
      await look(page);
    }
    // The page is open already: the next link reaches it without a load.
    await page.goto(`/network/listings/alerts/unsubscribe${token}`);
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    await look(page);
    await signInAsNewMember(page);
    for (const path of [`/settings/confirm-email${token}`, `/settings/undo-email${token}`]) {
      await page.goto(path);
      await look(page);
    }
  });
});
