import type { ChangeRole } from '#contract/changes.ts';
import type { FeedKind, FollowKind } from '#contract/connections-follows.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Session } from '#server/platform/http/session.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import type { FieldChange } from './history.ts';

/** The record that someone changes. */
export interface ChangedRecord {
  kind: FollowKind;
  id: number;
  ownerId: number | null;
  /** Set while the record is withheld. */
  hold: string | null;
}

/**
 * Writes changes into the history of a record, in the transaction that makes them. A withheld record has no history:
 * what is changed while only its owner and admins can see it stays between them.
 */
export async function recordChanges(
  trx: Transaction,
  { user }: Pick<Session, 'user'>,
  record: ChangedRecord,
  changes: readonly FieldChange[],
  at: string,
): Promise<void> {
  if (record.hold !== null || changes.length === 0) return;
  const role: ChangeRole = user.id === record.ownerId ? 'owner' : 'team';
  await trx
    .insertInto('changes')
    .values(
      changes.map((change) => ({
        kind: record.kind,
        item_id: record.id,
        field: change.field,
        old_value: change.old,
        new_value: change.new,
        by_id: user.id,
        by_role: role,
        created_at: at,
      })),
    )
    .execute();
  await tellLive(trx, 'all members', { kind: 'record', of: record.kind, id: record.id });
}

/**
 * Deletes the history of a record that the team withholds, or that is gone: it may contain the very text for which the
 * record is withheld. With a field only that field's.
 */
export async function forgetChanges(trx: Transaction, kind: FeedKind, id: number, field?: string): Promise<void> {
  let history = trx.deleteFrom('changes').where('kind', '=', kind).where('item_id', '=', id);
  if (field !== undefined) history = history.where('field', '=', field);
  await history.execute();
}
