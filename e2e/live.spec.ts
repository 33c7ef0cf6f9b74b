import type { Browser, Page } from '@playwright/test';

import { startCuttingProxy } from '#server/testing/cutting-proxy.ts';

import { signInAs, signInAsNewMember } from './support/account.ts';
import { startServer } from './support/server.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

/** A new member in a separate browser, and a conversation that the admin has started with them. */
async function aConversation(browser: Browser, baseURL: string | undefined, admin: Page) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const member = await context.newPage();
  const name = await signInAsNewMember(member);
  const { id } = (await (await member.request.get('/api/auth/me')).json()) as { id: number };
  await signInAs(admin, 'admin');
  const headers = { Origin: baseURL ?? '' };
  const response = await admin.request.post('/api/conversations', { headers, data: { to: id, body: 'Good morning' } });
  const { conversationId } = (await response.json()) as { conversationId: number };
  return { member, name, path: `/network/messages/${conversationId}` };
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const bubbles = (page: Page) => page.getByRole('region', { name: /^Messages with/ }).getByRole('listitem');
const stream = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/stream'));

test('two browsers see each other type, and each other’s messages and read marks, before anyone asks @postgres', async ({
  page,
  browser,
  baseURL,
}) => {
  const { member, name, path } = await aConversation(browser, baseURL, page);
  await Promise.all([stream(page), page.goto(path)]);
  await expect(bubbles(page)).toHaveCount(1);
  await Promise.all([stream(member), member.goto(path)]);
  await expect(page.getByText('Seen', { exact: true })).toBeVisible();
  await composer(member).pressSequentially('Good');
  await expect(page.getByText('is typing…')).toBeVisible();
  await composer(member).press('Enter');
  // Without the stream it would take 15 seconds.
  await expect(bubbles(page)).toHaveCount(2, { timeout: 10_000 });
  await expect(page.getByText('is typing…')).toHaveCount(0);
  await expect(page.getByRole('log')).toHaveText(`${name}: Good`);
  // Another tab of the same browser has no stream of its own, and hears the same.
  const tab = await member.context().newPage();
  let streams = 0;
  tab.on('request', (request) => (streams += request.url().endsWith('/api/stream') ? 1 : 0));
  await tab.goto('/notifications');
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await composer(page).fill('And to you');
  await composer(page).press('Enter');
  await expect(bubbles(member)).toHaveCount(3, { timeout: 10_000 });
  expect(streams).toBe(0);
  await member.context().close();
});

test('two browsers hear each other on two processes and through a proxy that cuts streams @postgres', async ({
  page,
  browser,
  server,
  databaseUrl,
}) => {
  const { member, path } = await aConversation(browser, server.url, page);
  await page.goto(path);
  await expect(bubbles(page)).toHaveCount(1);
  const other = await startServer({ dataDir: server.dataDir, databaseUrl });
  const proxy = await startCuttingProxy([other.url], 1000, 'streams');
  // A cookie is for a host, whatever its port: the member is signed in there, too.
  const { port } = new URL(proxy.url);
  await member.goto(Object.assign(new URL(path, server.url), { port }).href);
  await expect(bubbles(member)).toHaveCount(1);
  await expect.poll(() => proxy.cuts()).toBeGreaterThan(2);
  for (const [from, to, count] of [
    [page, member, 2],
    [member, page, 3],
    [page, member, 4],
  ] as const) {
    await composer(from).fill(`Message ${count}`);
    await composer(from).press('Enter');
    // Without a stream it would take 15 seconds.
    await expect(bubbles(to)).toHaveCount(count, { timeout: 10_000 });
  }
  await member.context().close();
  await proxy[Symbol.asyncDispose]();
  await other.stop();
});

test.describe('where no stream gets through', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('pages ask by themselves', async ({ page, browser, baseURL }) => {
    const { member, path } = await aConversation(browser, baseURL, page);
    await page.route('**/api/stream', (route) => route.abort());
    await page.clock.install();
    await page.goto(path);
    await expect(bubbles(page)).toHaveCount(1);
    await member.goto(path);
    await composer(member).fill('Good morning to you');
    await composer(member).press('Enter');
    await expect(member.getByText('Sending…')).toHaveCount(0);
    await page.clock.runFor(16_000);
    await expect(bubbles(page)).toHaveCount(2);
    await member.context().close();
  });
});

test('connections who both share it see a green dot while the other is there', async ({ page, browser, baseURL }) => {
  await followSystemTheme(page);
  const { member, name, path } = await aConversation(browser, baseURL, page);
  const headers = { Origin: baseURL ?? '' };
  const { id } = (await (await member.request.get('/api/auth/me')).json()) as { id: number };
  const own = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  await page.request.post('/api/connections', { headers, data: { memberId: id } });
  await member.request.patch(`/api/connections/${own.id}`, { headers, data: { answer: 'accept' } });
  await member.goto('/settings/privacy');
  const section = member.getByRole('region', { name: 'Who is online' });
  await section.getByRole('button', { name: 'Show my connections when I am online' }).click();
  await expect(section.getByText('Shared')).toBeVisible();
  await page.request.put('/api/presence', { headers, data: { isShared: true } });

  await page.goto(path);
  await expect(page.getByRole('heading', { name: `${name} , online` })).toBeVisible();
  await axeInBothThemes(page);
  // It ends at once for who no longer shares it.
  await section.getByRole('button', { name: 'Stop showing it' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 10_000 });
  await member.context().close();
});
