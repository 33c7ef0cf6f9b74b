import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { sectorFacets } from '#contract/sectors.ts';
import { dedicatedTechnologyRecords, firstFreeTechnologyId, readinessSteps } from '#contract/technologies.ts';
import type { MigrationDialect } from '#server/platform/db/migrate.ts';
import { facet, lexemesOf } from '#server/platform/search/lexemes.ts';
import { createSearchTable } from '#server/platform/search/search-index-store.ts';

/** Companies with their team, claims of them, technologies, and what both are searched by. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  // Compared byte by byte in both databases, so that both put names in the same order.
  const sortKey = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;

  await db.schema
    .createTable('companies')
    .addColumn('id', integer, id)
    .addColumn('owner_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', sortKey, (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    // Before what is long: a walk along an index looks into it and reads no further.
    .addColumn('lexemes', 'text', (c) => c.notNull())
    .addColumn('long_description', 'text', (c) => c.notNull())
    .addColumn('logo_url', 'text')
    .addColumn('website_url', 'text')
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('founded_year', 'integer', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('sector', 'text', (c) => c.notNull())
    .addColumn('is_verified', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('growth_score', 'integer')
    .addColumn('industry_rank', 'integer')
    .addColumn('heat_score', 'integer')
    .addColumn('acquisition_likelihood', 'text')
    .addColumn('funding_likelihood', 'text')
    .addColumn('ipo_likelihood', 'text')
    .addColumn('mission', 'text')
    .addColumn('vision', 'text')
    .addColumn('employee_count', 'integer')
    .addColumn('revenue', 'text')
    .addColumn('valuation', 'text')
    .addColumn('profit_margin', 'text')
    .addColumn('funding_total', 'text')
    .addColumn('funding_rounds', 'text', (c) => c.notNull())
    .addColumn('milestones', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('companies_by_name').on('companies').columns(['name_key', 'id']).execute();
  await db.schema.createIndex('companies_by_year').on('companies').columns(['founded_year', 'id']).execute();
  await db.schema.createIndex('companies_by_owner').on('companies').column('owner_id').execute();

  await db.schema
    .createTable('company_team')
    .addColumn('id', integer, id)
    .addColumn('company_id', integer, (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('bio', 'text', (c) => c.notNull())
    .addColumn('image_url', 'text')
    .execute();
  await db.schema.createIndex('company_team_by_company').on('company_team').columns(['company_id', 'id']).execute();

  await db.schema
    .createTable('company_claims')
    .addColumn('id', integer, id)
    .addColumn('company_id', integer, (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('work_email', 'text', (c) => c.notNull())
    .addColumn('proof', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('pending', 'approved', 'declined')`))
    .addColumn('reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .execute();
  // One pending claim a member and company, whatever two browser tabs do at once.
  await sql`create unique index company_claims_pending on company_claims (company_id, user_id) where status = 'pending'`.execute(
    db,
  );
  await db.schema.createIndex('company_claims_by_status').on('company_claims').columns(['status', 'id']).execute();
  await db.schema.createIndex('company_claims_by_user').on('company_claims').column('user_id').execute();

  await db.schema
    .createTable('technologies')
    .addColumn('id', integer, id)
    .addColumn('company_id', integer, (c) => c.references('companies.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('detailed_description', 'text', (c) => c.notNull())
    .addColumn('sector', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('development_stage', 'text', (c) => c.notNull())
    .addColumn('readiness_level', 'integer', (c) => c.notNull().check(sql`readiness_level between 1 and 9`))
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('image_url', 'text')
    .addColumn('is_listed_for_sale', 'integer', (c) => c.notNull())
    .addColumn('year_developed', 'integer')
    .addColumn('key_innovators', 'text', (c) => c.notNull())
    .addColumn('applications', 'text', (c) => c.notNull())
    .addColumn('patents', 'text', (c) => c.notNull())
    .addColumn('publications', 'text', (c) => c.notNull())
    .addColumn('metrics', 'text', (c) => c.notNull())
    .addColumn('development_stages', 'text', (c) => c.notNull())
    .addColumn('sources', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  // Partial: a whole index would tempt SQLite, with statistics of a young database, to walk it.
  await sql`create index technologies_by_company on technologies (company_id) where company_id is not null`.execute(db);

  await createSearchTable(db, dialect, 'company_search', 'companies');
  await createSearchTable(db, dialect, 'technology_search', 'technologies');
  await insertDedicated(db, dialect);
}

/** The technologies whose pages are part of the program; ids of members' technologies begin after those kept free. */
async function insertDedicated(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  for (const record of dedicatedTechnologyRecords) {
    await sql`insert into technologies (id, name, description, detailed_description, sector, status, development_stage,
        readiness_level, tags, is_listed_for_sale, year_developed, key_innovators, applications, patents, publications,
        metrics, development_stages, sources, created_at, updated_at)
      values (${record.id}, ${record.name}, ${record.description}, '', ${record.focusArea}, ${record.status},
        ${record.developmentStage}, ${record.readinessLevel}, ${JSON.stringify(record.tags)}, 0,
        ${record.yearDeveloped}, '[]', '[]', '[]', '[]', '{}', '[]', '[]', ${at}, ${at})`.execute(db);
    const { name, description, tags, focusArea, status, readinessLevel } = record;
    const lexemes = [
      ...lexemesOf([name, description, ...tags].join(' ')),
      ...sectorFacets(focusArea).map((area) => facet('area', area)),
      facet('status', status),
      ...readinessSteps.filter((step) => readinessLevel >= Number(step)).map((step) => facet('readiness', step)),
      ...tags.map((tag) => facet('tag', tag)),
    ];
    const values =
      dialect === 'sqlite'
        ? sql`${record.id}, ${lexemes.join(' ')}`
        : sql`${record.id}, array_to_tsvector(${lexemes}::text[])`;
    await sql`insert into technology_search (rowid, lexemes) values (${values})`.execute(db);
  }
  const next = firstFreeTechnologyId;
  if (dialect === 'sqlite') {
    await sql`update sqlite_sequence set seq = ${next - 1} where name = 'technologies'`.execute(db);
  } else {
    await sql`alter table technologies alter column id restart with ${sql.lit(next)}`.execute(db);
  }
}
