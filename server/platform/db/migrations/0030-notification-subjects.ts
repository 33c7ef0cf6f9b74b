import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * Notifications and mails name the member they are about by number, so that they can be deleted with the account. Also:
 * enquiries from members only, indexes for the sweeper, and the one change that the audit log allows, the removal of a
 * name.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema.alterTable('notifications').addColumn('subject_id', integer).execute();
  await deriveSubjects(db, dialect);
  await sql`create index notifications_by_subject on notifications (subject_id) where subject_id is not null`.execute(
    db,
  );
  await db.schema.createIndex('notifications_by_age').on('notifications').column('created_at').execute();
  await sql`create index notifications_read on notifications (created_at) where read_at is not null`.execute(db);

  await db.schema
    .createTable('outbox_members')
    .addColumn('mail_id', integer, (c) => c.notNull().references('outbox.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('outbox_members_key', ['mail_id', 'user_id'])
    .execute();
  await db.schema.createIndex('outbox_members_by_user').on('outbox_members').column('user_id').execute();
  // Addresses are kept in lower case.
  await sql`insert into outbox_members (mail_id, user_id)
    select outbox.id, users.id from outbox join users on users.email_key = lower(outbox.recipient)
    where outbox.status <> 'sent'`.execute(db);
  // Of a sent mail only the fact that it was sent is kept.
  await sql`update outbox set recipient = '' where status = 'sent'`.execute(db);
  await sql`create index outbox_sent on outbox (created_at) where status = 'sent'`.execute(db);
  await sql`create index outbox_failed_by_age on outbox (created_at) where status = 'failed'`.execute(db);

  await db.schema
    .createIndex('introductions_by_target')
    .on('introductions')
    .columns(['target_kind', 'target_id'])
    .execute();
  await db.schema
    .alterTable('member_profiles')
    .addColumn('enquiries_from_members', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await allowRedaction(db, dialect);
}

/**
 * Sets the subject of existing notifications where a path or the exact title of one row names the member; nothing is
 * guessed. Other notifications are deleted by age.
 */
async function deriveSubjects(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  /** The number at the end of a notification's path, `null` where there is none. */
  const numberAfter = (prefix: string) =>
    dialect === 'sqlite'
      ? sql`cast(substr(notifications.path, ${sql.lit(prefix.length + 1)}) as integer)`
      : sql`cast(substring(notifications.path from ${sql.lit(`^${prefix}([0-9]{1,15})$`)}) as bigint)`;
  const about = async (kind: string, path: string, subject: ReturnType<typeof sql>) => {
    await sql`update notifications set subject_id = (${subject})
      where kind = ${sql.lit(kind)} and path like ${sql.lit(path)}`.execute(db);
  };

  await about(
    'connection',
    '/network/profile/%',
    sql`select users.id from users where users.id = ${numberAfter('/network/profile/')}`,
  );
  await about(
    'introduction',
    '/network/introductions/%',
    sql`select case
        when introductions.requester_id <> notifications.user_id then introductions.requester_id
        else coalesce(introductions.recipient_id,
          case when introductions.target_kind = 'member' then introductions.target_id end)
      end
      from introductions where introductions.id = ${numberAfter('/network/introductions/')}`,
  );
  await about(
    'message',
    '/network/messages/%',
    sql`select conversation_sides.peer_id from conversation_sides
      where conversation_sides.conversation_id = ${numberAfter('/network/messages/')}
        and conversation_sides.user_id = notifications.user_id`,
  );
  await about(
    'follow',
    '/network/listings/%',
    sql`select listings.owner_id from listings where listings.id = ${numberAfter('/network/listings/')}`,
  );
  await about(
    'connection',
    '/network/connections',
    sql`select min(connections.requester_id) from connections
      join users on users.id = connections.requester_id
      where (connections.low_id = notifications.user_id or connections.high_id = notifications.user_id)
        and connections.requester_id <> notifications.user_id
        and notifications.title = coalesce(users.full_name, users.username) || ' would like to connect'
      having count(*) = 1`,
  );
  await about(
    'enquiry',
    '/network/enquiries',
    sql`select min(enquiries.sender_id) from enquiries
      where enquiries.receiver_id = notifications.user_id
        and notifications.title = enquiries.name || ' wrote to you'
      having count(distinct coalesce(enquiries.sender_id, 0)) = 1`,
  );
}

/** Entries of the audit log still cannot be changed, except that the name of their target can be removed. */
async function allowRedaction(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const columns = ['id', 'actor_id', 'action', 'target_kind', 'target_id', 'note', 'created_at'];
  await db.schema.createIndex('audit_log_by_target').on('audit_log').columns(['target_kind', 'target_id']).execute();
  if (dialect === 'sqlite') {
    const same = sql.join(
      columns.map((column) => sql`new.${sql.ref(column)} is old.${sql.ref(column)}`),
      sql` and `,
    );
    await sql`drop trigger audit_log_no_update`.execute(db);
    await sql`create trigger audit_log_no_update before update on audit_log
      when not (new.target = 'Former member' and ${same})
      begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
    return;
  }
  const same = sql.join(
    columns.map((column) => sql`new.${sql.ref(column)} is not distinct from old.${sql.ref(column)}`),
    sql` and `,
  );
  await sql`drop trigger audit_log_no_change on audit_log`.execute(db);
  await sql`create trigger audit_log_no_change before delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
  await sql`create trigger audit_log_no_update before update on audit_log
    for each row when (not (new.target = 'Former member' and ${same}))
    execute function refuse_audit_change()`.execute(db);
}
