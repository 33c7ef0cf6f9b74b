import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The day of the next step of a card of which its member was reminded. Nobody is reminded of days in the past. */
export async function up(db: Kysely<unknown>, _dialect: MigrationDialect): Promise<void> {
  await db.schema.alterTable('pipeline_cards').addColumn('reminded_on', 'text').execute();
  await sql`update pipeline_cards set reminded_on = due_on where due_on is not null and due_on < '2026-11-24'`.execute(
    db,
  );
  await sql`create index pipeline_cards_due on pipeline_cards (due_on)
    where due_on is not null and (reminded_on is null or reminded_on <> due_on)`.execute(db);
}
