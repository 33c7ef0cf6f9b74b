import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { makeLocation } from '#server/testing/database.ts';
import { up as skeleton } from './0001-skeleton.ts';
import { up as memberships } from './0006-memberships.ts';
import { up as introductions } from './0013-introductions.ts';
import { up as checkouts } from './0029-checkouts.ts';

test('existing introductions keep their state, charges and history, and can be withdrawn', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  const db = database.db as unknown as Kysely<unknown>;
  for (const up of [skeleton, memberships, introductions]) await up(db, database.dialect);
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into users (username, username_key, email, email_key, role, membership_tier, password_hash, created_at)
    values ('ada', 'ada', 'ada@example.com', 'ada@example.com', 'member', 'free', 'x', ${at})`.execute(db);
  const insert = (status: string) =>
    sql<{ id: number }>`insert into introductions (requester_id, name, email, organization, role, reason, target_kind,
        target_id, target_title, status, created_at)
      values (1, 'Ada', 'ada@example.com', 'Works', 'Partner', 'Storage', 'member', 7, 'Bob', ${status}, ${at})
      returning id`.execute(db);
  for (const status of ['declined', 'expired', 'requested']) await insert(status);
  await sql`insert into introduction_charges (introduction_id, user_id, kind, amount_cents, month, quarter, state,
      created_at) values (3, 1, 'first', 2999, '2026-01', '2026-Q1', 'due', ${at})`.execute(db);
  await sql`insert into introduction_trail (introduction_id, at, actor, to_status)
    values (3, ${at}, 'requester', 'requested')`.execute(db);
  await checkouts(db, database.dialect);

  const statuses = async () =>
    (await database.db.selectFrom('introductions').select('status').orderBy('id').execute()).map((row) => row.status);
  expect(await statuses()).toEqual(['declined', 'expired', 'requested']);
  // The constraints still hold: one open request per target, and only known states.
  await expect(insert('requested')).rejects.toThrow(/unique/i);
  await expect(insert('forgotten')).rejects.toThrow(/check/i);
  await sql`update introductions set status = 'withdrawn' where id = 3`.execute(db);
  expect(await statuses()).toEqual(['declined', 'expired', 'withdrawn']);
  expect(await database.db.selectFrom('introduction_charges').select('amount_cents').execute()).toHaveLength(1);
  await expect(sql`delete from introduction_trail`.execute(db)).rejects.toThrow('append-only');
  await database.close();
});
