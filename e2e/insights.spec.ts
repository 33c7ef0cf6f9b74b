import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';

import { signInAsNewMember } from './support/account.ts';
import { makeProfessional } from './support/professional.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

/** The file that a button saves. */
async function fileOf(page: Page, button: Locator): Promise<Download> {
  const download = page.waitForEvent('download');
  await button.click();
  return download;
}

test('an annual member opens a market, reads a figure, its records, and takes table and picture away', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewMember(page);
  await followSystemTheme(page);
  await page.goto('/network/insights');
  await expect(page.getByRole('region', { name: /^Reports are part of the Professional plan/ })).toBeVisible();
  await axeInBothThemes(page);
  await makeProfessional(browser, baseURL, page, 'annual');
  await page.goto('/network');
  await page.getByRole('navigation', { name: 'Member' }).getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole('region', { name: 'Focus areas' }).getByRole('link', { name: 'Energy Storage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Energy Storage' })).toBeVisible();
  await expect(page).toHaveURL('/network/insights/focus-area/energy-storage');

  const chart = page.getByRole('region', { name: 'Listings by type', exact: true });
  await expect(chart.getByRole('img', { name: 'Chart: Listings by type.' })).toBeVisible();
  await axeInBothThemes(page);
  const figure = chart.getByRole('button', { name: /: records of Job/ });
  const count = Number(/^\d+/.exec((await figure.textContent()) ?? '')?.[0]);
  await figure.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Listings by type: Job/ });
  await expect(dialog.getByRole('listitem').first()).toContainText('Listing · Published');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(figure).toBeFocused();

  const table = await fileOf(page, chart.getByRole('button', { name: 'Save as CSV' }));
  expect(table.suggestedFilename()).toBe('energy-storage-listings.csv');
  const lines = (await readFile(await table.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffType,Listings');
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^Job[^,]*,${count}$`)));
  const picture = await fileOf(page, chart.getByRole('button', { name: 'Save as picture' }));
  expect(picture.suggestedFilename()).toBe('energy-storage-listings.png');
  const bytes = await readFile(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // As wide as a page of a presentation; a picture that could not be drawn would have no content.
  expect(bytes.readUInt32BE(16)).toBe(1920);
  expect(bytes.length).toBeGreaterThan(5000);

  await page.goto('/focus/energy-storage');
  const panel = page.getByRole('region', { name: 'Market in figures: Energy Storage' });
  await panel.getByRole('link', { name: /chart “Listings by type”/ }).click();
  await expect(page).toHaveURL('/network/insights/focus-area/energy-storage#listings');
  await expect(chart).toBeInViewport();
});
