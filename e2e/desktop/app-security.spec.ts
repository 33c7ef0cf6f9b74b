import type { DesktopApp } from '#e2e/support/desktop-app.ts';
import { expect, test } from '#e2e/support/electron.ts';
import { bridgeFunctions, bridgeNames } from './support/core-loop.ts';

/** Notes what would be opened outside the app instead of opening it. */
async function watchExternal(app: DesktopApp): Promise<() => Promise<string[]>> {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    shell.openExternal = async (url) => {
      opened.push(url);
    };
    (globalThis as unknown as { opened: string[] }).opened = opened;
  });
  return () => app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
}

/** One app for all of it: what a page tries and is refused leaves no trace. */
test('the app’s window gives a page nothing of the computer', async ({ launch, server }) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  const opened = await watchExternal(app);

  await test.step('it has nothing of Node or Electron in it', async () => {
    const found = await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer'].filter((name) => name in window),
    );
    expect(found).toEqual([]);
    expect(await bridgeNames(page)).toEqual(bridgeFunctions);
  });

  await test.step('it stays on its own pages; web links open in the browser', async () => {
    const follow = (href: string) =>
      page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address });
        document.body.append(link);
        link.click();
      }, href);
    for (const href of ['https://example.org/', 'file:///etc/passwd', 'app://elsewhere/']) await follow(href);
    await expect.poll(opened).toEqual(['https://example.org/']);
    await expect(page).toHaveURL(app.address('/'));
  });

  await test.step('it opens no other window', async () => {
    expect(await page.evaluate(() => window.open('https://example.org/new') === null)).toBe(true);
    await expect.poll(opened).toEqual(['https://example.org/', 'https://example.org/new']);
    expect(app.windows()).toHaveLength(1);
  });

  await test.step('it gets no permission but writing to the clipboard', async () => {
    const states = await page.evaluate(async () => {
      const names = ['geolocation', 'notifications', 'camera', 'microphone'] as const;
      const asked = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
      return asked.map(({ state }) => state);
    });
    expect(states).not.toContain('granted');
  });

  await test.step('it runs no inline code and speaks to no other host', async () => {
    const result = await page.evaluate(async (url) => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
      const spoke = await fetch(`${url}/api/version`).then(
        () => true,
        () => false,
      );
      return { ran: 'ran' in window, spoke };
    }, server.url);
    expect(result).toEqual({ ran: false, spoke: false });
  });

  await test.step('it attaches no webview', async () => {
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('webview'), { src: 'https://example.org/' }));
    });
    const contents = await app.evaluate(({ webContents }) =>
      webContents.getAllWebContents().map((each) => each.getType()),
    );
    expect(contents).not.toContain('webview');
  });
});
