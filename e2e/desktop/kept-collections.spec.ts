import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { uploadAvatar } from '#contract/members-avatars.ts';
import { axe, axeInBothThemes, followSystemTheme } from '#e2e/support/axe.ts';
import type { RunningServer } from '#e2e/support/server.ts';
import { testPassword } from '#e2e/support/test-password.ts';
import { expectToast } from '#e2e/support/toast.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { fieldOf } from '../support/field-of.ts';
import { openTab } from '../support/tabs.ts';
import { expectListing, expectSavedData, listed } from './support/core-loop.ts';
import { expect, test } from './support/desktop-mode.ts';

// Each story stops its server and starts it again.
test.setTimeout(120_000);
test.use({ allowedConsole: [/status of 50\d/] });

interface Company {
  id: number;
  name: string;
  technology: string;
  technologyId: number;
}

/** A company of the samples with a technology, whose picture is one that the server keeps. */
async function aCompanyWithPicture({ url, dataDir }: RunningServer): Promise<Company> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'admin', password: testPassword }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const uploaded = await fetch(`${url}${uploadAvatar.path}`, {
    method: 'PUT',
    headers: { origin: url, cookie, 'content-type': 'image/png' },
    body: readFileSync(inRoot('resources/icons/256x256.png')),
  });
  const { profileImage } = uploadAvatar.response.parse(await uploaded.json());
  const database = new Database(join(dataDir, 'cardi.db'));
  const company = database
    .prepare(
      `select c.id, c.name, t.name as technology, t.id as technologyId from companies c
       join technologies t on t.company_id = c.id where t.id > 10 order by c.id limit 1`,
    )
    .get() as Company;
  database.prepare('update companies set logo_url = ? where id = ?').run(profileImage, company.id);
  database.close();
  return company;
}

const keepOffline = (page: Page) => page.getByRole('main').getByRole('switch', { name: 'Keep offline' });
const collections = (page: Page) => page.getByRole('list', { name: 'Kept offline' }).getByRole('listitem');

test('a company that is kept offline is read without the server, with a technology and a picture never opened', async ({
  page,
  desktop,
  server,
}) => {
  const company = await aCompanyWithPicture(server);
  await followSystemTheme(page);
  await desktop.signIn('member');
  await desktop.goto(`/network/companies/${company.id}`);
  await keepOffline(page).click();
  await expect(keepOffline(page)).toBeChecked();
  await expectToast(page, 'Kept offline from now on', company.name);
  await expect(page.getByText('Kept offline, just now')).toBeVisible();

  await desktop.goto('/settings/app');
  const collection = collections(page).filter({ hasText: company.name });
  await expect(collection).toContainText('Updated just now');
  await axeInBothThemes(page);

  await server.kill();
  await desktop.restart();
  await expectSavedData(page);
  await collection.getByRole('link', { name: company.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  const picture = page.getByRole('main').locator('img[src^="/api/pictures/"]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const technologies = await openTab(page, 'Technologies');
  await technologies.getByRole('link', { name: company.technology }).click();
  await expect(page.getByRole('heading', { level: 1, name: company.technology })).toBeVisible();
  await expectSavedData(page);

  await desktop.goto('/settings/app');
  await collection.getByRole('button', { name: `Update now: ${company.name}` }).click();
  await expect(collection).toContainText('The server could not be reached.');
  await axe(page);
  await server.restart();
  await collection.getByRole('button', { name: `Update now: ${company.name}` }).click();
  await expect(collection).not.toContainText('The server could not be reached.');
  await collection.getByRole('button', { name: `Remove: ${company.name}` }).click();
  await expectToast(page, 'No longer kept offline', company.name);
  await expect(page.getByText('Nothing yet. Turn on “Keep offline”', { exact: false })).toBeVisible();
});

test('a saved search that is kept offline opens a listing that was never opened', async ({ page, desktop, server }) => {
  await desktop.signIn('member');
  await desktop.goto('/network/listings?type=partnership');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const saving = page.getByRole('dialog', { name: 'Save this search' });
  await fieldOf(saving, 'Name').fill('Partners to read on the train');
  await saving.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Manage' }).click();
  const searches = page.getByRole('dialog', { name: 'Saved searches' });
  const keep = searches.getByRole('checkbox', { name: 'Keep offline: Partners to read on the train' });
  await keep.click();
  await expect(keep).toBeChecked();
  await searches.getByRole('button', { name: 'Done' }).click();
  const first = page.getByRole('article').first();
  await expect(first.getByText('Kept offline, just now')).toBeAttached();
  const title = (await first.getByRole('link').first().textContent()) ?? '';

  await server.kill();
  await desktop.restart();
  await desktop.goto('/network/listings?type=partnership');
  await expectSavedData(page);
  await listed(page, title).first().click();
  await expectListing(page, title);
  await expect(page.getByText('Kept offline, ', { exact: false })).toBeVisible();
  await server.restart();
});
