import { type Insertable, sql } from 'kysely';

import type { SecurityEventName, SecurityResult } from '#contract/security-log.ts';
import { type AgePage, byAge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { SecurityLogTable } from '#server/platform/db/tables/security-log.ts';

export interface SecurityLogRow {
  id: number;
  created_at: string;
  user_id: number | null;
  username: string | null;
  full_name: string | null;
  event: SecurityEventName;
  result: SecurityResult;
  network: string | null;
  client: 'web' | 'desktop' | null;
  device: string | null;
  actor_id: number | null;
  actor_username: string | null;
  actor_full_name: string | null;
}

export interface SecurityLogFilters {
  event?: SecurityEventName | undefined;
  refused?: 'true' | undefined;
  userId?: number | undefined;
  network?: string | undefined;
}

/** Only `recordSecurityEvent` calls it. */
export async function insertSecurityEvent(trx: Transaction, row: Insertable<SecurityLogTable>): Promise<void> {
  await trx.insertInto('security_log').values(row).execute();
}

/** Entries that match, newest first. */
export function findSecurityEvents(
  database: Pick<Database, 'db'>,
  filters: SecurityLogFilters,
  page: AgePage,
): Promise<SecurityLogRow[]> {
  const { beyond, direction } = byAge('security_log.id', page);
  return matching(database, filters)
    .leftJoin('users', 'users.id', 'security_log.user_id')
    .leftJoin('users as actors', 'actors.id', 'security_log.actor_id')
    .where(beyond)
    .select([
      'security_log.id',
      'security_log.created_at',
      'security_log.user_id',
      'users.username',
      'users.full_name',
      'security_log.event',
      'security_log.result',
      'security_log.network',
      'security_log.client',
      'security_log.device',
      'security_log.actor_id',
      'actors.username as actor_username',
      'actors.full_name as actor_full_name',
    ])
    .orderBy('security_log.id', direction)
    .limit(page.limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countSecurityEvents(database: Pick<Database, 'db'>, filters: SecurityLogFilters): Promise<number> {
  return countCapped(database, matching(database, filters).select('security_log.id'));
}

/** Deletes entries up to a time. The database refuses to delete entries that are younger than four weeks. */
export async function deleteSecurityEvents(trx: Transaction, until: string): Promise<void> {
  await trx.deleteFrom('security_log').where('created_at', '<=', until).execute();
}

function matching({ db }: Pick<Database, 'db'>, { event, refused, userId, network }: SecurityLogFilters) {
  let query = db.selectFrom('security_log');
  if (event) query = query.where('security_log.event', '=', event);
  // A literal, not a parameter: only then can the database use the index of refusals.
  if (refused) query = query.where(sql<boolean>`security_log.result <> 'done'`);
  if (userId !== undefined) query = query.where('security_log.user_id', '=', userId);
  if (network) query = query.where('security_log.network', '=', network);
  return query;
}
