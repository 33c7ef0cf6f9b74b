import { sql } from 'kysely';
import type { ReportableKind } from '#contract/items.ts';
import { type CaseList, reportsShown } from '#contract/moderation.ts';
import type { ReportReason } from '#contract/moderation-reports.ts';
import type { Deps } from '#server/deps.ts';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import { recordKinds } from '#server/platform/records/records.ts';

interface CaseDeps extends Pick<Deps, 'features'> {
  database: Pick<Database, 'db'>;
}

export interface CaseFilters {
  state: CaseList | undefined;
  kind: ReportableKind | undefined;
}

/** Cases, newest first. */
export function findCases(
  deps: CaseDeps,
  filters: CaseFilters,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return withPeople(deps.database.db)
    .where('moderation_cases.id', 'in', idsOf(deps, filters, before).orderBy('id', 'desc').limit(limit))
    .orderBy('moderation_cases.id', 'desc')
    .execute();
}
export type CaseRow = Awaited<ReturnType<typeof findCases>>[number];

/** Counts the rows, up to one past the cap. */
export function countCases(deps: CaseDeps, filters: CaseFilters): Promise<number> {
  return countCapped(deps.database, idsOf(deps, filters, undefined));
}

/** One case, or `undefined`. */
export function findCase({ db }: Pick<Database, 'db'>, id: number): Promise<CaseRow | undefined> {
  return withPeople(db).where('moderation_cases.id', '=', id).executeTakeFirst();
}

export interface CaseReportRow {
  id: number;
  reason: string;
  details: string | null;
  created_at: string;
  reporter_id: number | null;
  reporter_username: string | null;
  reporter_full_name: string | null;
  reporter_has_profile: 0 | 1;
}

/** The newest reports of a case. */
export function findReportsOf({ db }: Pick<Database, 'db'>, caseId: number): Promise<CaseReportRow[]> {
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .where('reports.case_id', '=', caseId)
    .select([
      'reports.id',
      'reports.reason',
      'reports.details',
      'reports.created_at',
      'reports.reporter_id',
      'users.username as reporter_username',
      'users.full_name as reporter_full_name',
      hasProfile('reports.reporter_id', 'reporter_has_profile'),
    ])
    .orderBy('reports.id', 'desc')
    .limit(reportsShown)
    .execute();
}

/** How often each reason was given in these cases, the most frequent first. */
export async function findReasons(
  { db }: Pick<Database, 'db'>,
  caseIds: readonly number[],
): Promise<{ caseId: number; reason: ReportReason; count: number }[]> {
  if (caseIds.length === 0) return [];
  const rows = await db
    .selectFrom('reports')
    .where('case_id', 'in', caseIds)
    .groupBy(['case_id', 'reason'])
    .select(({ fn }) => ['case_id', 'reason', fn.countAll<number>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  // Only values of the contract are ever stored.
  return rows.map((row) => ({ caseId: row.case_id ?? 0, reason: row.reason as ReportReason, count: row.count }));
}

function idsOf(deps: CaseDeps, { state, kind }: CaseFilters, before: number | undefined) {
  let query = deps.database.db
    .selectFrom('moderation_cases')
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .select('id');
  // Written as a literal, because PostgreSQL matches a partial index by its text.
  if (state === 'hidden') query = query.where('is_hiding', '=', sql.lit(1)).where(isStillHidden(deps));
  else if (state) query = query.where('state', '=', state);
  if (kind) query = query.where('kind', '=', kind);
  return query;
}

/** A case whose record was deleted by its owner needs no decision. */
function isStillHidden(deps: Pick<Deps, 'features'>) {
  const holders = recordKinds(deps).flatMap(({ kind, moderated }) =>
    moderated?.table ? [{ kind, table: moderated.table }] : [],
  );
  return sql<boolean>`case kind ${sql.join(
    holders.map(
      ({ kind, table }) =>
        sql`when ${sql.lit(kind)} then (select record.hold from ${sql.table(table)} as record where record.id = item_id)`,
    ),
    sql` `,
  )} end = 'hidden'`;
}

function withPeople(db: Database['db']) {
  return db
    .selectFrom('moderation_cases')
    .leftJoin('users as owners', 'owners.id', 'moderation_cases.owner_id')
    .leftJoin('users as admins', 'admins.id', 'moderation_cases.decided_by')
    .selectAll('moderation_cases')
    .select([
      'owners.username as owner_username',
      'owners.full_name as owner_full_name',
      'owners.suspended_at as owner_suspended_at',
      hasProfile('moderation_cases.owner_id', 'owner_has_profile'),
      'admins.username as admin_username',
      'admins.full_name as admin_full_name',
    ]);
}
