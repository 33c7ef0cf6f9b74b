import type { Kysely } from 'kysely';

/** Reads a member's saved records and enquiries of one kind, newest first, without passing over the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.createIndex('saved_items_by_user_kind').on('saved_items').columns(['user_id', 'kind', 'id']).execute();
  await schema
    .createIndex('enquiries_by_receiver_kind')
    .on('enquiries')
    .columns(['receiver_id', 'kind', 'id'])
    .execute();
}
