import { type DocumentHolder, isPicture } from '#contract/attachments.ts';
import type { DocumentInput, RecordDocument } from '#contract/attachments-documents.ts';
import { followKinds } from '#contract/connections-follows.ts';
import type { Deps } from '#server/deps.ts';
import { noteUnlessOwn } from '#server/platform/audit/unless-own.ts';
import { differences, type HistoryFields } from '#server/platform/changes/history.ts';
import { recordChanges } from '#server/platform/changes/store.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { mayEdit } from '#server/platform/records/ownership.ts';
import { findModerated } from '#server/platform/records/records.ts';
import type { Holder } from '#server/platform/uploads/held-files-store.ts';
import { attach } from '../attaching.ts';
import { findDocuments, setTitles } from './store.ts';

const tables = { company: 'companies', technology: 'technologies', listing: 'listings' } as const;

/** The documents of a record in its history, which names them by their titles. */
const historyFields: HistoryFields<readonly RecordDocument[]> = {
  documents: { title: 'Documents', isList: true, value: (documents) => documents.map(({ title }) => title) },
};

/**
 * Makes these the documents of a record, in this order. Throws 404 for a record that is not there or that this member may not
 * change, 409 for one that the team has removed, and 400 for a picture and as `attach` does.
 *
 * @returns them as the record shows them
 */
export function setRecordDocuments(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  session: Session,
  holder: Holder<DocumentHolder>,
  given: readonly DocumentInput[],
): Promise<RecordDocument[]> {
  const { database, now } = deps;
  const { kind, id } = holder;
  return database.write(async (trx) => {
    await lockRow(database, trx, tables[kind], id);
    const record = await findModerated(deps, { db: trx }, kind, id);
    if (!record || !mayEdit(session, record.ownerId)) throw notFound(kind);
    if (record.hold === 'removed') throw new HttpError('conflict', `Our team has removed this ${kind}.`);
    const before = await findDocuments({ db: trx }, holder);
    const ids = given.map((each) => each.id);
    await attach(deps, trx, { userId: session.user.id, holder, ids, field: 'documents' });
    await setTitles(trx, given);
    const after = await findDocuments({ db: trx }, holder);
    const picture = after.findIndex(({ type }) => isPicture(type));
    if (picture >= 0) {
      throw invalidInput({
        documents: `“${after[picture]?.title}” is a picture. Please add it to the pictures instead.`,
      });
    }
    const at = now().toISOString();
    const { ownerId, hold, title } = record;
    const followed = followKinds.find((each) => each === kind);
    // Listings have no history.
    if (followed) {
      const changed = differences(historyFields, before, after);
      await recordChanges(trx, session, { kind: followed, id, ownerId, hold }, changed, at);
    }
    await noteUnlessOwn(trx, session, ownerId, {
      action: 'content.edit',
      targetKind: kind,
      targetId: id,
      target: title,
      note: 'documents',
      createdAt: at,
    });
    return after;
  });
}
