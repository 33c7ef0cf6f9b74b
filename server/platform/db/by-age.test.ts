import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { type AgeSort, ageSorts } from '#contract/kit/paging.ts';
import { restoreUser } from '#contract/users.ts';
import { findFailedMails } from '#server/features/failed-mails/store.ts';
import { findCheckouts } from '#server/features/memberships/checkout-store.ts';
import { findAllRequests } from '#server/features/memberships/store.ts';
import { findAuditEntries } from '#server/platform/audit/store.ts';
import { findSecurityEvents } from '#server/platform/security-log/store.ts';
import { createTestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';

const sorts = Object.keys(ageSorts) as AgeSort[];

test.each(sorts)('a list with the %s first reads an index, also for a deep page', async (sort) => {
  await using app = await createTestApp();
  for (const before of [undefined, 7]) {
    const page = { sort, before, limit: 3 };
    await expectIndexed(app.deps.database, async (database) => {
      await findAuditEntries(database, { action: undefined, actorId: undefined, ...page });
      await findAuditEntries(database, { action: 'user.suspend', actorId: undefined, ...page });
      await findSecurityEvents(database, {}, page);
      await findSecurityEvents(database, { event: 'account.suspend' }, page);
      await findSecurityEvents(database, { refused: 'true' }, page);
      await findFailedMails(database, page);
      await findCheckouts(database, undefined, page);
      await findCheckouts(database, 'paid', page);
      await findAllRequests(database, undefined, page);
      await findAllRequests(database, 'pending', page);
    });
  }
});

test('oldest first is newest first reversed, page by page, with cursors of its own', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  for (let done = 0; done < 5; done += 1) {
    const { id } = await app.aUser();
    await admin.call(restoreUser, { params: { id: String(id) } });
  }
  const read = async (sort: AgeSort) => {
    const ids: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { body } = await admin.call(listAuditEntries, { query: { sort, limit: '2', ...(cursor && { cursor }) } });
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    return ids;
  };
  const newest = await read('newest');
  expect(newest).toHaveLength(5);
  expect(await read('oldest')).toEqual(newest.toReversed());
  const { body } = await admin.call(listAuditEntries, { query: { limit: '2' } });
  const query = { sort: 'oldest', cursor: body.nextCursor ?? '' } as const;
  expect((await admin.refused(listAuditEntries, { query })).body.fields).toEqual({
    cursor: 'This cursor is not valid',
  });
});
