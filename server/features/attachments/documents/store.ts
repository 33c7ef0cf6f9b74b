import { type DocumentHolder, documentHolders } from '#contract/attachments.ts';
import type { DocumentInput, RecordDocument } from '#contract/attachments-documents.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Holder } from '#server/platform/uploads/held-files-store.ts';
import { presentAttachment } from '../presenter.ts';
import { type AttachmentRow, findOfHolders } from '../store.ts';

/** Whether a file belongs to a record, for everybody who sees that. */
export function isDocument({ holder_kind: kind }: Pick<AttachmentRow, 'holder_kind'>): boolean {
  return documentHolders.some((each) => each === kind);
}

/** The documents of a record, in their order. */
export async function findDocuments(
  database: Pick<Database, 'db'>,
  { kind, id }: Holder<DocumentHolder>,
): Promise<RecordDocument[]> {
  const rows = await findOfHolders(database, kind, [id]);
  return rows.map((row) => ({ ...presentAttachment(row), title: row.title }));
}

/** Gives these files their titles. */
export async function setTitles(trx: Transaction, documents: readonly DocumentInput[]): Promise<void> {
  for (const { id, title } of documents) {
    await trx.updateTable('attachments').set({ title }).where('id', '=', id).execute();
  }
}
