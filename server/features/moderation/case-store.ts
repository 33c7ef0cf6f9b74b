import { sql } from 'kysely';

import type { ReportableKind } from '#contract/items.ts';
import type { CaseAction, CaseOutcome, CaseSource, CaseState } from '#contract/moderation.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ModeratedRecord } from '#server/platform/records/record.ts';

/**
 * The open case of a record, created if there is none, and locked until `trx` ends. It stores the record's current
 * text, because the owner may change it before the team looks.
 */
export async function openCase(
  trx: Transaction,
  { kind, source, record, at }: { kind: ReportableKind; source: CaseSource; record: ModeratedRecord; at: string },
): Promise<number> {
  const said = { title: record.title, excerpt: record.excerpt, path: record.path, owner_id: record.ownerId };
  const { id } = await trx
    .insertInto('moderation_cases')
    .values({
      ...said,
      kind,
      item_id: record.id,
      source,
      state: 'open',
      report_count: 0,
      first_at: at,
      last_at: at,
      action: null,
      reason: null,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'item_id'])
        // Written as a literal, because PostgreSQL matches a partial index by its text.
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet({ ...said, last_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countReport(trx: Transaction, caseId: number): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set((eb) => ({ report_count: eb('report_count', '+', 1) }))
    .where('id', '=', caseId)
    .execute();
}

/** The decision, and the admin who made it. */
export interface Decision {
  state: Exclude<CaseState, 'open'>;
  action: CaseAction;
  reason: string;
  by: number;
  at: string;
}

/** Closes an open case with its reports and returns the members to notify; `null` when it is not open. */
export async function closeCase(
  trx: Transaction,
  id: number,
  { state, action, reason, by, at }: Decision,
): Promise<{ reporterIds: number[] } | null> {
  const { numUpdatedRows } = await trx
    .updateTable('moderation_cases')
    .set({ state, action, reason, decided_at: at, decided_by: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  const reports = await trx
    .updateTable('reports')
    .set({ status: state, decided_at: at, decided_by: by })
    .where('case_id', '=', id)
    .returning('reporter_id')
    .execute();
  const reporterIds = reports.map((row) => row.reporter_id).filter((reporter) => reporter !== null);
  return { reporterIds: [...new Set(reporterIds)] };
}

/** Records a later action on a record that a case had hidden: what was done, by whom and why. */
export async function amendCase(
  trx: Transaction,
  id: number,
  { action, reason, by, at }: Pick<Decision, 'reason' | 'by' | 'at'> & { action: CaseOutcome },
): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ action, reason, decided_at: at, decided_by: by })
    .where('id', '=', id)
    .execute();
}

/** Records which case hides a record now; `null` for none. */
export async function noteHiding(
  trx: Transaction,
  { kind, itemId }: { kind: ReportableKind; itemId: number },
  caseId: number | null,
): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ is_hiding: 0 })
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('is_hiding', '=', sql.lit(1))
    .execute();
  if (caseId === null) return;
  await trx.updateTable('moderation_cases').set({ is_hiding: 1 }).where('id', '=', caseId).execute();
}

/** Records the new number of a case's record. */
export async function moveCase(trx: Transaction, id: number, itemId: number): Promise<void> {
  await trx.updateTable('moderation_cases').set({ item_id: itemId }).where('id', '=', id).execute();
}

/** Whether a report against this member was ever upheld. */
export async function hasUpheldReport(trx: Transaction, ownerId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('moderation_cases')
    .where('owner_id', '=', ownerId)
    .where('state', '=', sql.lit('upheld'))
    .where('source', '=', sql.lit('reports'))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
