import type { Database } from '#server/platform/db/database.ts';
import type { ServerSecretsTable } from '#server/platform/db/tables/abuse.ts';

/** A secret that was made with the database. */
export async function readSecret({ db }: Database, name: ServerSecretsTable['name']): Promise<string> {
  const row = await db.selectFrom('server_secrets').where('name', '=', name).select('value').executeTakeFirstOrThrow();
  return row.value;
}
