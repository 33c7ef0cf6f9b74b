import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '#e2e/support/server.ts';
import { testPassword } from '#e2e/support/test-password.ts';
import { fieldOf } from '../support/field-of.ts';
import { test as base, expect } from './support/desktop-mode.ts';

const toolUrl = 'https://research.example/start';

/**
 * The page in desktop mode. Chromium knows no webview: to it the element is an unknown one, which a test
 * makes speak as Electron's would. What Electron's own may do is shown by electron/main/security.
 */
const test = base.extend({
  server: [
    async ({ workFolder, databaseUrl }, use) => {
      const env = { DEEP_RESEARCH_NAME: 'Chorus', DEEP_RESEARCH_URL: toolUrl };
      const server = await startServer({ dataDir: join(workFolder, 'desktop-research'), databaseUrl, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.setTimeout(90_000);
test.use({ keyring: 'absent' });

const webview = (page: Page) => page.locator('webview');

/** The webview tells of something, as Electron's does. */
async function tell(page: Page, name: string, properties: object = {}): Promise<void> {
  await webview(page).evaluate(
    (element, [type, given]) => element.dispatchEvent(Object.assign(new Event(type), given)),
    [name, properties] as const,
  );
}

test('the tool stands in a webview of its own partition; it reloads, fails and comes back', async ({
  page,
  desktop,
}) => {
  await desktop.goto('/deep-research');
  await expect(page).toHaveURL(/\/signin\?returnTo=\/deep-research$/);
  await fieldOf(page, 'Username').fill('member');
  await fieldOf(page, 'Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/deep-research$/);
  await expect(webview(page)).toHaveAttribute('src', toolUrl);
  await expect(webview(page)).toHaveAttribute('partition', 'persist:deep-research');
  for (const name of ['allowpopups', 'preload', 'nodeintegration', 'webpreferences', 'disablewebsecurity']) {
    expect(await webview(page).getAttribute(name)).toBeNull();
  }
  await expect(page.locator('iframe')).toHaveCount(0);

  const reload = page.getByRole('button', { name: 'Reload Chorus' });
  await expect(reload).toBeDisabled();
  await expect(page.getByText('Opening Chorus')).toBeAttached();
  await tell(page, 'did-attach');
  await tell(page, 'dom-ready');
  await expect(page.getByText('Opening Chorus')).toHaveCount(0);
  await webview(page).evaluate((element) =>
    Object.assign(element, { reload: () => element.setAttribute('again', '') }),
  );
  await reload.click();
  await expect(webview(page)).toHaveAttribute('again', '');

  // Stopped by the guard, or a frame inside the tool: nothing has failed.
  await tell(page, 'did-fail-load', { errorCode: -3, isMainFrame: true });
  await tell(page, 'did-fail-load', { errorCode: -105, isMainFrame: false });
  await expect(webview(page)).toBeVisible();

  await page.getByRole('button', { name: 'Full Screen' }).click();
  await expect(page.getByRole('dialog', { name: 'Chorus in full screen' }).locator('webview')).toHaveAttribute(
    'again',
    '',
  );
  await page.keyboard.press('Escape');
  await expect(webview(page)).toHaveAttribute('again', '');

  await tell(page, 'did-fail-load', { errorCode: -105, isMainFrame: true });
  await expect(page.getByRole('alert')).toContainText('Chorus cannot be reached right now');
  await expect(webview(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(webview(page)).toHaveAttribute('src', toolUrl);
  await tell(page, 'render-process-gone');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a webview that the app refuses to attach, and so says nothing, is given up', async ({ page, desktop }) => {
  await page.clock.install();
  await desktop.signIn('member');
  await desktop.goto('/deep-research');
  await expect(webview(page)).toBeAttached();
  // Time goes on by itself meanwhile, on a busy machine a good while.
  await page.clock.runFor(7000);
  await expect(webview(page)).toBeAttached();
  await page.clock.runFor(3000);
  await expect(page.getByRole('alert')).toContainText('Chorus cannot be reached right now');
});
