import type { Browser, Page } from '@playwright/test';
import { forgetSession, signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { confirmAddress, mailsTo, mailTo } from './support/outbox.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

interface Member {
  page: Page;
  id: number;
  username: string;
  email: string;
}

/** A new member in a separate browser. */
async function aMember(
  browser: Browser,
  baseURL: string | undefined,
  viewport = { width: 1440, height: 900 },
): Promise<Member> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce', viewport });
  const page = await context.newPage();
  const username = await signInAsNewMember(page);
  const me = (await (await page.request.get('/api/auth/me')).json()) as { id: number; email: string };
  return { page, username, id: me.id, email: me.email };
}

/** Makes one call with the cookies of a page, as the page would. */
async function send(
  page: Page,
  baseURL: string | undefined,
  path: string,
  data: object,
): Promise<{ conversationId: number }> {
  const response = await page.request.post(path, { headers: { Origin: baseURL ?? '' }, data });
  if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
  return (await response.json()) as { conversationId: number };
}

/** A conversation that the admin, who may write to everyone, has started with a member. */
async function aConversation(admin: Page, baseURL: string | undefined, member: Member, messages: readonly string[]) {
  await signInAs(admin, 'admin');
  let conversationId = 0;
  for (const [index, body] of messages.entries()) {
    const words = { body };
    if (index === 0) {
      ({ conversationId } = await send(admin, baseURL, '/api/conversations', { to: member.id, ...words }));
    } else await send(admin, baseURL, `/api/conversations/${conversationId}/messages`, words);
  }
  return { conversationId, path: `/network/messages/${conversationId}` };
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const bubbles = (page: Page) => page.getByRole('region', { name: /^Messages with/ }).getByRole('listitem');
const sidebarLink = (page: Page) =>
  page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: /^Messages/ });

test('a first message and its answer arrive, and each shows whether it was read', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const member = await aMember(browser, baseURL);
  await confirmAddress(member.page, server, member.email);
  await signInAs(page, 'admin');
  await page.goto(`/network/messages?to=${member.id}`);
  await expect(page.getByText(`This is the beginning of your conversation with ${member.username}.`)).toBeVisible();
  await expect(page.getByText('Enter sends, Shift + Enter starts a new line')).toBeVisible();
  await composer(page).fill('Good morning');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('see https://cardi.example/plan?a=1, and <b>this</b>');
  await composer(page).press('Enter');
  await expect(page).toHaveURL(/\/network\/messages\/\d+$/);
  await expect(bubbles(page)).toHaveText([/Good morning\nsee https:\/\/cardi\.example\/plan\?a=1, and <b>this<\/b>/]);
  const link = bubbles(page).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://cardi.example/plan?a=1');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  await expect(composer(page)).toHaveValue('');

  const mail = await mailTo(server, member.email, 2);
  expect(mail.subject).toBe('Alex Admin wrote to you');
  expect(mail.text).not.toContain('Good morning');
  await member.page.goto('/network/messages');
  await expect(sidebarLink(member.page)).toHaveText(/1 unread/);
  const row = member.page.getByRole('link', { name: /Alex Admin/ });
  await expect(row).toContainText('1 unread');
  await axe(member.page);
  await row.click();
  await expect(bubbles(member.page)).toHaveCount(1);
  await expect(sidebarLink(member.page)).toHaveText('Messages');
  await composer(member.page).fill('Good morning to you');
  await composer(member.page).press('Enter');
  await expect(bubbles(member.page)).toHaveCount(2);
  // The screen shows the message before the server has stored it.
  await expect(member.page.getByText('Sending…')).toHaveCount(0);

  // It arrives by itself, and is announced.
  await expect(bubbles(page)).toHaveCount(2);
  await expect(page.getByRole('log')).toHaveText(`${member.username}: Good morning to you`);
  await composer(page).fill('See you then');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(bubbles(page)).toHaveCount(3);
  await expect(bubbles(member.page)).toHaveCount(3);
  await expect(sidebarLink(member.page)).toHaveText('Messages');
  await expect(page.getByText('Seen', { exact: true })).toBeVisible();
  expect(await mailsTo(server, member.email)).toHaveLength(1 + 1 + 1);
  await member.page.context().close();
});

