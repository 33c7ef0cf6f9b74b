import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Members who work for a company, as the company, the member or both say. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('company_people')
    .addColumn('company_id', integer, (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('team_member_id', integer, (c) => c.unique().references('company_team.id').onDelete('set null'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('agreement', 'text', (c) => c.notNull().check(sql`agreement in ('company', 'member', 'both')`))
    .addColumn('since', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('company_people_key', ['company_id', 'user_id'])
    .execute();
  await db.schema.createIndex('company_people_by_member').on('company_people').columns(['user_id']).execute();
}
