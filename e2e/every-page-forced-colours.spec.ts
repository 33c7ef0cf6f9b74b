import type { Page } from '@playwright/test';

import { signInAs } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** What is chosen, and its like that is not, on pages of members. */
const pairs: readonly (readonly [address: string, chosen: string, other: string])[] = [
  ['/network/companies/1', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['/network/companies/1', '[data-fill]', ':has(> [data-fill])'],
  ['/events/1', '[data-fill]', ':has(> [data-fill])'],
  ['/network/technologies/1', '[data-reached=true]:empty', '[data-reached=false]:empty'],
  [
    '/network/listings',
    '[aria-pressed=true], [role=tab][aria-selected=true]',
    '[aria-pressed=false], [role=tab][aria-selected=false]',
  ],
  ['/network/companies', 'nav a[aria-current=page]', 'nav a:not([aria-current])'],
  ['/network/companies', 'main [aria-label=View] [aria-pressed=true]', 'main [aria-label=View] [aria-pressed=false]'],
  ['/settings/notifications', 'main label:has([type=radio]:checked)', 'main label:has([type=radio]:not(:checked))'],
  ['/pricing', 'label:has([type=radio]:checked)', 'label:has([type=radio]:not(:checked))'],
];

/** The background of the first visible match, and of its children that have one; a fill says the colour of a bar. */
async function backgroundOf(page: Page, selector: string): Promise<string> {
  const found = page.locator(selector).filter({ visible: true }).first();
  await expect(found, selector).toBeVisible();
  return found.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('with forced colours what is chosen, what is current and how far bars reach have the colour of a selection', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs(page, 'member');
  await page.goto('/network');
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  for (const [address, chosen, other] of pairs) {
    if (!page.url().endsWith(address)) await page.goto(address);
    expect(await backgroundOf(page, chosen), `${address} ${chosen}`).toBe(highlight);
    expect(await backgroundOf(page, other), `${address} ${other}`).not.toBe(highlight);
  }
});

test('with forced colours a ticked checkbox is the one of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs(page, 'admin');
  await page.goto('/admin/users');
  const box = page.getByRole('checkbox').first();
  expect(await box.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
});
