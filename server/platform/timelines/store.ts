import type { TimelineAction, TimelineKind } from '#contract/timelines.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Records are written at a time: a statement takes a limited number of values. */
const portion = 500;

interface Done {
  records: readonly { kind: TimelineKind; id: number }[];
  actorId: number;
  action: TimelineAction;
  detail?: string;
  noteId?: number;
  listId?: number;
  pipelineId?: number;
  at: string;
}

/**
 * Writes what a member did with records into their timelines, in the transaction that does it (rule timelines). Without a
 * note, list or pipeline only that member sees it.
 */
export async function recordDone(
  trx: Transaction,
  { records, actorId, action, detail = '', noteId, listId, pipelineId, at }: Done,
): Promise<void> {
  for (let start = 0; start < records.length; start += portion) {
    await trx
      .insertInto('timeline_entries')
      .values(
        records.slice(start, start + portion).map(({ kind, id }) => ({
          kind,
          item_id: id,
          actor_id: actorId,
          action,
          detail,
          note_id: noteId ?? null,
          list_id: listId ?? null,
          pipeline_id: pipelineId ?? null,
          created_at: at,
        })),
      )
      .execute();
  }
}
