import { expect, test } from 'vitest';

import type { SubscriberSort, SubscriptionStatus } from '#contract/newsletter.ts';
import { exportSubscribers, listSubscribers, subscriberSorts } from '#contract/newsletter.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { findSubscribers } from './store.ts';

async function subscribers(app: TestApp, status: SubscriptionStatus, emails: string[]): Promise<void> {
  await app.deps.database.write((trx) =>
    trx
      .insertInto('newsletter_subscribers')
      .values(
        emails.map((email) => ({
          email,
          email_key: email,
          created_at: app.clock.now().toISOString(),
          status,
          unsubscribe_token: `token of ${email}`,
        })),
      )
      .execute(),
  );
}

test('admins see who subscribed, but no tokens', async () => {
  await using app = await createTestApp();
  await subscribers(app, 'confirmed', ['a@test.example', 'b@test.example', 'c@test.example']);
  await subscribers(app, 'pending', ['d@test.example']);
  const admin = await app.as('admin');
  const { body } = await admin.call(listSubscribers, { query: { limit: '2' } });
  expect(body.items.map(({ email }) => email)).toEqual(['d@test.example', 'c@test.example']);
  expect(body.count.value).toBe(4);
  const { body: rest } = await admin.call(listSubscribers, { query: { limit: '2', cursor: body.nextCursor ?? '' } });
  expect(rest.items.map(({ email }) => email)).toEqual(['b@test.example', 'a@test.example']);
  expect(JSON.stringify([body, rest])).not.toContain('token of');
  expect((await admin.call(listSubscribers, { query: { status: 'pending' } })).body.count.value).toBe(1);
});

test.each<[SubscriberSort, string[]]>([
  ['newest', ['b', 'c', 'a']],
  ['oldest', ['a', 'c', 'b']],
  ['email', ['a', 'b', 'c']],
  ['email-desc', ['c', 'b', 'a']],
])('subscribers are sorted by %s, page by page', async (sort, expected) => {
  await using app = await createTestApp();
  await subscribers(app, 'confirmed', ['a@test.example', 'c@test.example', 'b@test.example']);
  await subscribers(app, 'pending', ['d@test.example']);
  const admin = await app.as('admin');
  const emails: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await admin.call(listSubscribers, {
      query: { status: 'confirmed', sort, limit: '1', ...(cursor && { cursor }) },
    });
    emails.push(...body.items.map(({ email }) => email.slice(0, 1)));
    cursor = body.nextCursor;
  }
  expect(emails).toEqual(expected);
});

test.each(Object.keys(subscriberSorts) as SubscriberSort[])(
  'by %s: reads an index, also for a deep page',
  async (sort) => {
    await using app = await createTestApp();
    await subscribers(app, 'confirmed', ['a@test.example', 'b@test.example']);
    for (const status of [undefined, 'pending'] as const) {
      for (const after of [undefined, sort.startsWith('email') ? 'a@test.example' : 1]) {
        await expectIndexed(app.deps.database, (database) =>
          findSubscribers(database, { status, sort, after, limit: 3 }),
        );
      }
    }
  },
);

test('the export has the rows of the table, in more than one batch', async () => {
  await using app = await createTestApp();
  const emails = Array.from({ length: 1001 }, (_, index) => `reader-${String(index).padStart(4, '0')}@test.example`);
  for (let start = 0; start < emails.length; start += 200) {
    await subscribers(app, 'confirmed', emails.slice(start, start + 200));
  }
  await subscribers(app, 'pending', ['waiting@test.example']);
  const admin = await app.as('admin');
  const { body } = await admin.call(exportSubscribers, { body: { filters: { status: 'confirmed' } } });
  const lines = body.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/Email,Status,Since,Confirmed,Bounced,Topics$/);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(emails.toReversed());
  const { body: all } = await admin.call(exportSubscribers, { body: { filters: {} } });
  expect(all).toContain('waiting@test.example,Waiting for confirmation,');
});
