import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { followRecord } from '#contract/connections-follows.ts';
import { closeListing } from '#contract/listings-own.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp } from '#server/testing/app.ts';
import { failingAtFirst } from '#server/testing/failing-at-first.ts';
import { numbersTo } from '#server/testing/many-rows.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { settling, tellFollowers } from './tell-followers.ts';

/** An app with a real mail server and someone who posts. */
async function setUp() {
  const smtp = await startMailServer();
  const app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const poster = await app.aUser({ fullName: 'Ada Poster' });
  return {
    app,
    smtp,
    poster,
    async follower() {
      const user = await app.aUser();
      await (await app.signedIn(user)).call(followRecord, { params: { kind: 'member', id: String(poster.id) } });
      return user;
    },
    post: (title: string) => app.aListing(poster, { title }),
    /** Lets new listings settle and runs the job, the given number of times at once. */
    async tell(times = 1) {
      app.clock.advance({ milliseconds: settling });
      await Promise.all(Array.from({ length: times }, () => tellFollowers(app.deps)));
      await app.mail.flush();
    },
    async news(user: CurrentUser) {
      const { body } = await (await app.signedIn(user)).call(listNotifications, { query: {} });
      return body.items.map(({ kind, title, path }) => ({ kind, title, path }));
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

describe('a listing by a followed member', () => {
  test('is announced to each follower once, by bell and mail, and to no one else', async () => {
    await using it = await setUp();
    await it.post('Before anybody followed');
    await it.tell();
    it.app.clock.advance({ days: 1 });
    const followers = [await it.follower(), await it.follower()];
    const stranger = await it.app.aUser();
    const id = await it.post('Salt water batteries seek a site');
    await it.tell();
    await it.tell(3);
    for (const follower of followers) {
      expect(await it.news(follower)).toEqual([
        { kind: 'follow', title: 'Ada Poster posted a listing', path: `/network/listings/${id}` },
      ]);
    }
    expect(await it.news(stranger)).toEqual([]);
    expect(it.smtp.received).toHaveLength(2);
    const addresses = it.smtp.received.map(({ to }) => to?.[0]?.address);
    expect(addresses).toEqual(expect.arrayContaining(followers.map(({ email }) => email)));
    expect(it.smtp.received[0]?.text).toContain('“Salt water batteries seek a site” is new in the Green Market.');
  });

  test('waits until it has settled, and is not announced once it is closed', async () => {
    await using it = await setUp();
    const follower = await it.follower();
    await it.post('Only just posted');
    it.app.clock.advance({ milliseconds: settling - 1 });
    await tellFollowers(it.app.deps);
    expect(await it.news(follower)).toEqual([]);
    const closed = await it.post('Closed at once');
    await (await it.app.signedIn(it.poster)).call(closeListing, { params: { id: String(closed) } });
    await it.tell();
    expect((await it.news(follower)).map(({ path }) => path)).not.toContain(`/network/listings/${closed}`);
    expect(await it.news(follower)).toHaveLength(1);
  });

  test('rings for every listing, and is mailed for the first one in a day', async () => {
    await using it = await setUp();
    const follower = await it.follower();
    await it.post('The first of two listings');
    await it.post('The second of two listings');
    await it.tell();
    expect(await it.news(follower)).toHaveLength(2);
    expect(it.smtp.received).toHaveLength(1);
    it.app.clock.advance({ days: 1, milliseconds: 1 });
    await it.post('One more on the next day');
    await it.tell();
    expect(it.smtp.received).toHaveLength(2);
  });

  test('reaches every follower, even if there are more than one step handles, from any process', async () => {
    await using it = await setUp();
    const { database } = it.app.deps;
    const { db } = database;
    // Inserted directly, because hashing passwords takes time.
    const numbers = sql`${numbersTo(database, 201)} as numbers`;
    await sql`insert into users (username, username_key, email, email_key, role, membership_tier, password_hash,
        is_test, created_at)
      select 'm' || i, 'm' || i, i || '@many.example', i || '@many.example', 'member', 'free', '', 0, '2026-01-01'
      from ${numbers}`.execute(db);
    await sql`insert into follows (follower_id, kind, item_id, created_at)
      select id, 'member', ${it.poster.id}, '2026-01-01' from users where email like '%@many.example'`.execute(db);
    await db.updateTable('member_profiles').set({ follower_count: 201 }).where('user_id', '=', it.poster.id).execute();
    await it.post('News for many people');
    it.app.clock.advance({ milliseconds: settling });
    // Their emails stay in the outbox; this test is not about sending.
    const deps = { ...it.app.deps, mail: { ...it.app.deps.mail, wake: () => undefined } };
    await Promise.all([tellFollowers(deps), tellFollowers(deps)]);
    const told = await db.selectFrom('notifications').where('kind', '=', 'follow').select('user_id').execute();
    expect([told.length, new Set(told.map((row) => row.user_id)).size]).toEqual([201, 201]);
  });
});

test('a listing whose news cannot be written is passed over, and the next one is announced', async () => {
  await using it = await setUp();
  await it.tell();
  const follower = await it.follower();
  await it.post('The first of two');
  const next = await it.post('The second of two');
  it.app.clock.advance({ milliseconds: settling });
  await tellFollowers({ ...it.app.deps, database: failingAtFirst(it.app.deps.database) });
  await it.tell();
  expect((await it.news(follower)).map(({ path }) => path)).toEqual([`/network/listings/${next}`]);
});
