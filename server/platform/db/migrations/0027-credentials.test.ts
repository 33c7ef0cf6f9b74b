import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { makeLocation } from '#server/testing/database.ts';
import { up as skeleton } from './0001-skeleton.ts';
import { up as outbox } from './0002-outbox.ts';
import { up as contactRecovery } from './0004-contact-recovery.ts';
import { up as events } from './0005-events.ts';
import { up as memberships } from './0006-memberships.ts';
import { up as network } from './0007-network.ts';
import { up as accountSettings } from './0015-account-settings.ts';
import { up as credentials } from './0027-credentials.ts';

test('links to set a new password survive the upgrade, pending changes of address do not', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  const db = database.db as unknown as Kysely<unknown>;
  for (const up of [skeleton, outbox, contactRecovery, events, memberships, network, accountSettings]) {
    await up(db, database.dialect);
  }
  await sql`insert into users (username, username_key, email, email_key, role, membership_tier, password_hash, created_at)
    values ('ada', 'ada', 'ada@example.com', 'ada@example.com', 'member', 'free', 'x', '2026-01-01')`.execute(db);
  await sql`insert into password_resets values (1, 'hash', '2026-01-01', '2026-01-02')`.execute(db);
  await sql`insert into email_changes values (1, 'new@example.com', 'hash', '2026-01-01', '2026-01-02')`.execute(db);
  await credentials(db, database.dialect);
  const resets = await database.db.selectFrom('password_resets').selectAll().execute();
  expect(resets).toEqual([{ token_hash: 'hash', user_id: 1, created_at: '2026-01-01', expires_at: '2026-01-02' }]);
  expect(await database.db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
  await sql`insert into password_resets values ('another', 1, '2026-01-01', '2026-01-02')`.execute(db);
  await database.close();
});
