import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { HeldFiles, Holder } from './held-files-store.ts';

/**
 * Makes these the files of a holder: uploads of the member that wait, and files that it has already. The others that it has
 * are released. The holder must be locked, or new.
 *
 * @returns whether all of them could be given to it; if not, it has the others
 */
export async function holdFiles(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction,
  files: Pick<HeldFiles, 'idsOf' | 'bind' | 'release'>,
  { userId, holder, ids }: { userId: number; holder: Holder; ids: readonly string[] },
): Promise<boolean> {
  const at = now().toISOString();
  const before = await files.idsOf(trx, holder);
  await files.release(
    trx,
    before.filter((id) => !ids.includes(id)),
    at,
  );
  const added = ids.filter((id) => !before.includes(id));
  // In one order, so that two transactions that want the same files never wait for each other.
  let missing = 0;
  for (const id of added.toSorted()) if (!(await files.bind(trx, { id, userId, holder, now: at }))) missing += 1;
  return missing === 0;
}
