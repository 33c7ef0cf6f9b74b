import type { Change } from '#contract/changes.ts';
import type { Deps } from '#server/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { findItemsOf, findItemsOfMany, type RecordDeps, recordKinds } from '#server/platform/records/records.ts';
import type { ChangeRow } from './store.ts';

/**
 * Presents changes to a viewer, `null` in place of one that the viewer may not see: its record is withheld or gone, or
 * the field is no longer public. So is a new record that the viewer may not see.
 */
export async function presentChanges(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  session: Session | null,
  rows: readonly ChangeRow[],
): Promise<(Change | null)[]> {
  const viewerId = session?.user.id ?? null;
  const [itemOf, subjectOf] = await Promise.all([
    findItemsOf(deps, rows, viewerId, deps.now()),
    findSubjects(deps, rows, () => viewerId),
  ]);
  const isAdmin = session?.user.role === 'admin' && !session.mustSetUpTwoFactor;
  return rows.map((row) => {
    const item = itemOf(row);
    const field = historyField(deps, row);
    const subject = subjectOf(row);
    if (!item || !field || (row.subject_id !== null && !subject)) return null;
    const member =
      isAdmin && row.by_id !== null
        ? { id: row.by_id, name: row.by_name ?? '', hasProfile: row.by_has_profile === 1 }
        : null;
    return {
      id: row.id,
      kind: row.kind,
      recordId: row.item_id,
      title: item.title,
      path: item.path,
      subject,
      field: field.title,
      isList: field.isList ?? false,
      old: row.old_value,
      new: row.new_value,
      by: subject ? null : { role: row.by_role, member },
      changedAt: row.created_at,
    };
  });
}

/**
 * The records that rows say are new, as the viewer of each row (`null`: an anonymous one) sees them; `null` in place of one
 * that they may not see.
 */
export async function findSubjects<Row extends Pick<ChangeRow, 'subject_kind' | 'subject_id'>>(
  deps: RecordDeps & Pick<Deps, 'now'>,
  rows: readonly Row[],
  viewerOf: (row: Row) => number | null,
): Promise<(row: Row) => Change['subject']> {
  const named = (row: Row) => {
    const { subject_kind: kind, subject_id: id } = row;
    return kind === null || id === null ? null : { kind, item_id: id, viewerId: viewerOf(row) };
  };
  const itemOf = await findItemsOfMany(
    deps,
    rows.flatMap((row) => named(row) ?? []),
    deps.now(),
  );
  return (row) => {
    const name = named(row);
    const item = name && itemOf(name);
    return name && item && { kind: name.kind, id: item.id, title: item.title, path: item.path };
  };
}

/** A changed field, `undefined` if it has no public history (any more). */
export function historyField(deps: Pick<Deps, 'features'>, { kind, field }: Pick<ChangeRow, 'kind' | 'field'>) {
  return recordKinds(deps).find((one) => one.kind === kind)?.history?.[field];
}
