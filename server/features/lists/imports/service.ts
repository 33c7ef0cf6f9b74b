import { type ListedKind, listBounds, listedKinds } from '#contract/lists.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { findItems } from '#server/platform/records/records.ts';
import { numberInWords } from '#server/platform/text/words.ts';
import { recordDone } from '#server/platform/timelines/store.ts';
import { editableList } from '../access.ts';
import { changeCount } from '../item-store.ts';
import { deleteImport, findImport, findImported, forgetImport, type ImportedRecord, insertImport } from './store.ts';

/** Records that are looked up at a time. */
const portion = 500;

type Records = Partial<Record<ListedKind, readonly number[]>>;

/**
 * Adds all records at once. Those that the list holds, and those that the member may not see, are passed over. Throws 404 or
 * 403 where the member may not change the list, 409 where the records do not all fit.
 */
export async function importRecords(
  deps: Deps,
  userId: number,
  listId: number,
  records: Records,
): Promise<{ id: number | null; added: number }> {
  await editableList(deps.database, userId, listId);
  const seen = await visible(deps, userId, records);
  const at = deps.now().toISOString();
  return deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'lists', listId);
    const { items } = await editableList({ db: trx }, userId, listId);
    const { id, added } = await insertImport(trx, { listId, by: userId, at, records: seen });
    if (items + added > listBounds.items) {
      throw new HttpError(
        'conflict',
        `A list holds up to ${numberInWords(listBounds.items)} records. With this import it would have ${numberInWords(items + added)}.`,
      );
    }
    if (added > 0) {
      await changeCount(trx, listId, added, at);
      const listed = await findImported(trx, id);
      await recordDone(trx, { records: listed, actorId: userId, action: 'listed', listId, at });
    } else await forgetImport(trx, id);
    return { id: added > 0 ? id : null, added };
  });
}

/**
 * Takes off what an import added and is still there; returns how much that was. Throws 404 where there is no such import, 403
 * for anyone but its member and the owner of the list.
 */
export async function undo(deps: Deps, userId: number, listId: number, importId: number): Promise<number> {
  return deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'lists', listId);
    const { access, owner_name } = await editableList({ db: trx }, userId, listId);
    const found = await findImport({ db: trx }, listId, importId);
    if (!found) throw notFound('import');
    if (access !== 'owner' && found.imported_by !== userId) {
      throw new HttpError('forbidden', `Only ${owner_name} and whoever imported these records can undo this.`);
    }
    const at = deps.now().toISOString();
    const listed = await findImported(trx, importId);
    await recordDone(trx, { records: listed, actorId: userId, action: 'unlisted', listId, at });
    const removed = await deleteImport(trx, importId);
    if (removed > 0) await changeCount(trx, listId, -removed, at);
    return removed;
  });
}

/** The records that the member may see, each once. */
async function visible(deps: Deps, userId: number, records: Records): Promise<ImportedRecord[]> {
  const seen: ImportedRecord[] = [];
  for (const kind of listedKinds) {
    const ids = [...new Set(records[kind] ?? [])];
    for (let start = 0; start < ids.length; start += portion) {
      const some = ids.slice(start, start + portion);
      const found = await findItems(deps, kind, some, userId, deps.now());
      seen.push(...some.filter((id) => found.has(id)).map((id) => ({ kind, id })));
    }
  }
  return seen;
}
