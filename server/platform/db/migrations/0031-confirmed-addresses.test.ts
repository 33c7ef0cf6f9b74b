import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { makeLocation } from '#server/testing/database.ts';
import { up as skeleton } from './0001-skeleton.ts';
import { up as articles } from './0003-articles.ts';
import { up as events } from './0005-events.ts';
import { up as confirmedAddresses } from './0031-confirmed-addresses.ts';

test('M9: the addresses of existing accounts count as confirmed, but not those of deleted ones', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  const db = database.db as unknown as Kysely<unknown>;
  for (const up of [skeleton, articles, events]) await up(db, database.dialect);
  await sql`alter table users add column deleted_at text`.execute(db);
  for (const [name, deletedAt] of [
    ['ada', null],
    ['former', '2026-02-01T00:00:00.000Z'],
  ]) {
    await sql`insert into users (username, username_key, email, email_key, role, membership_tier, password_hash, created_at,
        deleted_at)
      values (${name}, ${name}, ${name}, ${name}, 'member', 'free', 'x', '2026-01-01T00:00:00.000Z', ${deletedAt})`.execute(
      db,
    );
  }
  await confirmedAddresses(db);
  const rows = await database.db.selectFrom('users').select(['username', 'email_confirmed_at']).orderBy('id').execute();
  await database.close();
  expect(rows).toEqual([
    { username: 'ada', email_confirmed_at: '2026-01-01T00:00:00.000Z' },
    { username: 'former', email_confirmed_at: null },
  ]);
});
