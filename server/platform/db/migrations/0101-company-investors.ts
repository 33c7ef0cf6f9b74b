import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Which members and companies the investors are whom a company's rounds name. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('company_investors')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('company_id', integer, (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('user_id', integer, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('investor_company_id', integer, (c) => c.references('companies.id').onDelete('cascade'))
    .addColumn('agreement', 'text', (c) => c.notNull().check(sql`agreement in ('company', 'investor', 'both')`))
    .addColumn('since', 'text', (c) => c.notNull())
    .addUniqueConstraint('company_investors_by_name', ['company_id', 'name_key'])
    .addCheckConstraint('company_investors_one', sql`(user_id is null) <> (investor_company_id is null)`)
    .execute();
  for (const column of ['user_id', 'investor_company_id']) {
    await sql`create unique index ${sql.ref(`company_investors_by_${column}`)}
      on company_investors (${sql.ref(column)}, company_id) where ${sql.ref(column)} is not null`.execute(db);
  }
}
