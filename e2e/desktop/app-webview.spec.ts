import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';

import { test as base, expect } from '#e2e/support/electron.ts';
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
const guests = (app: ElectronApplication) =>
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
  await page
    .getByRole('link', { name: /Deep Research/ })
    .first()
    .click();
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
