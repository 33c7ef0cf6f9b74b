import type { Transaction } from '#server/platform/db/schema.ts';
import type { Session } from '#server/platform/http/session.ts';
import { insertAuditEntry, type NewAuditEntry } from './store.ts';

/**
 * Records a change of a company, or of its records, unless the owner made it: then an admin did, in the owner's place.
 */
export async function noteUnlessOwn(
  trx: Transaction,
  { user }: Session,
  ownerId: number | null,
  entry: Omit<NewAuditEntry, 'actorId'>,
): Promise<void> {
  if (user.id !== ownerId) await insertAuditEntry(trx, { ...entry, actorId: user.id });
}
