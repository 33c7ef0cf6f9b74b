import { expect, needsElectron, test } from '#e2e/support/electron.ts';

/** These tests need Electron's own program. docs/qa.md names each of them. */
test('Chromium takes app:// for a secure origin of its own', async ({ launch, server }) => {
  needsElectron('Chromium without it does not know the scheme');
  const page = await (await launch({ env: { CARDI_SERVER_URL: server.url } })).firstWindow();
  const seen = await page.evaluate(() => ({ origin: window.location.origin, isSecure: window.isSecureContext }));
  expect(seen).toEqual({ origin: 'app://cardi', isSecure: true });
});

test('the program is the Electron of package.json, and its page is painted', async ({ launch, server }) => {
  needsElectron('there is no native window without it');
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  await app.firstWindow();
  const isPainted = await app.evaluate(async ({ BrowserWindow }) => {
    const picture = await BrowserWindow.getAllWindows()[0]?.webContents.capturePage();
    return picture !== undefined && !picture.isEmpty() && process.versions.electron !== undefined;
  });
  expect(isPainted).toBe(true);
});
