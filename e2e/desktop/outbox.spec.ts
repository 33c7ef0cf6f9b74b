import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';

import { axe, axeInBothThemes, followSystemTheme } from '#e2e/support/axe.ts';
import type { RunningServer } from '#e2e/support/server.ts';
import { expectToast } from '#e2e/support/toast.ts';
import { expectSavedData, expectSignedIn, expectSignedOut, signIn } from './support/core-loop.ts';
import { expect, test } from './support/desktop-mode.ts';

// Each story stops its server and starts it again.
test.setTimeout(120_000);
test.use({ allowedConsole: [/status of 50\d/] });

/** Asks the server's own database. */
function inDatabase<Result>({ dataDir }: RunningServer, work: (database: Database.Database) => Result): Result {
  const database = new Database(join(dataDir, 'cardi.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const count = (server: RunningServer, sql: string, ...values: unknown[]) =>
  inDatabase(server, (database) =>
    Number(
      database
        .prepare(sql)
        .pluck()
        .get(...values),
    ),
  );

/** Someone in the directory, other than the sample users who sign in. */
const someMember = (server: RunningServer) =>
  inDatabase(
    server,
    (database) =>
      database
        .prepare(
          `select u.id, coalesce(u.full_name, u.username) as name from users u join member_profiles p on p.user_id = u.id
           where p.is_listed = 1 and u.username not in ('member', 'admin') order by u.id desc limit 1`,
        )
        .get() as { id: number; name: string },
  );

const notice = (page: Page) => page.getByText('waiting to be sent.', { exact: false });
const changes = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
const save = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Saved?(?! as)/ })
    .first();

async function openListing(page: Page, goto: (path: string) => Promise<unknown>): Promise<void> {
  // One of the samples: another story may have published a newer one, which its owner cannot save.
  await goto('/network/listings/1');
  await expect(save(page)).toBeVisible();
}

test('what is done offline waits, outlives a restart of the app, and reaches the server once', async ({
  page,
  desktop,
  server,
}) => {
  const { id, name } = someMember(server);
  await desktop.signIn('admin');
  await openListing(page, desktop.goto);
  const listing = page.url();
  await desktop.goto(`/network/messages?to=${id}`);
  const words = page.getByRole('textbox', { name: /message/i });
  await expect(words).toBeVisible();

  await server.kill();
  for (const text of ['The first of two', 'And the second']) {
    await words.fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Waiting to be sent');
  }
  await page.goto(listing);
  // What waits is said before there is something to select, which a later notice would move.
  const first = await page.waitForFunction(() => {
    const hasPage = document.querySelector('main h1') !== null;
    return hasPage && { says: document.body.innerText.includes('2 changes waiting to be sent.') };
  });
  expect(await first.jsonValue()).toEqual({ says: true });
  await expectSavedData(page);
  await save(page).click();
  await expectToast(page, 'Waiting to be sent');
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page)).toContainText('3 changes waiting to be sent');

  await desktop.restart();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Outbox' }).click();
  await expect(changes(page)).toHaveCount(3);
  await expect(changes(page).first()).toContainText('The first of two');
  await expect(changes(page).first().getByRole('heading')).toHaveText(`Message to ${name}`);
  await expect(changes(page).last().getByRole('heading')).toHaveText(/^Save (?!listing)./);
  await axe(page);

  await server.restart();
  await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  expect(
    count(server, 'select count(*) from saved_items s join users u on u.id = s.user_id where username = ?', 'admin'),
  ).toBe(1);
  const sent = inDatabase(server, (database) =>
    database
      .prepare("select body from messages where body like '%of two' or body like 'And the%' order by id")
      .pluck()
      .all(),
  );
  expect(sent).toEqual(['The first of two', 'And the second']);
  await desktop.goto(`/network/messages?to=${id}`);
  await expect(page.getByRole('region', { name: `Messages with ${name}` })).toContainText('And the second');
});

