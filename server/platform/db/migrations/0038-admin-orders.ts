import { type Kysely, sql } from 'kysely';

/** Admins read accounts and subscribers by name, also only those of one kind, which may be few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_admins_by_name on users (username_key) where role = 'admin'`.execute(db);
  await sql`create index users_professional_by_name on users (username_key) where membership_tier = 'professional'`.execute(
    db,
  );
  await sql`create index users_suspended_by_name on users (username_key) where suspended_at is not null`.execute(db);
  await sql`create index subscribers_by_status_and_email on newsletter_subscribers (status, email_key)`.execute(db);
}
