import type { CreateTableBuilder, Kysely } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** What members, companies and listings seek and offer; a record without a row has not said anything. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const common = <Name extends string, Column extends string>(table: CreateTableBuilder<Name, Column>) =>
    table
      .addColumn('seeks', 'text', (c) => c.notNull())
      .addColumn('offers', 'text', (c) => c.notNull())
      .addColumn('stages', 'text', (c) => c.notNull())
      .addColumn('regions', 'text', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull());

  await common(
    db.schema
      .createTable('member_match_profiles')
      .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade')),
  )
    .addColumn('role', 'text')
    .addColumn('ticket_min', integer)
    .addColumn('ticket_max', integer)
    .addColumn('seeks_text', 'text')
    .addColumn('offers_text', 'text')
    .execute();
  await common(
    db.schema
      .createTable('company_match_profiles')
      .addColumn('company_id', integer, (c) => c.primaryKey().references('companies.id').onDelete('cascade')),
  )
    .addColumn('raising', integer)
    .addColumn('seeks_text', 'text')
    .execute();
  await common(
    db.schema
      .createTable('listing_match_profiles')
      .addColumn('listing_id', integer, (c) => c.primaryKey().references('listings.id').onDelete('cascade')),
  )
    .addColumn('amount', integer)
    .execute();
}
