import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** What visitors reply by mail stands between the answers that they got. */
export async function up(db: Kysely<unknown>, _dialect: MigrationDialect): Promise<void> {
  await db.schema
    .alterTable('enquiry_answers')
    .addColumn('is_reply', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('enquiry_answers').addColumn('mail_key', 'text').execute();
  await sql`create unique index enquiry_answers_by_mail on enquiry_answers (enquiry_id, mail_key)
    where mail_key is not null`.execute(db);
}
