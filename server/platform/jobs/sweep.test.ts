import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listNotifications, markNotificationsRead } from '#contract/notifications.ts';
import { maxItems } from '#server/features/feeds/reading/parsed-item.ts';
import { deleteOldItems, nthNewestItem } from '#server/features/feeds/reading/reading-store.ts';
import { feedItemLimit } from '#server/features/feeds/reading/sweep.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { deleteOldNotifications } from '#server/features/notifications/store.ts';
import { notificationLimit, readNotificationLimit } from '#server/features/notifications/sweep.ts';
import { deleteOldMail, enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { failedMailLimit, sentMailLimit } from '#server/platform/mail/sweep.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aFeedItem, aFeedSource } from '#server/testing/feeds.ts';
import { createMailingApp } from '#server/testing/mailing-app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { inSteps, stepSize } from './in-steps.ts';
import { sweep } from './sweep.ts';

const before = 1;

describe('R12: sent mail', () => {
  test('is kept for 30 days without address and text; failed mail for 90 days, waiting mail until it is sent', async () => {
    await using app = await createMailingApp();
    const mail = (to: string) =>
      app.deps.database.write((trx) =>
        enqueueMail(
          trx,
          { template: 'contact.reply', to, subject: 'News', paragraphs: ['In a sentence.'] },
          app.clock.now(),
        ),
      );
    const rows = () =>
      app.deps.database.db.selectFrom('outbox').select(['status', 'recipient']).orderBy('id').execute();
    await mail('one@test.example');
    await app.mail.flush();
    // From here on no mail is sent.
    await app.mail.stop();
    await mail('two@test.example');
    await mail('three@test.example');
    const { db } = app.deps.database;
    await db.updateTable('outbox').set({ status: 'failed' }).where('recipient', '=', 'two@test.example').execute();
    const [sent, failed, waiting] = [
      { status: 'sent', recipient: '' },
      { status: 'failed', recipient: 'two@test.example' },
      { status: 'waiting', recipient: 'three@test.example' },
    ];
    app.clock.advance({ milliseconds: sentMailLimit });
    await sweep(app.deps);
    expect(await rows()).toEqual([sent, failed, waiting]);
    app.clock.advance({ milliseconds: before });
    await sweep(app.deps);
    expect(await rows()).toEqual([failed, waiting]);
    app.clock.advance({ milliseconds: failedMailLimit - sentMailLimit });
    await sweep(app.deps);
    expect(await rows()).toEqual([waiting]);
  });
});

describe('R12: notifications', () => {
  test('are deleted 90 days after they were written if read, and after a year in any case', async () => {
    await using app = await createTestApp();
    const user = await app.aUser();
    const client = await app.signedIn(user);
    const tell = (title: string) =>
      app.deps.database.write((trx) =>
        notify(trx, app.deps, {
          userId: user.id,
          subjectId: null,
          kind: 'moderation',
          title,
          body: 'In a sentence.',
          path: '/notifications',
          withoutMail: true,
        }),
      );
    await tell('Read');
    const [read] = (await client.call(listNotifications, { query: {} })).body.items;
    await client.call(markNotificationsRead, { body: { upTo: read?.id ?? 0 } });
    await tell('Unread');
    const titles = async () => {
      const { db } = app.deps.database;
      return (await db.selectFrom('notifications').select('title').orderBy('id').execute()).map(({ title }) => title);
    };
    app.clock.advance({ milliseconds: readNotificationLimit });
    await sweep(app.deps);
    expect(await titles()).toEqual(['Read', 'Unread']);
    app.clock.advance({ milliseconds: before });
    await sweep(app.deps);
    expect(await titles()).toEqual(['Unread']);
    app.clock.advance({ milliseconds: notificationLimit - readNotificationLimit });
    await sweep(app.deps);
    expect(await titles()).toEqual([]);
  });
});

describe('R12: feed items', () => {
  test('are deleted after a year; the newest, liked, saved and hidden ones stay', async () => {
    await using app = await createTestApp();
    const { database } = app.deps;
    const sourceId = await aFeedSource(app.deps, { state: 'paused' });
    const user = await app.aUser();
    const old = (title: string, more: Parameters<typeof aFeedItem>[2] = {}) =>
      aFeedItem(app.deps, sourceId, { title, ...more });
    await old('Old');
    await old('Liked', { likes: 1 });
    await old('Hidden', { hold: 'hidden' });
    const saved = await old('Saved');
    const at = app.clock.now().toISOString();
    await database.write((trx) =>
      trx
        .insertInto('saved_items')
        .values({ user_id: user.id, kind: 'feed-item', item_id: saved, created_at: at })
        .execute(),
    );
    const titles = async () => {
      const rows = await database.db.selectFrom('feed_items').select('title').orderBy('id').execute();
      return [...new Set(rows.map(({ title }) => title))];
    };
    app.clock.advance({ milliseconds: feedItemLimit + before });
    await sweep(app.deps);
    // It stays as long as a reading may bring it again.
    expect(await titles()).toEqual(['Old', 'Liked', 'Hidden', 'Saved']);
    for (let count = 0; count < maxItems; count++) await old('New');
    await sweep(app.deps);
    expect(await titles()).toEqual(['Liked', 'Hidden', 'Saved', 'New']);
    app.clock.advance({ milliseconds: feedItemLimit + before });
    await sweep(app.deps);
    expect(await titles()).toEqual(['Liked', 'Hidden', 'Saved', 'New']);
  });
});

describe('a sweep', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test('works in limited steps, one transaction each, until nothing is left', async () => {
    let left = 2 * stepSize + 1;
    const taken: number[] = [];
    await inSteps(app.deps.database, async (_trx, limit) => {
      const cleared = Math.min(left, limit);
      left -= cleared;
      taken.push(cleared);
      return cleared;
    });
    expect(taken).toEqual([stepSize, stepSize, 1]);
  });

  test('deletes no more in a step than its limit', async () => {
    const { database } = app.deps;
    const at = '2020-01-01T00:00:00.000Z';
    const rows = Array.from({ length: 3 }, () => ({
      recipient: '',
      message: '{}',
      created_at: at,
      due_at: at,
      status: 'sent' as const,
    }));
    await database.write((trx) => trx.insertInto('outbox').values(rows).execute());
    const step = () => database.write((trx) => deleteOldMail(trx, 'sent', '2021', 2));
    expect([await step(), await step(), await step()]).toEqual([2, 1, 0]);
  });

  test('finds old rows by an index', async () => {
    await expectIndexed(app.deps.database, async (spied) => {
      // Each of them only reads and deletes, so none needs a transaction.
      const trx = spied.db as Parameters<typeof deleteOldMail>[0];
      await deleteOldMail(trx, 'sent', '2020', 5);
      await deleteOldMail(trx, 'failed', '2020', 5);
      await deleteOldNotifications(trx, 'read', '2020', 5);
      await deleteOldNotifications(trx, 'all', '2020', 5);
      await nthNewestItem(spied, 1, maxItems);
      const oldestKept = { published_at: '2020', id: 1 };
      await deleteOldItems(trx, { sourceId: 1, oldestKept, before: '2020', limit: 5 });
    });
  });
});
