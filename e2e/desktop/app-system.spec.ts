import type { DesktopApp } from '#e2e/support/desktop-app.ts';
import { expect, test } from '#e2e/support/electron.ts';
import { signIn } from './support/core-loop.ts';
import { clickMenu } from './support/menu.ts';
import { pageLoaded } from './support/page-loaded.ts';

const bounds = (app: DesktopApp) => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());

test('a link starts the app on its page and leads the running one; the menu and a sign-out reach it', async ({
  launch,
  server,
}) => {
  const env = { CARDI_SERVER_URL: server.url };
  const app = await launch({ env, args: ['cardi://network/listings'] });
  const page = await app.firstWindow();

  await test.step('a link leads the running app without loading it anew', async () => {
    await expect(page).toHaveURL(app.address('/network/listings'));
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await app.evaluate(({ app }) => app.emit('second-instance', {}, ['cardi', 'cardi://events'], ''));
    await expect(page).toHaveURL(app.address('/events'));
    await app.evaluate(({ app }) => app.emit('second-instance', {}, ['cardi', 'cardi://api/auth/signout'], ''));
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/events');
  });

  await test.step('the menu searches, changes the theme and opens the settings', async () => {
    await expect(page.getByRole('banner')).toBeVisible();
    // The page hears the menu once its scripts run; what is drawn by then may be drawn without them.
    await expect(async () => {
      await clickMenu(app, 'Go', 'Search…');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await clickMenu(app, 'View', 'Theme', 'Light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    // The page tells main once it has taken the theme over.
    await expect.poll(() => app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('light');
    await clickMenu(app, process.platform === 'darwin' ? 'CARDI' : 'File', 'Settings…');
    await expect(page.getByRole('heading', { level: 1, name: 'App Settings' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Server' })).toContainText(server.url);
  });

  await test.step('a sign-out empties the research tool’s partition', async () => {
    await signIn(page, 'member');
    const cookies = () =>
      app.evaluate(
        async ({ session }) => (await session.fromPartition('persist:deep-research').cookies.get({})).length,
      );
    await app.evaluate(({ session }) =>
      session
        .fromPartition('persist:deep-research')
        .cookies.set({ url: 'https://research.example/', name: 'a', value: 'b' }),
    );
    expect(await cookies()).toBe(1);
    await page.getByRole('button', { name: 'User menu of member' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(cookies).toBe(0);
  });
});

test('size, place and zoom come back', async ({ launch, server }) => {
  const env = { CARDI_SERVER_URL: server.url };
  const first = await launch({ env });
  await pageLoaded(first);
  await first.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.setBounds({ x: 60, y: 70, width: 900, height: 640 });
    window?.webContents.setZoomFactor(1.25);
  });
  const before = await bounds(first);
  await first.close();
  const second = await launch({ env });
  expect(await bounds(second)).toEqual(before);
  const zoom = () =>
    second.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor());
  await expect.poll(zoom).toBeCloseTo(1.25);
});
