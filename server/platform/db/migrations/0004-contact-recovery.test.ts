import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { makeLocation } from '#server/testing/database.ts';
import * as skeleton from './0001-skeleton.ts';
import * as contactRecovery from './0004-contact-recovery.ts';

test('existing subscribers stay subscribed and get a token to unsubscribe', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  const db = database.db as unknown as Kysely<unknown>;
  await skeleton.up(db, database.dialect);
  const at = '2026-01-02T03:04:05.000Z';
  const known = ['a@test.example', 'b@test.example'].map((email) => ({ email, email_key: email, created_at: at }));
  // The columns of the first schema.
  await (database.db as unknown as Kysely<{ newsletter_subscribers: (typeof known)[number] }>)
    .insertInto('newsletter_subscribers')
    .values(known)
    .execute();
  await contactRecovery.up(db, database.dialect);
  const rows = await database.db.selectFrom('newsletter_subscribers').selectAll().orderBy('id').execute();
  await database.close();
  expect(rows).toMatchObject(known.map((row) => ({ ...row, status: 'confirmed', confirmed_at: at })));
  expect(new Set(rows.map((row) => row.unsubscribe_token)).size).toBe(2);
  for (const row of rows) expect(row.unsubscribe_token).toMatch(/^[\w-]{43}$/);
});
