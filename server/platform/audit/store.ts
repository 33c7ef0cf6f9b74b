import type { AuditAction } from '#contract/audit.ts';
import { type AgePage, byAge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

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
  /** The current title of the target. */
  target: string;
  /** A reason, or what changed; no secrets, no message bodies. */
  note?: string | null;
  createdAt: string;
}

/** Records an admin's action, in the same transaction. */
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

/**
 * Replaces a member's name with `name` in the entries about their account, profile and messages, and about their
 * introductions. The database allows no other change, and only to this name.
 */
export async function redactTargets(trx: Transaction, userId: number, name: string): Promise<void> {
  const introductions = trx
    .selectFrom('introductions')
    .where(({ or, and, eb }) =>
      or([
        eb('requester_id', '=', userId),
        eb('recipient_id', '=', userId),
        and([eb('target_kind', '=', 'member'), eb('target_id', '=', userId)]),
      ]),
    )
    .select('id');
  const messages = trx.selectFrom('messages').where('sender_id', '=', userId).select('id');
  await trx
    .updateTable('audit_log')
    .set({ target: name })
    .where(({ or, and, eb }) =>
      or([
        and([eb('target_kind', 'in', ['user', 'member']), eb('target_id', '=', userId)]),
        and([eb('target_kind', '=', 'introduction'), eb('target_id', 'in', introductions)]),
        // Messages to the team have the same kind, with their subject as title.
        and([
          eb('target_kind', '=', 'message'),
          eb('action', 'not in', ['message.status', 'message.reply']),
          eb('target_id', 'in', messages),
        ]),
      ]),
    )
    .execute();
}

interface AuditFilters {
  action: AuditAction | undefined;
  actorId: number | undefined;
}

/** A page of the audit log, by age. */
export function findAuditEntries(
  { db }: Pick<Database, 'db'>,
  { action, actorId, ...page }: AuditFilters & AgePage,
): Promise<AuditRow[]> {
  const { beyond, direction } = byAge('audit_log.id', page);
  let query = db.selectFrom('audit_log').leftJoin('users', 'users.id', 'audit_log.actor_id');
  if (action) query = query.where('audit_log.action', '=', action);
  if (actorId !== undefined) query = query.where('audit_log.actor_id', '=', actorId);
  return query
    .where(beyond)
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
    .orderBy('audit_log.id', direction)
    .limit(page.limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countAuditEntries({ db }: Database, { action, actorId }: AuditFilters): Promise<number> {
  let query = db.selectFrom('audit_log').select('id');
  if (action) query = query.where('action', '=', action);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  return countCapped({ db }, query);
}
