import type { Transaction } from '#server/platform/db/schema.ts';
import type { Session } from '#server/platform/http/session.ts';
import { insertAuditEntry, type NewAuditEntry } from './store.ts';

/**
 * Records a change of a company, or of its records, unless the owner made it: then an admin did, in the owner's place.
 */
export async function noteUnlessOwn(
  trx: Transaction,
  { user }: { user: Pick<Session['user'], 'id'> },
  ownerId: number | null,
  entry: Omit<NewAuditEntry, 'actorId'>,
): Promise<void> {
  if (user.id !== ownerId) await insertAuditEntry(trx, { ...entry, actorId: user.id });
}

/** Records, as an edit of a company, what an admin says in its place about records that belong to it. */
export async function noteCompanyEdit(
  trx: Transaction,
  by: { user: Pick<Session['user'], 'id'> },
  { id, name, ownerId }: { id: number; name: string; ownerId: number | null },
  { note, at }: { note: string; at: Date },
): Promise<void> {
  await noteUnlessOwn(trx, by, ownerId, {
    action: 'content.edit',
    targetKind: 'company',
    targetId: id,
    target: name,
    note,
    createdAt: at.toISOString(),
  });
}
