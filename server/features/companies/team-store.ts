import type { TeamMember } from '#contract/companies.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { CompanyTeamTable } from '#server/platform/db/tables/companies.ts';

export interface TeamRow extends Omit<CompanyTeamTable, 'id' | 'company_id'> {
  id: number;
}

const columns = ['id', 'name', 'title', 'bio', 'image_url'] as const;

const ofCompany = prepare((db, param: Param<{ companyId: number }>) =>
  db.selectFrom('company_team').where('company_id', '=', param('companyId')).select(columns).orderBy('id'),
);

/** The team in the order in which it was entered. */
export function findTeam(database: Database, companyId: number): Promise<TeamRow[]> {
  return ofCompany(database, { companyId });
}

export async function countTeam(trx: Transaction, companyId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('company_team')
    .where('company_id', '=', companyId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertTeamMember(
  trx: Transaction,
  companyId: number,
  member: Pick<TeamMember, 'name' | 'title' | 'bio'>,
): Promise<TeamRow> {
  return trx
    .insertInto('company_team')
    .values({ company_id: companyId, ...member, image_url: null })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Returns the team member; `undefined` when the company has no such one. */
export function deleteTeamMember(
  trx: Transaction,
  companyId: number,
  id: number,
): Promise<Pick<TeamRow, 'name' | 'title'> | undefined> {
  return trx
    .deleteFrom('company_team')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning(['name', 'title'])
    .executeTakeFirst();
}
