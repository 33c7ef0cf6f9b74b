import type { Kysely } from 'kysely';

/**
 * A link that has confirmed an address is remembered until it would have expired, so that opening it again can say so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('email_changes').addColumn('used_at', 'text').execute();
}
