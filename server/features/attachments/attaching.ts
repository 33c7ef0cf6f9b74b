import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { bind, findOfHolders, type Holder, release, releaseAll, setPosition } from './store.ts';

/**
 * Makes these files the attachments of a note or message, in this order: uploads of the member, and files that it has
 * already. The others that it has are detached. 400 for an upload that is not the member's, belongs to something else, or
 * waited too long. The holder must be locked, or new.
 */
export async function attach(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction,
  { userId, holder, ids }: { userId: number; holder: Holder; ids: readonly string[] },
): Promise<void> {
  const at = now().toISOString();
  const before = (await findOfHolders({ db: trx }, holder.kind, [holder.id])).map(({ id }) => id);
  await release(
    trx,
    before.filter((id) => !ids.includes(id)),
    at,
  );
  const added = ids.filter((id) => !before.includes(id));
  // In one order, so that two transactions that want the same files never wait for each other.
  for (const id of added.toSorted()) {
    if (await bind(trx, { id, userId, holder, now: at })) continue;
    throw invalidInput({ attachments: 'A file is no longer here. Please remove it and add it again.' });
  }
  for (const [position, id] of ids.entries()) await setPosition(trx, id, position);
}

/** Detaches everything from a note or message that is deleted; the sweep deletes the files. */
export async function detachAll({ now }: Pick<Deps, 'now'>, trx: Transaction, holder: Holder): Promise<void> {
  await releaseAll(trx, holder, now().toISOString());
}
