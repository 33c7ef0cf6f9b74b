import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { createSearchTable, insertLexemes, type MigrationDialect } from './frozen.ts';

/** Companies with their team, claims to companies, technologies, and the columns they are searched by. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  // Compared byte by byte in both databases, so that both sort names in the same order.
  const sortKey = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;

  await db.schema
    .createTable('companies')
    .addColumn('id', integer, id)
    .addColumn('owner_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', sortKey, (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    // Stands before the long columns, so that a walk along an index need not read the long ones.
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
  // One pending claim per member and company, even when two browser tabs ask at the same time.
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
  // Partial, because SQLite, with statistics of a young database, would choose to walk a full index.
  await sql`create index technologies_by_company on technologies (company_id) where company_id is not null`.execute(db);

  await createSearchTable(db, dialect, 'company_search', 'companies');
  await createSearchTable(db, dialect, 'technology_search', 'technologies');
  await insertDedicated(db, dialect);
}

/** The technologies whose pages are part of the program. Ids of members' technologies start above the reserved ones. */
async function insertDedicated(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  for (const record of dedicated) {
    await sql`insert into technologies (id, name, description, detailed_description, sector, status, development_stage,
        readiness_level, tags, is_listed_for_sale, year_developed, key_innovators, applications, patents, publications,
        metrics, development_stages, sources, created_at, updated_at)
      values (${record.id}, ${record.name}, ${record.description}, '', ${record.sector}, ${record.status}, 'prototype',
        ${record.readiness}, ${JSON.stringify(record.tags)}, 0, ${record.year}, '[]', '[]', '[]', '[]', '{}', '[]', '[]',
        ${at}, ${at})`.execute(db);
    await insertLexemes(db, dialect, 'technology_search', record.id, record.lexemes.split(' '));
  }
  const next = 100;
  if (dialect === 'sqlite') {
    await sql`update sqlite_sequence set seq = ${next - 1} where name = 'technologies'`.execute(db);
  } else {
    await sql`alter table technologies alter column id restart with ${sql.lit(next)}`.execute(db);
  }
}

const dedicated = [
  {
    id: 4,
    name: 'Perovskite Solar Cells',
    description:
      'Thin-film solar cells of metal halide perovskites, made at low temperature, alone or as a tandem on silicon. What holds them back is lifetime, not efficiency.',
    sector: 'solar-energy',
    status: 'emerging',
    readiness: 4,
    year: 2009,
    tags: ['perovskite', 'photovoltaics', 'tandem cells', 'thin film'],
    lexemes:
      'perovskite perovskit solar cells cell thin film of metal halide halid perovskites made at low temperature temperatur alone alon or as a tandem on silicon what holds hold them back is lifetime lifetim not efficiency effici photovoltaics photovolta ::area:736f6c61722d656e65726779 ::area:72656e657761626c652d656e65726779 ::status:656d657267696e67 ::readiness:33 ::tag:7065726f76736b697465 ::tag:70686f746f766f6c7461696373 ::tag:74616e64656d2063656c6c73 ::tag:7468696e2066696c6d',
  },
  {
    id: 5,
    name: 'Thorium Nuclear Fuel',
    description:
      'A fuel cycle that breeds fissile uranium-233 from thorium-232. It leaves fewer long-lived transuranics; fuel fabrication and reprocessing have yet to be industrialised.',
    sector: 'nuclear-energy',
    status: 'developing',
    readiness: 5,
    year: 1962,
    tags: ['thorium', 'nuclear fuel', 'uranium-233', 'fuel cycle'],
    lexemes:
      'thorium nuclear fuel a cycle cycl that breeds breed fissile fissil uranium 233 from 232 it leaves leav fewer long lived live transuranics transuran fabrication fabric and reprocessing reprocess have yet to be industrialised industrialis ::area:6e75636c6561722d656e65726779 ::status:646576656c6f70696e67 ::readiness:33 ::tag:74686f7269756d ::tag:6e75636c656172206675656c ::tag:7572616e69756d2d323333 ::tag:6675656c206379636c65',
  },
  {
    id: 8,
    name: 'Molten Salt Reactors',
    description:
      'Reactors cooled, and in some designs fuelled, by molten fluoride or chloride salt: high temperature at low pressure. Corrosion and licensing set the pace.',
    sector: 'nuclear-energy',
    status: 'developing',
    readiness: 4,
    year: 1954,
    tags: ['molten salt', 'advanced reactors', 'high-temperature heat'],
    lexemes:
      'molten salt reactors reactor cooled cool and in some designs design fuelled fuell by fluoride fluorid or chloride chlorid high temperature temperatur at low pressure pressur corrosion corros licensing licens set the pace advanced advanc heat ::area:6e75636c6561722d656e65726779 ::status:646576656c6f70696e67 ::readiness:33 ::tag:6d6f6c74656e2073616c74 ::tag:616476616e6365642072656163746f7273 ::tag:686967682d74656d70657261747572652068656174',
  },
];
