import type { Pipeline } from '#contract/pipelines.ts';
import type { Card } from '#contract/pipelines-cards.ts';
import type { Deps } from '#server/deps.ts';
import { presentShared } from '#server/features/sharing/index.ts';
import { findItemsOf } from '#server/platform/records/records.ts';
import type { CardRow } from './card-store.ts';
import type { PipelineRow } from './kind.ts';

export const presentPipeline = (row: PipelineRow): Pipeline => ({ ...presentShared(row), cards: row.cards });

/** Cards with the names of the records that this viewer may see. */
export async function presentCards(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  viewerId: number,
  rows: readonly CardRow[],
): Promise<Card[]> {
  const itemOf = await findItemsOf(deps, rows, viewerId, deps.now());
  return rows.map((row) => {
    const { title = null, path = null } = itemOf(row) ?? {};
    return {
      id: row.id,
      stageId: row.stage_id,
      kind: row.kind,
      itemId: row.item_id,
      title,
      path,
      version: row.version,
      nextStep: row.next_step,
      dueOn: row.due_on,
      addedBy:
        row.added_by === null
          ? null
          : { id: row.added_by, name: row.adder_name ?? '', hasProfile: row.adder_has_profile === 1 },
      addedAt: row.added_at,
    };
  });
}
