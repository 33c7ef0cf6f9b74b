import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Technologies that a company uses or develops, beside those of its own. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('company_technologies')
    .addColumn('company_id', integer, (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('technology_id', integer, (c) => c.notNull().references('technologies.id').onDelete('cascade'))
    .addColumn('use', 'text', (c) => c.notNull().check(sql`"use" in ('uses', 'develops')`))
    .addPrimaryKeyConstraint('company_technologies_key', ['company_id', 'technology_id'])
    .execute();
  await db.schema
    .createIndex('company_technologies_by_technology')
    .on('company_technologies')
    .columns(['technology_id', 'company_id'])
    .execute();
}
