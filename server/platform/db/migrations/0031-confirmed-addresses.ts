import { type Kysely, sql } from 'kysely';

/**
 * Addresses count once their owner has confirmed them: those of accounts by a mailed link, those of event registrations
 * while the seat is held.
 *
 * Accounts that exist count as confirmed. They have been mailed all along, and an upgrade that silenced the mail of a
 * whole network until everybody has opened a link would do more harm than the addresses that were never proven.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'text').execute();
  await sql`update users set email_confirmed_at = created_at where deleted_at is null`.execute(db);

  for (const column of ['held_until', 'told_at']) {
    await db.schema.alterTable('event_registrations').addColumn(column, 'text').execute();
  }
  await sql`create index event_registrations_held on event_registrations (held_until) where held_until is not null`.execute(
    db,
  );
}
