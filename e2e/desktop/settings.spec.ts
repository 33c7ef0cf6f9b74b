import { join } from 'node:path';
import { axe } from '#e2e/support/axe.ts';
import { startServer } from '#e2e/support/server.ts';
import { expectToast } from '#e2e/support/toast.ts';
import { missingForCertificates, startSelfSigned } from '#electron/testing/self-signed.ts';
import { fieldOf } from '../support/field-of.ts';
import { expectListing, expectSavedData, expectSignedIn, expectSignedOut, listed } from './support/core-loop.ts';
import { test as base, expect } from './support/desktop-mode.ts';

/** With a second server, which the settings call Staging. */
const test = base.extend<{ stagingOrigin: string }, { staging: string }>({
  staging: [
    async ({ workFolder, databaseUrl }, use) => {
      const server = await startServer({
        dataDir: join(workFolder, 'staging'),
        databaseUrl,
        env: { APP_MODE: 'staging', SESSION_SECRET: 'a secret of the tests that is long enough' },
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  stagingOrigin: async ({ staging }, use) => use(staging),
});

test.setTimeout(120_000);

test('the server: refused with a reason, or moved to, with a session of its own', async ({ page, desktop, server }) => {
  await desktop.signIn('member');
  await desktop.goto('/');
  await page.getByRole('button', { name: 'User menu of member' }).click();
  await page.getByRole('menuitem', { name: 'App settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'App Settings' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Server' });
  await expect(own).toContainText(`Your own server${server.url}`);
  await expect(own.getByText('In use')).toHaveCount(1);

  const address = page.getByLabel('Another server');
  const check = page.getByRole('button', { name: 'Check and connect' });
  await check.click();
  await expect(own).toContainText('Enter the address of a server');
  for (const [typed, reason] of [
    ['http://cardi.example', 'The address must begin with https:// unless the server runs on this computer.'],
    ['http://127.0.0.1:9', 'This address did not answer.'],
  ] as const) {
    await address.fill(typed);
    await check.click();
    await expect(own).toContainText(reason);
  }
  await axe(page);

  await page.getByRole('button', { name: 'Connect to Staging' }).click();
  await expect(own).toContainText('(staging, version');
  // The real app's window reloads by itself.
  await desktop.goto('/settings/app');
  await expectSignedOut(page);
  await expect(own.getByText('In use')).toHaveCount(1);
  await address.fill(server.url);
  await check.click();
  await expect(own).toContainText(`Connected to ${server.url}`);
  await desktop.goto('/settings/app');
  await expectSignedIn(page, 'member');
});

test.describe('without its server', () => {
  test.use({ allowedConsole: [/status of 503/] });

  test('what was made available is read, the app knows its user, and a cleared cache is empty', async ({
    page,
    desktop,
    server,
  }) => {
    await desktop.signIn('member');
    // Within the page, as the menu does it: it is loaded anew only where the app starts again.
    const open = async (path: string) => {
      await desktop.emit('open', { path });
      await expect(page).toHaveURL(`${desktop.origin}${path}`);
    };
    await desktop.goto('/network/members');
    await page.getByRole('button', { name: 'Make available offline' }).click();
    await expectToast(page, 'Available offline', 'Directory:');
    const visited = {
      '/notifications': 'Nothing new',
      '/network/messages/1': 'What does the glass fibre fetch, and who takes the resin?',
      '/network/enquiries': 'No enquiries yet',
      '/network/introductions': 'No requests yet',
      '/settings/membership': 'Nothing so far.',
    };
    for (const [path, sentence] of Object.entries(visited)) {
      await open(path);
      await expect(page.getByRole('main').getByText(sentence).first(), path).toBeVisible();
    }
    await server.stop();
    try {
      await desktop.restart();
      await expectSignedIn(page, 'member');
      // The list before is there until the next one is.
      const linkTo = (records: string) =>
        page.getByRole('main').getByRole('article').locator(`a[href^="/network/${records}/"]`).first();
      for (const [list, records] of Object.entries({
        members: 'profile',
        companies: 'companies',
        technologies: 'technologies',
      })) {
        await open(`/network/${list}`);
        await expect(linkTo(records), list).toBeVisible();
      }
      await open('/network/listings');
      const first = linkTo('listings');
      await expect(first).toBeVisible();
      const title = (await first.textContent()) ?? '';
      await expectSavedData(page);
      await listed(page, title).first().click();
      await expectListing(page, title);
      await expectSavedData(page);
      await expectSignedIn(page, 'member');
      for (const [path, sentence] of Object.entries(visited)) {
        await open(path);
        await expect(page.getByRole('main').getByText(sentence).first(), path).toBeVisible();
      }

      await open('/settings/app');
      await page.getByRole('button', { name: 'Make available offline: Directory' }).click();
      await expectToast(page, 'Not available offline', 'The server stopped answering.');
      await page.getByRole('button', { name: 'Clear…' }).click();
      await page.getByRole('button', { name: 'Clear now' }).click();
      await expectToast(page, 'Cache cleared');
      await expect(page.getByText('0 bytes kept')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Clear…' })).toBeFocused();
    } finally {
      await server.restart();
    }
  });
});

const missing = missingForCertificates();
test(`a certificate that nobody vouches for is explained${missing ? ` (${missing})` : ''}`, async ({
  page,
  desktop,
  workFolder,
}) => {
  test.skip(missing !== null, missing ?? '');
  const stranger = await startSelfSigned(workFolder, (_, response) => response.end('{}'));
  await desktop.goto('/settings/app');
  await fieldOf(page, 'Another server').fill(stranger.origin);
  await page.getByRole('button', { name: 'Check and connect' }).click();
  const own = page.getByRole('region', { name: 'Server' });
  await expect(own).toContainText('This server’s certificate is not trusted by this computer.');
  stranger.close();
});

test('menu, links, downloads and updates reach the page; settings hold', async ({ page, desktop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desktop.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await desktop.emit('open', { path: '/settings/app' });
  await expect(page).toHaveURL(/\/settings\/app$/);
  await expect(page.getByRole('heading', { level: 1, name: 'App Settings' })).toBeVisible();

  await desktop.emit('command', { name: 'theme', choice: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Light', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await axe(page);
  await desktop.emit('downloaded', { name: 'event.ics', isSaved: true });
  await expectToast(page, 'Saved', 'event.ics');

  const notifications = page.getByRole('switch', { name: 'Show notifications' });
  await notifications.click();
  await expect(notifications).toHaveAttribute('aria-checked', 'false');
  await fieldOf(page, 'Add a language').selectOption('de');
  await expect(page.getByRole('list', { name: 'Languages that are checked' })).toContainText('German');
  await page.getByRole('button', { name: 'Remove American English' }).click();
  await expect(page.getByRole('list', { name: 'Languages that are checked' })).toHaveText('German');
  await desktop.goto('/settings/app');
  await expect(notifications).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('list', { name: 'Languages that are checked' })).toHaveText('German');

  const background = page.getByRole('region', { name: 'In the background' });
  await background.getByRole('switch', { name: 'Keep running when all windows are closed' }).click();
  const record = background.getByRole('button', { name: /Choose keys|Press keys|Change/ });
  await record.click();
  await page.keyboard.press('Control+KeyK');
  await expect(background).toContainText('Hold at least two of Ctrl, Alt, Shift and the system key.');
  await page.keyboard.press('Control+Alt+Space');
  await expect(background).toContainText('The system refused these keys');
  await record.click();
  await page.keyboard.press('Control+Shift+KeyL');
  await expect(background.getByText('CtrlShiftL')).toBeVisible();
  await expect(record).toBeFocused();
  await axe(page);
  await background.getByRole('button', { name: 'Remove' }).click();
  await expect(record).toHaveText('Choose keys');

  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expectToast(page, 'Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^CARDI: .*\nElectron: /);
  expect(copied).toContain('Session: Signed out.');

  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expectToast(page, 'Version 9.9.9 is ready', 'Restart to update.');
  await expect(page.getByRole('heading', { name: 'What is new in 9.9.9' })).toBeVisible();
  await desktop.emit('command', { name: 'search' });
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
