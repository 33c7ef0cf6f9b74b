import type { Page } from '@playwright/test';

import { signInAsNewMember } from './support/account.ts';
import { tab } from './support/companies.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Technologies' }).getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search technologies' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the directory', () => {
  test('shows featured topics; search and filters combine, toggle off and are kept in the address', async ({
    page,
  }) => {
    await page.goto('/network/technologies');
    await expect(page.getByRole('link', { name: 'Research Hub' })).toHaveAttribute('href', '/research-hub');
    const featured = page.getByRole('region', { name: 'Featured topics' });
    for (const [name, slug] of [
      ['Perovskite Solar Cells', 'perovskite'],
      ['Thorium Nuclear Fuel', 'thorium'],
      ['Molten Salt Reactors', 'molten-salt-reactors'],
    ] as const) {
      await expect(featured.getByRole('link', { name })).toHaveAttribute('href', `/network/technologies/${slug}`);
    }
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
});

test.describe('a technology', () => {
  test('shows tabs, bars, publications, stages, developer, tags and the premium notice', async ({ page }) => {
    await page.goto('/network/technologies/6');
    await expect(page.getByRole('heading', { level: 1, name: 'Sodium-Ion Batteries' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Developer' }).getByRole('link')).toHaveText('Saltbridge Cells');
    await expect(page.getByRole('link', { name: 'See membership plans' })).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('region', { name: 'Key innovators' })).toContainText('Jeff Dahn');
    await axe(page);

    await tab(page, 'Technical Details').click();
    await expect(page).toHaveURL('/network/technologies/6?tab=technical-details');
    const performance = page.getByRole('region', { name: 'Performance' });
    await expect(performance).toContainText('150 Wh/kg');
    await expect(performance).toContainText('Benchmark 40 min to 80%, 50% faster');
    const publication = page.getByRole('link', { name: 'Sodium-ion batteries: present and future' });
    await expect(publication).toHaveAttribute('href', 'https://doi.org/10.1039/c6cs00776g');
    await expect(publication).toHaveAttribute('target', '_blank');
    await axe(page);

    await tab(page, 'Development').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Deployment Phase' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.getByRole('region', { name: 'Development stages' })).toContainText('In Progress');
    await page.reload();
    await expect(tab(page, 'Development')).toHaveAttribute('aria-selected', 'true');
    await axe(page);
  });

  test('N5, N6, N14: a Professional sees no notice, an owner can edit, and an enquiry goes to the developer', async ({
    page,
  }) => {
    const answer = async (path: RegExp, change: object) =>
      page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...change } });
      });
    await signInAsNewMember(page);
    await answer(/\/api\/auth\/me$/, { membershipTier: 'professional' });
    await page.goto('/network/technologies/6');
    await expect(page.getByRole('button', { name: 'Request Warm Introduction' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See membership plans' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact the technology developer' });
    await dialog.getByLabel('Message').fill('May we test ten of these cells in a bus depot?');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, 'Message Sent', 'Your message has been sent to the technology developer.');

    await answer(/\/api\/companies\/\d+\/standing$/, { isOwner: true, canEdit: true });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/network/technologies/6/edit');
    for (const name of ['Contact', 'Request Warm Introduction', 'Report']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
  });

  test('receives an enquiry, is shared and saved', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const username = await signInAsNewMember(page);
    await page.goto('/network/technologies/12');
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    // This sample's company has no owner, so the team gets the enquiry (N14).
    const dialog = page.getByRole('dialog', { name: 'Ask our team about this technology' });
    // An enquiry carries the name and address of the member's account.
    await expect(dialog.getByLabel('Name')).toHaveValue(username);
    for (const label of ['Name', 'Email']) await expect(dialog.getByLabel(label)).not.toBeEditable();
    await dialog.getByLabel('Message').fill('May we see one of these hulls before it is towed out?');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(
      page,
      'Message Sent',
      'Your message has been sent to our team. No developer looks after this technology here yet.',
    );
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Request Warm Introduction' }).click();
    await expect(page.getByRole('dialog')).toContainText('Floating Offshore Wind');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('button', { name: 'Share' }).click();
    await expectToast(page, 'Link copied');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  });

  test('with a topic page opens that page', async ({ page }) => {
    for (const [id, slug] of [
      ['4', 'perovskite'],
      ['5', 'thorium'],
      ['8', 'molten-salt-reactors'],
    ] as const) {
      await page.goto(`/network/technologies/${id}`);
      await expect(page).toHaveURL(`/network/technologies/${slug}`);
    }
  });
});
