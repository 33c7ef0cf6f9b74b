import type { AuditAction } from '#contract/audit.ts';
import { countCapped } from '#server/db/count-capped.ts';
import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';

export interface AuditRow {
  id: number;
  actor_id: number;
  actor_username: string | null;
  actor_full_name: string | null;
  action: AuditAction;
  target_kind: string;
  target_id: number | null;
  target: string;
  note: string | null;
  created_at: string;
}

export interface NewAuditEntry {
  actorId: number;
  action: AuditAction;
  targetKind: string;
  targetId: number | null;
  /** What the target is called, as it is now. */
  target: string;
  /** A reason, or what changed; no secrets, no message bodies. */
  note?: string | null;
  createdAt: string;
}

/** Writes down what an admin did, in the transaction in which they did it. */
export async function insertAuditEntry(trx: Transaction, entry: NewAuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      target_kind: entry.targetKind,
      target_id: entry.targetId,
      target: entry.target,
      note: entry.note ?? null,
      created_at: entry.createdAt,
    })
    .execute();
}

interface AuditFilters {
  action: AuditAction | undefined;
  actorId: number | undefined;
}

/** What admins did, newest first. */
export function findAuditEntries(
  { db }: Database,
  { action, actorId, before, limit }: AuditFilters & { before: number | undefined; limit: number },
): Promise<AuditRow[]> {
  let query = db.selectFrom('audit_log').leftJoin('users', 'users.id', 'audit_log.actor_id');
  if (action) query = query.where('audit_log.action', '=', action);
  if (actorId !== undefined) query = query.where('audit_log.actor_id', '=', actorId);
  if (before !== undefined) query = query.where('audit_log.id', '<', before);
  return query
    .select([
      'audit_log.id',
      'audit_log.actor_id',
      'users.username as actor_username',
      'users.full_name as actor_full_name',
      'audit_log.action',
      'audit_log.target_kind',
      'audit_log.target_id',
      'audit_log.target',
      'audit_log.note',
      'audit_log.created_at',
    ])
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
}

/** How many that are, counted up to one past the cap. */
export function countAuditEntries({ db }: Database, { action, actorId }: AuditFilters): Promise<number> {
  let query = db.selectFrom('audit_log').select('id');
  if (action) query = query.where('action', '=', action);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  return countCapped({ db }, query);
}
