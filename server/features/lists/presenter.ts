import type { List, ListItem } from '#contract/lists.ts';
import type { Deps } from '#server/deps.ts';
import { presentShared } from '#server/features/sharing/index.ts';
import { findItemsOf } from '#server/platform/records/records.ts';
import { findValues } from './fields/store.ts';
import type { ListItemRow } from './item-store.ts';
import type { ListRow } from './kind.ts';

export const presentList = (row: ListRow): List => ({ ...presentShared(row), items: row.items });

/** Records of a list with the names that this viewer may see. */
export async function presentItems(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  viewerId: number,
  rows: readonly ListItemRow[],
): Promise<ListItem[]> {
  const [itemOf, values] = await Promise.all([
    findItemsOf(deps, rows, viewerId, deps.now()),
    findValues(
      deps.database,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const { title = null, path = null } = itemOf(row) ?? {};
    return {
      id: row.id,
      kind: row.kind,
      itemId: row.item_id,
      title,
      path,
      addedBy:
        row.added_by === null
          ? null
          : { id: row.added_by, name: row.adder_name ?? '', hasProfile: row.adder_has_profile === 1 },
      addedAt: row.added_at,
      values: values.get(row.id) ?? {},
    };
  });
}
