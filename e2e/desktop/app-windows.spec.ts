import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesktopApp } from '#e2e/support/desktop-app.ts';
import { expect, test } from '#e2e/support/electron.ts';
import { testPassword } from '#e2e/support/test-password.ts';
import { fieldOf } from '../support/field-of.ts';
import { expectSignedIn } from './support/core-loop.ts';
import { clickMenu } from './support/menu.ts';

const windowsOf = async (app: DesktopApp) => {
  const open = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => ({
      url: window.webContents.getURL(),
      bounds: window.getBounds(),
      zoom: window.webContents.getZoomFactor(),
    })),
  );
  // A window that is about to load its page has no address.
  const shown = open.map(({ url, ...rest }) => ({ path: URL.parse(url)?.pathname ?? '', ...rest }));
  return shown.toSorted((a, b) => a.path.localeCompare(b.path));
};

test('windows that are open come back with page, place and zoom, which are on the disk before any closes', async ({
  launch,
  server,
  userData,
}) => {
  const env = { CARDI_SERVER_URL: server.url };
  const app = await launch({ env });
  const page = await app.firstWindow();
  await clickMenu(app, 'File', 'New Window');
  await expect.poll(() => app.windows().length).toBe(2);
  await page.goto(app.address('/events?type=fair#token=secret'));
  // A page that is still loading would take its zoom back.
  for (const window of app.windows()) await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  const expected = [
    { path: '/', bounds: { x: 300, y: 90, width: 900, height: 640 }, zoom: 1.25 },
    { path: '/events', bounds: { x: 40, y: 60, width: 1000, height: 700 }, zoom: 1.25 },
  ];
  await app.evaluate(({ BrowserWindow }, places) => {
    for (const window of BrowserWindow.getAllWindows()) {
      const path = new URL(window.webContents.getURL()).pathname;
      window.setBounds(places.find((place) => place.path === path)?.bounds ?? {});
      window.webContents.setZoomFactor(1.25);
    }
  }, expected);

  // What a crash would leave is on the disk before anything is closed.
  const file = () => readFile(join(userData, 'window.json'), 'utf8').catch(() => 'not there yet');
  await expect.poll(file).toContain('"path":"/events","bounds":{"x":40');
  expect(await file()).not.toMatch(/token|secret|fair/);
  await app.close();

  const again = await launch({ env });
  await again.firstWindow();
  await expect.poll(() => windowsOf(again)).toEqual(expected);
});

test('a member’s page that comes back while nobody is signed in asks to sign in, and is there after it', async ({
  launch,
  server,
  userData,
}) => {
  const bounds = { x: 40, y: 60, width: 1000, height: 700 };
  const windows = [{ path: '/network/saved', bounds, isMaximized: false, isFullScreen: false }];
  await writeFile(join(userData, 'window.json'), JSON.stringify({ theme: 'dark', zoomFactor: 1, windows }));
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  await fieldOf(page, 'Username').fill('member');
  await fieldOf(page, 'Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page, 'member');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  expect(await windowsOf(app)).toMatchObject([{ path: '/network/saved', bounds }]);
});
