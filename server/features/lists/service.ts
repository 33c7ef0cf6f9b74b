import { type ListedKind, listBounds } from '#contract/lists.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { findItem, findItemsOf } from '#server/platform/records/records.ts';
import { recordDone } from '#server/platform/timelines/store.ts';
import { editableList } from './access.ts';
import { changeCount, deleteItem, insertItems } from './item-store.ts';

export interface ListedRecord {
  kind: ListedKind;
  id: number;
}

/**
 * Adds records, all of them or none; adding one again changes nothing. Throws 404 for a list or record that the member
 * cannot see, 403 where they may only look, 409 where the list has no room for all.
 */
export async function addItems(
  deps: Deps,
  userId: number,
  listId: number,
  records: readonly ListedRecord[],
): Promise<void> {
  await refuseHidden(deps, userId, records);
  const at = deps.now().toISOString();
  await inList(deps, userId, listId, async (trx, items) => {
    const added = await insertItems(trx, records, { listId, addedBy: userId, at });
    if (added.length > 0 && items + added.length > listBounds.items)
      throw new HttpError('conflict', fullList(items, records.length));
    await recordDone(trx, { records: added, actorId: userId, action: 'listed', listId, at });
    return added.length;
  });
}

async function refuseHidden(deps: Deps, userId: number, records: readonly ListedRecord[]): Promise<void> {
  const [first] = records;
  if (first && records.length === 1) {
    await findItem(deps, first.kind, first.id, userId, deps.now());
    return;
  }
  const rows = records.map(({ kind, id }) => ({ kind, item_id: id }));
  const itemOf = await findItemsOf(deps, rows, userId, deps.now());
  if (rows.some((row) => itemOf(row) === null)) {
    throw new HttpError('not_found', 'One of these records is no longer available. No record was added.');
  }
}

function fullList(items: number, wanted: number): string {
  const most = `A list holds up to ${listBounds.items} records.`;
  return items >= listBounds.items || wanted === 1
    ? `${most} This one is full.`
    : `${most} This one has room for ${listBounds.items - items} more, so no record was added.`;
}

/** Takes a record off a list; what is not there changes nothing. Throws 404 or 403 as above. */
export async function removeItem(
  deps: Deps,
  userId: number,
  listId: number,
  { kind, id }: ListedRecord,
): Promise<void> {
  const at = deps.now().toISOString();
  await inList(deps, userId, listId, async (trx) => {
    if (!(await deleteItem(trx, listId, kind, id))) return 0;
    await recordDone(trx, { records: [{ kind, id }], actorId: userId, action: 'unlisted', listId, at });
    return -1;
  });
}

/** Changes the records of a list, which are counted meanwhile; `change` returns how many more there are. */
async function inList(
  deps: Deps,
  userId: number,
  listId: number,
  change: (trx: Transaction, items: number) => Promise<number>,
): Promise<void> {
  await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'lists', listId);
    const { items } = await editableList({ db: trx }, userId, listId);
    const by = await change(trx, items);
    if (by !== 0) await changeCount(trx, listId, by, deps.now().toISOString());
  });
}
