import type { Page } from '@playwright/test';
import { signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { openTab, tab } from './support/tabs.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Technologies' }).getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search technologies' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('search and filters of the directory combine, toggle off and are kept in the address', async ({ page }) => {
  await page.goto('/network/technologies');
  await expect(cards(page).first()).toBeVisible();
  await axe(page);

  await chip(page, 'TRL 8+').click();
  await expect(page).toHaveURL('/network/technologies?readiness=8');
  await expect(cards(page).filter({ hasText: 'TRL 4/9' })).toHaveCount(0);
  const filters = page.getByRole('search', { name: 'Technologies' });
  const facet = (group: string, name: RegExp) =>
    filters.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name });
  await filters.getByText('Focus area, readiness, place and more').click();
  await facet('Focus area', /^Energy Storage \(1\)/).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Sodium-Ion Batteries');
  await chip(page, 'TRL 8+').click();
  // The count says that the options are those without a least level.
  await facet('Status', /^Developing \(2\)/).click();
  await expect(page).toHaveURL('/network/technologies?focusArea=energy-storage&status=developing');
  await expect(cards(page)).toHaveCount(2);
  await cards(page).getByRole('link', { name: 'flow battery' }).click();
  await expect(page).toHaveURL(/tag=flow\+battery$/);
  await expect(cards(page)).toHaveCount(1);

  await page.reload();
  await cards(page).getByRole('link', { name: 'Iron Flow Batteries' }).click();
  await expect(page).toHaveURL('/network/technologies/7');
  await page.getByRole('link', { name: 'Back to Technologies' }).click();
  await expect(chip(page, 'Tag: flow battery')).toHaveAttribute('aria-pressed', 'true');

  await searchBox(page).fill('qwertz');
  await expect(page.getByRole('heading', { name: 'No technologies found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/network/technologies');
  await expect(searchBox(page)).toHaveValue('');
  await searchBox(page).fill('esalin');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Low-Pressure Reverse Osmosis');
});

test('a technology has tabs that a reload keeps; it receives an enquiry, is shared and saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewMember(page);
  await page.goto('/network/technologies/6');
  await expect(page.getByRole('heading', { level: 1, name: 'Sodium-Ion Batteries' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See membership plans' })).toBeVisible();
  await axe(page);
  await openTab(page, 'Technical Details');
  await expect(page.getByRole('region', { name: 'Performance' })).toContainText('150 Wh/kg');
  await axe(page);
  await openTab(page, 'Development');
  await page.reload();
  await expect(tab(page, 'Development')).toHaveAttribute('aria-selected', 'true');
  await axe(page);

  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact the technology developer' });
  await fieldOf(dialog, 'Message').fill('May we test ten of these cells in a bus depot?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message Sent');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Request Warm Introduction' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sodium-Ion Batteries');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await chooseUnderMore(page, 'Share');
  await expectToast(page, 'Link copied');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
});
