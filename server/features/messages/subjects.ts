import type { Subject } from '#contract/messages.ts';
import type { Deps } from '#server/deps.ts';
import { findItemsOf } from '#server/platform/records/records.ts';
import type { SubjectRow } from './enquiry-store.ts';

/** Finds the records that enquiries are about, as this reader sees them; `null` for a message that is none. */
export async function findSubjects(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  rows: readonly SubjectRow[],
  readerId: number,
): Promise<(row: SubjectRow) => Subject | null> {
  const now = deps.now();
  const find = await findItemsOf(
    deps,
    rows.flatMap(({ about_kind: kind, about_id: item_id }) => (kind && item_id !== null ? [{ kind, item_id }] : [])),
    readerId,
    now,
  );
  return ({ about_kind: kind, about_id: id, about_title: title }) => {
    if (kind === null || id === null || title === null) return null;
    const item = find({ kind, item_id: id });
    const state = !item ? 'gone' : item.takesEnquiries?.(now) === false ? 'closed' : 'open';
    return { kind, id, title: title || (item?.title ?? 'a member'), state };
  };
}
