import { sql } from 'kysely';
import type { Claim } from '#contract/companies-claims.ts';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { CompanyClaimsTable } from '#server/platform/db/tables/companies.ts';

const columns = [
  'company_claims.id',
  'company_claims.company_id',
  'company_claims.status',
  'company_claims.created_at',
] as const;

function present(row: Pick<CompanyClaimsTable, 'company_id' | 'status' | 'created_at'> & { id: number }): Claim {
  return { id: row.id, companyId: row.company_id, status: row.status, createdAt: row.created_at };
}

/** Whether the member has a pending claim to this company. */
export async function findPendingClaim({ db }: Database, companyId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('company_claims')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('status', '=', sql.lit('pending'))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewClaim {
  companyId: number;
  userId: number;
  role: string;
  workEmail: string;
  proof: string;
  link: string | null;
  createdAt: string;
}

/** Adds a claim; `undefined` when the member has one pending for this company. */
export async function insertClaim(trx: Transaction, claim: NewClaim): Promise<Claim | undefined> {
  const row = await trx
    .insertInto('company_claims')
    .values({
      company_id: claim.companyId,
      user_id: claim.userId,
      role: claim.role,
      work_email: claim.workEmail,
      proof: claim.proof,
      link: claim.link,
      status: 'pending',
      reason: null,
      created_at: claim.createdAt,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id'])
        // Written as a literal, because PostgreSQL matches a partial index by its text.
        .where(sql<boolean>`status = 'pending'`)
        .doNothing(),
    )
    .returning(columns)
    .executeTakeFirst();
  return row && present(row);
}

/** All claims, or those in one state, newest first. */
export function findClaims(
  { db }: Pick<Database, 'db'>,
  status: Claim['status'] | undefined,
  { before, limit }: { before: number | undefined; limit: number },
) {
  let query = db
    .selectFrom('company_claims')
    .innerJoin('companies', 'companies.id', 'company_claims.company_id')
    .innerJoin('users', 'users.id', 'company_claims.user_id');
  if (status) query = query.where('company_claims.status', '=', status);
  if (before !== undefined) query = query.where('company_claims.id', '<', before);
  return query
    .selectAll('company_claims')
    .select([
      'companies.name as company_name',
      'users.username',
      'users.full_name',
      'users.email',
      'users.email_confirmed_at',
      hasProfile('company_claims.user_id'),
    ])
    .orderBy('company_claims.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the rows in one state, or all, up to one past the cap. */
export function countClaims({ db }: Pick<Database, 'db'>, status: Claim['status'] | undefined): Promise<number> {
  let query = db.selectFrom('company_claims').select('id');
  if (status) query = query.where('status', '=', status);
  return countCapped({ db }, query);
}

/** The company and the member of a pending claim, or `undefined`. */
export function findPending(trx: Transaction, id: number) {
  return trx
    .selectFrom('company_claims')
    .innerJoin('companies', 'companies.id', 'company_claims.company_id')
    .where('company_claims.id', '=', id)
    .where('company_claims.status', '=', 'pending')
    .select(['company_claims.company_id', 'company_claims.user_id', 'companies.name as company_name'])
    .executeTakeFirst();
}

export interface Decision {
  status: 'approved' | 'declined';
  reason: string | null;
  by: number;
  at: string;
}

/** Closes a pending claim; `undefined` when it is not pending. */
export async function closeClaim(trx: Transaction, id: number, decision: Decision): Promise<Claim | undefined> {
  const row = await trx
    .updateTable('company_claims')
    .set(decided(decision))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(columns)
    .executeTakeFirst();
  return row && present(row);
}

/** Closes all other pending claims to this company and returns their members. */
export async function closeOtherClaims(trx: Transaction, companyId: number, decision: Decision): Promise<number[]> {
  const rows = await trx
    .updateTable('company_claims')
    .set(decided(decision))
    .where('company_id', '=', companyId)
    .where('status', '=', 'pending')
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

function decided({ status, reason, by, at }: Decision) {
  return { status, reason, decided_by: by, decided_at: at };
}

/** Makes a member the owner of a company; `false` when it already has one. */
export async function giveCompany(trx: Transaction, companyId: number, userId: number): Promise<boolean> {
  const row = await trx
    .updateTable('companies')
    .set({ owner_id: userId })
    .where('id', '=', companyId)
    .where('owner_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
