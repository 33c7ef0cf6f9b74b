import type { Attachment, AttachmentHolder } from '#contract/attachments.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type AttachmentRow, findOfHolders } from './store.ts';

export function presentAttachment({ id, name, type, bytes }: AttachmentRow): Attachment {
  return { id, name, type, bytes };
}

/** The attachments of each of these notes or messages; none for those that have none. */
export async function attachmentsOf(
  database: Pick<Database, 'db'>,
  kind: AttachmentHolder,
  ids: readonly number[],
): Promise<(id: number) => Attachment[]> {
  const rows = ids.length > 0 ? await findOfHolders(database, kind, ids) : [];
  const found = Map.groupBy(rows, ({ holder_id }) => holder_id);
  return (id) => (found.get(id) ?? []).map(presentAttachment);
}
