import type { Page } from '@playwright/test';

import { signInAs } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** Lists, and where the first record of each is. */
const lists: readonly (readonly [address: string, record: string])[] = [
  ['/network/listings', '[aria-label=Results] li'],
  ['/network/members', 'main article'],
  ['/network/companies', 'main article'],
  ['/network/technologies', 'main article'],
  ['/media', 'main article'],
  ['/research-hub', 'main article'],
  ['/admin/users', 'main tbody tr'],
  ['/admin/moderation', 'main article'],
];

/** The keys from the start of the page until the focus is in `record`. */
async function keysTo(page: Page, record: string): Promise<number> {
  const isThere = () => page.evaluate((selector) => document.activeElement?.closest(selector) !== null, record);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  return (await isThere()) ? 4 : Number.POSITIVE_INFINITY;
}

test('from the start of each list two tabs and a link lead to its first record, for members and in the admin area', async ({
  page,
}) => {
  // Without a report there is nothing to moderate.
  await signInAs(page, 'member');
  const data = { kind: 'listing', id: 12, reason: 'spam', details: '' };
  expect((await page.request.post('/api/reports', { data })).ok()).toBe(true);
  await signInAs(page, 'admin');
  for (const [address, record] of lists) {
    await page.goto(address);
    await expect(page.locator(record).filter({ visible: true }).first(), address).toBeVisible();
    expect(await keysTo(page, record), address).toBeLessThanOrEqual(4);
  }
});

test('where there is no list, nothing offers to skip to one', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toHaveCount(0);
});
