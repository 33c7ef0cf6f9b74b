import type { DesktopApp } from '#e2e/support/desktop-app.ts';
import { expect, test } from '#e2e/support/electron.ts';
import { signIn } from './support/core-loop.ts';

const openWindows = (app: DesktopApp) => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
const secondStart = (app: DesktopApp, ...args: string[]) =>
  app.evaluate(({ app }, given) => app.emit('second-instance', {}, ['cardi', ...given], ''), args);

test('CARDI goes on without a window where it is told to, and a second start brings it back where it was', async ({
  launch,
  server,
}) => {
  test.skip(process.platform === 'darwin', 'macOS keeps every app running');
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  await signIn(page, 'member');
  await page.goto(app.address('/settings/app'));
  const background = page.getByRole('region', { name: 'In the background' });
  const keepsRunning = background.getByRole('switch', { name: 'Keep running when all windows are closed' });
  await expect(keepsRunning).toHaveAttribute('aria-checked', 'false');
  await keepsRunning.click();
  await expect(keepsRunning).toHaveAttribute('aria-checked', 'true');

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await expect.poll(() => openWindows(app)).toBe(0);
  await secondStart(app);
  await expect.poll(() => app.windows().length).toBe(1);
  const again = app.windows()[0];
  if (!again) throw new Error('There is no window');
  await expect(again.getByRole('heading', { level: 1, name: 'App Settings' })).toBeVisible();
  await secondStart(app, '--hidden');
  await secondStart(app, '--search');
  await expect(again.getByRole('dialog').getByRole('combobox')).toBeFocused();
  expect(await openWindows(app)).toBe(1);
});

test('a start with the word of the jump list opens a window with its search', async ({ launch, server }) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url }, args: ['--search'] });
  const page = await app.firstWindow();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
