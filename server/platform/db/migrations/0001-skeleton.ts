import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Accounts, sessions, focus areas, listings with their search index, newsletter, rate limits. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema
    .createTable('users')
    .addColumn('id', integer, id)
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('username_key', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('full_name', 'text')
    .addColumn('organization', 'text')
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('member', 'admin')`))
    .addColumn('membership_tier', 'text', (c) => c.notNull().check(sql`membership_tier in ('free', 'professional')`))
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('is_test', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('client', 'text', (c) => c.notNull().check(sql`client in ('web', 'desktop')`))
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await db.schema.createIndex('sessions_by_last_use').on('sessions').column('last_seen_at').execute();

  await db.schema
    .createTable('focus_areas')
    .addColumn('id', integer, (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  for (const [position, [slug, title, description]] of focusAreas.entries()) {
    await sql`insert into focus_areas (id, slug, title, description, icon, position)
      values (${position + 1}, ${slug}, ${title}, ${description}, ${`focus-${slug}`}, ${position})`.execute(db);
  }

  await db.schema
    .createTable('listings')
    .addColumn('id', integer, id)
    .addColumn('owner_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('company', 'technology', 'partnership', 'job')`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text', (c) => c.notNull())
    .addColumn('focus_area_id', integer, (c) => c.notNull().references('focus_areas.id'))
    .addColumn('contact_email', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('company_name', 'text')
    .addColumn('location', 'text')
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('draft', 'published', 'closed', 'expired')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await sql`create index listings_published on listings (id desc) where status = 'published'`.execute(db);
  await db.schema.createIndex('listings_by_owner').on('listings').column('owner_id').execute();

  if (dialect === 'sqlite') {
    // Contentless and without positions: it only stores which listing has which lexeme, newest first by rowid. The
    // tokenizer keeps lexemes as given: letters of any script, and the colon of a facet. Prefixes have an index of
    // their own; without it, a frequent prefix would cost a walk over all its matches.
    await sql`create virtual table listing_search using fts5(
      lexemes, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6 7 8 9 10',
      tokenize="ascii tokenchars ':'"
    )`.execute(db);
    // Smaller pages than the default of 4,050 bytes, because a newest-first query reads from the end of a page.
    await sql`insert into listing_search (listing_search, rank) values ('pgsz', 1000)`.execute(db);
  } else {
    await sql`create table listing_search (
      rowid bigint primary key references listings (id) on delete cascade,
      lexemes tsvector not null
    )`.execute(db);
    await sql`create index listing_search_lexemes on listing_search using gin (lexemes)`.execute(db);
  }

  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', integer, id)
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('hits', 'integer', (c) => c.notNull())
    .addColumn('resets_at', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_by_reset').on('rate_limits').column('resets_at').execute();

  await db.schema
    .createTable('seeds')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}

const focusAreas = [
  [
    'renewable-energy',
    'Renewable Energy',
    'Solar, wind, geothermal and hydro power: the technologies and the capital that bring them to the grid.',
  ],
  [
    'energy-storage',
    'Energy Storage',
    'Batteries, thermal stores and long-duration systems that make clean power available at any hour.',
  ],
  [
    'circular-economy',
    'Circular Economy',
    'Materials kept in use: recycling, remanufacturing and products designed to be taken apart.',
  ],
  [
    'sustainable-agriculture',
    'Sustainable Agriculture',
    'Food systems that restore soil, save water and cut emissions from field to shelf.',
  ],
  [
    'clean-transportation',
    'Clean Transportation',
    'Electric drivetrains, charging, hydrogen and sustainable fuels for road, rail, sea and air.',
  ],
  [
    'water-technology',
    'Water Technology',
    'Treatment, reuse and desalination that secure clean water with less energy and less waste.',
  ],
] as const;
