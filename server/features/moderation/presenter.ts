import type { ModerationCase } from '#contract/moderation.ts';
import type { ReportReason } from '#contract/moderation-reports.ts';
import type { Deps } from '#server/deps.ts';
import type { ModeratedRecord } from '#server/platform/records/record.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { type CaseReportRow, type CaseRow, findReasons, findReportsOf } from './queue-store.ts';

/** Cases as the team sees them, with their reports and with their records as they are now. */
export async function presentCases(
  deps: Pick<Deps, 'database' | 'features'>,
  rows: readonly CaseRow[],
): Promise<ModerationCase[]> {
  const { database } = deps;
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const [reasons, reports, ...records] = await Promise.all([
    findReasons(
      database,
      rows.map(({ id }) => id),
    ),
    Promise.all(rows.map(({ id }) => findReportsOf(database, id))),
    ...kinds.map((kind) => {
      const ids = rows.filter((row) => row.kind === kind).map((row) => row.item_id);
      return moderatedKind(deps, kind).find(database, ids);
    }),
  ]);
  const recordsOf = new Map(kinds.map((kind, index) => [kind, records[index]]));
  return rows.map((row, index) => ({
    ...presentCase(
      row,
      recordsOf.get(row.kind)?.find(({ id }) => id === row.item_id),
    ),
    reasons: reasons.filter(({ caseId }) => caseId === row.id).map(({ reason, count }) => ({ reason, count })),
    reports: (reports[index] ?? []).map(presentReport),
  }));
}

function presentCase(row: CaseRow, record: ModeratedRecord | undefined): Omit<ModerationCase, 'reasons' | 'reports'> {
  return {
    id: row.id,
    kind: row.kind,
    itemId: row.item_id,
    source: row.source,
    state: row.state,
    // Empty in cases that are older than these columns.
    title: row.title || (record?.title ?? `${row.kind} ${row.item_id}`),
    excerpt: row.excerpt || (record?.excerpt ?? ''),
    path: row.kind === 'message' ? null : (record?.path ?? null),
    isGone: !record,
    owner: person(row.owner_id, row.owner_full_name ?? row.owner_username, {
      username: row.owner_username ?? '',
      isSuspended: row.owner_suspended_at !== null,
      hasProfile: row.owner_has_profile === 1,
    }),
    hold: record?.hold ?? null,
    isHiding: row.is_hiding === 1 && record?.hold === 'hidden',
    reportCount: row.report_count,
    firstAt: row.first_at,
    lastAt: row.last_at,
    decision:
      row.action && row.decided_at
        ? {
            action: row.action,
            reason: row.reason ?? '',
            by: person(row.decided_by, row.admin_full_name ?? row.admin_username, {}),
            at: row.decided_at,
          }
        : null,
  };
}

function presentReport(row: CaseReportRow): ModerationCase['reports'][number] {
  return {
    id: row.id,
    // Only values of the contract are ever stored.
    reason: row.reason as ReportReason,
    details: row.details,
    reporter: person(row.reporter_id, row.reporter_full_name ?? row.reporter_username, {
      hasProfile: row.reporter_has_profile === 1,
    }),
    createdAt: row.created_at,
  };
}

function person<More extends object>(id: number | null, name: string | null, more: More) {
  return id === null || name === null ? null : { id, name, ...more };
}
