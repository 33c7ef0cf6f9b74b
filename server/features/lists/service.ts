import { type List, type ListedKind, listBounds } from '#contract/lists.ts';
import type { Deps } from '#server/deps.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { findItem, findItemsOf } from '#server/platform/records/records.ts';
import { recordDone } from '#server/platform/timelines/store.ts';
import { editableList, ownList, visibleList } from './access.ts';
import { changeCount, deleteItem, insertItems } from './item-store.ts';
import { presentList } from './presenter.ts';
import { countOwn, insertList, removeList, rewriteName } from './store.ts';

/** Throws 409 where the member has the most lists allowed. */
export async function makeList(deps: Deps, userId: number, name: string): Promise<List> {
  return deps.database.write(async (trx) => {
    // Two concurrent requests would each count too few.
    await lockAccount(deps.database, trx, userId);
    if ((await countOwn({ db: trx }, userId)) >= listBounds.perMember) {
      throw new HttpError('conflict', `You already have ${listBounds.perMember} lists. Please delete one first.`);
    }
    const id = await insertList(trx, userId, name, deps.now().toISOString());
    return presentList(await visibleList({ db: trx }, userId, id));
  });
}

/** Throws 404 or 403 for anyone but the owner, 409 if the list was renamed elsewhere since this edition. */
export async function changeName(
  deps: Deps,
  userId: number,
  change: { id: number; version: number; name: string },
): Promise<List> {
  return deps.database.write(async (trx) => {
    const list = await ownList({ db: trx }, userId, change.id);
    if (!(await rewriteName(trx, { ...change, at: deps.now().toISOString() }))) {
      throw new HttpError('conflict', `This list was renamed elsewhere: it is called “${list.name}” now.`);
    }
    return presentList(await visibleList({ db: trx }, userId, change.id));
  });
}

/** Throws 404 or 403 for anyone but the owner. */
export async function dropList(deps: Deps, userId: number, id: number): Promise<void> {
  await deps.database.write(async (trx) => {
    await ownList({ db: trx }, userId, id);
    await removeList(trx, id);
  });
}

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
