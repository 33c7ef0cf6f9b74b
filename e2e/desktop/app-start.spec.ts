import { expect, test } from '#e2e/support/electron.ts';

test('the app starts once, with one window on its own page, in the dark theme, and the usual menu', async ({
  launch,
  server,
}) => {
  const env = { CARDI_SERVER_URL: server.url };
  const app = await launch({ env });
  const page = await app.firstWindow();
  await expect(page).toHaveTitle(/CARDI/);
  const address = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
  expect(address).toBe('app://cardi/');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(app.windows()).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const isShown = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());
  expect(isShown).toBe(true);

  const roles = await app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items ?? [];
    return items.flatMap(({ role, submenu }) => [role, ...(submenu?.items.map((item) => item.role) ?? [])]);
  });
  expect(roles).toEqual(expect.arrayContaining(['windowmenu', 'undo', 'redo', 'cut', 'copy', 'paste', 'selectall']));

  // The second one hands over and ends, before a debugger can get hold of it or after.
  const second = await launch({ env }).catch(() => null);
  await second?.ended;
  expect(app.windows()).toHaveLength(1);
});
