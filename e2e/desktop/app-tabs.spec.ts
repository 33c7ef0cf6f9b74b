import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { axe } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/support/electron.ts';
import { expectSignedOut, signIn } from './support/core-loop.ts';
import { clickMenu } from './support/menu.ts';

const titles = (page: Page) => page.getByRole('tab').allTextContents();
const selected = (page: Page) => page.getByRole('tab', { selected: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('tabs have a history and a place of their own, are moved by keyboard, and come back after a restart', async ({
  launch,
  server,
  userData,
}) => {
  const env = { CARDI_SERVER_URL: server.url };
  const app = await launch({ env });
  const page = await app.firstWindow();
  await page.goto(app.address('/events'));
  await expect(heading(page, 'Events')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click({ button: 'middle' });
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page).toHaveURL(app.address('/events'));
  expect(app.windows()).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, 240));
  await clickMenu(app, 'Window', 'Show Next Tab');
  await expect(page).toHaveURL(app.address('/about'));
  await expect(selected(page)).toHaveText('About');
  await page.getByRole('banner').getByRole('link', { name: 'Media' }).click();
  await expect(page).toHaveURL(app.address('/media'));
  await axe(page);

  // Back is the way of this tab, and the other one knows nothing of it.
  await clickMenu(app, 'Go', 'Back');
  await expect(page).toHaveURL(app.address('/about'));
  await page.keyboard.press('Control+1');
  await expect(page).toHaveURL(app.address('/events'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);
  await clickMenu(app, 'Go', 'Back');
  await expect(page).toHaveURL(app.address('/events'));
  await page.keyboard.press('Control+9');
  await clickMenu(app, 'Go', 'Forward');
  await expect(page).toHaveURL(app.address('/media'));

  await clickMenu(app, 'File', 'New Tab');
  await expect(page.getByRole('tab')).toHaveCount(3);
  await clickMenu(app, 'File', 'Close Tab');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await selected(page).focus();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  expect(await titles(page)).toEqual(['Media & Articles', 'Events & Conferences']);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Events' })).toBeFocused();
  await expect
    .poll(() => readFile(join(userData, 'window.json'), 'utf8').catch(() => 'not there yet'))
    .toContain('"tabs":{"active":0,"paths":["/media","/events"]}');
  await app.close();

  const again = await launch({ env });
  const back = await again.firstWindow();
  await expect(back).toHaveURL(again.address('/media'));
  await expect(back.getByRole('tab')).toHaveCount(2);
  await back.keyboard.press('Control+2');
  await expect(heading(back, 'Events')).toBeVisible();
  await clickMenu(again, 'File', 'Close Tab');
  await expect(back.getByRole('tablist')).toHaveCount(0);
  await expect(back).toHaveURL(again.address('/media'));
  await clickMenu(again, 'File', 'Close Tab');
  if (process.platform !== 'darwin') await again.ended;
});

test('entries that are not saved outlast a look at another tab, and a sign-out asks once about those of all windows', async ({
  launch,
  server,
}) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  await signIn(page, 'admin');
  await page.goto(app.address('/admin/content/articles/new'));
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Salt that keeps the heat');
  await clickMenu(app, 'File', 'New Tab');
  await expect(page).toHaveURL(app.address('/'));
  await expect(page.getByRole('tab').first()).toContainText('not saved');
  await page.keyboard.press('Control+1');
  await expect(title).toHaveValue('Salt that keeps the heat');
  await page.keyboard.press('Control+2');
  await expect(page).toHaveURL(app.address('/'));

  // One question is about another window, too: that one asks nobody again.
  await clickMenu(app, 'File', 'New Window');
  await expect.poll(() => app.windows().length).toBe(2);
  const other = app.windows().find((each) => each !== page);
  if (!other) throw new Error('There is no second window');
  await other.goto(app.address('/admin/content/articles/new'));
  await other.getByRole('textbox', { name: 'Title' }).fill('Iron that rusts and back');
  const signOutButton = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Sign Out' });
  await signOutButton.click();
  const question = page.getByRole('dialog', { name: 'Sign out without saving?' });
  await expect(question).toContainText('what you typed into “New article | Admin”, “New article | Admin” is lost');
  await question.getByRole('button', { name: 'Delete and sign out' }).click();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expectSignedOut(other);
});

test('more tabs than fit are scrolled, and the active one stays in sight', async ({ launch, server }) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let count = 2; count <= 8; count += 1) {
    await clickMenu(app, 'File', 'New Tab');
    await expect(page.getByRole('tab')).toHaveCount(count);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(selected(page)).toBeInViewport({ ratio: 1 });
  // Nothing lies over the button.
  await page.getByRole('button', { name: 'New tab' }).click();
  await expect(page.getByRole('tab')).toHaveCount(9);
  await page.keyboard.press('Control+1');
  await expect(selected(page)).toBeInViewport({ ratio: 1 });
  await selected(page).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
  await axe(page);
});