test.describe('a message that cannot be sent', () => {
  test.use({ allowedConsole: [/status of (403|500)|ERR_FAILED/] });

  test('stays, even after a reload, and is sent once', async ({ page, browser, baseURL }) => {
    const member = await aMember(browser, baseURL);
    const { path } = await aConversation(page, baseURL, member, ['Hello']);
    await page.goto(path);
    await composer(page).fill('Typed and not sent');
    await page.reload();
    await expect(composer(page)).toHaveValue('Typed and not sent');
    // The message arrives, but its answer is lost. Other requests wait, because they would return the message.
    const isSeen = Promise.withResolvers<void>();
    await page.route('**/api/conversations/*/messages*', async (route) => {
      if (route.request().method() !== 'POST') {
        await isSeen.promise;
        return route.fallback();
      }
      await route.fetch();
      await route.abort();
    });
    await composer(page).press('Enter');
    await expect(page.getByText('This was not sent. Please check your connection.')).toBeVisible();
    await expect(composer(page)).toHaveValue('');
    isSeen.resolve();
    await page.unroute('**/api/conversations/*/messages*');
    await page.reload();
    await expect(bubbles(page)).toHaveCount(2);
    await expect(page.getByText('This was not sent.')).toHaveCount(0);

    await page.route('**/api/conversations/*/messages', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await composer(page).fill('Sent at the second try');
    await composer(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/api/conversations/*/messages');
    await page.reload();
    await expect(page.getByText('This was not sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(bubbles(page)).toHaveCount(3);
    await composer(page).fill('x'.repeat(5001));
    await expect(page.getByText('1 characters too many')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await member.page.context().close();
  });

  test('because of a block does not say why; after unblocking both can write again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const member = await aMember(browser, baseURL);
    const { path } = await aConversation(page, baseURL, member, ['Hello']);
    await page.goto(path);
    await expect(bubbles(page)).toHaveCount(1);
    await member.page.goto(path);
    await member.page.getByRole('button', { name: 'More about Alex Admin' }).click();
    await member.page.getByRole('menuitem', { name: 'Block' }).click();
    const dialog = member.page.getByRole('dialog', { name: 'Block Alex Admin?' });
    await expect(dialog).toContainText('Alex Admin is not notified.');
    await axe(member.page);
    await dialog.getByRole('button', { name: 'Block' }).click();
    await expectToast(member.page, 'Alex Admin is blocked');
    await expect(member.page.getByText('You have blocked Alex Admin.')).toBeVisible();

    await composer(page).fill('Are you there?');
    await composer(page).press('Enter');
    await expect(page.getByText(`${member.username} cannot receive messages from you.`).first()).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Are you there?')).toHaveCount(0);

    await member.page.getByRole('link', { name: 'Blocked members' }).click();
    await axe(member.page);
    await member.page.getByRole('button', { name: 'Unblock Alex Admin' }).click();
    await expectToast(member.page, 'Alex Admin is unblocked');
    await expect(member.page.getByRole('heading', { name: 'You haven’t blocked anyone' })).toBeVisible();
    await page.reload();
    await expect(composer(page)).toBeVisible();
    await member.page.context().close();
  });
});

test('a received message can be reported', async ({ page, browser, baseURL }) => {
  const member = await aMember(browser, baseURL);
  const { path } = await aConversation(page, baseURL, member, ['Buy my miracle panels']);
  await member.page.goto(path);
  await member.page.getByRole('button', { name: 'Report this message' }).focus();
  await member.page.keyboard.press('Enter');
  const spam = member.page.getByRole('dialog').getByRole('radio', { name: 'Spam or advertising' });
  await spam.click();
  await expect(spam).toBeChecked();
  await member.page.getByRole('button', { name: 'Send report' }).click();
  await expectToast(member.page, 'Report sent');
  await member.page.context().close();
});

test('on a phone, inbox and conversation are separate screens, and loading history keeps the scroll position', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await aMember(browser, baseURL, { width: 390, height: 844 });
  const words = Array.from({ length: 42 }, (_, number) => `Message number ${number + 1}`);
  await aConversation(page, baseURL, member, words);
  await member.page.goto('/network/messages');
  await expect(member.page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await member.page.getByRole('link', { name: /Alex Admin/ }).click();
  await expect(member.page.getByRole('region', { name: 'Messages', exact: true })).toBeHidden();
  const history = member.page.getByRole('region', { name: /^Messages with/ });
  await expect(history.getByText('Message number 42')).toBeInViewport();
  await expect(bubbles(member.page)).toHaveCount(30);
  await history.evaluate((element) => element.scrollTo({ top: 170 }));
  const marked = history.getByText('Message number 14', { exact: true });
  await expect(marked).toBeInViewport();
  const topOf = async () => (await marked.boundingBox())?.y ?? 0;
  await history.evaluate((element) => element.scrollTo({ top: 150 }));
  const before = await topOf();
  await expect(bubbles(member.page)).toHaveCount(42);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(25);
  await member.page.getByRole('link', { name: 'Back to Messages' }).click();
  await expect(member.page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await member.page.context().close();
});

test('the inbox is searched, the search stays beside the open conversation, and New message finds a connection', async ({
  page,
}) => {
  await followSystemTheme(page);
  await signInAs(page, 'member');
  await page.goto('/network/messages');
  const search = page.getByRole('searchbox', { name: 'Search messages' });
  const rows = page.getByRole('region', { name: 'Messages', exact: true }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Ines Okafor' })).toBeVisible();
  const all = await rows.count();
  await search.fill('OKAFOR');
  await expect(page).toHaveURL(/\?search=OKAFOR$/);
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('1 conversation found')).toBeAttached();
  await page.getByRole('link', { name: /Ines Okafor/ }).click();
  await expect(page).toHaveURL(/\/network\/messages\/\d+\?search=OKAFOR$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Okafor');
  await expect(page).toHaveTitle('Ines Okafor – Messages | CARDI');
  await search.fill('no such words anywhere');
  await expect(page.getByRole('heading', { name: 'No conversation matches “no such words anywhere”' })).toBeVisible();
  await expect(bubbles(page)).toHaveCount(5);
  await axeInBothThemes(page);
  await page.getByRole('button', { name: 'Show all conversations' }).click();
  await expect(rows).toHaveCount(all);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');

  await page.getByRole('button', { name: 'New message' }).click();
  const to = page.getByRole('dialog', { name: 'New message' }).getByRole('combobox', { name: 'To' });
  await expect(to).toBeFocused();
  await to.fill('Ines');
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Ines Okafor/);
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/network\/messages\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
});

test('on a phone, an open conversation has the window to itself, and its bar leads back and to the profile', async ({
  page,
}) => {
  await followSystemTheme(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'member');
  await page.goto('/network/messages?search=Ines');
  const bottomBar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bottomBar).toBeVisible();
  await page.getByRole('link', { name: /Ines Okafor/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Okafor');
  await expect(bubbles(page)).toHaveCount(5);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(bottomBar).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // The composer stands at the lower edge of the window, which does not scroll.
  const form = await page.locator('form', { has: composer(page) }).boundingBox();
  expect(Math.round((form?.y ?? 0) + (form?.height ?? 0))).toBe(844);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  await axeInBothThemes(page);
  // The face is a part of the link.
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.mouse.click((name?.x ?? 0) - 30, (name?.y ?? 0) + 10);
  await expect(page).toHaveURL(/\/network\/profile\/\d+$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Messages' }).click();
  await expect(page).toHaveURL(/\/network\/messages\?search=Ines$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(bottomBar).toBeVisible();
});

test('the screens have no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  await signInAs(page, 'member');
  await page.goto('/network/messages');
  await page.getByRole('link', { name: /Ines Okafor/ }).click();
  await expect(bubbles(page)).toHaveCount(5);
  await axeInBothThemes(page);
  const { items } = (await (await page.request.get('/api/members?search=Ines%20Okafor')).json()) as {
    items: { id: number; name: string }[];
  };
  await forgetSession(page);
  await signInAsNewMember(page);
  await page.goto(`/network/messages?to=${items.find(({ name }) => name === 'Ines Okafor')?.id}`);
  await expect(page.getByText('You and Ines Okafor are not connected.')).toBeVisible();
  await axe(page);
});

test('a meeting is proposed, accepted in the other time zone, and its calendar file downloaded', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await followSystemTheme(page);
  const member = await aMember(browser, baseURL);
  await confirmAddress(member.page, server, member.email);
  const { path } = await aConversation(page, baseURL, member, ['Shall we meet?']);
  await page.goto(path);
  await page.getByRole('button', { name: 'Propose a meeting' }).click();
  const form = page.getByRole('form', { name: `Meeting with ${member.username}` });
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await fieldOf(form, 'Time', { exact: true }).fill(`${inTwoDays}T09:30`);
  await form.getByRole('button', { name: 'Add a time' }).click();
  await form.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
  await page.keyboard.press('Enter');
  await fieldOf(form, 'Place or link').fill('https://meet.example/pipes');
  await axe(page);
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByRole('group', { name: 'You propose a meeting' })).toBeVisible();
  await axeInBothThemes(page);

  await member.page.goto(path);
  const asked = member.page.getByRole('group', { name: /proposes a meeting$/ });
  await expect(asked.getByText('9:30 AM, Asia/Tokyo').first()).toBeVisible();
  await axe(member.page);
  await asked
    .getByRole('button', { name: /^Accept/ })
    .first()
    .press('Enter');
  const agreed = member.page.getByRole('group', { name: 'Meeting agreed' });
  const download = member.page.waitForEvent('download');
  await agreed.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('meeting.ics');
  await agreed.getByRole('button', { name: 'Cancel meeting' }).click();
  await member.page.getByRole('dialog').getByRole('button', { name: 'Cancel meeting' }).click();
  await expect(member.page.getByRole('group', { name: 'You cancelled this meeting' })).toBeVisible();
});