test('a draft saved offline twice reaches the server as one, follows later saves, and asks when it was changed elsewhere', async ({
  page,
  desktop,
  server,
}) => {
  await desktop.signIn('admin');
  await desktop.goto('/network/listings/create');
  const title = page.getByRole('textbox', { name: 'Title' });
  const saveDraft = page.getByRole('button', { name: 'Save as draft' });
  const saved = () =>
    inDatabase(server, (database) =>
      database
        .prepare(
          "select id, title, version from listings where status = 'draft' and title like 'Offline %' order by id",
        )
        .all(),
    ) as { id: number; title: string; version: number }[];

  await server.kill();
  for (const text of ['Offline one', 'Offline two']) {
    await title.fill(text);
    await saveDraft.click();
    await expectToast(page, 'Waiting to be sent');
  }
  await expect(page).toHaveURL(/create\?draft=/);
  await desktop.restart();
  await expect(title).toHaveValue('Offline two');
  await title.fill('Offline three');
  await saveDraft.click();
  await expect(notice(page)).toContainText('2 changes waiting to be sent');
  await desktop.goto('/network/listings/mine');
  const waiting = page.getByRole('list', { name: 'Drafts that wait to be sent' });
  await expect(waiting.getByRole('listitem')).toHaveText(/Waiting to be sent.*Offline three/);
  await axe(page);
  await waiting.getByRole('link', { name: 'Offline three' }).click();
  await expect(title).toHaveValue('Offline three');

  // The form stays open while it is sent; the next save is about the draft that was made.
  await server.restart();
  await expect.poll(saved).toMatchObject([{ title: 'Offline three', version: 2 }]);
  await expect(notice(page)).toHaveCount(0);
  await title.fill('Offline four');
  await saveDraft.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Draft' })).toBeVisible();
  expect(saved()).toMatchObject([{ title: 'Offline four', version: 3 }]);

  const id = saved()[0]?.id;
  await server.kill();
  await title.fill('Offline five');
  await saveDraft.click();
  await expectToast(page, 'Waiting to be sent');
  inDatabase(server, (database) =>
    database
      .prepare(
        "update listings set title = 'Elsewhere', version = version + 1, draft = json_set(draft, '$.title', 'Elsewhere') where id = ?",
      )
      .run(id),
  );
  await server.restart();
  await expect(page.getByText('1 change could not be made.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the outbox' }).first().click();
  await expect(changes(page)).toHaveCount(1);
  await expect(changes(page).getByRole('row', { name: /Title/ })).toHaveText('TitleOffline fiveElsewhere');
  await axe(page);
  await changes(page).getByRole('button', { name: 'Keep mine: Save the draft “Offline five”' }).click();
  await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  expect(saved()).toMatchObject([{ id, title: 'Offline five', version: 5 }]);
});

test('what the server refuses stands with its reason beside what it has now: edited, kept, or given up', async ({
  page,
  desktop,
  server,
}) => {
  const { id, name } = someMember(server);
  await followSystemTheme(page);
  await desktop.signIn('admin');
  await desktop.goto(`/network/profile/${id}`);
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ });
  await expect(follow).toBeVisible();
  const profile = page.url();
  await desktop.goto(`/network/messages?to=${id}`);
  const words = page.getByRole('textbox', { name: /message/i });
  await words.fill('Written while offline');
  await server.kill();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Written while' })).toContainText('Waiting to be sent');
  await page.goto(profile);
  await expectSavedData(page);
  await follow.click();
  await expect(notice(page)).toContainText('2 changes waiting');

  const admin = count(server, "select id from users where username = 'admin'");
  inDatabase(server, (database) =>
    database
      .prepare('insert into blocks (blocker_id, blocked_id, created_at) values (?, ?, ?)')
      .run(id, admin, new Date().toISOString()),
  );
  await server.restart();
  await expect(page.getByText('2 changes could not be made.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the outbox' }).first().click();
  const message = changes(page).filter({ has: page.getByRole('heading', { name: `Message to ${name}` }) });
  await expect(message).toContainText('You wroteWritten while offline');
  await expect(message).toContainText('The server says');
  const followed = changes(page).filter({ has: page.getByRole('heading', { name: `Follow ${name}` }) });
  await expect(followed.getByRole('row', { name: 'Following Yes No' })).toBeVisible();
  await axeInBothThemes(page);

  await followed.getByRole('button', { name: `Keep mine: Follow ${name}` }).click();
  await expect(followed.getByRole('row', { name: 'Following Yes No' })).toBeVisible();
  await followed.getByRole('button', { name: `Take the server’s: Follow ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove my change' }).click();
  await expect(changes(page)).toHaveCount(1);

  inDatabase(server, (database) => database.prepare('delete from blocks where blocked_id = ?').run(admin));
  await message.getByRole('button', { name: `Edit: Message to ${name}` }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Written again');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  expect(count(server, "select count(*) from messages where body = 'Written again'")).toBe(1);
  expect(count(server, "select count(*) from messages where body = 'Written while offline'")).toBe(0);
  expect(count(server, 'select count(*) from follows where follower_id = ?', admin)).toBe(0);
});

test('what waits goes with the session: asked before a sign-out, told once where the session ends elsewhere', async ({
  page,
  desktop,
  server,
}) => {
  const saved = () =>
    count(server, 'select count(*) from saved_items s join users u on u.id = s.user_id where username = ?', 'member');
  await desktop.signIn('member');
  await openListing(page, desktop.goto);
  await server.kill();
  await save(page).click();
  await expect(notice(page)).toContainText('1 change waiting');

  const signOut = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Sign Out' });
  await signOut.click();
  const question = page.getByRole('dialog', { name: '1 change has not been sent' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await expectSignedIn(page, 'member');
  await signOut.click();
  await question.getByRole('button', { name: 'Delete and sign out' }).click();
  await expectSignedOut(page);

  await server.restart();
  await signIn(page, 'member');
  await openListing(page, desktop.goto);
  await expect(notice(page)).toHaveCount(0);
  expect(saved()).toBe(0);
  await server.kill();
  await save(page).click();
  await expect(notice(page)).toContainText('1 change waiting');
  inDatabase(server, (database) => database.prepare('delete from sessions').run());
  await server.restart();
  const told = page.getByText('1 change had not been sent and was deleted when your session ended.');
  await expect(told).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toBeHidden();
  await page.reload();
  await signIn(page, 'member');
  await expect(told).toBeHidden();
  await desktop.goto('/outbox');
  await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  expect(saved()).toBe(0);
});
