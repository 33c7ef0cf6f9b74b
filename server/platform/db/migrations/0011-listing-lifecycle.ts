import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Terms, drafts and editions of listings; views; saved searches with their alerts; and claims of jobs. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();

  await (dialect === 'sqlite' ? rebuildListings(db) : extendListings(db));
  await sql`create index listings_by_owner on listings (owner_id, id)`.execute(db);
  await sql`create index listings_by_owner_and_status on listings (owner_id, status, id)`.execute(db);
  await sql`create index listings_by_end on listings (expires_at) where status = 'published'`.execute(db);
  await sql`create index listings_to_remind on listings (expires_at)
    where status = 'published' and reminded_at is null`.execute(db);
  await sql`create unique index listings_by_renewal on listings (renew_token_hash)
    where renew_token_hash is not null`.execute(db);

  await db.schema
    .createTable('job_claims')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('claimed_until', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('view_keys')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('views')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('viewer', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('views_key', ['kind', 'item_id', 'viewer'])
    .execute();
  await db.schema.createIndex('views_by_day').on('views').column('day').execute();
  await db.schema
    .createTable('view_totals')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('total', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('view_totals_key', ['kind', 'item_id'])
    .execute();

  await db.schema
    .createTable('saved_searches')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('filters', 'text', (c) => c.notNull())
    .addColumn('alert', 'text', (c) => c.notNull().check(sql`alert in ('off', 'daily')`))
    .addColumn('seen_listing_id', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('saved_searches_by_name', ['user_id', 'name_key'])
    .execute();
  await db.schema
    .createTable('search_alerts')
    .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('unsubscribe_token', 'text', (c) => c.notNull().unique())
    .addColumn('due_at', 'text')
    .execute();
  await db.schema.createIndex('search_alerts_by_due').on('search_alerts').column('due_at').execute();
}

/** Only a draft has no term, and only a closed listing names the one who closed it. */
const checks = [
  sql`check ((status = 'draft') = (expires_at is null))`,
  sql`check ((status = 'draft') = (draft is not null))`,
  sql`check ((status = 'closed') = (closed_by is not null))`,
  sql`check (status = 'draft' or focus_area_id is not null)`,
];

/* Existing listings get a term of 90 days from their publication, but at least 8 days from now, so that the reminder 7
   days before the end can still be sent. */

/** SQLite cannot make an existing column nullable, so the table is rebuilt and replaces the old one. */
async function rebuildListings(db: Kysely<unknown>): Promise<void> {
  await sql`create table listings_next (
    id integer primary key autoincrement,
    owner_id integer not null references users (id) on delete cascade,
    type text not null check (type in ('company', 'technology', 'partnership', 'job')),
    title text not null,
    description text not null,
    excerpt text not null,
    focus_area_id integer references focus_areas (id),
    contact_email text not null,
    tags text not null,
    details text not null,
    company_name text,
    location text,
    status text not null check (status in ('draft', 'published', 'closed', 'expired')),
    created_at text not null,
    updated_at text not null,
    version integer not null default 1,
    expires_at text,
    closed_by text check (closed_by in ('owner', 'admin')),
    reminded_at text,
    renew_token_hash text,
    draft text,
    ${sql.join(checks)}
  )`.execute(db);
  await sql`insert into listings_next
      (id, owner_id, type, title, description, excerpt, focus_area_id, contact_email, tags, details, company_name,
        location, status, created_at, updated_at, expires_at)
    select id, owner_id, type, title, description, excerpt, focus_area_id, contact_email, tags, details, company_name,
        location, status, created_at, updated_at, max(strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+90 days'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+8 days'))
    from listings`.execute(db);
  // A number that was used once is never used again.
  await sql`update sqlite_sequence set seq = (select seq from sqlite_sequence where name = 'listings')
    where name = 'listings_next' and exists (select 1 from sqlite_sequence where name = 'listings')`.execute(db);
  await sql`drop table listings`.execute(db);
  await sql`alter table listings_next rename to listings`.execute(db);
  await sql`create index listings_published on listings (id desc) where status = 'published'`.execute(db);
}

async function extendListings(db: Kysely<unknown>): Promise<void> {
  await sql`drop index listings_by_owner`.execute(db);
  await sql`alter table listings
    alter column focus_area_id drop not null,
    add column version integer not null default 1,
    add column expires_at text,
    add column closed_by text check (closed_by in ('owner', 'admin')),
    add column reminded_at text,
    add column renew_token_hash text,
    add column draft text`.execute(db);
  await sql`update listings set expires_at = to_char(
    greatest(created_at::timestamptz + interval '2160 hours', now() + interval '192 hours') at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.execute(db);
  await sql`alter table listings ${sql.join(checks.map((check) => sql`add ${check}`))}`.execute(db);
}
