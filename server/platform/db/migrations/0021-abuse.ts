import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** The secret that signs the stamps of forms, shared by all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  const value = randomBytes(32).toString('base64url');
  await sql`insert into server_secrets (name, value) values ('form-stamp', ${value})`.execute(db);
}
