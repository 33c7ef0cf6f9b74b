import type { Transaction } from '#server/platform/db/schema.ts';
import type { Session } from '#server/platform/http/session.ts';
import { insertAuditEntry, type NewAuditEntry } from './store.ts';

/**
 * Writes down what someone does with a company, or with what belongs to it, unless it is their own: then it
 * was an admin's doing, in the owner's place.
 */
export async function noteUnlessOwn(
  trx: Transaction,
  { user }: Session,
  ownerId: number | null,
  entry: Omit<NewAuditEntry, 'actorId'>,
): Promise<void> {
  if (user.id !== ownerId) await insertAuditEntry(trx, { ...entry, actorId: user.id });
}
