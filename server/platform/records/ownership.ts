import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';

/** Whether this member may change the company: its owner, or an admin (product rule). */
export function mayEdit({ user }: Session, ownerId: number | null): boolean {
  return user.role === 'admin' || user.id === ownerId;
}

export interface OwnedCompany {
  id: number;
  ownerId: number | null;
  name: string;
  /** Whether the team has hidden it. */
  hold: 'hidden' | null;
}

/**
 * Lets the owner of a company and admins through, decided inside the transaction that changes it. Throws
 * `not_found` or `forbidden`. The row stays locked until the transaction ends: bounds on what belongs to a
 * company hold for two requests at once.
 */
export async function requireOwner(trx: Transaction, session: Session, companyId: number): Promise<OwnedCompany> {
  const row = await trx
    .updateTable('companies')
    // An update without effect: it locks the row on both databases.
    .set((eb) => ({ owner_id: eb.ref('owner_id') }))
    .where('id', '=', companyId)
    .returning(['owner_id', 'name', 'hold'])
    .executeTakeFirst();
  if (!row || (row.hold !== null && !mayEdit(session, row.owner_id))) throw notFound('company');
  if (row.hold === 'removed') throw new HttpError('conflict', 'Our team has removed this company.');
  if (!mayEdit(session, row.owner_id)) throw new HttpError('forbidden', 'Only the owner of a company can change it.');
  return { id: companyId, ownerId: row.owner_id, name: row.name, hold: row.hold };
}
