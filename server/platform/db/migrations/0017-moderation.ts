import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The tables whose records can be withheld, and the possible holds of each. */
const holdable = {
  listings: ['pending', 'declined', 'hidden', 'removed'],
  companies: ['hidden', 'removed'],
  technologies: ['hidden', 'removed'],
  feed_items: ['hidden', 'removed'],
  messages: ['hidden', 'removed'],
} as const;

/**
 * Holds of records with their reasons; reports gathered into cases, one per record; and the members' own switch for the
 * directory, separate from whether they are listed in it.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();

  for (const [table, states] of Object.entries(holdable)) {
    const known = sql.join(states.map((state) => sql.lit(state)));
    await sql`alter table ${sql.table(table)} add column hold text check (hold in (${known}))`.execute(db);
  }
  await indexShown(db);

  await db.schema
    .createTable('holds')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('placed_at', 'text', (c) => c.notNull())
    .addColumn('company_id', integer, (c) => c.references('companies.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('holds_key', ['kind', 'item_id'])
    .execute();
  await sql`create index holds_by_company on holds (company_id) where company_id is not null`.execute(db);

  await db.schema
    .createTable('moderation_cases')
    .addColumn('id', integer, id)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull().check(sql`source in ('reports', 'review')`))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('open', 'upheld', 'dismissed')`))
    .addColumn('owner_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('report_count', integer, (c) => c.notNull())
    .addColumn('first_at', 'text', (c) => c.notNull())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .addColumn('action', 'text')
    .addColumn('reason', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('cases_by_state').on('moderation_cases').columns(['state', 'id']).execute();
  await db.schema
    .createIndex('cases_by_state_and_kind')
    .on('moderation_cases')
    .columns(['state', 'kind', 'id'])
    .execute();
  await db.schema.createIndex('cases_by_kind').on('moderation_cases').columns(['kind', 'id']).execute();
  // One open case per record, even when several members report it at the same time.
  await sql`create unique index cases_open on moderation_cases (kind, item_id) where state = 'open'`.execute(db);
  await sql`create index cases_upheld on moderation_cases (owner_id) where state = 'upheld' and source = 'reports'`.execute(
    db,
  );
  await db.schema.createIndex('cases_by_owner').on('moderation_cases').column('owner_id').execute();
  await gatherReports(db);

  // Suspended members leave the directory; when they are restored, their own earlier choice applies again.
  await sql`alter table member_profiles add column wants_listing integer not null default 1`.execute(db);
  await sql`update member_profiles set wants_listing = is_listed`.execute(db);
  const suspended = sql`select id from users where suspended_at is not null`;
  await sql`delete from member_search where rowid in (${suspended})`.execute(db);
  await sql`delete from member_rank_search where rowid in
    (select connection_rank from member_profiles where user_id in (${suspended}))`.execute(db);
  await sql`update member_profiles set is_listed = 0 where user_id in (${suspended})`.execute(db);
}

/**
 * The indexes by which lists are read hold public records only. SQLite still checks the `hold` of each row, and finds
 * it in the index instead of at the end of the row.
 */
async function indexShown(db: Kysely<unknown>): Promise<void> {
  for (const name of ['listings_published', 'companies_by_name', 'companies_by_year', 'feed_items_by_date']) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
  }
  await sql`create index listings_published on listings (id desc, hold)
    where status = 'published' and hold is null`.execute(db);
  await sql`create index companies_by_name on companies (name_key, id, hold) where hold is null`.execute(db);
  await sql`create index companies_by_year on companies (founded_year, id, hold) where hold is null`.execute(db);
  await sql`create index technologies_shown on technologies (id desc, hold) where hold is null`.execute(db);
  await sql`create index feed_items_by_date on feed_items (source_id, published_at, id, hold) where hold is null`.execute(
    db,
  );
}

/** Reports from before cases existed: the open reports of a record become one case. None had been decided. */
async function gatherReports(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column case_id bigint references moderation_cases (id) on delete cascade`.execute(
    db,
  );
  await sql`insert into moderation_cases
      (kind, item_id, source, state, title, excerpt, path, report_count, first_at, last_at)
    select kind, item_id, 'reports', 'open', '', '', '', count(*), min(created_at), max(created_at)
    from reports where status = 'open' group by kind, item_id order by min(id)`.execute(db);
  await sql`update reports set case_id =
    (select c.id from moderation_cases as c where c.kind = reports.kind and c.item_id = reports.item_id)
    where status = 'open'`.execute(db);
  await sql`create index reports_by_case on reports (case_id, id)`.execute(db);
}
