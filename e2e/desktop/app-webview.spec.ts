import { join } from 'node:path';

import type { DesktopApp } from '#e2e/support/desktop-app.ts';
import { test as base, expect, needsElectron } from '#e2e/support/electron.ts';
import { type ResearchTool, startResearchTool } from '#e2e/support/research-tool.ts';
import { startServer } from '#e2e/support/server.ts';
import { signIn } from './support/core-loop.ts';

/** The real app against a server whose research tool is on this machine. */
const test = base.extend<object, { tool: ResearchTool }>({
  tool: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const tool = await startResearchTool();
      await use(tool);
      await tool.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ workFolder, databaseUrl, tool }, use) => {
      const env = { DEEP_RESEARCH_NAME: 'Chorus', DEEP_RESEARCH_URL: tool.url };
      const server = await startServer({ dataDir: join(workFolder, 'webview'), databaseUrl, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Addresses of the webviews there are. */
const guests = (app: DesktopApp) =>
  app.evaluate(({ webContents }) =>
    webContents
      .getAllWebContents()
      .filter((each) => each.getType() === 'webview')
      .map((each) => each.getURL()),
  );

test('the tool shows in its webview, which neither it nor the page around it can lead elsewhere', async ({
  launch,
  server,
  tool,
}) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    shell.openExternal = async (url) => {
      opened.push(url);
    };
    (globalThis as unknown as { opened: string[] }).opened = opened;
  });
  const page = await app.firstWindow();
  await signIn(page, 'member');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await sidebar.getByRole('button', { name: 'Tools' }).click();
  await sidebar.getByRole('link', { name: /Deep Research/ }).click();
  await expect.poll(() => guests(app)).toEqual([tool.url]);

  const inGuest = (code: string) =>
    app.evaluate(async ({ webContents }, script) => {
      const guest = webContents.getAllWebContents().find((each) => each.getType() === 'webview');
      return (await guest?.executeJavaScript(script, true)) as unknown;
    }, code);
  expect(await inGuest("['require', 'process', 'cardi'].filter((name) => name in window)")).toEqual([]);
  expect(await inGuest("window.open('https://journal.example/') === null")).toBe(true);
  const opened = () => app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
  await expect.poll(opened).toEqual(['https://journal.example/']);

  await page.locator('webview').evaluate((element) => element.setAttribute('src', 'https://evil.example/'));
  await inGuest("location.href = 'file:///etc/passwd'").catch(() => {});
  expect(await guests(app)).toEqual([tool.url]);
  expect(app.windows()).toHaveLength(1);
});

test('the tool signs in by a popup, one at a time, which has its cookies and goes nowhere else', async ({
  launch,
  server,
  tool,
}) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  await signIn(page, 'member');
  await page.goto(app.address('/deep-research'));
  await expect.poll(() => guests(app)).toEqual([tool.url]);
  const run = (where: 'webview' | 'popup', code: string) =>
    app.evaluate(
      async ({ webContents, session }, [kind, script]) => {
        const own = session.fromPartition('persist:deep-research');
        const found = webContents
          .getAllWebContents()
          .find((each) => each.session === own && (each.getType() === 'webview') === (kind === 'webview'));
        return (await found?.executeJavaScript(script, true)) as unknown;
      },
      [where, code] as const,
    );
  const popups = () =>
    app.evaluate(({ BrowserWindow, session }) =>
      BrowserWindow.getAllWindows()
        .filter((each) => each.webContents.session === session.fromPartition('persist:deep-research'))
        .map((each) => ({ url: each.webContents.getURL(), title: each.getTitle() })),
    );
  const signInUrl = new URL('/sign-in', tool.url);

  await run('webview', "document.cookie = 'tool=1'");
  await run('webview', `void open('${signInUrl.href}', 'signIn', 'width=500,height=600')`);
  await expect.poll(popups).toEqual([{ url: signInUrl.href, title: expect.stringContaining(`${signInUrl.host}: `) }]);
  await run('webview', `void open('${signInUrl.href}?second', 'other', 'width=500,height=600')`);
  expect(await run('popup', "['require', 'process', 'cardi'].filter((name) => name in window)")).toEqual([]);
  expect(await run('popup', 'document.cookie')).toBe('tool=1');
  await run('popup', "location.href = 'file:///etc/passwd'").catch(() => {});
  expect(await popups()).toHaveLength(1);
  expect((await popups())[0]?.url).toBe(signInUrl.href);
  // As the page's own `close()` does, which Chromium allows to windows that a script has opened.
  await app.evaluate(({ BrowserWindow, session }) => {
    const own = session.fromPartition('persist:deep-research');
    BrowserWindow.getAllWindows()
      .find((each) => each.webContents.session === own)
      ?.close();
  });
  await expect.poll(popups).toEqual([]);
  await run('webview', `void open('${signInUrl.href}?again', 'signIn', 'width=500,height=600')`);
  await expect.poll(async () => (await popups())[0]?.url).toBe(`${signInUrl.href}?again`);
});

test('the tool is drawn inside the page', async ({ launch, server }) => {
  needsElectron('the stand-in’s webview is a page beside the one around it');
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  await signIn(page, 'member');
  await page.goto(app.address('/deep-research'));
  await expect.poll(() => guests(app)).toHaveLength(1);
  const around = await page.locator('webview').evaluate(({ clientWidth }) => clientWidth);
  const inside = () =>
    app.evaluate(async ({ webContents }) => {
      const guest = webContents.getAllWebContents().find((each) => each.getType() === 'webview');
      return (await guest?.executeJavaScript('window.innerWidth')) as unknown;
    });
  await expect.poll(inside).toBe(around);
});
