import type { Kysely } from 'kysely';

/** The title of an attachment that is a document of a record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('attachments')
    .addColumn('title', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
