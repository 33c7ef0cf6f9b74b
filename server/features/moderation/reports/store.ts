import type { ItemKind } from '#contract/items.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

export interface NewReport {
  caseId: number;
  reporterId: number;
  kind: ItemKind;
  itemId: number;
  reason: string;
  details: string | null;
  createdAt: string;
}

/** Adds a report and returns whether it is new: a member can have one open report of a record. */
export async function insertReport(trx: Transaction, report: NewReport): Promise<boolean> {
  const row = await trx
    .insertInto('reports')
    .values({
      reporter_id: report.reporterId,
      kind: report.kind,
      item_id: report.itemId,
      reason: report.reason,
      details: report.details,
      status: 'open',
      case_id: report.caseId,
      created_at: report.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
