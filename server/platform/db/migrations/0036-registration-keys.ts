import { type Kysely, sql } from 'kysely';

interface Registration {
  id: number;
  name: string;
  email: string;
  organization: string | null;
}

const batch = 1000;

/**
 * Registrations from before migration 0019 are also found by names with letters other than a to z, because the database
 * had folded only those. Also adds an index that databases from before November 2026 lack.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists sessions_by_last_use on sessions (last_seen_at)`.execute(db);
  for (let last = 0, isDone = false; !isDone; ) {
    // An empty key belongs to a deleted account and is never found.
    const { rows } = await sql<Registration>`select id, name, email, organization from event_registrations
      where id > ${last} and search_key <> '' order by id limit ${sql.lit(batch)}`.execute(db);
    for (const { id, name, email, organization } of rows) {
      const key = [name, email, organization ?? ''].join(' ').normalize('NFKC').toUpperCase().toLowerCase();
      await sql`update event_registrations set search_key = ${key} where id = ${id} and search_key <> ${key}`.execute(
        db,
      );
      last = id;
    }
    isDone = rows.length < batch;
  }
}
