import type { Change } from '#contract/changes.ts';
import type { Deps } from '#server/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { findItemsOf, recordKinds } from '#server/platform/records/records.ts';
import type { ChangeRow } from './store.ts';

/**
 * Presents changes to a viewer, `null` in place of one that the viewer may not see: its record is withheld or gone, or
 * the field is no longer public.
 */
export async function presentChanges(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  session: Session | null,
  rows: readonly ChangeRow[],
): Promise<(Change | null)[]> {
  const itemOf = await findItemsOf(deps, rows, session?.user.id ?? null, deps.now());
  const isAdmin = session?.user.role === 'admin' && !session.mustSetUpTwoFactor;
  return rows.map((row) => {
    const item = itemOf(row);
    const field = historyField(deps, row);
    if (!item || !field) return null;
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
      field: field.title,
      isList: field.isList ?? false,
      old: row.old_value,
      new: row.new_value,
      by: { role: row.by_role, member },
      changedAt: row.created_at,
    };
  });
}

/** A changed field, `undefined` if it has no public history (any more). */
export function historyField(deps: Pick<Deps, 'features'>, { kind, field }: Pick<ChangeRow, 'kind' | 'field'>) {
  return recordKinds(deps).find((one) => one.kind === kind)?.history?.[field];
}
