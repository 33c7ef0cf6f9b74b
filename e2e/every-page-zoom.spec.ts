import type { Page } from '@playwright/test';

import { signInAs } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** A window of 1280 by 1024 pixels, zoomed to 400%. */
test.use({ viewport: { width: 320, height: 256 } });

/** How much of the window's height is under something that stays while the page scrolls. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const step = 4;
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    let covered = 0;
    for (let y = 0; y < innerHeight; y += step) if (stays(document.elementFromPoint(160, y))) covered += step;
    return covered;
  });
}

async function leavesRoom(page: Page): Promise<void> {
  expect(await coveredHeight(page), page.url()).toBeLessThanOrEqual(64);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(320);
}

test('zoomed to 400% a member reads and answers a conversation', async ({ page }) => {
  await signInAs(page, 'member');
  await page.goto('/network/messages/1');
  const text = `From a small window ${Date.now()}`;
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text).last()).toBeVisible();
  const room = () =>
    page
      .getByRole('region', { name: /^Conversation with/ })
      .getByRole('listitem')
      .filter({ hasText: text })
      .last()
      .evaluate((bubble) => {
        let element: Element | null = bubble;
        while (element && getComputedStyle(element).overflowY !== 'auto') element = element.parentElement;
        return element?.clientHeight ?? 0;
      });
  // The bubble is another element once the message has arrived.
  await expect.poll(room).toBeGreaterThanOrEqual(150);
  await leavesRoom(page);
});

test('zoomed to 400% a member changes the profile and a listing', async ({ page }) => {
  await signInAs(page, 'member');
  await page.goto('/network/profile/edit');
  const organization = page.getByRole('textbox', { name: /^Organi[sz]ation/ }).first();
  await organization.fill('Small Window Energy');
  await leavesRoom(page);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(
    page
      .getByText(/saved|updated/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await page.goto('/network/listings/4/edit');
  await page.getByRole('textbox', { name: /^Title/ }).fill('A title from a small window');
  await leavesRoom(page);
  await page
    .getByRole('button', { name: /^(Save|Update)/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'A title from a small window' })).toBeVisible();
});

test('zoomed to 400% an admin finds a user and suspends them', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/users');
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  await leavesRoom(page);
  // Stories before this one on the same server may have made more accounts than stand on the first page.
  await page.getByRole('searchbox', { name: 'Search users' }).fill('theo.vandijk');
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for theo.vandijk' }).click();
  await page.getByRole('menuitem', { name: /Suspend/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Asked for by the member');
  await dialog.getByRole('button', { name: /^Suspend/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Suspended', { exact: true }).filter({ visible: true }).first()).toBeVisible();
});
