import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The company of a listing, as its owner names it. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  await db.schema
    .alterTable('listings')
    .addColumn('company_id', dialect === 'sqlite' ? 'integer' : 'bigint', (c) =>
      c.references('companies.id').onDelete('set null'),
    )
    .execute();
  await sql`create index listings_by_company on listings (company_id, id) where company_id is not null`.execute(db);
}
